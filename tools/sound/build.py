#!/usr/bin/env python3
"""Makes the program's sounds: assets/sounds/*.wav, 22050 Hz, mono, 16 bit. Plain Python 3.

Each sound is a sum of damped tones and a little noise: wood on wood for moves, a duller knock for captures, glass for
ice, a small bell for check, two notes for the end of a game.
"""
import math
import random
import struct
import wave
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent.parent / "assets" / "sounds"
RATE = 22050


def tone(frequency, decay, level, delay=0.0):
    """A damped tone: Hz, seconds until it has fallen to a third, 0 to 1, seconds until it begins."""
    def at(t):
        t -= delay
        return level * math.sin(2 * math.pi * frequency * t) * math.exp(-t / decay) if t >= 0 else 0.0
    return at


def noise(decay, level, delay=0.0):
    """A damped hiss, the start of a knock."""
    source = random.Random(7)
    def at(t):
        t -= delay
        return level * source.uniform(-1, 1) * math.exp(-t / decay) if t >= 0 else 0.0
    return at


SOUNDS = {
    "move": (0.16, [tone(620, 0.018, 0.5), tone(1240, 0.009, 0.25), noise(0.004, 0.35)]),
    "capture": (0.26, [tone(330, 0.04, 0.6), tone(495, 0.025, 0.3), noise(0.012, 0.45), tone(220, 0.05, 0.3, 0.05)]),
    "swap": (0.26, [tone(560, 0.02, 0.4), noise(0.004, 0.25), tone(700, 0.02, 0.4, 0.09), noise(0.004, 0.25, 0.09)]),
    "freeze": (0.5, [tone(f, 0.12, 0.14, i * 0.035) for i, f in enumerate((1760, 2217, 2637, 3520))]),
    "check": (0.5, [tone(880, 0.14, 0.35), tone(1320, 0.1, 0.18), tone(2640, 0.05, 0.06)]),
    "end": (1.0, [tone(523, 0.25, 0.35), tone(784, 0.2, 0.15), tone(392, 0.35, 0.4, 0.22), tone(588, 0.3, 0.15, 0.22)]),
}


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (length, parts) in SOUNDS.items():
        samples = []
        for index in range(int(length * RATE)):
            t = index / RATE
            fade = min(1.0, (length - t) / 0.02)
            value = fade * sum(part(t) for part in parts)
            samples.append(struct.pack("<h", round(max(-1.0, min(1.0, value)) * 20000)))
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(samples))


main()
