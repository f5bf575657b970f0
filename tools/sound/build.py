#!/usr/bin/env python3
"""Makes the program's sounds: assets/sounds/*.wav, 22050 Hz, mono, 16 bit. Plain Python 3.

Each sound is a sum of damped tones and a little noise: wood on wood for moves, a duller knock with different endings for
the kinds of captures, glass for freezing, a small bell for check, two or three notes for the end of a game.
"""
import math
import random
import struct
import wave
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds"
RATE = 22050


def tone(frequency, decay, level, delay=0.0):
    """A damped tone: its frequency in Hz, seconds until it falls to a third, its level from 0 to 1, and its delay in seconds."""
    def at(t):
        t -= delay
        return level * math.sin(2 * math.pi * frequency * t) * math.exp(-t / decay) if t >= 0 else 0.0
    return at


def noise(decay, level, delay=0.0):
    """Damped noise, for the start of a knock."""
    source = random.Random(7)
    def at(t):
        t -= delay
        return level * source.uniform(-1, 1) * math.exp(-t / decay) if t >= 0 else 0.0
    return at


def notes(*frequencies, step=0.16):
    """Soft notes one after the other."""
    return [part for i, f in enumerate(frequencies)
            for part in (tone(f, 0.16, 0.3, i * step), tone(2 * f, 0.08, 0.08, i * step))]


KNOCK = [tone(330, 0.04, 0.5), tone(495, 0.025, 0.25), noise(0.012, 0.4)]

SOUNDS = {
    "move": (0.16, [tone(620, 0.018, 0.5), tone(1240, 0.009, 0.25), noise(0.004, 0.35)]),
    "capture": (0.26, KNOCK + [tone(220, 0.05, 0.3, 0.05)]),
    "leap": (0.3, [tone(740, 0.02, 0.35), noise(0.004, 0.2)] + [tone(494, 0.03, 0.35, 0.09), tone(330, 0.05, 0.4, 0.12)]),
    "afar": (0.32, [tone(620, 0.015, 0.35), noise(0.004, 0.25), tone(415, 0.06, 0.35, 0.08), tone(277, 0.07, 0.3, 0.1)]),
    "blast": (0.45, [tone(110, 0.1, 0.6), tone(73, 0.14, 0.4), noise(0.06, 0.35)]),
    "swap": (0.26, [tone(560, 0.02, 0.4), noise(0.004, 0.25), tone(700, 0.02, 0.4, 0.09), noise(0.004, 0.25, 0.09)]),
    "freeze": (0.5, [tone(f, 0.12, 0.14, i * 0.035) for i, f in enumerate((1760, 2217, 2637, 3520))]),
    "check": (0.5, [tone(880, 0.14, 0.35), tone(1320, 0.1, 0.18), tone(2640, 0.05, 0.06)]),
    "win": (0.9, notes(523, 659, 784)),
    "loss": (0.9, notes(523, 440, 349)),
    "draw": (0.7, notes(523, 523)),
    "low-time": (0.36, [tone(1047, 0.03, 0.4), tone(1047, 0.03, 0.4, 0.15)]),
    "refused": (0.18, [tone(196, 0.04, 0.45), tone(147, 0.04, 0.3, 0.04)]),
}


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (length, parts) in SOUNDS.items():
        samples = []
        for index in range(int(length * RATE)):
            t = index / RATE
            fade = min(1.0, (length - t) / 0.02)
            value = fade * sum(part(t) for part in parts)
            samples.append(struct.pack("<h", round(max(-1.0, min(1.0, value)) * 16000)))
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(samples))


main()
