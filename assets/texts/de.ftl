### Alle Texte auf Deutsch. docs/TRANSLATING.md hat das Glossar.

## The language itself

language-name = Deutsch

## Files of texts

texts-mistake-line = { $file }, Zeile { $line }: { $what }
texts-mistake = { $file }: { $what }
texts-syntax = Das ist ungültig ({ $what }).
texts-no-such-text = Das Programm hat keinen Text „{ $id }“.
texts-no-such-argument = „{ $id }“ hat kein Argument „{ $name }“.
texts-no-such-reference = „{ $id }“ verwendet „{ $name }“, das in dieser Datei fehlt.
texts-too-long = Die Datei ist länger als 1 MiB.
texts-unreadable = Die Datei lässt sich nicht lesen ({ $error }).
texts-more-mistakes =
    { $count ->
        [one] Und noch ein Fehler.
       *[other] Und noch { $count } Fehler.
    }
texts-said-in-english = Baroque zeigt diese Texte auf Englisch.

## Words that many pages share

option-army = { $side ->
        [white] Armee von Weiß
       *[black] Armee von Schwarz
    }
side-white = Weiß
side-black = Schwarz

## The header of every page

header-back = Zurück
page-play = Spielen
page-learn = Lernen
page-puzzles = Aufgaben
page-guide = Handbuch
page-invent = Erfinden
page-my-games = Meine Partien
header-back-help = Zur vorigen Seite zurückkehren

## The start page

start-tagline = Schachspiele, deren Figuren auf ungewöhnliche Weise schlagen
start-family-added-pair = Schach mit einem zusätzlichen Paar
start-family-ultima = Die Ultima-Familie
start-family-beyond = Weitere Spiele
start-own-games = Deine eigenen Spiele
start-new-here = Neu hier?
start-welcome = Spiele { $game } gegen den Computer auf seiner leichtesten Stufe. Es ist Schach mit einer neuen Figur.
start-first-game = Erste Partie spielen
start-lessons = Oder lerne in kurzen Lektionen
start-plate =
    { $piece-gender ->
        [masculine] Der { $piece } schlägt
        [feminine] Die { $piece } schlägt
        [neuter] Das { $piece } schlägt
       *[other] { $piece }: schlägt
    } { $count } Figuren in einem Zug.
start-plate-help = Diesen Zug und die Regeln zeigen: { $piece }
start-continue = { $game } fortsetzen
start-play = { $game } spielen
start-go-on-learning = In kurzen Lektionen lernen
start-pieces = Figurensatz:
start-all = Alle { $count } zeigen
start-fewer = Weniger zeigen
start-level-known = Schlagen wie im Schach
start-level-easy =
    { $count ->
        [one] Leicht: 1 neue Figur
       *[other] Leicht: { $count } neue Figuren
    }
start-level-medium = Mittel: { $count } neue Figuren
start-level-hard = Schwer: { $count } neue Figuren

## Words during a first game

first-begin = Du spielst Weiß. Klicke eine Figur an, um ihre Züge zu sehen. Ein Rechtsklick zeigt, was sie kann.
first-capture =
    { $piece-gender ->
        [feminine] Deine { $piece } kann jetzt schlagen. Nimm sie auf und achte auf die Felder mit Ring.
        [neuter] Dein { $piece } kann jetzt schlagen. Nimm es auf und achte auf die Felder mit Ring.
       *[other] Dein { $piece } kann jetzt schlagen. Nimm ihn auf und achte auf die Felder mit Ring.
    }
first-check = Dein König steht im Schach. Schlage den Angreifer, ziehe den König weg oder stelle etwas dazwischen.
first-guarded =
    Vorsicht: { $enemy-gender ->
        [feminine] Die
        [neuter] Das
       *[other] Der
    } { $enemy } auf { $square } könnte { $piece-gender ->
        [feminine] deine
        [neuter] dein
       *[other] deinen
    } { $piece-accusative } auf { $at } schlagen. Wiederhole den Zug, wenn du ihn trotzdem spielen willst.
first-answered = Vorsicht: Dein Gegner hat eine starke Antwort auf diesen Zug, { $answer }. Wiederhole ihn, wenn du ihn trotzdem spielen willst.
start-game-troubled = Die Datei hat Fehler (P). Dies ist die letzte fehlerfreie Fassung.

## The start page: recent games

start-board-state = Zug { $number }
start-resume-state = Zug { $number }, { $when }
start-resume-help = Deine letzte Partie fortsetzen (Enter)
start-recent = Zuletzt
start-gone = entfernt
start-recent-help = Zeigt die Seite von { $game }
start-recent-resume = Deine Partie { $game } fortsetzen
start-missing = fehlt
start-last-game = Die letzte Partie öffnen
start-go-on = Fortsetzen

## When a game was last played

ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }

## The options of a new game

new-game-play = Spielen
new-game-board = Brett
new-game-rules = Regeln
new-game-rules-standard = Standard
new-game-rules-changed =
    { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
new-game-change = Ändern
new-game-done = Fertig
new-game-no-clock = ohne Uhr
new-game-usual-rules = Standardregeln
new-game-other-rules = geänderte Regeln
new-game-random-colors = zufällige Farben
new-game-name = Name
new-game-name-of =
    { $side ->
        [white] Name von Weiß
       *[black] Name von Schwarz
    }
new-game-name-none = Ohne Namen
new-game-replaced = { $option }: „{ $wanted }“ gibt es auf diesem Brett nicht, jetzt gilt „{ $instead }“.
new-game-colors = Farben
new-game-colors-chosen = Wie gewählt
new-game-colors-random = Zufällig
new-game-turning = Brett drehen
new-game-turning-off = Nein
new-game-turning-on = Zum Spieler am Zug
new-game-house-rule = Hausregel
new-game-house-rule-help = Die veröffentlichten Regeln lassen das offen. Die erste Option ist unsere Wahl.

## The pieces that the sides place before the first move

new-game-sets = Figuren zum Aufstellen
new-game-sets-standard = Standard
new-game-sets-drawn = Ausgelost
new-game-sets-balanced = Ausgewogen
new-game-sets-picked = Gewählt
new-game-sets-seed = Seed
new-game-sets-again = Neu auslosen
new-game-sets-both = Figuren
new-game-sets-white = Figuren von Weiß
new-game-sets-black = Figuren von Schwarz
new-game-sets-count = { $count } von { $size }
new-game-sets-pick = Klicke Figuren an, um sie hinzuzufügen, und gewählte, um sie zu entfernen:
new-game-sets-full = Alle sind gewählt. Klicke eine gewählte Figur an, um Platz für eine andere zu schaffen:
new-game-sets-more = Weitere Figuren
new-game-sets-more-help = Alle Figuren, die Baroque kennt. Mit einer weiteren Figur wird daraus ein eigenes Spiel von dir.
new-game-sets-worth =
    { $by ->
        [games] Wert: { $pawns } Bauern, in Partien gemessen.
       *[engine] Wert: { $pawns } Bauern, von der Engine geschätzt.
    }
new-game-sets-worth-both =
    { $by ->
        [games] Wert: Weiß { $white } Bauern, Schwarz { $black }, in Partien gemessen.
       *[engine] Wert: Weiß { $white } Bauern, Schwarz { $black }, von der Engine geschätzt.
    }

## The players of a new game

player-person = Spieler
player-computer = Computer
player-name-level = Computer (Stufe { $level })
player-name-time = Computer ({ $seconds } s)
player-name-depth = Computer (Tiefe { $depth })
player-name-positions = Computer ({ $count } Knoten)
level-newcomer = hat gerade die Regeln gelernt
level-beginner = hat erste Partien gespielt
level-novice = übersieht selten einen Schlagzug
level-casual = Gelegenheitsspieler
level-regular = spielt regelmäßig
level-club = Vereinsspieler
level-strong = starker Vereinsspieler
level-expert = Experte
level-master = Meister
level-full = volle Stärke
level-choice = { $number } · { $name }
level-own = Eigene
players-level-of =
    { $side ->
        [white] Spielstärke von Weiß
       *[black] Spielstärke von Schwarz
    }
players-level = Spielstärke des Computers
players-limit-time = Zeit pro Zug
players-limit-depth = Tiefe
players-limit-positions = Knoten
players-unit-seconds = s
players-unit-plies = Halbzüge
players-unit-positions = Knoten
time-heading = Bedenkzeit
time-none = Unbegrenzt
time-own = Eigene
time-how = Minuten pro Seite und Sekunden Zuschlag nach jedem Zug. Die Uhr einer Seite läuft ab ihrem zweiten Zug.
time-unit-minutes = min
time-unit-seconds = s
new-game-watch = Zuschauen
players-both-computers = Der Computer spielt beide Seiten. Halte die Partie an, um sie Zug für Zug durchzugehen.

## Your own game files

files-mistakes =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
files-mistakes-help =
    { $count ->
        [one] 1 Fehler in Spieldateien (P)
       *[other] { $count } Fehler in Spieldateien (P)
    }
files-duplicate-and-edit = Kopie bearbeiten
files-edit-file = Datei bearbeiten
files-show-mistakes = Fehler zeigen
files-edit-help = Die Datei in deinem Editor öffnen; jedes Speichern aktualisiert das Spiel
files-edit = Bearbeiten
files-duplicate = Duplizieren
files-duplicate-help = Dieses Spiel als dein eigenes kopieren und seine Datei öffnen
files-puzzles = Aufgaben
files-puzzles-help = Aufgaben zu diesem Spiel
files-changed = Die Regeln von { $game } haben sich geändert.
files-keep-rules = Weiterspielen
files-keep-rules-help = Mit den alten Regeln weiterspielen
files-new-rules = Neu beginnen
files-new-rules-help = Mit den neuen Regeln von vorn beginnen

## Mistakes in game files

problems-none = Alle Spieldateien sind fehlerfrei.
problems-how = Bis seine Datei stimmt, behält ein Spiel seine letzte fehlerfreie Fassung. Klicke eine Stelle an, um sie in deinem Editor zu öffnen.
problems-place = { $file }, Zeile { $line }, Spalte { $column }
problems-open = Die Stelle in deinem Editor öffnen

## The result of a game, above its board

ending-you-win =
    { $reason ->
        [checkmate] Du gewinnst durch Matt
        [king] Du gewinnst durch Schlagen des Königs
        [goals] Du gewinnst durch Besetzen aller Ziele
        [arrival] Du gewinnst durch Erreichen eines Ziels
        [bare] Du gewinnst, dem Gegner bleibt nur der König
        [moves] Du gewinnst, der Gegner hat keinen legalen Zug
        [repetition] Du gewinnst durch dreifache Stellungswiederholung
        [resignation] Du gewinnst, der Gegner hat aufgegeben
        [time] Du gewinnst auf Zeit
       *[adjudication] Du gewinnst durch Wertung
    }
ending-computer-wins =
    { $reason ->
        [checkmate] Der Computer gewinnt durch Matt
        [king] Der Computer gewinnt durch Schlagen des Königs
        [goals] Der Computer gewinnt durch Besetzen aller Ziele
        [arrival] Der Computer gewinnt durch Erreichen eines Ziels
        [bare] Der Computer gewinnt, dir bleibt nur der König
        [moves] Der Computer gewinnt, du hast keinen legalen Zug
        [repetition] Der Computer gewinnt durch dreifache Stellungswiederholung
        [resignation] Der Computer gewinnt, du hast aufgegeben
        [time] Der Computer gewinnt auf Zeit
       *[adjudication] Der Computer gewinnt durch Wertung
    }

## The state of a game, below its board

game-hint = Ein Tipp wird gesucht …
game-go-on = Fortsetzen
game-pause = Pause
game-looking-start = Beginn der Partie
game-looking = Zug { $number } von { $of }
game-looking-beside = Nebenvariante, Zug { $number } von { $of }
game-lasted =
    { $count ->
        [one] Die Partie dauerte 1 Zug.
       *[other] Die Partie dauerte { $count } Züge.
    }
game-paused = Pause. Weiter mit K.
game-veil = Pause: zum Fortsetzen klicken
game-computer-asked = Der Computer prüft dein Remisangebot …
game-premove = Vorauszug gesetzt.
game-chooses-array =
    { $side ->
        [white] Weiß wählt die Grundstellung.
       *[black] Schwarz wählt die Grundstellung.
    }
game-places =
    { $side ->
        [white] Weiß stellt eine Figur auf: noch { $left }.
       *[black] Schwarz stellt eine Figur auf: noch { $left }.
    }
game-your-move = Du bist am Zug.
game-your-move-check = Du bist am Zug. Schach!
game-to-move =
    { $side ->
        [white] Weiß am Zug.
       *[black] Schwarz am Zug.
    }
game-check =
    { $side ->
        [white] Weiß am Zug. Schach!
       *[black] Schwarz am Zug. Schach!
    }
game-variation-ends = Nebenvariante. { $outcome }
game-variation-to-move =
    { $side ->
        [white] Nebenvariante. Weiß am Zug.
       *[black] Nebenvariante. Schwarz am Zug.
    }

## A player’s place beside the board

# Below the name of a computer.
seat-thinking = denkt nach …
seat-you = du
seats-of-two = Zwei Personen
seat =
    { $side ->
        [white] Weiß, { $player }
       *[black] Schwarz, { $player }
    }
seat-captured = Geschlagen: { $pieces }
seat-captured-ahead = Geschlagen: { $pieces }. Vorsprung: { $lead }.
seat-ahead = Vorsprung: { $lead }.
seat-timed =
    { $side ->
        [white] Weiß, { $player }, noch { $time }
       *[black] Schwarz, { $player }, noch { $time }
    }
seat-side-timed =
    { $side ->
        [white] Weiß, noch { $time }
       *[black] Schwarz, noch { $time }
    }

## Questions beside the board

ask-resign =
    { $side ->
        [white] Als Weiß aufgeben?
       *[black] Als Schwarz aufgeben?
    }
ask-give-up = Aufgeben
ask-offer-draw =
    { $side ->
        [white] Als Weiß Remis anbieten?
       *[black] Als Schwarz Remis anbieten?
    }
ask-offer = Remis anbieten
ask-offer-help = Nimmt der Computer an, endet die Partie
ask-play-on = Weiterspielen
ask-play-on-help = Die Partie fortsetzen
ask-level-up = Gut gespielt, zwei Siege in Folge! Stufe { $level } ({ $name }) versuchen?
ask-level-down = Zwei schwere Partien in Folge. Stufe { $level } ({ $name }) macht vielleicht mehr Spaß.
ask-level-play = Stufe { $level } spielen
ask-level-play-help = Eine Partie auf dieser Stufe beginnen
ask-level-stay = Nicht jetzt
ask-level-stay-help = Die jetzige Stufe behalten
ask-vary = Die Partie ist vorbei. Diesen Zug als Nebenvariante ausprobieren?
ask-vary-yes = Ausprobieren
ask-vary-yes-help = Den Zug als Nebenvariante in die Partie aufnehmen
ask-vary-no = Lassen
ask-vary-no-help = Nichts ändern
ask-end-help = Die Partie beenden
ask-draw =
    { $side ->
        [white] Weiß bietet Remis an.
       *[black] Schwarz bietet Remis an.
    }
ask-agree = Annehmen
ask-decline = Ablehnen
ask-decline-help = Die Partie fortsetzen; auch ein Zug lehnt ab
ask-adjudicate = Wie endete die Partie?
ask-white-wins = Weiß gewinnt
ask-black-wins = Schwarz gewinnt
ask-drawn = Remis
ask-adjudicate-help = Die Partie mit diesem Ergebnis beenden

## The choice between several moves to one square

choice-heard = { $choice }, Auswahl { $number } von { $of }
choice-on-sheet = { $choice } auf Teilbrett { $sheet }
choice-and-promotion = { $choice }, Bauer wird { $piece }
choice-drive = Wegschieben
choice-drop = Hier einsetzen
choice-resurrect = { $piece } zurücklassen
choice-explode = Explodieren
choice-push = Schieben
choice-pull = Mitziehen
choice-swap-promotion = Tauschen: Bauer wird { $piece }
choice-promotion = In { $piece } umwandeln
choice-swap = Tauschen
choice-exchange = { $one } und { $other } tauschen
choice-keep = { $one } und { $other } so lassen
choice-destroy = Beide Figuren vernichten
choice-suicide = Diese Figur entfernen
choice-decline = Ziehen, ohne zu schlagen
choice-stay = { $piece } bleiben
choice-take = { $squares } schlagen
choice-move = Nach { $square } ziehen

## Typed moves

typed-ambiguous = { $text } kann { $moves } bedeuten.
typed-unknown = { $text } ist kein legaler Zug.
typed-perhaps = { $text } ist kein legaler Zug. Meintest du { $moves }?
typed-letter = { $text } ist kein Zug: Keine Figur dieses Spiels hat den Buchstaben { $letter }. Es gibt { $letters }.
typed-over = Die Partie ist vorbei.
typed-not-newest = Gehe zuerst zur letzten Stellung.
typed-not-your-turn = Du bist nicht am Zug.
typed-changed = Die Stellung hat sich geändert. Gib den Zug noch einmal ein.

## The list of moves

comment-about = Kommentar zu { $played }
comment-about-game = Kommentar zur Partie
moves-comment = Kommentar
moves-promote = Variante aufwerten
moves-main = Als Hauptvariante
moves-delete = Ab hier löschen
moves-none-keys = Ein Rechtsklick auf eine Figur zeigt mehr. Zeige auf eine Figur und halte T gedrückt, um zu sehen, was sie bedroht.
moves-none = Ziehe eine Figur mit der Maus, oder klicke erst die Figur und dann ihr Zielfeld an. Ringe zeigen, was ein Zug schlägt.
moves-guide = Regeln im Handbuch
moves-close-pieces = Figurenliste schließen
moves-play = Ab hier spielen

## Analysis

evaluation-mate =
    { $side ->
        [white]
            { $count ->
                [one] Weiß gewinnt in 1 Zug
               *[other] Weiß gewinnt in { $count } Zügen
            }
       *[black]
            { $count ->
                [one] Schwarz gewinnt in 1 Zug
               *[other] Schwarz gewinnt in { $count } Zügen
            }
    }
evaluation-equal = Die Stellung ist etwa ausgeglichen, { $score }
evaluation-little-better =
    { $side ->
        [white] Weiß steht etwas besser, { $score }
       *[black] Schwarz steht etwas besser, { $score }
    }
evaluation-better =
    { $side ->
        [white] Weiß steht besser, { $score }
       *[black] Schwarz steht besser, { $score }
    }
evaluation-winning =
    { $side ->
        [white] Weiß steht auf Gewinn, { $score }
       *[black] Schwarz steht auf Gewinn, { $score }
    }
analysis-bar = Bewertung: { $evaluation }
analysis-unknown = noch unbekannt
analysis-line = Variante { $number }: { $evaluation }
analysis-decided = Die Partie ist entschieden.
analysis-waits-computer = wartet auf den Computer
analysis-waits-review = wartet auf den Rückblick
analysis-thinks = denkt nach …
analysis-depth = Tiefe { $depth }/{ $most }
analysis-more = Mehr Varianten
analysis-fewer = Weniger Varianten
analysis-how-many = Anzahl der Varianten
analysis-click-plays = Ein Klick spielt die Züge bis hierher.
analysis-click-plays-one = Ein Klick spielt diesen Zug.
analysis-click-varies = Ein Klick fügt dies als Nebenvariante ein.
analysis-click-keeps = Ein Klick lässt diese Stellung auf dem Brett.
analysis-work = { $positions } Knoten, { $speed }/s, Hashtabelle zu { $full } % voll

## Endings in the analysis

ending-undecided = Niemand kann den Gewinn erzwingen
ending-move-wins =
    { $count ->
        [one] gewinnt in 1 Zug
       *[other] gewinnt in { $count } Zügen
    }
ending-move-undecided = niemand kann den Gewinn erzwingen
ending-move-loses =
    { $count ->
        [one] verliert in 1 Zug
       *[other] verliert in { $count } Zügen
    }
ending-building = Endspiel wird gelöst, { $percent } %
ending-stop = Lösen stoppen
ending-unsolved = Dieses Endspiel ist noch nicht gelöst.
ending-build = Endspiel lösen

## The opening book

book-holds-none = { $path } enthält keine Partien: { $problem }
book-reading = Wird gelesen, { $percent } % …
book-failed = { $problem }.
book-none = Für dieses Spiel gibt es kein Eröffnungsbuch.
book-lines =
    { $count ->
        [one] 1 Eröffnungsvariante für dieses Spiel.
       *[other] { $count } Eröffnungsvarianten für dieses Spiel.
    }
book-own =
    { $count ->
        [one] 1 Partie dieses Spiels
       *[other] { $count } Partien dieses Spiels
    }{ $others ->
        [0] { "" }
        [one] , 1 andere Partie übergangen
       *[other] , { $others } andere Partien übergangen
    }{ $faulty ->
        [0] { "" }
       *[other] , { $faulty } mit Fehlern, der erste in { $fault }
    }.
book-unreadable = Das Buch lässt sich nicht lesen: { $error }
book-move =
    { $count ->
        [one] { $played }: im Eröffnungsbuch einmal gespielt
       *[other] { $played }: im Eröffnungsbuch { $count }-mal gespielt
    }
book-move-results =
    { $count ->
        [one] { $played }: einmal gespielt, { $wins } gewonnen, { $draws } remis, { $losses } verloren
       *[other] { $played }: { $count }-mal gespielt, { $wins } gewonnen, { $draws } remis, { $losses } verloren
    }

## Review

review-graph = Punkterwartung von Weiß, Zug für Zug
review-start = Beginn: { $evaluation }
review-clear = Analyse verwerfen
review-stop = Analyse stoppen
review-go-on = Analyse fortsetzen
review-keep = Alles übernehmen
review-practise = Verpasste Chancen üben
review-progress = { $done } von { $all } Stellungen analysiert
review-heading = Rückblick
review-evaluation = Bewertung: { $evaluation }
review-unknown = Diese Stellung gehört nicht zum Rückblick.
review-better =
    { $kind ->
        [inaccuracy] Ungenauigkeit. Besser: { $played } ({ $evaluation })
        [mistake] Fehler. Besser: { $played } ({ $evaluation })
        [losing] Die Partie war schon verloren, aber { $played } war besser ({ $evaluation }).
       *[blunder] Grober Fehler. Besser: { $played } ({ $evaluation })
    }
review-find-better = Finde den besseren Zug auf dem Brett.
review-unasked =
    { $kind ->
        [inaccuracy] Ungenauigkeit. Findest du einen besseren Zug?
        [mistake] Fehler. Findest du einen besseren Zug?
        [losing] Die Partie war schon verloren, aber es gab einen besseren Zug.
       *[blunder] Grober Fehler. Findest du einen besseren Zug?
    }
review-better-heard =
    { $kind ->
        [inaccuracy] Ungenauigkeit, besser war { $played }
        [mistake] Fehler, besser war { $played }
        [losing] schon verloren, besser war { $played }
       *[blunder] grober Fehler, besser war { $played }
    }
review-better-help = Die bessere Fortsetzung als Nebenvariante einfügen
review-inaccuracies =
    { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
review-mistakes =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
review-blunders =
    { $count ->
        [one] 1 grober Fehler
       *[other] { $count } grobe Fehler
    }
review-not-looked = noch nicht analysiert
review-nothing = keine Fehler
review-nothing-yet = bisher keine Fehler
review-side =
    { $side ->
        [white] Weiß: { $judgements }
       *[black] Schwarz: { $judgements }
    }
review-lost =
    { $side ->
        [white] Weiß verlor pro Zug im Schnitt { $percent } % eines Punktes.
       *[black] Schwarz verlor pro Zug im Schnitt { $percent } % eines Punktes.
    }
review-title = Rückblick
review-you =
    { $side ->
        [white] du hattest Weiß
       *[black] du hattest Schwarz
    }
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-accuracy-other = Gegner { $percent } %
review-accuracy-sides = Genauigkeit: Weiß { $white } %, Schwarz { $black } %
review-page-nothing = Keine Fehler
review-page-nothing-yet = Bisher keine Fehler.
review-page-nothing-own = Keiner deiner Züge war eine Ungenauigkeit, ein Fehler oder ein grober Fehler.
review-page-nothing-both = Kein Zug war eine Ungenauigkeit, ein Fehler oder ein grober Fehler.
review-resigned = Hier hast du aufgegeben, aber die Partie war nicht verloren ({ $evaluation }).
review-question = Was hättest du gespielt?
review-question-before = Spiele einen Zug auf dem Brett oder lass dir den besten zeigen.
# $what: what the answer does, in sentences.
review-question-answered = Der Zug war { $played }. Die beste Antwort darauf: { $what } Spiele auf dem Brett einen besseren Zug oder lass dir den besten zeigen.
review-question-right = Richtig. { $what }
review-question-good = { $played } ist auch gut. Die Engine bevorzugt { $best }.
review-question-checking = Baroque prüft { $played } …
review-question-wrong = Auch { $played } ist hier ein Fehler. Versuche einen anderen Zug.
review-question-shown = Am besten ist { $played }. { $what }
review-show-best = Besten Zug zeigen
review-keep-one = Übernehmen
review-last-mistake = Das war der letzte.
review-first-mistake = Erster Fehler
review-next-mistake = Nächster Fehler
review-practise-help = Ein Fehler wird nur zur Aufgabe, wenn ein Zug weit besser war als alle anderen

## Threats and hints on the board

threatens-nobody = Auf { $square } bedroht die Figur nichts.
threatens = Auf { $square } bedroht die Figur { $squares }.
freezes = Auf { $square } lähmt die Figur { $squares }.
threatens-and-freezes = Auf { $square } bedroht die Figur { $squares } und lähmt { $frozen }.
threats-of = { $piece }: { $threats }
sheets-one = { $square } liegt nur auf Teilbrett { $sheet }. Die Figur zieht auf diesem Teilbrett.
sheets-several = { $square } liegt auf beiden Teilbrettern. Jeder Zug bleibt auf einem davon.
square-trace =
    { $square }; der letzte Zug hat hier { $piece-gender ->
        [feminine] eine
        [neuter] ein
       *[other] einen
    } { $piece-accusative } entfernt
hint-piece =
    { $piece-gender ->
        [feminine] Die { $piece } auf { $square } sollte ziehen.
        [neuter] Das { $piece } auf { $square } sollte ziehen.
       *[other] Der { $piece } auf { $square } sollte ziehen.
    }
hint-protects =
    Das schützt { $piece-gender ->
        [feminine] die
        [neuter] das
       *[other] den
    } { $piece-accusative } auf { $square } vor { $enemy-gender ->
        [feminine] der
       *[other] dem
    } { $enemy-dative } auf { $from }.
hint-escapes =
    Das bringt die Figur vor { $enemy-gender ->
        [feminine] der
       *[other] dem
    } { $enemy-dative } auf { $from } in Sicherheit.
hint-check = Das gibt Schach.
hint-room =
    { $after ->
        [one] Von dort kann die Figur auf 1 Feld ziehen,
       *[other] Von dort kann die Figur auf { $after } Felder ziehen,
    } { $before ->
        [0] bisher auf keines.
       *[other] bisher nur auf { $before }.
    }
hint-opens =
    { $piece-gender ->
        [feminine] Die { $piece } auf { $square } bekommt
        [neuter] Das { $piece } auf { $square } bekommt
       *[masculine] Der { $piece } auf { $square } bekommt
    } { $count ->
        [one] 1 Feld mehr.
       *[other] { $count } Felder mehr.
    }
hint-threatens =
    Das bedroht { $piece-gender ->
        [feminine] die
        [neuter] das
       *[other] den
    } { $piece-accusative } auf { $square }.
hint-prepares =
    Das bereitet vor, { $piece-gender ->
        [feminine] die
        [neuter] das
       *[other] den
    } { $piece-accusative } auf { $square } zu schlagen.
hint-remove =
    { $piece-gender ->
        [feminine] Entferne die { $piece-accusative } auf { $square }: Klicke sie zweimal an.
        [neuter] Entferne das { $piece-accusative } auf { $square }: Klicke es zweimal an.
       *[other] Entferne den { $piece-accusative } auf { $square }: Klicke ihn zweimal an.
    }
refusal-remove = { $words } Klicke die Figur noch einmal an, um sie zu entfernen.

## The menu of a piece

menu-save-scene = Szene als GIF speichern
menu-save-move = Letzten Zug als GIF speichern
menu-what =
    Mehr über { $piece-gender ->
        [feminine] die
        [neuter] das
       *[other] den
    } { $piece-accusative }
menu-why = Warum kann diese Figur nicht ziehen?
menu-threats = Bedrohte Figuren zeigen
menu-copy-picture = Bild kopieren
menu-save-picture = Bild speichern
menu-practise = Diese Figur üben

## The position as text

read-out-copy = Kopieren
read-out-copied = Stellung kopiert.

## The board, for screen readers

board-name = Brett, { $game }
square-picked = { $square }; ausgewählt
square-victim = { $square }; kann geschlagen werden
square-target = { $square }; Zielfeld
square-target-captures = { $square }; Zielfeld, schlägt { $pieces }
square-piece = { $piece } auf { $square }
square-pieces-and = { " und " }
hand-piece =
    { $side ->
        [white] Vorrat von Weiß: { $piece }, { $count }
       *[black] Vorrat von Schwarz: { $piece }, { $count }
    }

## What screen readers say

heard-beginning = { $game }. { $state }
heard-to-move =
    { $side ->
        [white] Weiß am Zug
       *[black] Schwarz am Zug
    }
heard-taken-back = Zurückgenommen. { $state }
heard-after = Nach { $played }
heard-start = Anfang. { $state }
heard-let-go = Auswahl aufgehoben
heard-picked-hand =
    { $count ->
        [one] { $piece } aus dem Vorrat ausgewählt, 1 Zielfeld
       *[other] { $piece } aus dem Vorrat ausgewählt, { $count } Zielfelder
    }
heard-picked =
    { $count ->
        [one] { $piece } auf { $square } ausgewählt, 1 Zielfeld
       *[other] { $piece } auf { $square } ausgewählt, { $count } Zielfelder
    }

## Buttons with an icon only

# A tooltip.
icon-button-help = { $name }: { $help }

## The button that opens the rules of a game

rules-button = Regeln
rules-button-help = Die Seite dieses Spiels im Handbuch öffnen

## The guide’s buttons

guide-source = Quelle: { $source }
guide-scenes = Szenen
guide-pieces = Figuren
guide-as-in = wie in { $game }
guide-refused = { $played } ist nicht erlaubt: { $why }
guide-options = Regeloptionen
guide-house-rule = Hausregel
guide-option = – { $choice }
guide-option-default = – { $choice } (Standard)
guide-page-before = Vorige Seite
guide-page-after = Nächste Seite
guide-contents = Inhalt
guide-title = Handbuch
guide-what = Eine Seite für jede Figur und jedes Spiel, mit Szenen zum Ansehen und Nachspielen.
scene-moment = Stelle in der Szene
scene-try = Ausprobieren
scene-pause = Pause
scene-play = Abspielen
scene-loop = Schleife
scene-loop-help = Die Szene wiederholen
scene-take-back = Zurücknehmen
scene-try-again = Neuer Versuch
scene-how = Ziehe eine Figur mit der Maus, oder klicke erst die Figur und dann ihr Zielfeld an.
scene-watch = Ansehen
scene-before = Vorige Szene
scene-after = Nächste Szene
scene-number = Szene { $number } von { $of }
scene-good = Gut. Wie geht es weiter?
scene-done = Richtig.
scene-other = Das ist ein anderer Zug.
scene-to-move =
    { $side ->
        [white] Weiß am Zug.
       *[black] Schwarz am Zug.
    }
scene-task =
    { $side ->
        [white] Weiß am Zug. Spiele den Zug der Szene.
       *[black] Schwarz am Zug. Spiele den Zug der Szene.
    }
scene-task-one =
    { $side ->
        [white] Weiß am Zug: Schlage die Figur auf { $square }.
       *[black] Schwarz am Zug: Schlage die Figur auf { $square }.
    }
scene-task-several =
    { $side ->
        [white] Weiß am Zug: Schlage die Figuren auf { $squares } und { $last } in einem Zug.
       *[black] Schwarz am Zug: Schlage die Figuren auf { $squares } und { $last } in einem Zug.
    }
fate-given-up = vom Besitzer entfernt
fate-frozen = gelähmt
fate-protected = geschützt
fate-freed = befreit
fate-changes-sides = wechselt die Seite
fate-put-down = eingesetzt
fate-promoted = umgewandelt
fate-to = nach { $square }
fate-replaced = durch Verdrängen geschlagen
fate-withdrawn-from = durch Wegziehen geschlagen
fate-run-up-to = durch Annähern geschlagen
fate-leapt-over = durch Überspringen geschlagen
fate-jumped-onto = durch Kanonensprung geschlagen
fate-coordinated = durch Koordination geschlagen
fate-pinched = durch Einklemmen geschlagen
fate-destroyed = vernichtet
fate-en-passant = en passant geschlagen
fate-enclosed = durch Einschließen geschlagen
fate-blown-up = gesprengt
fate-shot = abgeschossen
fate-charged = durch Ansturm geschlagen
fate = { $piece } auf { $square }: { $what }

## Lessons

learn-what = Kurze Lektionen, eine Figur nach der anderen. Jede neue Regel probierst du auf dem Brett aus.
learn-first = Starten
learn-next = Nächste Lektion
learn-resume = Fortsetzen
learn-all-done = Du hast alle Lektionen abgeschlossen.
learn-review = Noch einmal üben ({ $count })
learn-review-help = Noch einmal üben, was früher falsch war
learn-review-title = Noch einmal üben
learn-nothing-due = Heute gibt es nichts mehr zu wiederholen.
learn-chapter-done = { $done } von { $of } geschafft
learn-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
learn-card-next = Nächste · { $minutes }
learn-stars-help = Drei Sterne: keine falsche Antwort. Zwei Sterne: eine, oder wenige in einer langen Lektion. Ein Stern: mehr.
learn-stars =
    { $stars ->
        [one] 1 von 3 Sternen
       *[other] { $stars } von 3 Sternen
    }
learn-place = Lektion { $lesson } von { $lessons }, Schritt { $step } von { $steps }
learn-review-place = Frage { $step } von { $steps }
learn-piece-place = { $game }: { $right } von { $answered } auf Anhieb richtig
learn-leave = Verlassen
learn-close = Schließen
learn-step-next = Weiter
learn-step-before = Zurück zum Schritt davor
learn-step-none-before = Vor diesem Schritt gibt es keinen, der sich noch einmal zeigen lässt.
learn-scene = Sieh dir die Szene an. Spiele sie auch selbst nach.
learn-drawing = Eine Frage wird gesucht …
learn-no-exercises = Für diese Figur wurden keine Übungen gefunden: { $piece } in { $game }. Sieh dir ihre Seite im Handbuch an.
learn-no-exercises-of-game = Für dieses Spiel wurden keine Übungen gefunden: { $game }.
learn-practise = Üben
learn-practise-game = Dieses Spiel üben
guide-ending = Kann diese Figur allein mattsetzen?
guide-practise-ending = Dieses Endspiel üben
learn-kinds = Fragen
learn-kind-all = Alle Fragen
learn-kind-predict = Was wird geschlagen?
learn-kind-find = Finde den Schlagzug
learn-kind-danger = Was ist in Gefahr?
learn-kind-safe = Wo ist es sicher?
learn-kind-frozen = Was ist gelähmt?
learn-kind-thaw = Befreie eine Figur
learn-kind-legal = Welche Züge sind legal?
learn-kind-mate = Erzwinge den Gewinn
learn-how-squares = Klicke Felder an, um sie zu markieren. Mit der Tastatur: F6, Pfeiltasten, Leertaste.
learn-how-move = Führe den Zug auf dem Brett aus. Mit der Tastatur: F6, Pfeiltasten, Leertaste.
learn-how-list = Kreuze die Züge an.
learn-marked = Markiert: { $squares }
learn-check = Antwort prüfen
learn-show = Antwort zeigen
learn-nothing = Keine
learn-none = Keiner
learn-right = Richtig.
learn-wrong = Leider nicht richtig.
learn-try-again = Versuche es noch einmal oder lass dir die Antwort zeigen.
learn-something-missing = Die Antwort ist noch nicht vollständig.
learn-shown = Die Antwort:
learn-shown-nothing = Die Antwort: nichts.
learn-shown-none = Die Antwort: keiner.
learn-nothing-right = „Nichts“ ist die richtige Antwort.
learn-answer-first = Beantworte zuerst die Frage.
learn-list-move = { $piece } { $from } nach { $to }
learn-list-legal = { $played }: legal
learn-list-illegal = { $played }: illegal
learn-play = Partie beginnen
learn-play-again = Erneut spielen
learn-game-resume = Zurück zur Partie
learn-skip = Überspringen
learn-game-level = Der Computer spielt auf Stufe { $level }.
learn-game-won = Du hast das Ziel der Lektion erreicht.
learn-game-lost = Du hast das Ziel der Lektion verfehlt. Du kannst noch einmal spielen.
learn-game-not-won = Die Übungspartie hast du nicht gewonnen.
learn-return = Zurück zur Lektion
learn-finished = Lektion abgeschlossen
learn-practice-over = Übung abgeschlossen
learn-score = { $right } von { $answered } auf Anhieb richtig
learn-mistakes = Sieh dir diese Aufgaben noch einmal an
learn-mistakes-return = Ab morgen kannst du diese Aufgaben noch einmal üben. Dafür erscheint eine Schaltfläche über den Lektionen.
learn-again = Noch einmal
learn-all-lessons = Alle Lektionen
learn-heard-end =
    { $stars ->
        [one] Lektion abgeschlossen. 1 von 3 Sternen.
       *[other] Lektion abgeschlossen. { $stars } von 3 Sternen.
    }
learn-heard-marked = { $square } markiert
learn-heard-unmarked = { $square } nicht mehr markiert

## Lessons: progress

learn-endings = Endspiele
learn-endings-what = König und eine Figur gegen König. Der Computer verteidigt sich perfekt.
learn-endings-open = Endspiele üben
learn-endings-game = Spiel und Brett
learn-endings-which = Welche Figuren können allein mattsetzen?
learn-endings-win = Endspiel gewinnen
learn-endings-hold = Endspiel halten
learn-ending-game = { $game }, { $board }
learn-ending-title = König und { $piece }
learn-ending-card =
    { $longest ->
        [one] Weiß am Zug gewinnt in { $percent } % der Stellungen. Der längste Gewinn dauert 1 Zug.
       *[other] Weiß am Zug gewinnt in { $percent } % der Stellungen. Der längste Gewinn dauert { $longest } Züge.
    }
learn-ending-card-hold = Schwarz am Zug hält { $percent } % der Stellungen.
learn-ending-solving = Das Endspiel wird gelöst …
learn-ending-percent = { $percent } %
learn-ending-no-table = Die Endspiele dieses Spiels kann Baroque nicht lösen.
learn-ending-never-wins = König und { $piece } können gegen einen König keinen Gewinn erzwingen.
learn-ending-nothing-to-hold = Hier gibt es nichts zu üben: König und { $piece } gewinnen fast immer oder nie.
learn-ending-win =
    { $count ->
        [one] Weiß am Zug gewinnt in 1 Zug. Gewinne!
       *[other] Weiß am Zug gewinnt in { $count } Zügen. Gewinne!
    }
learn-ending-hold =
    { $count ->
        [one] Schwarz am Zug verliert nicht. Halte noch 1 Zug durch.
       *[other] Schwarz am Zug verliert nicht. Halte noch { $count } Züge durch.
    }
learn-ending-moves = Länge: { $count } von { $most } Zügen
learn-ending-shorter = Kürzeres Endspiel
learn-ending-longer = Längeres Endspiel
learn-ending-made =
    { $count ->
        [one] 1 Zug gemacht
       *[other] { $count } Züge gemacht
    }
learn-ending-slower =
    { $count ->
        [one] Deine Züge gewinnen, aber 1 Zug langsamer als auf dem kürzesten Weg.
       *[other] Deine Züge gewinnen, aber { $count } Züge langsamer als auf dem kürzesten Weg.
    }
learn-ending-faster = { $best } war schneller: { $played } erlaubt { $answer }.
learn-ending-checkmate = Matt gewinnt. Wer keinen legalen Zug hat, spielt remis, sofern sein König nicht angegriffen ist.
learn-ending-checkmate-stalemate = Matt gewinnt. Wer keinen legalen Zug hat, verliert ebenfalls.
learn-ending-capture = Schlage den König, um zu gewinnen. Wer keinen legalen Zug hat, spielt remis.
learn-ending-capture-stalemate = Schlage den König, um zu gewinnen. Wer keinen legalen Zug hat, verliert.
learn-ending-show = Zug zeigen
learn-ending-again = Von vorn
learn-ending-analyse = Analysieren
learn-ending-lesson = Lektion: { $title }
learn-ending-return = Zurück zur Übung
learn-ending-next = Nächstes Endspiel
learn-ending-taken-back = Zurückgenommen.
learn-ending-started-over = Von vorn begonnen.
learn-ending-no-help = Ganz ohne Hilfe.
learn-ending-used-shown =
    { $count ->
        [one] Baroque hat dir 1 Zug gezeigt.
       *[other] Baroque hat dir { $count } Züge gezeigt.
    }
learn-ending-used-back =
    { $count ->
        [one] Du hast 1 Zug zurückgenommen.
       *[other] Du hast { $count } Züge zurückgenommen.
    }
learn-ending-used-refused =
    { $count ->
        [one] Einer deiner Züge hätte das Ziel verfehlt.
       *[other] { $count } deiner Züge hätten das Ziel verfehlt.
    }
learn-ending-used-again =
    { $count ->
        [one] Du hast einmal von vorn begonnen.
       *[other] Du hast { $count }-mal von vorn begonnen.
    }
learn-ending-used-analysis = Du hast dir die Analyse angesehen.
learn-ending-thrown-away = { $played } verschenkt den Gewinn. Schwarz antwortet { $answer }. { $value }. Versuche einen anderen Zug.
learn-ending-loses = { $played } verliert. Weiß antwortet { $answer }. { $value }. Versuche einen anderen Zug.
learn-ending-ends-game = { $played } beendet die Partie, ohne dass du dein Ziel erreichst. Versuche einen anderen Zug.
learn-ending-missed = Die Partie ist vorbei, ohne dass du dein Ziel erreicht hast.
learn-ending-held =
    { $count ->
        [one] Du hast 1 Zug lang durchgehalten.
       *[other] Du hast { $count } Züge lang durchgehalten.
    }
learn-ending-won-shortest =
    { $count ->
        [one] In 1 Zug gewonnen, auf dem kürzesten Weg.
       *[other] In { $count } Zügen gewonnen, auf dem kürzesten Weg.
    }
learn-ending-won =
    { $shortest ->
        [one] In { $count } Zügen gewonnen. Der kürzeste Weg dauert 1 Zug.
       *[other] In { $count } Zügen gewonnen. Der kürzeste Weg dauert { $shortest } Züge.
    }
learn-ending-reply = Der Computer spielt { $played }.
learn-progress = Dein Fortschritt
learn-progress-what = Baroque speichert ihn auf diesem Computer. Exportiere ihn, um ihn auf einem anderen zu nutzen.
learn-export = Exportieren …
learn-import = Importieren …
learn-reset = Zurücksetzen …
learn-reset-everything = Alles
learn-reset-games = Ein Spiel
learn-reset-lessons = Eine Lektion
learn-reset-question = Fortschritt löschen: { $what }? Das lässt sich nicht rückgängig machen.
learn-reset-yes = Löschen
learn-reset-yes-help = Sterne, Antworten und Ergebnisse löschen
learn-reset-no = Behalten
learn-reset-no-help = Nichts löschen
learn-reset-done = Fortschritt gelöscht.

## The setup editor

editor-clear = Leeren
editor-clear-help = Alle Figuren entfernen
editor-start = Grundstellung
editor-start-help = Die Grundstellung des Spiels aufbauen
editor-mirror = Spiegeln
editor-mirror-help = Die linke und die rechte Seite des Bretts vertauschen
editor-black-as-white = Schwarz wie Weiß
editor-black-as-white-help = Die Aufstellung von Weiß auf die Seite von Schwarz übertragen
editor-swap-sides = Seiten tauschen
editor-swap-sides-help = Jeder Seite die Figuren der anderen geben
editor-board = Brett
editor-fen-copy = Kopieren
editor-fen-wrong = { $error }. Das Brett ist unverändert.
editor-not-playable = Diese Stellung kannst du bearbeiten, aber nicht spielen.
editor-tab-position = Stellung
editor-tab-zones = Zonen
editor-tab-play = Spielen
editor-tab-file = Brett und Datei
editor-piece =
    { $side ->
        [white] Weiß: { $piece }
       *[black] Schwarz: { $piece }
    }
editor-piece-help = { $piece } ({ $letter }): ziehen, oder anklicken und dann Felder anklicken
editor-tool-move = Versetzen
editor-tool-erase = Entfernen
editor-tool-hole = Feld entfernen
array-title = { $piece } aufstellen
array-title-none = Die Grundstellung von { $game }
array-help = Klicke die Felder an, auf denen die Figur beginnt. „Schwarz wie Weiß“ gibt Schwarz das Gleiche. Auch „Zurück“ speichert die Grundstellung.
array-play = Speichern und spielen
array-done = Fertig
array-saved = Die Grundstellung ist gespeichert.
array-not-saved = Die Grundstellung ist nicht gespeichert. Der Editor behält sie. { $problem }
array-no-file = Das Spiel hat keine eigene Datei mehr.
editor-play = Ab hier spielen
editor-analyse = Ab hier analysieren
editor-on-move = Am Zug
editor-castling =
    { $side ->
        [white] Weiß darf rochieren
       *[black] Schwarz darf rochieren
    }
editor-castling-not = Der König oder der Turm steht nicht auf seinem Ausgangsfeld.
editor-castling-to =
    { $side ->
        [white] Weiß darf nach { $squares } rochieren.
       *[black] Schwarz darf nach { $squares } rochieren.
    }
editor-hand =
    { $side ->
        [white] Vorrat von Weiß
       *[black] Vorrat von Schwarz
    }
editor-in-hand = Im Vorrat: { $letter }
editor-en-passant = En passant
editor-ban = Rücktausch verboten
editor-exchange =
    { $side ->
        [white] { $number }: Weiß darf { $one } und { $other } tauschen
       *[black] { $number }: Schwarz darf { $one } und { $other } tauschen
    }
editor-choice = Grundstellungswahl
editor-move = Zug
editor-move-number = Zugnummer
editor-clock = Halbzugzähler
editor-clock-draws = Steht der Zähler auf { $plies }, ist die Partie remis.

## The setup editor: zones and castling

zones-how = Wähle eine Zone einer Seite. Klicke dann Felder auf dem Brett an, um sie hinzuzufügen oder zu entfernen.
zones-none = Dieses Spiel hat keine Zonen.
zones-not-here = Dies sind mehrere Bretter in einem. Ihre Zonen kannst du nur in der Spieldatei ändern.
zones-side = { $side }: { $count }
zones-side-help = Die Felder zeigen und ändern
zones-needs-square = Die Zone „{ $zone }“ braucht für jede Seite ein Feld. Füge zuerst ein anderes Feld hinzu.
zones-both = Beide Seiten ändern
zones-both-help = Die Zone der anderen Seite spiegelbildlich ändern
zone-promotion = Umwandlungsfelder: { $pieces }.
zone-run-start = Doppelschritte beginnen hier: { $pieces }.
zone-run-end = Doppelschritte enden spätestens hier: { $pieces }.
zone-edge = Der Rand: Nur Schlagzüge, die ihn brauchen, dürfen ihn benutzen.
zone-palace = Der Palast: Eine Seite darf hier nur eine ihrer Figuren haben.
zone-goal = Das Ziel: Wer Figuren auf allen seinen Feldern hat, gewinnt.
zone-arrival = Das Ziel: Eine einzige Figur, die es erreicht, gewinnt.
zone-stalemate = Ein König ohne Züge verliert hier.
zone-other = Zugweisen oder andere Regeln können sie nutzen.
castling-with = Rochade mit
castling-nobody = Keiner Figur
castling-steps = So viele Felder zieht der König
castling-impossible = Diese Figur muss auf der Reihe ihres Königs stehen, ohne fehlende Felder dazwischen.

## The setup editor: boards and files

setup-about = Gespeichert werden nur Brett und Figuren, nicht aber Zugrecht, Vorrat und frühere Züge.
setup-new-board = Neues Brett
setup-files = Linien
setup-ranks = Reihen
setup-make = Brett anlegen
setup-make-help = Die Figuren auf ein Brett dieser Größe stellen
setup-game = Spiel
setup-layout = Brettgröße
setup-file = Datei
setup-save = Als RON speichern
setup-save-help = Eine Spieldatei mit dieser Aufstellung speichern
setup-open = Öffnen
setup-open-help = Eine Spieldatei öffnen, um ihre Aufstellung zu bearbeiten
setup-save-to = Speichern unter …
setup-save-to-help = Eine Datei zum Speichern wählen
setup-choose = Wählen …
setup-choose-help = Eine Datei zum Öffnen wählen
setup-taken = { $path } gibt es schon.
setup-into = Brettgröße { $layout } ändern
setup-into-help = Diese Brettgröße ändern und den Rest der Datei behalten
setup-replace = Datei ersetzen
setup-replace-help = Die Datei überschreiben; ihr Inhalt geht verloren
setup-leave = Abbrechen
setup-leave-help = Nichts speichern
setup-size = Ein Brett hat { $least } bis { $most } Linien und { $least } bis { $most } Reihen.
setup-too-large = { $files } × { $ranks } ergibt { $squares } Felder. Höchstens { $most } sind möglich.
setup-no-piece = Auf dem Brett steht noch keine Figur.

## The setup editor: results of saving and opening

setup-piece-book = Wähle einen anderen Namen: `pieces.ron` ist das Figurenbuch.
setup-needs-ron = Gib einen Pfad ein, der auf `.ron` endet.
setup-needs-names = Gib dem Spiel und seiner Brettgröße einen Namen.
setup-no-folder = Der Ordner von { $path } ließ sich nicht anlegen: { $error }
setup-there = { $path } gibt es schon. Nichts wurde gespeichert.
setup-unwritten = { $path } ließ sich nicht schreiben: { $error }
setup-saved = Als { $path } gespeichert. Du findest das Spiel auf der Startseite.
setup-opened = { $path } geöffnet. Speichern ändert diese Datei.
setup-would-break = Nicht gespeichert. Das Spiel in dieser Datei wäre nicht mehr spielbar: { $problem }
setup-would-hide = Ein Spiel `{ $game }` gibt es schon. Wähle einen anderen Namen als `{ $file }`.
setup-needs-file = Das neue Spiel beruht auf `{ $game }`, und das braucht `{ $file }`. Wähle einen anderen Namen.
setup-base-elsewhere = Nicht gespeichert: Das neue Spiel beruht auf `{ $game }`, aber in { $folder } gibt es kein `{ $game }.ron`. Speichere es im Ordner dieser Datei oder kopiere sie zuerst nach { $folder }.
setup-saved-wrong = Als { $path } gespeichert, aber noch nicht spielbar: { $problem }

## The verdict on a position in the setup editor

verdict-over = Die Partie ist vorbei. { $outcome }.
verdict-moves =
    { $side ->
        [white]
            { $count ->
                [one] Weiß am Zug, 1 legaler Zug.
               *[other] Weiß am Zug, { $count } legale Züge.
            }
       *[black]
            { $count ->
                [one] Schwarz am Zug, 1 legaler Zug.
               *[other] Schwarz am Zug, { $count } legale Züge.
            }
    }

## Inventing a piece

invent-captures = Schlagen
invent-captures-none = Ohne Schlagart schlägt die Figur so, wie es ihre Zugweise angibt.
invent-powers = Fähigkeiten
# Below a capture method that has no effect with the movement of the piece.
invent-no-line = Mit dieser Zugweise schlägt die Figur nie auf diese Art, weil kein Zug entlang einer Linie geht, die sie dafür braucht. Ein Sprung wie der eines Springers folgt keiner Linie.
invent-try-help = Ein Rechtsklick auf ein Feld stellt dort eine gegnerische Figur auf. Zeige auf ein Feld, um zu sehen, was die Figur schlägt.
invent-name = Name
invent-letter = Buchstabe
setup-own-name = Mein { $game }
invent-own-name = { $game } mit { $piece }
invent-own-about = Mit einer neuen Figur: { $piece }. { $about }
invent-movement = Zugweise
invent-name-hint = zum Beispiel Greif
invent-movement-hint = zum Beispiel mQ
invent-notation = in Betzas Notation
invent-sentence = Beschreibung
invent-sentence-hint = freiwillig, anstelle des automatischen Regeltextes
invent-notation-help =
    K König, Q Dame, R Turm, B Läufer, N Springer
    W ein Feld gerade, F eines diagonal, D und A zwei Felder im Sprung
    m davor: nur ziehen; c: nur schlagen, durch Verdrängen
    f b l r s v davor: vor, zurück, links, rechts, seitwärts, vor und zurück
    eine Zahl dahinter: höchstens so viele Schritte (R3); ein Buchstabe doppelt: beliebig viele (NN)
    Teile ergänzen sich: mRcB zieht wie ein Turm und schlägt wie ein Läufer
invent-drawing = Aussehen
invent-drawing-letter = Zeichnung: ihr Buchstabe
invent-drawing-letter-help = Eine Scheibe mit ihrem Buchstaben
invent-drawing-of = Zeichnung: { $name }
invent-svg = Oder eine SVG-Datei
invent-svg-hint = zum Beispiel /home/ich/greif.svg
invent-svg-name = SVG
invent-svg-wrong = { $problem }. Bis dahin zeigt die Figur ihren Buchstaben.
invent-svg-copied = Baroque kopiert die Datei in den Ordner des Spiels. Eine einfarbige Zeichnung erscheint in der Farbe der Seite, ebenso Teile in currentColor.
invent-game = Spiel
invent-game-name = Spiel
invent-own-game = Dies ist dein eigenes Spiel. Baroque fügt die Figur in seine Datei ein.
invent-new-game = Baroque legt eine Kopie dieses Spiels an und fügt deine Figur hinzu.
invent-stands = In der Grundstellung
invent-nowhere = Noch nicht aufgestellt
invent-as-placed = Wie aufgestellt
invent-pick-later = Du kannst sie auch später wählen: auf der Seite des Spiels unter „Figuren zum Aufstellen“ mit „Gewählt“.
invent-instead =
    { $piece-gender ->
        [masculine] Ersetzt den { $piece-accusative }
        [feminine] Ersetzt die { $piece-accusative }
        [neuter] Ersetzt das { $piece-accusative }
       *[other] Ersetzt: { $piece }
    }
invent-preview-help = Ein Punkt: Dorthin kann die Figur ziehen. Ein Ring: Dort kann sie durch Verdrängen schlagen.
invent-draw-help = Für einen Sprung klicke ein Feld an. Für einen Zug in gerader Linie ziehe gerade oder diagonal über die Felder. Umschalt: nur zum Schlagen. Strg: nur zum Ziehen. Rechtsklick: eine gegnerische Figur.
invent-one-way = Nur in gezeichneter Richtung
invent-one-way-help = Die Figur zieht nur wie gezeichnet und seitlich gespiegelt
invent-clear = Leeren
invent-clear-help = Die ganze Zugweise entfernen. Um nur einen Teil zu entfernen, zeichne ihn noch einmal.
invent-leap-too-long = Ein Sprung reicht höchstens drei Felder weit. Ziehe gerade oder diagonal über Felder, um einen Zug in gerader Linie zu zeichnen.
invent-movement-wrong = Die Zugweise ist fehlerhaft. Sieh dir die Meldung unter ihrem Feld an.
invent-ready-once = Die Figur ist fertig. Jetzt braucht sie einen Platz.
invent-saved = In { $path } gespeichert
invent-add-to = Zu { $game } hinzufügen
invent-add = Als neues Spiel hinzufügen
invent-see = Handbuchseite
invent-place = Aufstellen …
invent-change-array = Grundstellung ändern
invent-play = Spielen

## What is wrong with an invented piece

invent-begin = Gib deiner Figur einen Namen und einen Buchstaben. Das Brett zeigt, wie sie zieht.
invent-no-name = Die Figur hat keinen Namen.
invent-no-name-help = Gib im ersten Feld einen Namen ein.
invent-no-letter = Die Figur braucht einen Buchstaben.
invent-no-letter-help = Wähle einen Buchstaben von A bis Z, den das Spiel nicht benutzt.
invent-letter-taken =
    { $piece-gender ->
        [masculine] { $letter } ist in { $game } schon der Buchstabe für den { $piece-accusative }.
        [feminine] { $letter } ist in { $game } schon der Buchstabe für die { $piece-accusative }.
        [neuter] { $letter } ist in { $game } schon der Buchstabe für das { $piece-accusative }.
       *[other] { $letter } ist in { $game } schon der Buchstabe einer anderen Figur: { $piece }.
    }
invent-letter-taken-help = Jede Figur braucht einen eigenen Buchstaben. Wähle einen anderen.
invent-svg-no-path = Gib den Pfad einer SVG-Datei ein
invent-svg-unreadable = { $path } lässt sich nicht lesen: { $error }
invent-svg-no-file = { $path } ist keine Datei
invent-drawing-there = { $path } gibt es schon mit einer anderen Zeichnung. Verschiebe diese Datei oder benenne die Figur um
invent-unwritten = { $path } ließ sich nicht schreiben: { $error }

## Playtests: many games of the computer against itself

playtest-button = Probelauf
playtest-button-help = Wie spielt es sich? Der Computer spielt viele Partien und berichtet
card-character =
    { $balance ->
        [white] Weiß hat es leichter
        [black] Schwarz hat es leichter
       *[even] Ausgeglichen
    }, { $draws ->
        [few] selten Remis
        [many] oft Remis
       *[some] manchmal Remis
    }, etwa { $moves } Züge
playtest-character = Weiß holt { $score } der Punkte, { $draws } % Remis, etwa { $moves } Züge
playtest-character-help = In { $games } Partien des Computers gegen sich selbst holte Weiß diesen Anteil der Punkte. Ein Remis zählt als halber Punkt. Die Hälfte der Partien war nicht länger als diese Zahl von Zügen. Der Computer untersuchte pro Zug etwa { $nodes } Stellungen.
playtest-character-of = { $games } Partien des Computers gegen sich selbst: { $line }
playtest-rules-changed = Die Regeln haben sich seit dem letzten Probelauf geändert.
playtest-title = Probelauf: { $game }
playtest-about = Der Computer spielt gegen sich selbst. Der Bericht zeigt, ob das Spiel fair ist, wie lange es dauert, wie die Figuren schlagen und was sie wert sind. Zwanzig Partien geben einen ersten Eindruck.
playtest-games = Partien
playtest-own =
    { $count ->
        [one] Deine Partie
       *[other] Deine { $count } Partien
    }
playtest-built-in =
    { $count ->
        [one] 1 mitgelieferte Partie
       *[other] { $count } mitgelieferte Partien
    }
playtest-example = So wird der Bericht aussehen.
playtest-built-in-about = Dieser Bericht wird mit Baroque geliefert, die Partien selbst nicht. Starte einen eigenen Probelauf, um Partien anzusehen.
playtest-strength = Stärke (Stellungen pro Zug)
playtest-strength-help = Wie viele Stellungen der Computer vor jedem Zug untersucht. Stärkeres Spiel braucht mehr Zeit.
playtest-shallow = Flach
playtest-normal = Normal
playtest-deep = Tief
playtest-nodes = { $strength }: { $nodes }
playtest-start = Starten
playtest-go-on = Fortsetzen
playtest-stop = Anhalten
playtest-more =
    { $count ->
        [one] 1 weitere Partie
       *[other] { $count } weitere Partien
    }
playtest-renew = Probelauf mit den neuen Regeln
playtest-reading = Die Partien werden gelesen …
playtest-stopping = Wird angehalten …
playtest-progress = { $done } von { $all } Partien, noch { $left }.
playtest-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
playtest-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
playtest-progress-begin = { $done } von { $all } Partien.
playtest-progress-deep = In { $count } davon denkt eine Seite länger nach: Der Bericht zählt sie gesondert.
playtest-stopped = Der Probelauf von { $game } wurde angehalten. Seine Partien bleiben erhalten.
playtest-no-folder = Dieses System hat keinen Datenordner. Probeläufe lassen sich nicht speichern.
playtest-other-run = In { $folder } liegen andere Partien ({ $why }). Verschiebe den Ordner.
playtest-other-rules = Diese Regeln lassen die Züge der Partien nicht zu.

playtest-as-table = Als Tabelle
playtest-as-chart = Als Grafik
playtest-switch = { $heading } { $form }
playtest-result = Ergebnis
playtest-share = Anteil
playtest-white-won =
    { $count ->
        [one] Weiß gewann 1
       *[other] Weiß gewann { $count }
    }
playtest-drawn = Remis: { $count }
playtest-black-won =
    { $count ->
        [one] Schwarz gewann 1
       *[other] Schwarz gewann { $count }
    }
playtest-length = Länge
playtest-plies = { $from } bis { $to } Halbzüge
playtest-bar =
    { $count ->
        [one] { $from } bis { $to } Halbzüge: 1 Partie
       *[other] { $from } bis { $to } Halbzüge: { $count } Partien
    }
playtest-end = Ende
playtest-end-bar =
    { $count ->
        [one] { $end }: 1 Partie
       *[other] { $end }: { $count } Partien
    }
playtest-piece = Figur
playtest-value = In { $units } (95 %)
playtest-engine = Engine
playtest-value-help = { $piece }: { $value } nach den Ergebnissen, { $engine } für die Engine
playtest-value-engine = { $piece }: { $engine } für die Engine. Die Partien zeigen es noch nicht.
playtest-values-legend = In { $units }. Punkt und Linie: nach den Ergebnissen, mit Intervall. Strich: Wert der Engine.
playtest-values-legend-engine = In { $units }. Strich: Wert der Engine.
playtest-odds = Mit Vorgabepartien messen
playtest-odds-help = Eine Seite beginnt ohne die Figur, die andere ohne einige der häufigsten Figuren
playtest-odds-progress = { $done } von { $all } Vorgabepartien.
playtest-deciding-bar = { $piece }: entscheidender Schlag in { $share } der Partien mit Sieger
playtest-captor = Schlagende Figur
playtest-method = Schlagart
playtest-victim = Geschlagen
playtest-captures = Anzahl in allen Partien
playtest-captures-help = So oft wird in hundert Partien geschlagen. Zeilen: schlagende Figuren. Spalten: geschlagene Figuren.
playtest-captures-click = Klicke eine Zahl an, um ihre Partien zu sehen.
playtest-every-method = Alle Schlagarten
playtest-cell = { $piece } schlägt { $victim }: { $number }-mal in hundert Partien
playtest-endings-about = König und eine Figur gegen König: exakte Ergebnisse für alle Stellungen. Jede Figur braucht bis zu einer Minute.
playtest-endings-solve = Endspiele lösen
playtest-endings-solving = Wird gelöst …
playtest-show-deep = Diese Partien zeigen
playtest-show-all = Alle Partien zeigen

playtest-list =
    { $count ->
        [one] { $title }: 1 Partie
       *[other] { $title }: { $count } Partien
    }
playtest-list-help = Ein Klick öffnet die Partie auf dem Brett, an ihrem Ende und mit Analyse.
playtest-list-help-capture = Ein Klick öffnet die Partie auf dem Brett, bei diesem Schlag und mit Analyse.
playtest-list-row = { $number }.  { $result }  { $end }, { $plies } Halbzüge
playtest-list-first = Nur die ersten { $count } sind aufgeführt.
playtest-list-all = Alle Partien
playtest-list-white = Weiß gewinnt
playtest-list-draws = Remis
playtest-list-black = Schwarz gewinnt
playtest-list-length = { $from } bis { $to } Halbzüge
playtest-list-end = { $end }
playtest-list-capture = { $piece } schlägt { $victim }
playtest-list-capture-by = { $piece } schlägt { $victim } ({ $method })
playtest-list-deciding = { $piece } entscheidet die Partie
playtest-list-ahead = Eine Seite hat eine Figur mehr: { $piece }
playtest-list-deep = Eine Seite untersucht viermal so viele Stellungen
playtest-return = Zurück zum Probelauf

playtest-compare = Vergleichen …
playtest-compare-title = Mit anderer Fassung vergleichen
playtest-compare-help = Der Computer spielt auch die andere Fassung. Wo deren Regeln und Brett es zulassen, haben die Partien dieselben Eröffnungen.
playtest-busy = Es laufen schon andere Partien. Warte auf sie oder halte sie an.
playtest-compare-none = Dieses Spiel hat keine anderen Regeln oder Bretter, und es gibt keine eigenen Spiele.
playtest-armies-swapped = Armeen getauscht
playtest-version = { $option }: { $choice }
playtest-version-game = { $game }, { $layout }
playtest-version-base = Das zugrunde liegende Spiel: { $game }
playtest-both = Dieses Spiel: { $first }. Das andere: { $second }.
playtest-openings = { $same } von { $pairs } Partiepaaren haben dieselbe Eröffnung.
playtest-figure = Kennzahl
playtest-first = Dieses Spiel
playtest-second = Das andere
playtest-difference = So viel mehr bei { $game }
playtest-too-few = zu wenige Partien
playtest-no-difference = kein Unterschied erkennbar

playtest-export = Exportieren …
playtest-export-pgn = Partien als PGN
playtest-export-csv = Partien als Tabelle (CSV)
playtest-export-json = Bericht als Daten (JSON)
playtest-export-svg = Bericht als Bild (SVG)
playtest-export-png = Bericht als Bild (PNG)

## Inventing a piece: checkboxes and example movements

tick-only-by-a-move-of-one-square = nur mit einem Zug um ein Feld
tick-one-piece-a-move = eine Figur pro Zug
tick-lands-right-behind = landet direkt hinter der Figur
tick-only-corners-that-the-move-makes = nur neue Ecken
tick-the-player-may-leave-it-alone = freiwillig
tick-no-spotters = ohne Späher
tick-from-anywhere-on-the-board = von überall auf dem Brett
tick-with-friends-too = auch mit eigenen Figuren
tick-only-with-neighbours = nur mit Nachbarfiguren
tick-with-every-piece-that-is-met = mit jeder Figur im Weg
movement-queen-no-capture = Dame, ohne Schlagen
movement-rook-no-capture = Turm, ohne Schlagen
movement-bishop-no-capture = Läufer, ohne Schlagen
movement-kings-step-no-capture = Königsschritt, ohne Schlagen
movement-queen = Dame
movement-knight = Springer
movement-knight-or-kings-step = Springer oder Königsschritt
movement-up-to-three-squares = Bis zu drei Felder weit
movement-knightrider = Nachtreiter
movement-two-squares-straight = Springt zwei Felder gerade
movement-pawn = Bauer
movement-moves-as-rook-takes-as-bishop = Zieht wie Turm, schlägt wie Läufer

## Games of a file

list-white = Weiß
list-black = Schwarz
list-game = Spiel
list-result = Ergebnis
list-date = Datum
list-moves = Züge
list-event = Turnier
list-site = Ort
list-round = Runde
list-reading =
    { $count ->
        [one] Wird gelesen … bisher 1 Partie
       *[other] Wird gelesen … bisher { $count } Partien
    }
list-wrong = Partie { $number }: { $error }
list-search = Namen, Spiel, Turnier, Jahr … suchen
list-all =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
list-found = { $found } von { $count } Partien
list-here = Partie { $number } von { $count }

## My games

saved-games-none = Hier erscheinen deine Partien
saved-games-empty = Baroque speichert jede Partie automatisch, vom ersten Zug an. Hier kannst du sie jederzeit fortsetzen oder noch einmal ansehen.
saved-games-example-players = Du – Computer
saved-games-you = Du
saved-games-title = Meine Partien
saved-games-count =
    { $count ->
        [0] keine Partien
        [one] 1 Partie, automatisch gespeichert
       *[other] { $count } Partien, automatisch gespeichert
    }
saved-games-bring-back-help = { $name } wiederherstellen. Gelöschte Partien: { $count }. Jede lässt sich 30 Tage lang wiederherstellen.
saved-games-bring-back = Wiederherstellen
saved-games-on-board = Auf dem Brett
saved-games-is-open = läuft noch
saved-games-practice = Übung: { $stands }
saved-games-goes-on =
    { $count ->
        [one] Läuft, 1 Zug
       *[other] Läuft, { $count } Züge
    }
saved-games-over =
    { $count ->
        [one] { $result }, 1 Zug
       *[other] { $result }, { $count } Züge
    }
saved-games-won = Gewonnen
saved-games-lost = Verloren
saved-games-drawn = Remis
saved-games-white-won = Weiß gewann
saved-games-black-won = Schwarz gewann
saved-games-open = Öffnen
saved-games-open-help = Die Partie öffnen und fortsetzen
saved-games-rename = Umbenennen
saved-games-rename-help = Die Partie umbenennen
saved-games-export = Exportieren
saved-games-export-help = Die Partie als PGN-Datei speichern
saved-games-delete = Löschen
saved-games-delete-help = Die Partie löschen; sie lässt sich 30 Tage lang wiederherstellen
saved-games-button-help = { $name }: { $help }
saved-games-begun = Begonnen am { $date }

## Saving a game

save-how = Die Partie wird als PGN-Datei gespeichert. Du kannst sie auch an eine vorhandene Datei anhängen.
save-unknown = unbekannt
save-path = Pfad einer .pgn-Datei
save-choose = Wählen …
save-taken =
    { $count ->
        [0] Die Datei gibt es schon. Sie enthält keine Partien.
        [one] Die Datei gibt es schon. Sie enthält eine Partie.
       *[other] Die Datei gibt es schon. Sie enthält { $count } Partien.
    }
save-changed-file = Ein anderes Programm hat die Datei geändert, seit du die Partie geöffnet hast. Die Partie selbst ist unverändert.
save-changed-game = Ein anderes Programm hat die Datei und diese Partie geändert, seit du sie geöffnet hast.
save-replace-file = Datei ersetzen
save-replace-file-help = Die ganze Datei überschreiben
save-replace-game = Partie ersetzen
save-replace-game-help = Nur diese Partie in der Datei ersetzen
save-new = Speichern
save-new-help = Die Partie als neue Datei speichern
save-append = Anhängen
save-append-help = Die Partie ans Ende der Datei anhängen

## Opening a file

open-how = Öffnet Partien (.pgn, Zillions .zsg, Zuglisten von Game Courier .txt), Spieldateien (.ron), Stellungen (.fen) und Spiele aus anderen Programmen (variants.ini, Seiten mit einem Interactive Diagram). Du kannst eine Datei auch ins Fenster ziehen.
open-path = Pfad der Datei
open-path-name = Pfad einer Spieldatei
open-it = Öffnen
open-choose = Wählen …

## Puzzles: the choice

puzzles-title = Aufgaben
puzzles-what = Finde den einzigen guten Zug. Der Computer hat jede Aufgabe gründlich geprüft.
puzzles-reading = Baroque liest die Aufgaben …
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-all-games = Alle Spiele
puzzles-own = Aus meinen Partien ({ $count })
puzzles-of = { $name } ({ $count })
puzzles-any-theme = Alle Themen
puzzles-count =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
puzzles-solve = Lösen
puzzles-or-move = oder ziehe gleich auf dem Brett
puzzles-day-solve = Lösen
puzzles-next = Nächste Aufgabe
puzzles-next-help = Aufgaben passend zu deiner Wertung, eine nach der anderen.
puzzles-daily = Aufgabe des Tages
puzzles-daily-help = Jeden Tag eine Aufgabe, aus allen Spielen.
puzzles-streak = Serie
puzzles-streak-help = Die Aufgaben werden schwerer. Ein Fehler beendet die Serie.
puzzles-storm = Auf Zeit
puzzles-storm-help = Löse in drei Minuten so viele wie möglich.
puzzles-failed = Ungelöste Aufgaben
puzzles-failed-help = Die Aufgaben üben, die du nicht gelöst hast.
puzzles-found = Aus deiner Partie
puzzles-found-help = Die Aufgaben aus der Partie auf dem Brett.
puzzles-rating = Deine Wertung: { $rating }
puzzles-unrated = Noch keine Wertung
puzzles-best =
    { $count ->
        [0] Noch nicht versucht
       *[other] Rekord: { $count }
    }
puzzles-daily-none = Heute keine Aufgabe
puzzles-daily-new = Heute neu
puzzles-daily-solved = Heute gelöst
puzzles-daily-failed = Heute nicht gelöst
puzzles-failed-count =
    { $count ->
        [0] Keine
       *[other] Noch { $count }
    }
puzzles-none = Für diese Auswahl gibt es noch keine Aufgaben. „Aufgaben suchen“ auf der Seite einer Partie sucht welche in deinen eigenen Partien.
puzzles-none-daily = Es gibt keine Aufgabe des Tages, weil dieses Programm ohne Aufgaben geliefert wurde.
puzzles-none-failed = Für diese Auswahl gibt es keine ungelöste Aufgabe.
puzzles-none-found = Aus dieser Partie gibt es noch keine Aufgaben.
puzzles-no-more = Diese Reihe hat keine weiteren Aufgaben.
puzzles-misfit = Die Aufgabe { $id } passt nicht zu ihrem Spiel und wurde ausgelassen: { $why }
puzzles-time-up = Die Zeit ist um.

## Puzzles: progress

puzzles-progress = Fortschritt
puzzles-progress-none = Du hast noch keine Wertungen. Löse zuerst ein paar Aufgaben.
puzzles-solved-of =
    { $tried ->
        [one] Gelöst: { $solved } von 1
       *[other] Gelöst: { $solved } von { $tried }
    }
puzzles-best-of =
    { $count ->
        [0] { $name }: noch nicht versucht
       *[other] { $name }: Rekord { $count }
    }
puzzles-days =
    { $count ->
        [0] Aufgabe des Tages: noch keine gelöst
        [one] Aufgabe des Tages: an 1 Tag gelöst
       *[other] Aufgabe des Tages: an { $count } Tagen gelöst
    }
puzzles-by-game = Nach Spiel
puzzles-by-theme = Nach Thema
puzzles-rated = { $name }: { $rating }
puzzles-curve =
    { $count ->
        [one] Nach 1 Aufgabe änderte sich deine Wertung von { $first } auf { $last }.
       *[other] Nach { $count } Aufgaben änderte sich deine Wertung von { $first } auf { $last }.
    }

## Puzzles: solving one

puzzle-task-mate =
    { $side ->
        [white] Weiß am Zug: Matt in { $count }
       *[black] Schwarz am Zug: Matt in { $count }
    }
puzzle-task-win-in =
    { $side ->
        [white] Weiß am Zug: Gewinn in { $count }
       *[black] Schwarz am Zug: Gewinn in { $count }
    }
puzzle-task-win =
    { $side ->
        [white] Weiß am Zug: Gewinne die Partie
       *[black] Schwarz am Zug: Gewinne die Partie
    }
puzzle-task-gain =
    { $side ->
        [white] Weiß am Zug: Gewinne Material
       *[black] Schwarz am Zug: Gewinne Material
    }
puzzle-task-defence =
    { $side ->
        [white] Weiß am Zug: Finde die einzige Verteidigung
       *[black] Schwarz am Zug: Finde die einzige Verteidigung
    }
puzzle-right = Richtig! Und jetzt?
puzzle-wrong = Das ist nicht der richtige Zug. Versuche es noch einmal.
puzzle-wrong-answer =
    { $side ->
        [white] Nach { $played } antwortet Weiß { $answer }. { $does }
       *[black] Nach { $played } antwortet Schwarz { $answer }. { $does }
    }
puzzle-solved = Gelöst!
puzzle-solved-late = Richtig, aber nicht auf Anhieb.
puzzle-solved-helped = Mit einem Tipp gelöst; das zählt als Fehlversuch.
puzzle-shown = Das ist die Lösung.
puzzle-hint = Tipp (zählt als Fehlversuch)
puzzle-hint-help = Erst die Figur, dann den Zug zeigen
puzzle-solve = Lösung zeigen
puzzle-solve-help = Die Züge ausführen; zählt als Fehlversuch
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-streak-over = Die Serie ist zu Ende
puzzle-storm-over = Die Runde auf Zeit ist vorbei
puzzle-race-solved = Gelöst: { $count }
puzzle-race-best = Rekord: { $count }
puzzle-race-mistakes = Fehler: { $count }
puzzle-left =
    { $count ->
        [0] { $name }: die letzte Aufgabe
        [one] { $name }: danach noch 1
       *[other] { $name }: danach noch { $count }
    }
puzzle-first-rating = Deine erste Wertung: { $after }
puzzle-rated = Deine Wertung: { $before } → { $after } ({ $change })
puzzle-solution = Lösung
puzzle-why-not = Warum nicht { $played }?
puzzle-why-not-help = Die beste Antwort auf deinen Zug spielen
puzzle-why-not-sought = Der Computer sucht die Antwort …
puzzle-analyse = Analysieren
puzzle-analyse-help = Die Variante als Partie mit Analyse öffnen
puzzle-play-on = Weiterspielen
puzzle-play-on-help = Ab dieser Stellung gegen den Computer spielen
puzzle-themes = Themen: { $themes }
puzzle-rating-of = Wertung der Aufgabe: { $rating }
puzzle-id = Aufgabe { $id }

## Puzzles: themes. The capture methods have names of their own.

theme-several-methods = Mehrere Schlagarten
theme-multiple-capture = Mehrfachschlag
theme-mimicry = Nachahmen
theme-freeze = Lähmen
theme-thaw = Lähmung aufheben
theme-discovered = Abzugsangriff
theme-sacrifice = Opfer
theme-quiet = Stiller Zug
theme-promotion = Umwandlung
theme-defence = Verteidigung
theme-endgame = Endspiel
theme-mate = Matt in { $count }
theme-win = Gewinn in { $count }
theme-swap = Platztausch
theme-drive = Wegschieben
theme-push = Schieben
theme-pull = Mitziehen
theme-drop = Einsetzen
theme-resurrection = Erwecken
theme-removal = Sich selbst entfernen
theme-castling = Rochade
theme-other = Anderer Zug

## Puzzles from a game

puzzles-searching = Suche nach Aufgaben: { $done } von { $all }
puzzles-stop = Anhalten
puzzles-known =
    { $count ->
        [one] 1 Aufgabe aus dieser Partie
       *[other] { $count } Aufgaben aus dieser Partie
    }
puzzles-solve-found = Lösen
puzzles-no-moves = Diese Partie hat noch keine Züge.
puzzles-review-first = Zuerst kommt der Rückblick, dann folgen die Aufgaben.
puzzles-no-mistakes = Der Rückblick hat bei dir keinen Fehler gefunden.
puzzles-search-stopped =
    { $count ->
        [0] Die Suche wurde angehalten. Sie hat keine Aufgabe gefunden.
        [one] Die Suche wurde angehalten. Sie hat 1 Aufgabe gefunden.
       *[other] Die Suche wurde angehalten. Sie hat { $count } Aufgaben gefunden.
    }
puzzles-search-found =
    { $count ->
        [0] Diese Partie enthält keine gute Aufgabe: Kein Zug war viel besser als alle anderen.
        [one] Diese Partie enthält 1 gute Aufgabe.
       *[other] Diese Partie enthält { $count } gute Aufgaben.
    }
puzzles-missed-all =
    { $count ->
        [one] Dein Fehler ist jetzt eine Aufgabe, auch unter „Aus meinen Partien“.
       *[other] Deine { $count } Fehler sind jetzt Aufgaben, auch unter „Aus meinen Partien“.
    }
puzzles-missed-some =
    { $count ->
        [0] { $left ->
            [one] Dein Fehler ergibt keine Aufgabe: Mehrere Züge waren gut.
           *[other] Deine Fehler ergeben keine Aufgaben: Jedes Mal waren mehrere Züge gut.
        }
        [one] Ein Fehler ist jetzt eine Aufgabe. { $left ->
            [one] Der andere ergibt keine, weil mehrere Züge gut waren.
           *[other] Die anderen { $left } ergeben keine, weil jeweils mehrere Züge gut waren.
        }
       *[other] { $count } Fehler sind jetzt Aufgaben. { $left ->
            [one] Ein weiterer ergibt keine, weil mehrere Züge gut waren.
           *[other] { $left } weitere ergeben keine, weil jeweils mehrere Züge gut waren.
        }
    }

## Dialogs over a page

overlay-help = Hilfe
overlay-settings = Einstellungen
overlay-problems = Fehlermeldungen
overlay-position = Stellung
overlay-open = Datei öffnen
overlay-import = Ein Spiel aus einem anderen Programm
overlay-save = Partie speichern
overlay-close = Schließen
overlay-keys = Seiten und Tasten
keys-pages = Was du tun kannst
overlay-about = Über Baroque

## About the program

about-what = Schachspiele, deren Figuren auf ungewöhnliche Weise schlagen: ein Desktop-Programm, eine Regelbibliothek und eine Engine.
about-licence = Du darfst das Programm frei benutzen, untersuchen, ändern und weitergeben (Lizenz: MIT oder Apache 2.0).
about-inventors = Die Spiele und ihre Erfinder
about-sources = Quellen der Regeln
about-sources-list = G. Deckle, P. Aronson und B. Good, „Chess with Ultima, Rococo and Supremo Pieces“ (2002); D. Howe, „An Illustrated Guide to Ultima Pieces“ (2000); H. Bodlaender, „Ultima“ (1995–2001); A. Fourrière, „Chessma 84“ (2002); „Baroque chess“ (Wikipedia); die Seiten zu Rococo und Maxima der Chess Variant Pages mit späteren Regelauskünften ihrer Autoren; Texte von R. Abbott aus den Jahren 1962, 1968 und 2004, wie dort zitiert.
about-fonts = Schriften
about-fonts-licence = Alle unter der SIL Open Font License 1.1.

## Keys

keys-tab = Zum nächsten Bedienelement, mit Umschalt+Tab zum vorigen; die Leertaste betätigt es
keys-arrows = Auf dem Brett: von Feld zu Feld; Tab geht durch die Zielfelder
keys-space = Auf dem Brett: eine Figur aufnehmen oder absetzen (auch Eingabe)
keys-menu = Auf dem Brett: das Menü der Figur öffnen
keys-threats = Gedrückt halten: Drohungen der Figur unter dem Mauszeiger oder der anderen Seite zeigen
keys-without-a-mouse = Ohne Maus
keys-mouse = Ziehe eine Figur mit der Maus, oder klicke erst die Figur und dann ihr Zielfeld an. Klicke deine gelähmte Figur zweimal an, um sie zu entfernen, wenn das Spiel das erlaubt. Ein Rechtsklick auf eine Figur öffnet ihr Menü, ein Rechtsklick auf ein leeres Feld zeichnet einen Kreis. Ziehe mit der rechten Maustaste, um einen Pfeil zu zeichnen. Umschalt, Alt und Strg ändern die Farbe. Zum Löschen zeichne dasselbe noch einmal oder klicke auf ein leeres Feld.
keys-how = Klicke ein Tastenkürzel an und drücke dann die neue Taste.
keys-reset-all = Alle zurücksetzen
keys-waiting = Taste drücken …
keys-none = Keines
keys-of-command = { $command }: { $key }
keys-reset = Zurück auf { $key }
keys-conflict = { $key } ist schon vergeben: { $command }.
keys-exchange = Tauschen
keys-keep = Behalten

## Changing keys

keys-now = { $command } liegt jetzt auf { $key }.
keys-now-none = { $command } hat jetzt kein Tastenkürzel.
keys-bespoken-tab = { $key } führt zum nächsten Bedienelement. Drücke eine andere Taste oder Escape.
keys-bespoken-help = { $key } zeigt immer die Tastenkürzel. Drücke eine andere Taste oder Escape.
keys-bespoken-threats = { $key } zeigt Drohungen. Drücke eine andere Taste oder Escape.
keys-bespoken-menu = { $key } öffnet das Menü einer Figur. Drücke eine andere Taste oder Escape.
keys-bespoken-redo = { $key } wiederholt eine Änderung im Editor. Drücke eine andere Taste oder Escape.
keys-bespoken-writing = { $key } dient zum Schreiben. Drücke eine andere Taste oder Escape.
keys-bespoken-none = { $key } kann kein Tastenkürzel sein. Drücke eine andere Taste oder Escape.

## Settings

settings-language = Sprache
settings-language-system = Systemsprache
settings-colours = Farben
settings-pieces = Figurensatz
settings-coordinates = Koordinaten
settings-colours-parchment = Pergament
settings-colours-slate = Schiefer
settings-colours-felt = Filz
settings-colours-contrast = Hoher Kontrast
settings-pieces-disks = Piktogramme
settings-pieces-figurines = Figurinen
settings-editor = Editor für Spieldateien
settings-editor-found = automatisch gefunden
settings-editor-example = Ein Befehl, zum Beispiel: { $command }
settings-path = Einstellungsdatei
settings-speed = Animationstempo
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-motion = Animation
settings-theme = Darstellung
settings-light = Hell
settings-dark = Dunkel
settings-size = Größe der Oberfläche
settings-percent = { $percent } %
settings-size-keys = Strg mit + oder − ändert die Größe, Strg+0 setzt sie zurück.
settings-window = Fenster
settings-windowed = Im Fenster
settings-fullscreen = Vollbild
settings-two-people = Zu zweit
settings-board-stays = Brett bleibt stehen
settings-board-turns = Brett dreht sich zum Spieler am Zug
settings-no-sound = Kein Audiogerät gefunden. Starte Baroque neu, wenn du eines angeschlossen hast.
settings-sound = Ton
settings-sound-off = Aus
settings-sound-on = An
settings-volume = Lautstärke
settings-group-board = Brett
settings-group-motion = Animation
settings-group-sound = Ton
settings-group-play = Spielen
settings-group-display = Anzeige
settings-group-files = Dateien
settings-group-keys = Tasten
settings-speed-now = Animationstempo: { $speed }
settings-speed-off = Aus
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-memory = Speicher der Engine (MiB)
settings-memory-how = Hier merkt sich die Engine, was sie über Stellungen herausfindet. Mehr Speicher hilft bei langem Nachdenken.
settings-threads = Rechenkerne
settings-threads-usual = Standard
settings-machine-how = Zum Spielen und Analysieren. Standard: ein Rechenkern zum Spielen, die Hälfte aller Rechenkerne zum Analysieren.
settings-coordinates-off = Aus
settings-coordinates-inside = Innen
settings-coordinates-outside = Außen
settings-name = Dein Name
settings-name-usual = Spieler
settings-name-how = Deine gespeicherten Partien zeigen diesen Namen.
settings-book = Eröffnungsbuch
settings-book-who = Der Computer benutzt es ab Stufe 6.
settings-book-moves = Züge aus dem Buch
settings-book-choose = Wählen …
settings-book-file = eine PGN-Datei
settings-book-file-name = Buchdatei
settings-book-off = Aus
settings-book-program = Mitgeliefert
settings-book-own = Eigene Datei

## Commands

command-help-and-key = { $help } ({ $key })
commands-game = Partie
commands-looking = Ansicht
commands-pages = Seiten
commands-files = Dateien
commands-program = Programm
command-take-back = Rücknahme
    .help = Deinen letzten Zug zurücknehmen; verbrauchte Bedenkzeit kommt nicht zurück
command-new-game = Neue Partie
    .help = Eine neue Partie mit Seiten, Regeln und Brett deiner Wahl beginnen
command-resign = Aufgeben
    .help = Die Partie aufgeben
command-offer-draw = Remis?
    .help = Remis anbieten; der Computer lehnt ab, wenn er besser steht
command-pause = Pause
    .help = Die Partie unterbrechen oder fortsetzen
command-hint = Tipp
    .help = Eine Figur zeigen, mit der sich ein Zug lohnt; noch einmal drücken für den Zug
command-write-a-move = Zug eingeben
    .help = Zum Eingabefeld für Züge gehen
command-adjudicate = Ergebnis
    .help = Die Partie mit einem Ergebnis deiner Wahl beenden
command-rematch = Revanche
    .help = Eine neue Partie mit vertauschten Farben beginnen
command-one-move = Ein Zug
    .help = Den Computer in der unterbrochenen Partie einen Zug spielen lassen
command-analysis = Analyse
    .help = Bewertung, beste Varianten und Pfeile zeigen
command-review = Rückblick
    .help = Die ganze Partie analysieren und Fehler markieren
command-find-puzzles = Aufgaben suchen
    .help = In der Partie auf dem Brett nach Aufgaben suchen oder die Suche anhalten
command-missed = Verpasste Chancen üben
    .help = Aus deinen Fehlern in dieser Partie Aufgaben machen
command-legend = Regeln
    .help = Die Figuren und ihre Regeln unter den Zügen zeigen oder ausblenden
command-flip-board = Drehen
    .help = Das Brett von der anderen Seite zeigen
command-turning = Mitdrehen
    .help = Dreht das Brett zur Seite am Zug, wenn zwei Personen spielen, oder nicht mehr
command-board = Zum Brett
    .help = Den Tastaturfokus zum Brett oder zurück bewegen
command-start = Anfang
    .help = Zum Anfang der Partie gehen
command-back = Voriger Zug
    .help = Einen Zug zurückgehen
command-forward = Nächster Zug
    .help = Einen Zug vorgehen
command-newest = Ende
    .help = Ans Ende der Nebenvariante gehen, dann ans Ende der Partie
command-variation-above = Vorige Nebenvariante
    .help = Zur vorigen Nebenvariante gehen
command-variation-below = Nächste Nebenvariante
    .help = Zur nächsten Nebenvariante gehen
command-branch-before = Vorige Abzweigung
    .help = Zum letzten Zug mit Nebenvarianten zurückgehen
command-next-branch = Nächste Abzweigung
    .help = Zum nächsten Zug mit Nebenvarianten gehen
command-delete-from-here = Ab hier löschen
    .help = Diesen Zug und alle folgenden löschen; Strg+Z stellt sie wieder her
command-play = Abspielen
    .help = Die Szene im Handbuch abspielen oder anhalten
command-read-out = Stellung als Text
    .help = Die Stellung in Worten zeigen
command-move-variation-up = Nebenvariante aufwerten
    .help = Die Nebenvariante nach oben rücken, Schritt für Schritt bis zur Hauptvariante
command-comment = Kommentar
    .help = Diesen Zug kommentieren
command-go-back = Zurück
    .help = Zur vorigen Seite zurückgehen
command-all-games = Alle Spiele
    .help = Die Startseite zeigen; deine Partie bleibt erhalten
command-learn = Lernen
    .help = Die Lektionen öffnen
command-guide = Handbuch
    .help = Das bebilderte Handbuch öffnen
command-setup-editor = Stellungseditor
    .help = Die Stellung im Editor öffnen oder zurückgehen
command-continue = Fortsetzen
    .help = Zu deiner Partie zurückgehen
command-problems = Fehlermeldungen
    .help = Fehler in Spieldateien zeigen
command-puzzles = Aufgaben
    .help = Die Aufgaben öffnen
command-invent-a-piece = Figur erfinden
    .help = Das Formular für eine neue Figur öffnen
command-undo = Rückgängig
    .help = Die letzte Änderung im Editor oder in der Zugliste rückgängig machen
command-redo = Wiederholen
    .help = Die zuletzt rückgängig gemachte Änderung wiederholen (auch Strg+Umschalt+Z)
command-my-games = Meine Partien
    .help = Deine gespeicherten Partien zeigen oder zurückgehen
command-open = Öffnen
    .help = Eine Spieldatei (.ron), eine Datei mit Partien (PGN, Game Courier, Zillions) oder eine Stellung (.fen) öffnen
command-save = Speichern
    .help = Die Partie als PGN speichern
command-save-as = Speichern unter
    .help = Die Partie in einer Datei deiner Wahl speichern
command-copy-game = Partie kopieren
    .help = Die Partie als PGN kopieren
command-copy-courier = Als Game-Courier-Züge kopieren
    .help = Die Züge so kopieren, wie Game Courier sie notiert, mit jedem Schlag
command-copy-zillions = Als Zillions-Partie kopieren
    .help = Die Züge als gespeicherte Partie von Zillions of Games kopieren
command-copy-position = Stellung kopieren
    .help = Die Stellung als FEN kopieren
command-paste = Einfügen
    .help = Eine Stellung, eine Partie, Züge oder ein Interactive Diagram einfügen
command-list-of-games = Partienliste
    .help = Die Partien der geöffneten Datei zeigen
command-previous-game = Vorige Partie
    .help = Die vorige Partie der Datei öffnen
command-next-game = Nächste Partie
    .help = Die nächste Partie der Datei öffnen
command-coordinates = Koordinaten
    .help = Koordinaten außen, innen oder gar nicht zeigen
command-speed = Animationstempo
    .help = Das Animationstempo ändern: aus, schnell, normal, langsam
command-pieces = Figurensatz
    .help = Zwischen Piktogrammen und Figurinen wechseln
command-light-or-dark = Hell oder dunkel
    .help = Zwischen heller und dunkler Darstellung wechseln
command-to-light = Zur hellen Darstellung wechseln
command-to-dark = Zur dunklen Darstellung wechseln
command-sound = Ton
    .help = Den Ton ein- oder ausschalten
command-full-screen = Vollbild
    .help = Das Vollbild ein- oder ausschalten
command-settings = Einstellungen
    .help = Die Einstellungen öffnen
command-keys = Tastenkürzel
    .help = Die Tastenkürzel zeigen
command-cancel = Abbrechen
    .help = Die Auswahl aufheben, ein offenes Fenster schließen oder zurückgehen
command-larger = Größer
    .help = Die Oberfläche vergrößern
command-smaller = Kleiner
    .help = Die Oberfläche verkleinern
command-usual-size = Standardgröße
    .help = Die Größe der Oberfläche zurücksetzen
command-quit = Beenden
    .help = Das Programm beenden

## The field for typing a move

move-field = Zug eingeben
move-field-hint = ↓ ↑ wählen, Enter zieht

## Notices

notices-more = und { $count } weitere
notice-copy = Meldung kopieren
notice-close = Meldung schließen

## Notices about games in play

notice-away = Partie unterbrochen, weil du das Brett verlassen hast.
notice-time-jumped = Partie unterbrochen, weil Baroque eine Weile nicht lief.
notice-time-stood = Die Uhr stand, während Baroque nicht lief.
notice-time-gone = Eine Niederlage durch Zeitüberschreitung lässt sich nicht zurücknehmen.
notice-draw-offered = Du hast gerade erst Remis angeboten.
notice-nothing-to-pause = Diese Partie hat keine Uhren, die man anhalten könnte.
notice-premove-off = Vorauszug gestrichen: Er ist nicht mehr legal.
notice-draw-declined = Der Computer lehnt dein Remisangebot ab.

## Notices about game files

notice-game-gone = `{ $game }` lässt sich nicht starten: Die Datei fehlt.
notice-files-in-order = Alle Spieldateien sind wieder in Ordnung.
notice-mistakes-file =
    { $count ->
        [one] 1 Fehler in { $file }. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
       *[other] { $count } Fehler in { $file }. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
    }
notice-mistakes-two =
    { $count ->
        [one] 1 Fehler in { $one } und { $other }. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
       *[other] { $count } Fehler in { $one } und { $other }. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
    }
notice-mistakes-files =
    { $count ->
        [one] 1 Fehler in { $files } Dateien. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
       *[other] { $count } Fehler in { $files } Dateien. Baroque nimmt die letzte fehlerfreie Fassung, falls es eine gibt. Details mit P.
    }
notice-duplicated = { $game } ist jetzt ein eigenes Spiel in { $path }. Dein Editor öffnet die Datei. Mit jedem Speichern ändert sich auch das Spiel. Den Editor kannst du in den Einstellungen wählen.
notice-piece-pickable = { $piece } gehört jetzt zu den Figuren dieses Spiels.
notice-piece-pickable-new = Baroque hat ein eigenes Spiel mit der Figur { $piece } gespeichert. Das Spiel ohne sie bleibt, wie es war.

## Notices about an invented piece

notice-no-own-folder = Dieses System hat keinen Ordner für eigene Spiele.
notice-piece-not-ready = Die Figur ist noch nicht fertig. Behebe zuerst die Fehler.
notice-piece-added = Das Spiel mit der Figur steht auf der Startseite bei deinen eigenen Spielen. Seine Datei ist { $path }

## Notices about lists of games

notice-no-list = Öffne zuerst eine Datei mit mehreren Partien.
notice-last-game = Das ist die letzte Partie der Liste.
notice-first-game = Das ist die erste Partie der Liste.

## Notices about saving

notice-saved = Gespeichert in { $path }.
notice-unsaved = { $problem }.
notice-unsaved-kept = { $problem }. Du findest die Partie unter Meine Partien (B).
notice-stay-unsaved = Die Partie ist nicht gespeichert. Schließe das Fenster noch einmal, um trotzdem zu beenden.
notice-unsaved-taken = Nicht gespeichert: { $path } gibt es schon. Du findest die Partie unter Meine Partien (B).
notice-unsaved-changed = Nicht gespeichert: Ein anderes Programm hat { $path } geändert. Du findest die Partie unter Meine Partien (B).
notice-stay-writing = Baroque speichert noch. Schließe das Fenster noch einmal, um trotzdem zu beenden.
notice-kept-elsewhere = Ein anderes Fenster hat diese Partie fortgesetzt. Hier ist sie jetzt eine eigene Partie.
notice-stay-unkept = Die letzten Züge sind nicht gespeichert. Schließe das Fenster noch einmal, um trotzdem zu beenden.
notice-stay-unwritten = Einige Dateien sind nicht gespeichert. Schließe das Fenster noch einmal, um trotzdem zu beenden.

## Progress in lessons and puzzles

progress-imported =
    { $count ->
        [one] Fortschritt importiert: 1 neuer Eintrag.
       *[other] Fortschritt importiert: { $count } neue Einträge.
    }
progress-not-imported = { $path } wurde nicht importiert: { $error }
progress-export-title = Fortschritt exportieren
progress-import-title = Fortschritt importieren
progress-kind = Fortschritt
progress-too-long = Die Datei ist größer als 64 MiB.
progress-no-folder = Dieses System hat keinen Datenordner. Baroque kann deinen Fortschritt nicht speichern.

## The clipboard

copied-game = Partie als PGN kopiert.
copied-courier = Züge für Game Courier kopiert.
copied-zillions = Partie für Zillions of Games kopiert.
copied-position = Stellung kopiert: { $fen }
copied-no-game = Auf dem Brett ist keine Partie zum Kopieren.
copied-no-position = Auf dem Brett ist keine Stellung zum Kopieren.

## Pictures

picture-copied = Bild kopiert.
picture-not-copied = Das Bild ließ sich nicht kopieren: { $problem }
picture-not-saved = Das Bild ließ sich nicht speichern: { $problem }
picture-no-room = Das Bild ist zu groß
picture-no-folder = Dieses System hat keinen Ordner für Bilder
picture-saved = Gespeichert als { $path }

## Choosing files

browse-open-already = Ein Dateidialog ist schon offen.
browse-games = Partien
browse-game-files = Spieldateien
browse-no-dialog = Dieses System hat keinen Dateidialog. Gib den Pfad in sein Feld ein, oder drücke Strg+O und gib ihn dort ein.

## Jobs that could not start

computer-cannot-play = Der Computer kann nicht spielen: { $error }
analysis-cannot-begin = Die Analyse kann nicht beginnen: { $error }
clocks-not-shown = Die Uhranzeige ändert sich nur, wenn sich etwas bewegt: { $error }

## Background jobs

job-panicked = Interner Fehler in Baroque: { $message }
job-no-thread = Baroque kann keine weitere Hintergrundaufgabe starten: { $error }
job-no-worker = Baroque kann keine weitere Hintergrundaufgabe starten.

## The settings’ file

settings-unreadable = { $path } ließ sich nicht lesen: { $error }
settings-put-aside = Deine Einstellungsdatei hat einen Fehler ({ $problem }). Baroque nimmt deshalb die Standardeinstellungen. Die alte Datei ist jetzt { $path }.
settings-not-understood = { $path } hat einen Fehler ({ $problem }). Baroque nimmt deshalb die Standardeinstellungen. Die Datei ließ sich nicht verschieben ({ $error }).
settings-unsaved = Die Einstellungen ließen sich nicht speichern: { $error } ({ $path })
settings-not-utf8 = kein UTF-8-Text

## Pasting

paste-nothing = In der Zwischenablage ist kein Text.
paste-text = Der Text
paste-no-game = Der Text enthält keine Partie.
paste-first-of = Es ist die erste von { $count } Partien. Speichere den Text als Datei, um alle zu öffnen.
paste-cannot-be-shown = Baroque kann die Partie nicht zeigen: { $problem }
paste-game =
    { $count ->
        [one] Partie eingefügt ({ $game }): 1 Halbzug.
       *[other] Partie eingefügt ({ $game }): { $count } Halbzüge.
    }
paste-part-of-game =
    { $count ->
        [one] 1 Halbzug eingefügt ({ $game }). Der Text hat einen Fehler: { $place }.
       *[other] { $count } Halbzüge eingefügt ({ $game }). Der Text hat einen Fehler: { $place }.
    }
paste-notes =
    { $count ->
        [one] Zeile { $line }: { $note }.
       *[other] { $count } Stellen wurden anders gelesen als geschrieben. Die erste ist in Zeile { $line }: { $note }.
    }
paste-position = Stellung eingefügt ({ $game }).
paste-position-of-none = Das sieht nach einer Stellung aus, aber sie passt zu keinem Spiel.
paste-position-of-none-but = Das sieht nach einer Stellung aus, aber sie passt zu keinem Spiel. In { $game }: { $problem }.
paste-no-moves = Der Text enthält keine Züge.
paste-nonsense = Dieser Text ist weder eine Stellung noch eine Partie noch Züge von { $game }: { $problem }.
paste-moves =
    { $count ->
        [one] 1 Halbzug eingefügt ({ $game }).
       *[other] { $count } Halbzüge eingefügt ({ $game }).
    }
paste-moves-up-to =
    { $count ->
        [one] 1 Halbzug eingefügt ({ $game }), bis zum Fehler: { $place }.
       *[other] { $count } Halbzüge eingefügt ({ $game }), bis zum Fehler: { $place }.
    }
paste-goes-on =
    { $count ->
        [one] 1 eingefügter Halbzug an die Partie angehängt.
       *[other] { $count } eingefügte Halbzüge an die Partie angehängt.
    }
paste-goes-on-up-to =
    { $count ->
        [one] 1 eingefügter Halbzug an die Partie angehängt, bis zum Fehler: { $place }.
       *[other] { $count } eingefügte Halbzüge an die Partie angehängt, bis zum Fehler: { $place }.
    }

## Opening games

games-none = { $path } enthält keine Partien.
games-changed = Ein anderes Programm hat { $path } geändert. Das ist der jetzige Stand.
games-no-such = { $path } enthält diese Partie nicht.
games-wrong = { $path }, Zeile { $line }: { $problem }
games-wrong-none = Hier ist keine Partie
games-partly =
    { $count ->
        [one] { $path } hat einen Fehler: { $place }. Baroque zeigt die Partie bis dorthin, 1 Halbzug. Speichere sie unter einem anderen Namen.
       *[other] { $path } hat einen Fehler: { $place }. Baroque zeigt die Partie bis dorthin, { $count } Halbzüge. Speichere sie unter einem anderen Namen.
    }
games-notes =
    { $count ->
        [one] { $path } wurde an 1 Stelle anders gelesen als geschrieben: { $first }.
       *[other] { $path } wurde an { $count } Stellen anders gelesen als geschrieben. Die ersten: { $first }.
    }
games-no-game = { $path } enthält keine Partie, die Baroque lesen kann. Der erste Fehler: { $place }.
games-holds-none = { $path } enthält keine Partie.
games-rules-changed = Die Regeln von { $game } haben sich geändert. Diese Partie geht mit den alten Regeln weiter.
games-rules-gone = Die Datei von { $game } fehlt. Diese Partie geht mit den Regeln weiter, die neben ihr gespeichert sind.
games-cannot-go-on = { $path } lässt sich nicht fortsetzen: { $problem }
games-goes-wrong = { $path } hat einen Fehler: { $place }. Baroque speichert deine nächsten Züge in einer neuen Partie und behält diese Datei.

## Saving games

games-no-file = Datei wählen
games-nothing-to-save = Es gibt keine Partie zu speichern
games-save-title = Partie speichern
games-cannot-be-kept = Die Partie ließ sich nicht speichern: { $error } ({ $path })

## Exports of games

export-button = Exportieren
export-help = Das Spiel oder seine Regeln in eine Datei schreiben
export-game = Das Spiel als eine Datei (RON)
export-html = Die Regeln als Webseite (HTML)
export-markdown = Die Regeln als Markdown
export-title = Exportieren
export-kind = Exporte
export-done = Exportiert nach { $path }
export-failed = Export nach { $path } nicht möglich: { $problem }

## Games from other programs

import-pasted = Der eingefügte Text
import-made = { $game } gehört jetzt zu deinen Spielen: { $path }
import-not-written = Die Spieldatei ließ sich nicht schreiben: { $error }
import-failed = Baroque kann aus diesem Text kein Spiel machen. Nichts wurde geändert.
import-choose =
    { $count ->
        [one] Die Datei enthält 1 Spiel. Wähle es, um es deinen Spielen hinzuzufügen.
       *[other] Die Datei enthält { $count } Spiele. Welches möchtest du hinzufügen?
    }
import-warnings =
    { $count ->
        [one] { $game } gehört jetzt zu deinen Spielen, aber ohne eine seiner Regeln:
       *[other] { $game } gehört jetzt zu deinen Spielen, aber ohne { $count } seiner Regeln:
    }
import-warnings-how = Baroque kennt solche Regeln nicht. In der Spieldatei stehen sie als Kommentare.

## Game files and the editor

files-no-dialog-thread = Der Dateidialog ließ sich nicht öffnen: { $error }
files-no-editor-thread = Der Editor ließ sich nicht starten: { $error }
files-open-title = Datei öffnen
files-open-kind = Partien und Spieldateien
files-not-opened = { $path } ließ sich nicht öffnen: { $error }. Du kannst in den Einstellungen einen Editor wählen.
files-editor-not-started = { $program } ließ sich für { $path } nicht starten: { $error }
files-editor-failed = { $program } konnte { $path } nicht öffnen: { $status }
files-unwatched = Baroque bemerkt Änderungen an Spieldateien vielleicht nicht. Starte es neu, um sie zu sehen. ({ $why })
files-no-game-file = { $path } ist keine Spieldatei. Spieldateien enden auf .ron
files-is-folder = { $path } ist ein Ordner
files-unreadable = { $path } ließ sich nicht öffnen: { $error }
files-no-own-folder = Nichts geschrieben: Dieses System hat keinen Ordner für eigene Spiele.
files-not-extended = Die Figur ließ sich nicht hinzufügen: { $error } ({ $path })
files-not-copied = Keine Kopie erstellt: { $error } ({ $folder })
files-no-program = `{ $program }` wurde nicht gefunden. Die Einstellungen nennen es als deinen Editor.
files-unclosed-quote = Im Befehl für den Editor in den Einstellungen fehlt das schließende Anführungszeichen { $quote }.
files-too-many-copies =
    { $count ->
        [one] Von `{ $game }` gibt es schon 1 Kopie
       *[other] Von `{ $game }` gibt es schon { $count } Kopien
    }
files-copy = { $game } (Kopie)
files-copy-number = { $game } (Kopie { $number })
files-no-watcher = Baroque bemerkt Änderungen an Spieldateien nicht: { $error }

## Games of tries: blind games and Penultima

tries-waits = Setze deine Partie fort.
tries-about = So geht es
tries-last = Partie fortsetzen
tries-resume-since = { $game } ({ $when })
tries-unreadable = Eine gespeicherte Partie ließ sich nicht lesen. { $problem }
tries-who = Wer spielt?
tries-mode-computer = Gegen den Computer
tries-mode-two = Zu zweit hier
tries-computer = Wie gut spielt der Computer?
tries-side = Welche Seite spielst du?
tries-begin = Spielen
tries-no-folder = Dieses System hat keinen Datenordner. Baroque kann diese Partie nicht speichern.
tries-other-format = Sie hat das Format { $format }, das diese Version von Baroque nicht kennt. Nimm eine neuere Version.
tries-row = { $number }. { $message }
tries-check = Schach.
tries-ended = { $outcome }.
tries-your-move = Du bist am Zug.
tries-to-move =
    { $side ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
tries-thinks = Der Computer denkt nach …
tries-computers-turn = Der Computer ist am Zug.
tries-yes = Ja
tries-no = Nein
tries-resign = Aufgeben
tries-new = Neue Partie
tries-copy-pgn = PGN kopieren
tries-copied = In die Zwischenablage kopiert.

## Blind games, in which each side sees only its own pieces

blind-open = Blind: spielen, ohne zu sehen
blind-help = Spielen, ohne die Figuren der anderen Seite zu sehen. Das Programm ist der Schiedsrichter.
blind-title-of = Blind: { $game }
blind-about = Du siehst nur deine eigenen Figuren. Du versuchst Züge. Der Schiedsrichter sagt „Nein“, bis ein Zug erlaubt ist. Dann erfahren beide Seiten, was dieser Zug bewirkt hat.
blind-about-tries = Setze eine Figur auf ein beliebiges Feld. Ein abgelehnter Versuch kostet nichts, und nur du hörst die Antwort.
blind-about-hears = Der Schiedsrichter sagt das Feld jedes Schlags an, außerdem Schach und das Ende. Welche deiner Figuren gelähmt sind, erfährst du nicht.
blind-about-guesses = Notiere auf dem Brett, wo du gegnerische Figuren vermutest. Das Programm kann zählen, wo sie stehen könnten.
blind-about-end = Am Ende siehst du die ganze Partie und was jede Seite gesehen hat.
blind-computer-is = Auch der Computer sieht nur seine eigenen Figuren und hört, was du hörst.
blind-two-is = Ihr teilt euch diesen Bildschirm. Zwischen den Zügen ist das Brett verdeckt, bis der Nächste allein ist.
blind-game-computer = { $game }, Stufe { $level }, Zug { $number }
blind-game-two = { $game }, zu zweit, Zug { $number }
blind-umpire = Was sagt der Schiedsrichter?
blind-umpire-help = Der Schiedsrichter nennt bei jedem Schlag das Feld. Er kann dazusagen, ob die Figur als Bauer zählt oder wie sie heißt. Bei Schach kann er die Linie, Reihe oder Diagonale des Angreifers nennen.
blind-captures = Schlagen
blind-captures-rank = Bauer oder Figur
blind-captures-square = Feld
blind-captures-piece = Name
blind-checks = Schach
blind-checks-plain = Ja
blind-checks-direction = Mit Richtung
blind-tries = Bauern
blind-tries-announced = Zahl der Schläge
blind-tries-asked = Auf Anfrage
blind-tries-help = Wie oft die Bauern der Seite, die am Zug ist, schlagen können.
blind-never = Nein
blind-begins = Du siehst nur deine eigenen Figuren. Versuche einen Zug.
blind-veil =
    { $side ->
        [white] Weiß: Klicke, wenn du allein bist
       *[black] Schwarz: Klicke, wenn du allein bist
    }
blind-no-file = Das ist keine gespeicherte Blindpartie ({ $error }).
blind-no = { $tried }: nein. Versuche einen anderen Zug.
blind-impossible = { $tried }: unmöglich, was immer dort steht. Versuche einen anderen Zug.
blind-played =
    { $side ->
        [white] Weiß: { $played }.
       *[black] Schwarz: { $played }.
    }
blind-moved =
    { $side ->
        [white] Weiß hat gezogen.
       *[black] Schwarz hat gezogen.
    }
blind-kept =
    { $side ->
        [white] Weiß behält die Grundstellung.
       *[black] Schwarz behält die Grundstellung.
    }
blind-exchanged =
    { $side ->
        [white] Weiß tauscht zwei Figuren der Grundstellung.
       *[black] Schwarz tauscht zwei Figuren der Grundstellung.
    }
blind-lost-something =
    { $side ->
        [white] Weiß hat auf { $square } etwas verloren.
       *[black] Schwarz hat auf { $square } etwas verloren.
    }
blind-lost-pawn =
    { $side ->
        [white] Weiß hat auf { $square } einen Bauern verloren.
       *[black] Schwarz hat auf { $square } einen Bauern verloren.
    }
blind-lost-piece =
    { $side ->
        [white] Weiß hat auf { $square } eine Figur verloren.
       *[black] Schwarz hat auf { $square } eine Figur verloren.
    }
blind-lost-type =
    { $side ->
        [white] Weiß hat auf { $square } verloren: { $piece }.
       *[black] Schwarz hat auf { $square } verloren: { $piece }.
    }
blind-own-loss = { $lost } Das lag am eigenen Zug.
blind-check-lines = Schach auf { $lines }.
blind-check-file = der Linie
blind-check-rank = der Reihe
blind-check-long-diagonal = der langen Diagonale
blind-check-short-diagonal = der kurzen Diagonale
blind-check-diagonal = einer Diagonale
blind-pawn-captures =
    { $count ->
        [0] Deine Bauern können nicht schlagen.
        [one] Deine Bauern haben 1 Schlagmöglichkeit.
       *[other] Deine Bauern haben { $count } Schlagmöglichkeiten.
    }
blind-taken-nothing = Geschlagen: nichts.
blind-taken = Geschlagen: { $pieces }.
blind-counted = { $piece } × { $count }
blind-something = etwas
blind-pawn = Bauer
blind-piece = Figur
blind-type = Versuch eingeben, z. B. e2e4
blind-not-read = „{ $typed }“ ist kein Versuch. Schreibe zwei Felder, z. B. e2e4.
blind-no-piece = Auf { $square } steht keine deiner Figuren.
blind-looks-back = Du siehst eine frühere Stellung. Klicke auf das Brett, um zurückzukehren.
blind-choose = Welchen Zug meinst du?
blind-choose-array = Wähle deine Grundstellung
blind-ask = Können meine Bauern schlagen?
blind-saved = Blindpartie
blind-replay = Als Partie öffnen
blind-replay-help = Die Züge als gewöhnliche Partie öffnen, mit den Versuchen und Ansagen als Kommentaren.
blind-guesses = Vermutungen
blind-guesses-help = Wähle eine Figur und klicke dann die Felder an, auf denen du sie vermutest. Ziehe eine Vermutung, um sie zu verschieben.
blind-guesses-click = Klicke ein Feld an, um es zu notieren oder die Notiz zu entfernen. Wähle die Figur noch einmal, um wieder Züge zu versuchen.
blind-guess-array = Wie am Anfang
blind-guess-array-help = Die gegnerischen Figuren dort notieren, wo sie am Anfang standen.
blind-forget = Alle entfernen
blind-mark = Fragezeichen
blind-shares = Wo könnten gegnerische Figuren stehen?
blind-shares-help = Das Programm untersucht Stellungen, die zu dem passen, was du gehört hast. Je röter ein Feld, desto öfter steht dort eine gegnerische Figur.
blind-shares-unknown = Es sind zu wenige Stellungen bekannt, um das zu sagen.
blind-share = { $square }: { $percent } %
blind-scale = Farben:
blind-scale-percent = { $percent } %
blind-log = Was der Schiedsrichter sagte
blind-refused = Abgelehnt: { $tries }.
blind-refused-many =
    { $count ->
        [one] 1 Versuch abgelehnt: { $tries }.
       *[other] { $count } Versuche abgelehnt, zuletzt: { $tries }.
    }
blind-removal = { $square } entfernt
blind-seen-by =
    { $side ->
        [white] Was Weiß gesehen hat
       *[black] Was Schwarz gesehen hat
    }

## Penultima, the game of secret rules

penultima-open = Penultima: das Spiel der geheimen Regeln
penultima-invites = Einige Figuren haben geheime Regeln. Versuche Züge, beobachte, was geschieht, finde die Regeln heraus und setze matt.
penultima-title = Penultima
penultima-about-secret = Penultima ist Schach, aber Figuren mit einem Fragezeichen haben geheime Regeln, für beide Seiten dieselben. Welche Figuren das sind, wird für jede Partie neu ausgelost.
penultima-about-tries = Du ziehst, indem du versuchst: Setze eine Figur auf ein beliebiges Feld, und der Schiedsrichter sagt, ob das legal ist.
penultima-about-watch = Beobachte, was jeder Zug bewirkt: Geheime Figuren schlagen vielleicht auf seltsame Art, aus der Ferne oder im Vorbeigehen.
penultima-about-notebook = Halte deine Vermutung im Notizbuch fest. Es findet die Versuche, die ihr widersprechen.
penultima-about-win = Matt gewinnt, wie im Schach. Es gibt keine Rochade.
penultima-kind =
    { $count ->
        [one] { $kind }, Schwierigkeit { $level }, 1 Versuch
       *[other] { $kind }, Schwierigkeit { $level }, { $count } Versuche
    }
penultima-kind-over =
    { $count ->
        [one] { $kind }, Schwierigkeit { $level }, beendet nach 1 Versuch
       *[other] { $kind }, Schwierigkeit { $level }, beendet nach { $count } Versuchen
    }
penultima-tries-so-far =
    { $count ->
        [one] 1 Versuch
       *[other] { $count } Versuche
    }
penultima-kind-day = Geheimnis vom { $day }
penultima-kind-computer = Computer, Stufe { $level }
penultima-mode-laboratory = Labor
penultima-mode-daily = Geheimnis des Tages
penultima-mode-computer-is = Auch der Computer kennt die Regeln nicht. Er sieht nur, was du siehst.
penultima-mode-two-is = Ihr teilt euch diesen Bildschirm. Das Notizbuch ist für beide.
penultima-mode-laboratory-is = Du ziehst für beide Seiten und findest mit möglichst wenigen Versuchen alle Regeln.
penultima-mode-daily-is = Ein Labor, in dem heute alle dasselbe Geheimnis haben.
penultima-difficulty = Wie viel ist geheim?
penultima-level-1 = Eine Figurenart. Sie zieht wie im Schach und schlägt auf andere Art.
penultima-level-2 = Zwei Figurenarten. Sie ziehen wie im Schach und schlagen auf andere Art.
penultima-level-3 = Drei Figurenarten. Sie können auch lähmen, tauschen oder schieben.
penultima-level-4 = Vier Figurenarten. Sie können auch lähmen, tauschen oder schieben.
penultima-level-5 = Alle Figuren außer den Königen. Sie können auch seltsam ziehen, lähmen, tauschen oder schieben.
penultima-best = Dein bestes Ergebnis: { $score }. Je weniger, desto besser.
penultima-attempts = Ab wann kostet ein unerlaubter Versuch den Zug?
penultima-attempts-count =
    { $count ->
        [one] Sofort (Original)
       *[other] Nach { $count } Versuchen
    }
penultima-attempts-free = Nie
penultima-attempts-free-is = Ein unerlaubter Versuch kostet nichts. Versuche es, bis einer erlaubt ist.
penultima-attempts-count-is =
    { $count ->
        [one] Ein unerlaubter Versuch kostet den Zug, außer im Schach.
       *[other] { $count } unerlaubte Versuche kosten den Zug, außer im Schach.
    }
penultima-seed = Seed des Geheimnisses
penultima-seed-hint = Beliebig
penultima-bad-seed = Der Seed ist keine ganze Zahl von 0 bis 18446744073709551615. Korrigiere ihn oder lass das Feld leer.
penultima-drawing = Baroque erfindet geheime Regeln …
penultima-no-game = Mit diesem Seed wurde kein geheimes Spiel gefunden. Nimm einen anderen.
game-file-unsaved = Die Partie ließ sich nicht speichern: { $error } ({ $path })
penultima-no-file = Das ist keine gespeicherte Penultima-Partie ({ $error }).
game-file-too-long = Die Datei ist größer als 4 MiB.
penultima-piece = { $name } ({ $piece })
penultima-queen = Dame
penultima-rook = Turm
penultima-bishop = Läufer
penultima-knight = Springer
penultima-pawn = Bauer
penultima-try = { $piece } { $from }-{ $to }.
penultima-try-words =
    { $side ->
        [white] Weiß: { $tried } { $ruling }
       *[black] Schwarz: { $tried } { $ruling }
    }
penultima-legal = Legal.
penultima-illegal = Illegal.
penultima-exposes = Illegal: Der König stünde im Schach.
penultima-gone =
    { $count ->
        [one] Die Figur auf { $squares } ist weg.
       *[other] Die Figuren auf { $squares } sind weg.
    }
penultima-turn-lost = Der Zug verfällt.
penultima-your-move-tries =
    { $count ->
        [one] Du bist am Zug: 1 Versuch.
       *[other] Du bist am Zug: { $count } Versuche.
    }
penultima-to-move-tries =
    { $side ->
        [white] { $count ->
            [one] Weiß am Zug: 1 Versuch.
           *[other] Weiß am Zug: { $count } Versuche.
        }
       *[black] { $count ->
            [one] Schwarz am Zug: 1 Versuch.
           *[other] Schwarz am Zug: { $count } Versuche.
        }
    }
penultima-begins = Ein neues Geheimnis. Versuche einen Zug.
penultima-all-found = Alle Regeln sind gefunden. Dein Ergebnis: { $score }.
penultima-rules-shown = Die Regeln sind nicht mehr geheim.
penultima-set-up-needed = { $outcome }. Stelle die Figuren neu auf, um mehr zu versuchen.
penultima-not-read = „{ $typed }“ ist kein Versuch. Schreibe zwei Felder, z. B. a2a4.
penultima-no-try-over = Die Partie ist zu Ende. Beginne eine neue oder stelle die Figuren neu auf.
penultima-no-try-not-yours = Diese Figur darfst du nicht ziehen. Versuche es mit einer eigenen.
penultima-no-try-same-square = Die Figur steht schon dort. Wähle ein anderes Feld.
penultima-type = Versuch eingeben, z. B. a2a4
penultima-promotes = Der Bauer wird zu
penultima-level = Schwierigkeit { $number }
penultima-score = Versuche: { $tries }. Falsche Ansagen: { $wrong }. Ergebnis: { $score }.
penultima-ask-show = Hier aufhören und die Regeln ansehen?
penultima-set-up = Neu aufstellen
penultima-show-rules = Regeln ansehen
penultima-notebook = Notizbuch
penultima-tries = Versuche
penultima-rules = Regeln
penultima-known = Gefunden
penultima-check-it = Mit den Versuchen vergleichen
penultima-declare = Diese Regel ansagen
penultima-declare-costs = Eine falsche Ansage kostet so viel wie 5 Versuche.
penultima-declare-once = Pro Zug darfst du eine Regel ansagen. Stimmt sie, bleibt sie im Notizbuch stehen.
penultima-checking = Vergleich mit allen Versuchen …
penultima-fits = Es passt zu allen bisherigen Versuchen.
penultima-unplayable = Das kann nicht sein: Ein König stünde von Anfang an im Schach.
penultima-contradicted =
    { $count ->
        [one] 1 Versuch widerspricht dem.
       *[other] { $count } Versuche widersprechen dem.
    }
penultima-right = Das ist die Regel.
penultima-wrong = Das ist nicht die Regel.
penultima-remark = Deine Notizen
penultima-moves = Zieht
penultima-captures = Schlägt durch
penultima-powers = Außerdem
penultima-guess-method = Kreuze an, wie sie deiner Meinung nach schlägt.
penultima-guess-power = Kreuze eine Fähigkeit an, wenn du eine vermutest.
penultima-against = Versuche, die deiner Vermutung widersprechen
penultima-its-tries = Ihre Versuche: { $count }
penultima-no-tries = Noch keine Versuche.
penultima-mark = Markieren
penultima-copy-fen = FEN kopieren
penultima-its-page = Handbuchseite: { $name }
penultima-replay = Partie nachspielen
penultima-replay-from = Ab Versuch { $number } nachspielen
penultima-replay-help = Die Versuche auf diesem Brett durchgehen, um zu sehen, was geschah. Das Nachspielen endet, wo ein Zug verfallen ist.
penultima-no-replay = Ab hier gibt es keinen Zug zum Nachspielen.
penultima-seed-was = Der Seed war { $seed }.
penultima-rule-moves = Zieht { $how }.
penultima-moves-queen = wie eine Dame
penultima-moves-rook = wie ein Turm
penultima-moves-bishop = wie ein Läufer
penultima-moves-knight = wie ein Springer
penultima-moves-pawn = ein Feld geradeaus
penultima-moves-king = ein Feld in jede Richtung
penultima-moves-knight-king = wie ein Springer oder ein König
penultima-moves-three = wie eine Dame, bis zu drei Felder weit
penultima-moves-nightrider = in Springersprüngen in eine Richtung
penultima-displacement = Verdrängen
    .is = Schlägt, indem sie auf das Feld der gegnerischen Figur zieht, wie im Schach.
penultima-withdrawal = Wegziehen
    .is = Schlägt die gegnerische Figur, von der sie geradewegs wegzieht.
penultima-approach = Annähern
    .is = Schlägt die gegnerische Figur, vor der sie in Zugrichtung stehen bleibt.
penultima-leap = Überspringen
    .is = Überspringt gegnerische Figuren in gerader Linie und schlägt sie.
penultima-cannon-jump = Kanonensprung
    .is = Springt über die Figur neben sich und schlägt eine gegnerische direkt dahinter.
penultima-coordination = Koordination
    .is = Schlägt gegnerische Figuren, wo ihre Linie die Reihe ihres Königs kreuzt oder ihre Reihe dessen Linie.
penultima-pinch = Einklemmen
    .is = Schlägt eine gegnerische Figur zwischen sich und einer eigenen.
penultima-mutual-destruction = gegenseitige Vernichtung
    .is = Entfernt eine gegnerische Figur neben sich und sich selbst.
penultima-shot = Schuss
    .is = Schlägt von ihrem Feld aus, bis zu zwei Felder weit.
penultima-charge = Ansturm
    .is = Schlägt alle gegnerischen Figuren neben dem Feld, auf dem sie stehen bleibt.
penultima-freeze = lähmt
    .is = Lähmt die gegnerischen Figuren neben sich.
penultima-swap = tauscht
    .is = Tauscht den Platz mit der ersten Figur in einer Richtung, wenn das eine gegnerische ist.
penultima-drive = schiebt
    .is = Schiebt die erste Figur in einer Richtung weiter, wenn das eine gegnerische ist.

## Names of pieces

piece-advancer = Vorrücker
    .gender = masculine
    .plural = Vorrücker
    .plural-dative = Vorrückern
    .plural-genitive = Vorrückern
piece-archer = Bogenschütze
    .gender = masculine
    .plural = Bogenschützen
    .accusative = Bogenschützen
    .dative = Bogenschützen
    .genitive = Bogenschützen
piece-bishop = Läufer
    .gender = masculine
    .plural = Läufer
    .plural-dative = Läufern
    .plural-genitive = Läufern
piece-bomb = Bombe
    .gender = feminine
    .plural = Bomben
piece-cannon-pawn = Kanonenbauer
    .gender = masculine
    .plural = Kanonenbauern
    .accusative = Kanonenbauern
    .dative = Kanonenbauern
    .genitive = Kanonenbauern
piece-chameleon = Chamäleon
    .gender = neuter
    .plural = Chamäleons
piece-chimaera = Chimäre
    .gender = feminine
    .plural = Chimären
piece-chimaerine = Chimärine
    .gender = feminine
    .plural = Chimärinen
piece-coordinator = Koordinator
    .gender = masculine
    .plural = Koordinatoren
piece-encloser = Umzingler
    .gender = masculine
    .plural = Umzingler
    .plural-dative = Umzinglern
    .plural-genitive = Umzinglern
piece-gorgon = Gorgo
    .gender = feminine
    .plural = Gorgonen
piece-gorgona = Gorgona
    .gender = feminine
    .plural = Gorgonas
piece-guard = Wächter
    .gender = masculine
    .plural = Wächter
    .plural-dative = Wächtern
    .plural-genitive = Wächtern
piece-immobilizer = Lähmer
    .gender = masculine
    .plural = Lähmer
    .plural-dative = Lähmern
    .plural-genitive = Lähmern
piece-king = König
    .gender = masculine
    .plural = Könige
    .plural-dative = Königen
    .plural-genitive = Königen
piece-knight = Springer
    .gender = masculine
    .plural = Springer
    .plural-dative = Springern
    .plural-genitive = Springern
piece-long-leaper = Langspringer
    .gender = masculine
    .plural = Langspringer
    .plural-dative = Langspringern
    .plural-genitive = Langspringern
piece-mage = Magier
    .gender = masculine
    .plural = Magier
    .plural-dative = Magiern
    .plural-genitive = Magiern
piece-mimotaur = Mimotaurus
    .gender = masculine
    .plural = Mimotauren
piece-pawn = Bauer
    .gender = masculine
    .plural = Bauern
    .accusative = Bauern
    .dative = Bauern
    .genitive = Bauern
piece-puller = Zieher
    .gender = masculine
    .plural = Zieher
    .plural-dative = Ziehern
    .plural-genitive = Ziehern
piece-pusher = Schieber
    .gender = masculine
    .plural = Schieber
    .plural-dative = Schiebern
    .plural-genitive = Schiebern
piece-pushme-pullyu = Pushme-Pullyu
    .gender = neuter
    .plural = Pushme-Pullyus
piece-queen = Dame
    .gender = feminine
    .plural = Damen
piece-resurrector = Erwecker
    .gender = masculine
    .plural = Erwecker
    .plural-dative = Erweckern
    .plural-genitive = Erweckern
piece-retractor = Retraktor
    .gender = masculine
    .plural = Retraktoren
piece-rook = Turm
    .gender = masculine
    .plural = Türme
    .plural-dative = Türmen
    .plural-genitive = Türmen
piece-shield = Schild
    .gender = masculine
    .plural = Schilde
    .plural-dative = Schilden
    .plural-genitive = Schilden
piece-spent-encloser = Umzingler (verbraucht)
    .gender = masculine
    .plural = Umzingler (verbraucht)
    .plural-dative = Umzinglern (verbraucht)
    .plural-genitive = Umzinglern (verbraucht)
piece-springer = Überspringer
    .gender = masculine
    .plural = Überspringer
    .plural-dative = Überspringern
    .plural-genitive = Überspringern
piece-straddler = Einklemmer
    .gender = masculine
    .plural = Einklemmer
    .plural-dative = Einklemmern
    .plural-genitive = Einklemmern
piece-swapper = Tauscher
    .gender = masculine
    .plural = Tauscher
    .plural-dative = Tauschern
    .plural-genitive = Tauschern
piece-withdrawer = Rückzieher
    .gender = masculine
    .plural = Rückzieher
    .plural-dative = Rückziehern
    .plural-genitive = Rückziehern

## Parts of sentences

# Die Form -genitive steht hier für „von“ mit dem Dativ: vom Läufer, von der Dame, von den Bauern.
noun-the =
    { $count ->
        [one] { $case ->
            [accusative] { $gender ->
                [feminine] die { $name } auf { $squares }
                [neuter] das { $name } auf { $squares }
               *[masculine] den { $name } auf { $squares }
            }
            [dative] { $gender ->
                [feminine] der { $name } auf { $squares }
               *[masculine] dem { $name } auf { $squares }
            }
            [genitive] { $gender ->
                [feminine] von der { $name } auf { $squares }
               *[masculine] vom { $name } auf { $squares }
            }
           *[nominative] { $gender ->
                [feminine] die { $name } auf { $squares }
                [neuter] das { $name } auf { $squares }
               *[masculine] der { $name } auf { $squares }
            }
        }
       *[other] { $case ->
            [dative] den { $names } auf { $squares }
            [genitive] von den { $names } auf { $squares }
           *[nominative] die { $names } auf { $squares }
        }
    }
noun-this =
    { $case ->
        [accusative] { $gender ->
            [feminine] die { $name }
            [neuter] das { $name }
           *[masculine] den { $name }
        }
        [dative] { $gender ->
            [feminine] der { $name }
           *[masculine] dem { $name }
        }
        [genitive] { $gender ->
            [feminine] von der { $name }
           *[masculine] vom { $name }
        }
       *[nominative] { $gender ->
            [feminine] die { $name }
            [neuter] das { $name }
           *[masculine] der { $name }
        }
    }
noun-a =
    { $case ->
        [accusative] { $gender ->
            [feminine] eine { $name }
            [neuter] ein { $name }
           *[masculine] einen { $name }
        }
        [dative] { $gender ->
            [feminine] einer { $name }
           *[masculine] einem { $name }
        }
        [genitive] { $gender ->
            [feminine] von einer { $name }
           *[masculine] von einem { $name }
        }
       *[nominative] { $gender ->
            [feminine] eine { $name }
           *[masculine] ein { $name }
        }
    }
list-comma = { $list }, { $next }
list-and = { $list } und { $next }
list-or = { $list } oder { $next }
list-comma-and = { $list } und { $next }
list-comma-or = { $list } oder { $next }

## Ways of moving

way-queen = auf Reihen, Linien und Diagonalen
way-rook = auf Reihen und Linien
way-bishop = auf Diagonalen
way-king = ein Feld weit in jede Richtung
way-knight = zwei Felder gerade und dann eines zur Seite

## Why a move is not legal

refusal-game-over = die Partie ist zu Ende ({ $outcome }).
refusal-arranging = zuerst muss { $side-name } entscheiden, ob { $pieces } die Plätze tauschen.
refusal-placing =
    { $left ->
        [one] zuerst muss { $side-name } noch eine Figur aufstellen.
       *[other] zuerst muss { $side-name } noch { $left } Figuren aufstellen.
    }
refusal-no-piece = auf { $square } steht keine Figur.
refusal-not-to-move =
    { $turn ->
        [white] Weiß ist am Zug, und { $piece } gehört Schwarz.
       *[black] Schwarz ist am Zug, und { $piece } gehört Weiß.
    }
refusal-frozen = { $piece } ist { $by-genitive } gelähmt.
refusal-frozen-suicide = { $piece } ist { $by-genitive } gelähmt und kann sich nur selbst entfernen.
refusal-attacked-everywhere =
    { $still ->
        [yes] { $piece } wäre überall weiterhin { $by } angegriffen.
       *[no] { $piece } wäre überall { $by } angegriffen.
    }
refusal-attacked-on =
    { $still ->
        [yes] auf { $square } wäre { $piece } weiterhin { $by } angegriffen.
       *[no] auf { $square } wäre { $piece } { $by } angegriffen.
    }
refusal-attacked-whatever =
    { $still ->
        [yes] was { $piece } auch tut, { $king } wäre weiterhin { $by } angegriffen.
       *[no] was { $piece } auch tut, { $king } wäre { $by } angegriffen.
    }
refusal-attacked =
    { $still ->
        [yes] auch nach diesem Zug wäre { $king } { $by } angegriffen.
       *[no] nach diesem Zug wäre { $king } { $by } angegriffen.
    }
attack-by = { $piece-genitive }
attack-withdraw = { $piece-genitive } (durch Wegziehen nach { $stop })
attack-advance = { $piece-genitive } (durch Annähern bis { $stop })
attack-leap = { $piece-genitive } (durch Überspringen mit Landung auf { $stop })
attack-cannon = { $piece-genitive } (durch einen Kanonensprung)
attack-coordinate = { $piece-genitive } (durch Koordination von { $stop } aus mit { $partner-dative })
attack-pinch = { $piece-genitive } (durch Einklemmen von { $stop } aus zusammen mit { $partner-dative })
attack-destroy = { $piece-genitive } (durch gegenseitige Vernichtung)
attack-enclose = { $piece-genitive } (durch Einschließen von { $stop } aus)
attack-explode = { $piece-genitive } (durch eine Explosion)
attack-shoot = { $piece-genitive } (durch einen Schuss)
attack-charge = { $piece-genitive } (durch einen Ansturm nach { $stop })
attack-en-passant = { $piece-genitive } (en passant nach { $stop })
refusal-palace =
    { $side ->
        [white] im eigenen Palast darf Weiß nur eine Figur haben, und dort steht schon { $piece }.
       *[black] im eigenen Palast darf Schwarz nur eine Figur haben, und dort steht schon { $piece }.
    }
refusal-compelled = { $piece } kann schlagen und muss es deshalb tun. Erlaubt ist nur ein Zug nach { $squares }.
refusal-rank-limit =
    { $most ->
        [one] von der eigenen 1. Reihe darf { $piece } höchstens 1 Feld weit ziehen.
       *[other] von der eigenen { $most }. Reihe darf { $piece } höchstens { $most } Felder weit ziehen.
    }
refusal-edge-idle = { $piece } darf den Rand nur betreten, um zu schlagen, und auf { $square } würde nichts geschlagen.
refusal-edge-less = { $piece } kann auf { $stop } dasselbe schlagen und dabei weniger Randfelder betreten.
refusal-edge-shorter = { $piece } kann auf { $stop } dasselbe schlagen und darf deshalb nicht weiter am Rand entlangziehen.
refusal-edge-equal = { $piece } könnte auf { $square } und auf { $stop } dasselbe schlagen und darf deshalb auf keines dieser Randfelder ziehen.
refusal-swap-ban = { $piece } und { $other } haben gerade die Plätze getauscht und dürfen nicht sofort zurücktauschen.
refusal-last-rank = damit käme { $piece } nach { $square } und so auf die letzte Reihe. Dorthin darf die Figur nur mit einem eigenen Zug gelangen.
refusal-castling-no-rook = für diese Rochade braucht { $king } { $rook-accusative } auf { $square }.
refusal-castling-moved = { $king } oder { $rook } hat schon gezogen, deshalb ist diese Rochade nicht mehr möglich.
refusal-castling-occupied =
    { $by-count ->
        [one] diese Rochade ist nicht möglich: Zwischen { $king-dative } und { $rook-dative } steht { $by }.
       *[other] diese Rochade ist nicht möglich: Zwischen { $king-dative } und { $rook-dative } stehen { $by }.
    }
refusal-castling-frozen = { $king } kann nicht rochieren, denn { $rook } ist { $by-genitive } gelähmt.
refusal-castling-in-check = { $king } ist { $by } angegriffen. Deshalb ist die Rochade verboten.
refusal-castling-into = die Rochade ist verboten: Auf { $square } wäre der König { $by } angegriffen.
refusal-castling-across = die Rochade ist verboten: Auf dem Weg über { $square } wäre der König { $by } angegriffen.
refusal-neutralized = { $piece } ist { $by-genitive } neutralisiert und darf nur ziehen und durch Verdrängen schlagen.
refusal-blocked =
    { $by-count ->
        [one] { $by } versperrt den Weg von { $from } nach { $to }.
       *[other] { $by } versperren den Weg von { $from } nach { $to }.
    }
refusal-blocked-leap =
    { $by-count ->
        [one] { $by } versperrt den Weg von { $from } nach { $to } und lässt sich nicht überspringen.
       *[other] { $by } versperren den Weg von { $from } nach { $to } und lassen sich nicht überspringen.
    }
refusal-cannot-move = { $piece } kann nicht ziehen.
refusal-hemmed-in =
    { $by-count ->
        [one] { $piece } kann nicht ziehen: Im Weg steht { $by }.
       *[other] { $piece } kann nicht ziehen: Im Weg stehen { $by }.
    }
refusal-no-square-behind = hinter { $piece-dative } ist kein Feld.
refusal-no-room-behind =
    { $by-count ->
        [one] hinter { $piece-dative } ist kein Platz: Dort steht { $by }.
       *[other] hinter { $piece-dative } ist kein Platz: Dort stehen { $by }.
    }
refusal-friend = { $other } gehört zur eigenen Seite.
refusal-same-kind = { $other } gehört zur eigenen Seite, und zwei eigene { $piece-plural } tauschen nicht die Plätze.
refusal-no-swap = { $piece } kann nicht mit { $other-dative } tauschen.
refusal-immune = keine Figur kann { $other-accusative } schlagen.
refusal-never-onto = { $piece } schlägt nie durch Verdrängen, auch { $other-accusative } nicht.
refusal-not-onto = { $piece } kann { $other-accusative } nicht durch Verdrängen schlagen.
refusal-other-way = { $piece } kann { $other-accusative } mit diesem Zug nicht schlagen.
refusal-only-to-capture = { $piece } darf nur zum Schlagen nach { $square }, und dort steht keine gegnerische Figur.
refusal-nothing-to-jump = { $piece } kommt nach { $square } nur mit einem Sprung über eine Figur, und auf { $over } steht keine.
refusal-only-to-enclose = { $piece } darf nur dann nach { $square }, wenn das gegnerische Figuren einschließt.
refusal-not-frozen = nur eine gelähmte Figur kann sich selbst entfernen, und { $piece } ist nicht gelähmt.
refusal-there = { $piece } steht schon dort.
refusal-moves-otherwise = { $piece } zieht { $way } und kann deshalb nicht nach { $square } ziehen.
refusal-unable = { $piece } kann nicht in einem Zug nach { $square } ziehen.
protected = { $piece } kann nicht geschlagen werden, denn { $by } schützt diese Figur.

## What a move does in an ending

aim-escapes = die Figur entkommt { $from-dative }.
aim-protects = das schützt { $piece-accusative } vor { $from-dative }.
aim-check = Das gibt Schach.
aim-threatens-king = Das bedroht den König.
aim-king-stops = der gegnerische König kann nicht mehr nach { $squares }.
aim-only-move =
    { $side ->
        [white] Weiß hat nur noch den Zug { $answer }.
       *[black] Schwarz hat nur noch den Zug { $answer }.
    }
aim-king-nearer = Der König kommt näher.
aim-waits = ein Wartezug: Jetzt muss { $side-name } ziehen.

## How a game has ended

end-king-captured = ohne König hat { $side-name } verloren.
end-arrival = { $pieces } gewinnt durch die Ankunft dort.
end-bare-king =
    { $side ->
        [white] Weiß hat nur noch seinen König.
       *[black] Schwarz hat nur noch seinen König.
    }
end-that-loses = In diesem Spiel ist das verloren.
end-that-is-a-draw = In diesem Spiel ist das remis.
end-bare-kings = Nur die Könige sind übrig, also kann niemand gewinnen.
end-dead-position = Keine Seite hat genug Figuren für ein Matt.
end-checkmate =
    { $by-count ->
        [one] { $king-gender ->
            [feminine] { $by } greift { $king-accusative } an, und kein Zug von { $side-name } rettet sie.
            [neuter] { $by } greift { $king-accusative } an, und kein Zug von { $side-name } rettet es.
           *[masculine] { $by } greift { $king-accusative } an, und kein Zug von { $side-name } rettet ihn.
        }
       *[other] { $king-gender ->
            [feminine] { $by } greifen { $king-accusative } an, und kein Zug von { $side-name } rettet sie.
            [neuter] { $by } greifen { $king-accusative } an, und kein Zug von { $side-name } rettet es.
           *[masculine] { $by } greifen { $king-accusative } an, und kein Zug von { $side-name } rettet ihn.
        }
    }
end-checkmate-unseen =
    { $side ->
        [white] Der König von Weiß ist angegriffen, und kein Zug rettet ihn.
       *[black] Der König von Schwarz ist angegriffen, und kein Zug rettet ihn.
    }
end-no-move = { $side-name } hat keinen legalen Zug.
end-no-move-safe = { $side-name } hat keinen legalen Zug, und der König ist nicht angegriffen.

## What a move does

effect-freezes =
    { $by-count ->
        [one] { $by } lähmt { $pieces-accusative }.
       *[other] { $by } lähmen { $pieces-accusative }.
    }
move-goes = { $piece } zieht von { $from } nach { $to }.
move-leaps = { $piece } springt von { $from } nach { $to }.
move-jumps = { $piece } springt von { $from } nach { $to }.
move-jumps-over = { $piece } springt von { $from } über { $over-accusative } nach { $to }.
move-steps = { $piece } geht von { $from } nach { $to }.
move-over-any = { $piece } zieht von { $from } nach { $to }, über alle Figuren dazwischen.
move-castles = { $piece } rochiert von { $from } nach { $to }.
move-castles-with = { $piece } rochiert von { $from } nach { $to }, und { $rook } zieht nach { $stop }.
move-swaps-array = { $side-name } tauscht { $pieces-accusative }.
move-keeps-array = { $side-name } lässt { $pieces-accusative } stehen.
effect-swaps = durch Platztausch kommt { $piece } nach { $to }.
effect-drives = das schiebt { $piece-accusative } nach { $to }.
effect-drives-on = diese Figur schiebt ihrerseits { $piece-accusative } nach { $to }.
effect-pushes = das schiebt { $piece-accusative } nach { $to }.
effect-pulls = das zieht { $piece-accusative } nach { $to } mit.
effect-pulls-on = diese Figur zieht ihrerseits { $piece-accusative } nach { $to } mit.
effect-goes = { $piece } kommt nach { $to }.
effect-removes-itself = { $piece } ist gelähmt und entfernt sich selbst.
effect-on-the-spot = { $what }.
effect-removed = { $piece } wird entfernt.
effect-leaves = auf { $square } bleibt { $piece } aus dem Vorrat zurück.
effect-puts = { $side-name } setzt { $piece-accusative } aus dem Vorrat auf { $square }.
effect-recall =
    { $side ->
        [white] das verbraucht { $piece-accusative } aus dem Vorrat von Weiß.
       *[black] das verbraucht { $piece-accusative } aus dem Vorrat von Schwarz.
    }
effect-it-becomes = auf { $square } wird die Figur zu { $into-dative }.
effect-becomes = aus { $piece-dative } wird { $into }.
effect-thaws =
    { $pieces-count ->
        [one] { $pieces } kann wieder ziehen.
       *[other] { $pieces } können wieder ziehen.
    }
effect-declines = die Figur verzichtet darauf, { $pieces-accusative } zu schlagen.
captor-it =
    { $piece-gender ->
        [masculine] er
        [feminine] sie
        [neuter] es
       *[other] die Figur
    }
captor-now = { $piece }, jetzt auf { $square },
a-friend = einer eigenen Figur
capture-replace = { $captor } schlägt { $pieces-accusative } durch Verdrängen{ $more }.
capture-withdraw = { $captor } schlägt { $pieces-accusative } durch Wegziehen{ $more }.
capture-advance = { $captor } schlägt { $pieces-accusative } durch Annähern{ $more }.
capture-leap = { $captor } schlägt { $pieces-accusative } durch Überspringen{ $more }.
capture-cannon = { $captor } schlägt { $pieces-accusative } durch einen Kanonensprung{ $more }.
capture-coordinate =
    { $line ->
        [file] { $captor } schlägt { $pieces-accusative } durch Koordination mit { $partner-dative } (wo die eigene Linie die Reihe der Partnerfigur kreuzt){ $more }.
       *[rank] { $captor } schlägt { $pieces-accusative } durch Koordination mit { $partner-dative } (wo die eigene Reihe die Linie der Partnerfigur kreuzt){ $more }.
    }
capture-pinch = { $captor } schlägt { $pieces-accusative } durch Einklemmen zusammen mit { $partner-dative }{ $more }.
capture-destroy = { $captor } schlägt { $pieces-accusative } durch gegenseitige Vernichtung{ $more }.
capture-enclose = { $captor } schlägt { $pieces-accusative } durch Einschließen{ $more }.
capture-explode = { $captor } schlägt { $pieces-accusative } durch die Explosion{ $more }.
capture-shoot = { $captor } schlägt { $pieces-accusative } durch einen Schuss{ $more }.
capture-shoot-spotted = { $captor } schlägt { $pieces-accusative } durch einen Schuss; Späher ist { $partner }{ $more }.
capture-charge = { $captor } schlägt { $pieces-accusative } durch einen Ansturm{ $more }.
capture-en-passant = { $captor } schlägt { $pieces-accusative } en passant auf { $stop }{ $more }.
capture-mimicry = , wie { $piece }
capture-converts =
    { $count ->
        [one] ; die geschlagene Figur wechselt die Seite und bleibt auf dem Brett
       *[other] ; die geschlagenen Figuren wechseln die Seite und bleiben auf dem Brett
    }
capture-into-hand =
    { $side ->
        [white] { $count ->
            [one] ; die geschlagene Figur kommt in den Vorrat von Weiß
           *[other] ; die geschlagenen Figuren kommen in den Vorrat von Weiß
        }
       *[black] { $count ->
            [one] ; die geschlagene Figur kommt in den Vorrat von Schwarz
           *[other] ; die geschlagenen Figuren kommen in den Vorrat von Schwarz
        }
    }
capture-into-hand-as =
    { $side ->
        [white] { $count ->
            [one] ; die geschlagene Figur wird zu { $into-dative } und kommt in den Vorrat von Weiß
           *[other] ; die geschlagenen Figuren kommen als { $into-plural } in den Vorrat von Weiß
        }
       *[black] { $count ->
            [one] ; die geschlagene Figur wird zu { $into-dative } und kommt in den Vorrat von Schwarz
           *[other] ; die geschlagenen Figuren kommen als { $into-plural } in den Vorrat von Schwarz
        }
    }

## Words in the texts of pieces

text-castles = Einmal in der Partie darf er rochieren.
number-two = zwei
number-three = drei
number-four = vier

list-semicolon = { $list }; { $next }
spoken-move = { $side-name }: { $words }
spoken-piece = { $piece } auf { $square }
spoken-goes = { $piece } { $from } nach { $to }
spoken-castles = { $piece } rochiert, { $from } nach { $to }
spoken-removes-itself = { $piece } auf { $square } entfernt sich selbst
spoken-drops = { $piece } aus dem Vorrat auf { $to }
spoken-keeps = { $pieces } bleiben stehen
spoken-exchanges = { $pieces } tauschen die Plätze
spoken-swaps = tauscht den Platz mit { $piece }
spoken-drives = schiebt { $piece } nach { $to }
spoken-pushes = schiebt { $piece } nach { $to }
spoken-pulls = zieht { $piece } mit nach { $to }
spoken-other-goes = { $piece } geht nach { $to }
spoken-captures = schlägt { $pieces }
spoken-converts = bekehrt { $pieces }
spoken-protected = kann { $pieces } nicht schlagen, geschützt
spoken-becomes = wird { $into }
spoken-other-becomes = { $piece } wird { $into }
spoken-leaves = lässt { $pieces } zurück
spoken-freezes = gelähmt: { $pieces }
spoken-frees = befreit: { $pieces }
spoken-captures-nothing = schlägt nichts
spoken-check = Schach
spot-destroys-itself = { $piece } vernichtet sich selbst
spot-explodes = { $piece } explodiert
spot-shoots = { $piece } schießt
standing-piece =
    { $side ->
        [white] { $piece-gender ->
            [masculine] Weißer { $piece } auf { $square }
            [feminine] Weiße { $piece } auf { $square }
            [neuter] Weißes { $piece } auf { $square }
           *[other] { $piece } (Weiß) auf { $square }
        }
       *[black] { $piece-gender ->
            [masculine] Schwarzer { $piece } auf { $square }
            [feminine] Schwarze { $piece } auf { $square }
            [neuter] Schwarzes { $piece } auf { $square }
           *[other] { $piece } (Schwarz) auf { $square }
        }
    }
standing-empty = { $square }, leer
standing-frozen = gelähmt von { $by }
standing-neutralized = neutralisiert von { $by }
standing-in-check = im Schach
standing-may-remove-itself = darf sich selbst entfernen
standing-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
standing-captures =
    { $count ->
        [one] 1 Schlagzug
       *[other] { $count } Schlagzüge
    }
read-game = { $game }, { $board }
read-move = Zug { $number }, { $side-name } am Zug
read-move-check = Zug { $number }, { $side-name } am Zug, im Schach
read-rank = { $rank }: { $pieces }
read-rank-empty = { $rank }: leer
read-piece =
    { $side ->
        [white] { $piece-gender ->
            [masculine] weißer { $piece } { $square }
            [feminine] weiße { $piece } { $square }
            [neuter] weißes { $piece } { $square }
           *[other] { $piece } (Weiß) { $square }
        }
       *[black] { $piece-gender ->
            [masculine] schwarzer { $piece } { $square }
            [feminine] schwarze { $piece } { $square }
            [neuter] schwarzes { $piece } { $square }
           *[other] { $piece } (Schwarz) { $square }
        }
    }
read-hand =
    { $side ->
        [white] Vorrat von Weiß: { $pieces }
       *[black] Vorrat von Schwarz: { $pieces }
    }
counted-pieces =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }
name-in-full =
    { $namesake ->
        [yes] { $side ->
            [white] { $piece } von Weiß
           *[black] { $piece } von Schwarz
        }
       *[no] { $piece }
    }
reach-sides = { $way } ({ $side-name }: { $others })
reach-round = { $ways }, auch um die Seiten des Bretts herum
reach-any = beliebig viele Felder { $ways }
reach-most =
    { $count ->
        [1] ein Feld { $ways }
       *[other] bis zu { $count } Felder { $ways }
    }
reach-bend-straight = ein Feld { $ways } und von dort beliebig viele Felder entlang einer Reihe oder Linie, weg vom Ausgangsfeld
reach-bend-diagonal = ein Feld { $ways } und von dort beliebig viele Felder diagonal, weg vom Ausgangsfeld
heading-any = in jede Richtung
heading-straight = entlang einer Reihe oder Linie
heading-diagonal = diagonal
heading-forward = gerade vorwärts
heading-backward = gerade rückwärts
heading-sideways = seitwärts
heading-left = nach links
heading-right = nach rechts
heading-diagonal-forward = diagonal vorwärts
heading-diagonal-backward = diagonal rückwärts
heading-forward-left = diagonal nach links vorn
heading-forward-right = diagonal nach rechts vorn
heading-backward-left = diagonal nach links hinten
heading-backward-right = diagonal nach rechts hinten
leap-straight = mit einem Sprung von { $count } Feldern entlang einer Reihe oder Linie
leap-diagonal = mit einem diagonalen Sprung von { $count } Feldern
leap-knight = mit einem Sprung wie ein Springer im Schach
leap-oblique =
    { $aside ->
        [1] mit einem Sprung von { $count } Feldern entlang einer Reihe oder Linie und einem Feld zur Seite
       *[other] mit einem Sprung von { $count } Feldern entlang einer Reihe oder Linie und { $aside } Feldern zur Seite
    }
reach-forward-only = { $leap }, nur vorwärts
reach-backward-only = { $leap }, nur rückwärts
reach-sideways-only = { $leap }, nur seitwärts
reach-far-forward-only = { $leap }, nur vorwärts, und zwar weiter vorwärts als seitwärts
reach-further-forward = { $leap }, weiter vorwärts oder rückwärts als seitwärts
reach-further-sideways = { $leap }, weiter seitwärts als vorwärts oder rückwärts
reach-listed = { $leap } ({ $ways })
steps-ahead = { $count } vor
steps-back = { $count } zurück
steps-left = { $count } links
steps-right = { $count } rechts
reach-repeated = { $leap }, auch mehrmals in derselben Richtung über leere Felder
reach-lame-straight = { $leap }, wenn die Felder dazwischen leer sind
reach-lame-oblique = { $leap }, wenn das Nachbarfeld in der längeren Richtung leer ist
brief-moves = Die Figur zieht { $way }.
brief-moves-to-empty = Die Figur zieht { $way }, nur auf leere Felder.
brief-moves-never = Die Figur zieht nie, ohne zu schlagen.
brief-captures-alike = Sie schlägt ebenso, indem sie auf das Feld der gegnerischen Figur zieht.
brief-captures-alike-only = Sie schlägt ebenso, aber nur { $victims-accusative }, indem sie auf das Feld der gegnerischen Figur zieht.
brief-captures = Sie schlägt, indem sie auf das Feld der gegnerischen Figur zieht: { $way }.
brief-captures-only = Sie schlägt nur { $victims-accusative }, indem sie auf das Feld der gegnerischen Figur zieht: { $way }.
brief-captures-nothing = Sie schlägt nichts.
loss-checkmate = Wird sie schachmatt gesetzt, verliert ihre Seite.
loss-captured = Wird sie geschlagen, verliert ihre Seite.
loss-all-captured = Eine Seite ohne königliche Figur verliert.
ability-displacement = Verdrängen
ability-displacement-is = Sie schlägt eine gegnerische Figur, indem sie auf deren Feld zieht, wie im Schach.
ability-withdrawal = Wegziehen
ability-withdrawal-is = Sie schlägt eine gegnerische Figur neben sich, indem sie geradewegs von ihr wegzieht.
ability-advance = Annähern
ability-advance-is = Sie zieht in gerader Linie auf eine gegnerische Figur zu und schlägt sie, indem sie direkt vor ihr stehen bleibt.
ability-leap = Überspringen
ability-leap-is = Sie schlägt gegnerische Figuren, indem sie sie in gerader Linie überspringt, in jeder Richtung und aus jeder Entfernung.
ability-cannon-jump = Kanonensprung
ability-cannon-jump-is = Sie springt über eine eigene oder gegnerische Figur neben sich und schlägt eine gegnerische auf dem Feld dahinter.
ability-coordination = Koordination
ability-coordination-is = Sie schlägt gegnerische Figuren auf zwei Ecken: wo ihre Reihe die Linie ihrer Partnerfigur kreuzt und wo ihre Linie die Reihe der Partnerfigur kreuzt.
ability-pinch = Einklemmen
ability-pinch-is = Nach einem Zug entlang einer Reihe oder Linie schlägt sie jede gegnerische Figur zwischen sich und einer eigenen. Die drei stehen auf einer Reihe oder Linie direkt nebeneinander.
ability-mutual-destruction = Gegenseitige Vernichtung
ability-mutual-destruction-is = Sie vernichtet eine gegnerische Figur neben sich und sich selbst.
ability-enclosing = Einschließen
ability-enclosing-is = Wie beim Go schlägt sie eine zusammenhängende Gruppe gegnerischer Figuren, neben der kein leeres Feld mehr bleibt. Nur Reihen und Linien zählen.
ability-explosion = Explosion
ability-explosion-is = Ohne zu ziehen, darf sie sich selbst und alle Figuren neben sich vernichten, eigene und gegnerische.
ability-shot = Schuss
ability-shot-is = Sie schießt, ohne zu ziehen: Sie schlägt die erste Figur in einer Richtung, wenn es eine gegnerische ist und sie nahe steht.
ability-charge = Ansturm
ability-charge-is = Sie schlägt alle gegnerischen Figuren neben dem Feld, auf dem sie stehen bleibt.
ability-en-passant = En passant
ability-en-passant-is = Sie schlägt einen Bauern, der soeben mit einem Doppelschritt oder einem längeren Schritt an ihr vorbeigezogen ist.
ability-mimicry = Nachahmen
ability-mimicry-is = Sie schlägt jede gegnerische Figur auf deren eigene Art.
ability-freezing = Lähmen
ability-freezing-is = Sie lähmt die gegnerischen Figuren neben sich: Diese können weder ziehen noch schlagen.
ability-freezing-lines = Lähmen aus der Ferne
ability-freezing-lines-is = Sie lähmt in jeder geraden Richtung die erste Figur, wenn es eine gegnerische ist: Diese kann weder ziehen noch schlagen.
ability-neutralizing = Neutralisieren
ability-neutralizing-is = Die gegnerischen Figuren neben ihr dürfen ziehen, haben aber keine Fähigkeiten und schlagen nur durch Verdrängen.
ability-conversion = Bekehren
ability-conversion-is = Was sie schlägt, wechselt die Seite und bleibt auf dem Brett, außer wenn es ein König ist oder wenn sie durch Verdrängen schlägt.
ability-swap = Platztausch
ability-swap-is = Sie tauscht den Platz mit der ersten Figur in gerader Linie.
ability-driving = Wegschieben
ability-driving-is = Sie zieht auf das Feld der ersten gegnerischen Figur in gerader Linie und schiebt diese in derselben Richtung weg.
ability-pushing = Schieben um ein Feld
ability-pushing-is = Sie schiebt eine eigene oder gegnerische Figur neben sich geradewegs ein Feld weit weg und folgt ihr.
ability-pulling = Mitziehen
ability-pulling-is = Sie zieht ein Feld weit geradewegs von einer eigenen oder gegnerischen Figur neben sich weg und zieht diese mit.
ability-resurrection = Wiederbelebung
ability-resurrection-is = Sie zieht auf ein Nachbarfeld und lässt eine Figur aus dem Vorrat ihrer Seite auf dem Feld zurück, das sie verlassen hat.
ability-compelled = Schlagzwang
ability-compelled-is = Wenn sie schlagen kann, darf sie nicht ziehen, ohne zu schlagen.
ability-unfreezable = Nie gelähmt
ability-unfreezable-is = Keine Figur kann sie lähmen.
ability-immune = Nie geschlagen
ability-immune-is = Keine Figur kann sie schlagen.
ability-one-capture = Ein Schlag pro Zug
ability-one-capture-is = Ein Zug, der mehr als eine Figur schlagen würde, ist illegal.
ability-protection = Schützen
ability-protection-is = Die eigenen Figuren neben ihr können nicht geschlagen werden. Sich selbst schützt sie nicht.
ability-pawn = Zählt als Bauer
ability-pawn-is = Die Regeln für Bauern gelten für sie, zum Beispiel bei der Umwandlung und der 50-Züge-Regel.
ability-royal = Königlich
ability-royal-is = Von ihr hängt die Partie ab.
ability-run = Doppelschritt oder länger
ability-run-is = Von bestimmten Feldern aus darf sie mehrere Felder geradeaus ziehen.
ability-promotion = Umwandlung
ability-promotion-is = Auf bestimmten Feldern wird sie zu einer anderen Figur.
ability-any-friend = jede Figur ihrer Seite
ability-any-enemy = jede gegnerische Figur
ability-no-piece = eine Figur, die es in diesem Spiel nicht gibt
ability-only-to = Das gilt nur für { $pieces-accusative }.
ability-optional = Wer am Zug ist, darf auf das Schlagen verzichten.
ability-displacement-way = Zum Schlagen zieht sie { $way }.
ability-only-by =
    { $count ->
        [1] Nur ein Zug um genau ein Feld schlägt auf diese Art.
       *[other] Nur ein Zug um genau { $count } Felder schlägt auf diese Art.
    }
ability-leap-single = Sie schlägt nur eine Figur pro Zug.
ability-leap-behind-it = Sie landet auf dem Feld direkt hinter dieser Figur.
ability-leap-behind-last = Sie landet auf dem Feld direkt hinter der letzten Figur, die sie überspringt.
ability-cannon-jump-idle = Sie darf auch auf dieses Feld springen, wenn es leer ist.
ability-coordination-partner =
    { $limited ->
        [yes] Als Partner dient { $pieces }, wenn sie { $victims-accusative } schlägt.
       *[no] Als Partner dient { $pieces }.
    }
ability-coordination-new = Es zählen nur Ecken, die durch den Zug entstanden sind.
ability-coordination-balanced = Eine Ecke zählt nur, wenn auf den beiden Wegen dorthin gleich viele Figuren stehen.
ability-pinch-friend =
    { $limited ->
        [yes] Wenn sie { $victims-accusative } schlägt, muss die eigene Figur { $pieces } sein.
       *[no] Die eigene Figur muss { $pieces } sein.
    }
ability-enclosing-anywhere = Um so zu schlagen, darf sie auf jedes leere Feld ziehen.
ability-enclosing-becomes = Danach wird sie zu { $piece-dative }.
ability-shot-near =
    { $count ->
        [1] Nahe heißt: höchstens 1 Feld weit.
       *[other] Nahe heißt: höchstens { $count } Felder weit.
    }
ability-shot-spotter =
    { $count ->
        [1] Für ein ferneres Ziel muss eine eigene Figur neben dem Ziel stehen und es erspähen.
       *[other] Ein ferneres Ziel muss von einer eigenen Figur erspäht werden. Diese erspäht gegnerische Figuren bis zu { $count } Felder weit in gerader Linie, wenn nichts dazwischensteht.
    }
ability-shot-frozen = Eine gelähmte Figur erspäht nichts.
ability-mimicry-victims = In diesem Spiel kann sie { $victims-accusative } schlagen.
ability-freezing-lines-reach =
    { $count ->
        [1] Nur auf dem nächsten Feld.
       *[other] Höchstens { $count } Felder weit.
    }
ability-swap-friends = Auch eine eigene Figur kommt für den Tausch infrage: { $pieces }.
ability-swap-no-friends = Mit eigenen Figuren tauscht sie nicht.
ability-swap-adjacent = Sie tauscht nur mit einer Figur neben sich.
ability-protection-only = Sie schützt nur { $pieces-accusative }.
ability-protection-frozen = Solange sie gelähmt ist, schützt sie nichts.
ability-run-most = Es sind höchstens { $count } Felder.
ability-promotion-into =
    { $hand ->
        [yes] Sie wird zu { $pieces-dative } aus dem Vorrat ihrer Seite.
       *[no] Sie wird zu { $pieces-dative }.
    }
ability-promotion-optional = Wer am Zug ist, darf darauf verzichten.

## How a game has ended, in a few words

outcome-checkmate = { $side-name } gewinnt: Matt
outcome-king-captured = { $side-name } gewinnt: König geschlagen
outcome-goals = { $side-name } gewinnt: alle Ziele besetzt
outcome-arrival = { $side-name } gewinnt: Ziel erreicht
outcome-bare-king =
    { $side ->
        [white] Weiß gewinnt: Schwarz hat nur noch den König
       *[black] Schwarz gewinnt: Weiß hat nur noch den König
    }
outcome-no-moves = { $side-name } gewinnt: kein legaler Zug
outcome-repetition = { $side-name } gewinnt: dreifache Stellungswiederholung
outcome-resignation =
    { $side ->
        [white] Weiß gewinnt: Schwarz hat aufgegeben
       *[black] Schwarz gewinnt: Weiß hat aufgegeben
    }
outcome-time = { $side-name } gewinnt: Zeitüberschreitung
outcome-adjudication = { $side-name } gewinnt: Wertung
outcome-win = { $side-name } gewinnt
outcome-stalemate = Remis: Patt
outcome-kings-gone = Remis: beide Könige geschlagen
outcome-bare-kings = Remis: nur noch Könige
outcome-dead-position = Remis: zu wenig Material
outcome-clock = Remis: kein Fortschritt
outcome-draw-repetition = Remis: dreifache Stellungswiederholung
outcome-draw-time = Remis: Zeitüberschreitung, gegen einen König allein
outcome-agreement = Remis: Einigung
outcome-draw-adjudication = Remis: Wertung
outcome-draw = Remis
end-outcome = { $outcome }.

## Pages about pieces that the program makes

guide-how-it-moves = Wie sie zieht
guide-on-the-board = Auf dem Brett
guide-no-moves = Sie hat keine Züge
guide-on-the-edge = Auf dem Rand
guide-swap-with-friend = Platztausch mit einer eigenen Figur
guide-by-mimicry = { $name } durch Nachahmen
guide-several = { $title }: mehrere auf einmal
guide-try-moves = { $side-name } am Zug: Probiere die Züge aus.
guide-nothing-to-try = Hier gibt es nichts auszuprobieren.
guide-neutralized = Sie schlägt { $pieces-accusative } nicht, weil sie { $by-genitive } neutralisiert wird.
guide-moves = Die Figur zieht { $way }, nur auf leere Felder.
guide-does-not-move = Die Figur zieht nie, ohne zu schlagen.
guide-ability = { $name }. { $words }
guide-castling = Rochade. { $words }
guide-unseen = { $title }: Dafür fand sich keine Szene.
guide-unseen-kings = { $title }: Keine Szene zeigt es, denn so kann sie nur { $pieces-accusative } schlagen, und vorher ist die Partie zu Ende.

## The page of a game's rules that the program makes

rules-starting-array = Die Grundstellung
rules-array = Die Grundstellung:
rules-pieces = Die Figuren:
rules-special = Besondere Regeln:
rules-ends = Wie die Partie endet:
rules-options = Die Spieler haben die Wahl:
rules-option = { $name }: { $choices }.
rules-usual-choice = { $choice } (üblich)
rules-or = { $list }; oder { $next }
rules-board =
    Das Brett hat { $files ->
        [one] 1 Linie ({ $left })
       *[other] { $files } Linien ({ $left } bis { $right })
    } und { $ranks ->
        [one] 1 Reihe ({ $bottom })
       *[other] { $ranks } Reihen ({ $bottom } bis { $top })
    }.
rules-board-holes =
    { $count ->
        [one] Von diesen Feldern gibt es nur 1.
       *[other] Von diesen Feldern gibt es nur { $count }.
    }
rules-holes =
    { $count ->
        [1] Reihe { $from } hat
        [2] Die Reihen { $from } und { $to } haben
       *[other] Die Reihen { $from } bis { $to } haben
    } kein Feld auf { $files-count ->
        [one] Linie { $files }
       *[other] den Linien { $files }
    }.
rules-no-holes =
    { $count ->
        [1] Reihe { $from } hat
        [2] Die Reihen { $from } und { $to } haben
       *[other] Die Reihen { $from } bis { $to } haben
    } nur Felder auf { $files-count ->
        [one] Linie { $files }
       *[other] den Linien { $files }
    }.
rules-board-sheets = Es sind { $count } Bretter in einem, die sich Felder teilen. Ein Zug verläuft auf einem von ihnen.
rules-array-rank = { $side-name }: { $pieces }.
rules-array-group =
    { $count ->
        [1] { $piece } { $squares }
        [2] { $piece-plural } { $squares }
       *[other] { $count } { $piece-plural } { $squares }
    }
rules-from-to = { $from } bis { $to }
rules-array-opposite = Die schwarzen Figuren stehen gegenüber, auf denselben Linien.
rules-array-turned = Die schwarze Grundstellung ist die weiße, um eine halbe Drehung gedreht.
rules-hand = { $side-name } hat im Vorrat: { $pieces }.
rules-pool = Im gemeinsamen Pool beider Seiten: { $pieces }.
rules-held =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }
rules-exchange = Vor dem ersten Zug darf { $side-name } { $one-accusative } und { $other-accusative } die Plätze tauschen lassen.
rules-files =
    { $files-count ->
        [one] Linie { $files }
       *[other] Linien { $files }
    }
rules-ranks =
    { $ranks-count ->
        [one] Reihe { $ranks }
       *[other] Reihen { $ranks }
    }
rules-files-and-ranks =
    { $files-count ->
        [one] Linie { $files }
       *[other] Linien { $files }
    } und { $ranks-count ->
        [one] Reihe { $ranks }
       *[other] Reihen { $ranks }
    }
rules-zone-of = { $squares } für { $side-name }
rules-squares-both = { $squares } ({ $side-name }: { $others })
rules-squares-one = { $squares } ({ $side-name }: nirgends)
rules-piece = { $name } ({ $letter }): { $words }
rules-run = Von { $squares } aus darf sie bis zu { $count } Felder geradeaus ziehen, über leere Felder.
rules-never-promotes = Sie wird nie umgewandelt.
rules-in-hand = Im Vorrat wird sie zu { $piece-dative }.
rules-promotion =
    { $optional ->
        [yes] Auf { $squares } darf sie sich in { $pieces-accusative } umwandeln.
       *[no] Auf { $squares } wandelt sie sich in { $pieces-accusative } um.
    }
rules-promotion-from-hand =
    { $optional ->
        [yes] Auf { $squares } darf sie sich in { $pieces-accusative } umwandeln, wenn diese Figur im Vorrat ihrer Seite ist.
       *[no] Auf { $squares } wandelt sie sich in { $pieces-accusative } um, wenn diese Figur im Vorrat ihrer Seite ist. Sonst bleibt sie, wie sie ist.
    }
rules-promotion-both = { $pieces-accusative } ({ $side-name }: { $others-accusative })
rules-castling =
    { $frozen ->
        [yes] { $side-name } darf einmal rochieren: { $ways }. Beide Figuren dürfen noch nicht gezogen haben und nicht gelähmt sein, ihre Wege müssen leer sein, und { $king-gender ->
            [feminine] die { $king }
            [neuter] das { $king }
           *[masculine] der { $king }
        } darf weder vorher noch unterwegs noch danach angegriffen sein.
       *[no] { $side-name } darf einmal rochieren: { $ways }. Beide Figuren dürfen noch nicht gezogen haben, ihre Wege müssen leer sein, und { $king-gender ->
            [feminine] die { $king }
            [neuter] das { $king }
           *[masculine] der { $king }
        } darf weder vorher noch unterwegs noch danach angegriffen sein.
    }
rules-castling-way = { $king } von { $from } nach { $to } und { $partner } von { $start } nach { $stop }
rules-castling-alike = { $side-name } rochiert ebenso.
rules-castling-alike-there = { $side-name } rochiert ebenso auf Reihe { $rank }.
rules-edge = Der Rand: { $squares }. Ein Zug darf ihn nur für einen Schlag oder Tausch berühren, den die Figur sonst nicht machen kann.
rules-palace = Der Palast: { $squares }. Eine Seite darf dort nur eine ihrer Figuren haben.
rules-captured-own-hand = Geschlagene Figuren kommen in den Vorrat ihrer eigenen Seite.
rules-captured-captors-hand = Geschlagene Figuren wechseln die Seite und kommen in den Vorrat dessen, der sie geschlagen hat.
rules-drops = Als Zug darf eine Figur aus dem Vorrat auf einem beliebigen leeren Feld eingesetzt werden.
rules-drops-without-check = Als Zug darf eine Figur aus dem Vorrat auf einem leeren Feld eingesetzt werden, wenn sie damit kein Schach gibt.
rules-closed-to-drops = Aus dem Vorrat darf { $piece } hier nicht eingesetzt werden: { $squares }.
rules-placement = Vor dem ersten Zug setzen die Seiten abwechselnd je eine ihrer Figuren auf ein leeres Feld dieses Bereichs: { $squares }. Weiß beginnt. Solange eine Seite Figuren zu setzen hat, hat sie keinen anderen Zug.
piece-king-in-general = König
    .gender = masculine
    .plural = Könige
    .plural-dative = Königen
    .plural-genitive = Königen
piece-royal-piece-in-general = königliche Figur
    .gender = feminine
    .dative = königlichen Figur
    .genitive = königlichen Figur
    .plural = königliche Figuren
    .plural-dative = königlichen Figuren
    .plural-genitive = königlichen Figuren
rules-placement-pool =
    { $king-gender ->
        [feminine] Der Pool gehört beiden Seiten: Was eine setzt, fehlt auch der anderen. Jede setzt die Hälfte der Figuren. Hat eine Seite alle außer ihrer { $king-dative } gesetzt, muss sie ihre { $king-accusative } setzen.
        [neuter] Der Pool gehört beiden Seiten: Was eine setzt, fehlt auch der anderen. Jede setzt die Hälfte der Figuren. Hat eine Seite alle außer ihrem { $king-dative } gesetzt, muss sie ihr { $king-accusative } setzen.
       *[masculine] Der Pool gehört beiden Seiten: Was eine setzt, fehlt auch der anderen. Jede setzt die Hälfte der Figuren. Hat eine Seite alle außer ihrem { $king-dative } gesetzt, muss sie ihren { $king-accusative } setzen.
    }
rules-placement-uncounted = Das Setzen zählt nicht als Zug, weder für die Nummer des Zuges noch für ein Remis.
rules-suicide =
    { $king-gender ->
        [feminine] Als Zug darf eine Seite eine eigene gelähmte Figur entfernen, nur nicht die { $king-accusative }.
        [neuter] Als Zug darf eine Seite eine eigene gelähmte Figur entfernen, nur nicht das { $king-accusative }.
       *[masculine] Als Zug darf eine Seite eine eigene gelähmte Figur entfernen, nur nicht den { $king-accusative }.
    }
rules-frozen-castling = Die Rochade ist auch erlaubt, wenn { $pieces } gelähmt ist.
rules-swapped-castling = Die Rochade bleibt erlaubt, wenn { $pieces } durch einen Tausch versetzt wurde.
rules-swap-ban = Haben zwei gegnerische Figuren, die beide tauschen können, die Plätze getauscht, darf der nächste Zug sie nicht zurücktauschen.
rules-last-rank-forbidden =
    { $by ->
        [swap] Durch einen Tausch darf kein Bauer auf seine eigene letzte Reihe kommen.
        [drive] Durch Wegschieben darf kein Bauer auf seine eigene letzte Reihe kommen.
       *[both] Weder durch einen Tausch noch durch Wegschieben darf ein Bauer auf seine eigene letzte Reihe kommen.
    }
rules-last-rank-promotes =
    { $by ->
        [swap] Ein Bauer, der durch einen Tausch auf seine eigene letzte Reihe kommt, wird umgewandelt. Wer am Zug ist, wählt die Figur.
        [drive] Ein Bauer, der durch Wegschieben auf seine eigene letzte Reihe kommt, wird umgewandelt. Wer am Zug ist, wählt die Figur.
       *[both] Ein Bauer, der durch einen Tausch oder durch Wegschieben auf seine eigene letzte Reihe kommt, wird umgewandelt. Wer am Zug ist, wählt die Figur.
    }
rules-rank-limit = Auf der ersten Reihe ihrer eigenen Seite zieht eine Figur höchstens ein Feld weit, auf der zweiten höchstens zwei und so weiter. Übersprungene Felder zählen mit.
rules-royal-pieces = Königliche Figuren: { $pieces }.
rules-royal-pieces-of-sides = Königliche Figuren: { $white } bei Weiß, { $black } bei Schwarz.
rules-royal = { $piece }
rules-checkmate =
    { $king-gender ->
        [feminine] Matt gewinnt. Ein Zug darf die eigene { $king-accusative } nicht angegriffen lassen.
        [neuter] Matt gewinnt. Ein Zug darf das eigene { $king-accusative } nicht angegriffen lassen.
       *[masculine] Matt gewinnt. Ein Zug darf den eigenen { $king-accusative } nicht angegriffen lassen.
    }
rules-checkmate-of-any =
    { $king-gender ->
        [feminine] Wer eine beliebige { $king-accusative } mattsetzt, gewinnt. Ein Zug darf eigene { $king-plural } nicht angegriffen lassen.
        [neuter] Wer ein beliebiges { $king-accusative } mattsetzt, gewinnt. Ein Zug darf eigene { $king-plural } nicht angegriffen lassen.
       *[masculine] Wer einen beliebigen { $king-accusative } mattsetzt, gewinnt. Ein Zug darf eigene { $king-plural } nicht angegriffen lassen.
    }
rules-king-capture =
    { $several ->
        [yes] { $king-gender ->
            [feminine] Wer die letzte { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
            [neuter] Wer das letzte { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
           *[masculine] Wer den letzten { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
        }
       *[no] { $king-gender ->
            [feminine] Wer die { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
            [neuter] Wer das { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
           *[masculine] Wer den { $king-accusative } schlägt, gewinnt. Es gibt kein Schach.
        }
    }
rules-king-capture-or-draw =
    { $several ->
        [yes] { $king-gender ->
            [feminine] Wer die letzte { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
            [neuter] Wer das letzte { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
           *[masculine] Wer den letzten { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
        }
       *[no] { $king-gender ->
            [feminine] Wer die { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
            [neuter] Wer das { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
           *[masculine] Wer den { $king-accusative } schlägt, gewinnt. Es gibt kein Schach. Trifft das mit demselben Zug beide Seiten, ist die Partie remis.
        }
    }
rules-goals =
    { $several ->
        [yes] Eine Seite gewinnt, wenn ihre Figuren auf allen Feldern ihres Ziels stehen: { $squares }.
       *[no] Eine Seite gewinnt, wenn eine ihrer Figuren auf ihrem Ziel steht: { $squares }.
    }
rules-arrival = Eine Seite gewinnt, sobald { $pieces } von ihr auf ihrem Ziel steht: { $squares }. Ihr Zug muss legal sein.
rules-arrival-of-any = Eine Seite gewinnt, sobald irgendeine ihrer Figuren auf ihrem Ziel steht: { $squares }. Ihr Zug muss legal sein.
rules-stalemate = Hat eine Seite keinen legalen Zug und steht sie nicht im Schach, ist die Partie remis (Patt).
rules-no-move-draws = Hat eine Seite keinen legalen Zug, ist die Partie remis.
rules-no-move-loses = Eine Seite ohne legalen Zug verliert.
rules-lost-stalemate =
    { $king-gender ->
        [feminine] Steht dabei aber ihre { $king } auf { $squares }, verliert sie.
       *[masculine] Steht dabei aber ihr { $king } auf { $squares }, verliert sie.
    }
rules-repetition-draws = Entsteht dieselbe Stellung zum dritten Mal, ist die Partie remis.
rules-repetition-loses = Wer dieselbe Stellung zum dritten Mal herbeiführt, verliert.
rules-clock =
    { $removal ->
        [yes] Ist seit { $time } nichts geschlagen oder entfernt worden, endet die Partie remis.
       *[no] Ist seit { $time } nichts geschlagen worden, endet die Partie remis.
    }
rules-clock-with-moves =
    { $removal ->
        [yes] Ist seit { $time } weder etwas geschlagen oder entfernt noch { $pieces } gezogen worden, endet die Partie remis.
       *[no] Ist seit { $time } weder etwas geschlagen noch { $pieces } gezogen worden, endet die Partie remis.
    }
rules-clock-moves =
    { $count ->
        [one] einem Zug jeder Seite
       *[other] { $count } Zügen jeder Seite
    }
rules-clock-plies =
    { $count ->
        [one] einem Halbzug
       *[other] { $count } Halbzügen
    }
rules-only-kings = Sind nur noch { $king-plural } übrig, ist die Partie remis.
rules-bare-kings =
    { $drops ->
        [yes] { $white } gegen { $black } ist remis, wenn beide Vorräte leer sind.
       *[no] { $white } gegen { $black } ist remis.
    }
rules-bare-king-loses =
    { $drops ->
        [yes] { $king-gender ->
            [feminine] Wer nur noch die { $king-accusative } und nichts im Vorrat hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
            [neuter] Wer nur noch das { $king-accusative } und nichts im Vorrat hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
           *[masculine] Wer nur noch den { $king-accusative } und nichts im Vorrat hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
        }
       *[no] { $king-gender ->
            [feminine] Wer nur noch die { $king-accusative } hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
            [neuter] Wer nur noch das { $king-accusative } hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
           *[masculine] Wer nur noch den { $king-accusative } hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
        }
    }
rules-bare-kings-lose =
    { $drops ->
        [yes] Wer nur noch { $king-plural } und nichts im Vorrat hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
       *[no] Wer nur noch { $king-plural } hat, verliert. Gilt das für beide Seiten, gewinnt die Seite, die gerade gezogen hat.
    }
rules-dead = Die Partie ist sofort remis, wenn nur noch { $king-plural } übrig sind.
rules-dead-knight = Die Partie ist sofort remis, wenn nur noch { $king-plural } übrig sind, oder { $king-plural } und nur 1 { $knight }.
rules-dead-bishops = Die Partie ist sofort remis, wenn nur noch { $king-plural } übrig sind, oder { $king-plural } und { $bishop-plural }, die alle auf Feldern einer Farbe stehen.
rules-dead-both = Die Partie ist sofort remis, wenn nur noch { $king-plural } übrig sind, oder { $king-plural } und nur 1 { $knight }, oder { $king-plural } und { $bishop-plural }, die alle auf Feldern einer Farbe stehen.

## The page about pieces that mate alone, or together

mating-title = Welche Figuren können allein mattsetzen?
mating-source = Gelöst von Baroque, November 2026
mating-what = Können König und eine Figur den Gewinn gegen einen König erzwingen? Baroque hat alle diese Endspiele gelöst, die Antworten sind also exakt.
mating-list = Die Liste zeigt, wie oft Weiß gewinnt, wenn Weiß am Zug ist, und in wie vielen Zügen höchstens. Beide Seiten spielen perfekt. Remis durch Stellungswiederholung und durch die 50-Züge-Regel zählt nicht.
mating-left-out = In manchen Spielen hat ein König allein schon verloren. Diese Spiele fehlen in der Liste, ebenso Figuren, die geschlagene Figuren aufs Brett zurückbringen können.
mating-choose = Wähle ein Endspiel mit einem Gewinn, um den längsten zu sehen oder es gegen perfekte Verteidigung zu üben. Andere Züge können ebenso gut sein.
mating-pairs = Zwei Figuren, die allein nicht oder nur selten mattsetzen, können es gemeinsam vielleicht:
mating-two = Zwei { $piece-plural }
mating-both = { $one } und { $other }
mating-why =
    { $always ->
        [yes] In { $game } verliert eine Seite ohne legalen Zug, deshalb gewinnen König und { $piece } immer.
       *[no] In { $game } verliert eine Seite ohne legalen Zug, deshalb gewinnen König und { $piece } fast immer.
    } { $never ->
        [yes] In { $other } ist das remis, und sie gewinnen nie.
       *[no] In { $other } ist das remis, und sie gewinnen fast nie.
    }
mating-ending = { $piece } in { $games }: { $boards }.
mating-never = nie auf { $board }
mating-share =
    { $count ->
        [one] { $share } % auf { $board }, in einem Zug
       *[other] { $share } % auf { $board }, höchstens { $count } Züge
    }
mating-longest =
    { $count ->
        [one] { $piece } in { $game }, { $board }: 1 Zug
       *[other] { $piece } in { $game }, { $board }: { $count } Züge
    }
mating-moves-left =
    { $count ->
        [one] Noch 1 Zug.
       *[other] Noch { $count } Züge.
    }
mating-white-wins = Weiß gewinnt.
percent-under-a-tenth = unter 0,1
decimal-sign = ,
unit-thousand = Tsd.
unit-million = Mio.
unit-billion = Mrd.

## Exercises: questions

exercise-predict = { $piece } zieht nach { $square }. Markiere alle Figuren, die dabei geschlagen werden. Wird keine geschlagen, klicke „Keine“.
exercise-predict-written = { $side-name } spielt { $played }. Markiere alle Figuren, die dabei geschlagen werden. Wird keine geschlagen, klicke „Keine“.
exercise-find =
    { $squares-count ->
        [one] Finde einen Zug mit { $piece-dative }, der die Figur auf { $squares } schlägt und sonst nichts.
       *[other] Finde einen Zug mit { $piece-dative }, der die Figuren auf { $squares } schlägt und sonst nichts.
    }
exercise-find-most = Finde den Zug mit { $piece-dative }, der die meisten Figuren schlägt.
exercise-danger =
    { $side ->
        [white] Markiere jede weiße Figur, die geschlagen werden könnte, wenn { $enemy-name } am Zug wäre.
       *[black] Markiere jede schwarze Figur, die geschlagen werden könnte, wenn { $enemy-name } am Zug wäre.
    }
exercise-safe = Markiere jedes Feld, auf das { $piece } ziehen kann, ohne dort von { $enemy-name } geschlagen werden zu können.
exercise-frozen = Markiere jede gelähmte Figur, auf beiden Seiten.
exercise-thaw = { $side-name } am Zug: Befreie { $piece-accusative } in einem Zug.
exercise-legal = { $side-name } am Zug: Welche dieser Züge sind legal? { $moves }
exercise-win =
    { $count ->
        [one] { $side-name } am Zug gewinnt in 1 Zug.
       *[other] { $side-name } am Zug gewinnt in { $count } Zügen.
    }

## Exercises: about answers

answer-wants-squares = Diese Übung fragt nach Feldern.
answer-wants-move = Diese Übung fragt nach einem Zug.
answer-wants-steps = Diese Übung fragt, welche von einigen Zügen legal sind.
answer-captures-nothing = { $piece } schlägt nichts.
answer-look-at = Sieh dir { $piece-accusative } an. { $abilities }
answer-captured = Der Zug schlägt { $piece-accusative }.
answer-nothing-captured = Kein Zug von { $enemy-name } schlägt eine Figur von { $side-name }.
answer-captured-everywhere =
    { $piece-gender ->
        [feminine] { $enemy-name } könnte { $piece-accusative } schlagen, wohin sie auch zieht.
        [neuter] { $enemy-name } könnte { $piece-accusative } schlagen, wohin es auch zieht.
       *[other] { $enemy-name } könnte { $piece-accusative } schlagen, wohin er auch zieht.
    }
answer-nothing-frozen = Keine Figur steht dort, wo eine gegnerische sie lähmt.
answer-safe =
    { $piece-gender ->
        [feminine] { $piece } ist auf { $square } sicher: Kein Zug von { $enemy-name } schlägt sie dort.
        [neuter] { $piece } ist auf { $square } sicher: Kein Zug von { $enemy-name } schlägt es dort.
       *[other] { $piece } ist auf { $square } sicher: Kein Zug von { $enemy-name } schlägt ihn dort.
    }
answer-unfreezable = keine Figur kann { $piece-accusative } lähmen.
answer-not-frozen = { $piece } ist nicht gelähmt: Auf dieses Feld wirkt keine lähmende gegnerische Figur.
answer-makes-move = { $piece } macht selbst den Zug.
answer-spared = { $piece } wird nicht geschlagen. { $about }
answer-spared-friend = { $piece } wird nicht geschlagen: Die Figur gehört zur selben Seite.
answer-spared-protected = { $piece } wird nicht geschlagen, denn { $by } schützt diese Figur.
answer-spared-no-partner = { $piece } wird nicht geschlagen: Auf { $square } hat { $mover } keine Figur der eigenen Seite als Partner.
answer-spared-no-kind = { $piece } wird nicht geschlagen: Auf { $square } fehlt { $kind } von { $side-name }.
answer-spared-prevented = { $piece } wird nicht geschlagen, denn { $by } verhindert das.
answer-spared-kind = { $piece } wird nicht geschlagen, denn { $mover } kann mit diesem Zug { $kind-accusative } nicht schlagen.
answer-spared-other = Dieser Zug schlägt { $piece-accusative } nicht, aber { $mover } kann diese Figur mit einem anderen Zug schlagen.
answer-spared-other-move = Dieser Zug schlägt { $piece-accusative } nicht, aber { $mover } kann diese Figur mit einem anderen Zug schlagen, zum Beispiel { $played }.
answer-spared-elsewhere = { $piece } wird nicht geschlagen: Die Figur müsste auf { $square } stehen.
answer-kept-safe = { $piece } ist nicht in Gefahr. Ohne { $by-accusative } könnte { $enemy-name } die Figur schlagen.
answer-threatened = { $enemy-name } könnte { $piece-accusative } schlagen.
answer-not-yours = { $piece } ist keine Figur von { $side-name }.
answer-not-threatened = Kein Zug von { $enemy-name } schlägt { $piece-accusative }.
answer-unsafe = Auf { $square } könnte { $enemy-name } die Figur schlagen.
answer-other-piece = { $played } ist kein Zug mit { $piece-dative }.
answer-does-not-free = { $played } befreit { $piece-accusative } nicht.
answer-still-frozen = Nach { $played } ist { $piece } immer noch { $by-genitive } gelähmt.
answer-is-another = { $played } ist nicht die Lösung.
answer-more-captures =
    { $captured ->
        [one] { $played } schlägt 1 Figur.
       *[other] { $played } schlägt { $captured } Figuren.
    } { $most ->
        [one] Ein anderer Zug schlägt 1 Figur.
       *[other] Ein anderer Zug schlägt { $most } Figuren.
    }
answer-captures-too = Dein Zug schlägt { $pieces-accusative }.
answer-ends-game = Nach { $played } ist die Partie zu Ende: { $outcome }.
answer-draws = Nach { $played } endet die Partie. { $outcome }.
answer-not-winning =
    { $count ->
        [one] { $played } gewinnt nicht in 1 Zug: { $enemy-name } antwortet { $answer }.
       *[other] { $played } gewinnt nicht in { $count } Zügen: { $enemy-name } antwortet { $answer }.
    }
answer-too-slow = { $played } gewinnt nicht schnell genug.
answer-legal = { $played } ist legal.
answer-not-legal = { $played } ist nicht legal.

## Why a move is good in an ending

ending-move-wins-now = { $played } gewinnt sofort.
ending-move-shortens =
    Vor { $played } hat der kürzeste Gewinn { $before ->
        [one] 1 Zug
       *[other] { $before } Züge
    }, danach { $after ->
        [one] 1 Zug
       *[other] { $after } Züge
    }.
ending-only-move-holds = Nur { $played } hält die Stellung.
ending-every-move-holds = Jeder Zug hält die Stellung.
ending-moves-hold = { $held } von { $count } Zügen halten die Stellung.

## Playtests: the report

report-fair = Fair?
report-lengths = Wie lang?
report-ends = Wie enden Partien?
report-captures = Wie wird geschlagen?
report-deciding = Welche Figur entscheidet Partien?
report-values = Was ist jede Figur wert?
report-depth = Hat das Spiel Tiefe?
report-examples = Sehenswert
report-endings = Welche Figuren können allein mattsetzen?
report-strength =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    } des Computers gegen sich selbst, mit etwa { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } pro Zug, Startwert { $seed }. Wer stärker spielt, erlebt vielleicht ein anderes Spiel.
report-strength-planned =
    { $count ->
        [one] 1 von { $planned } Partien
       *[other] { $count } von { $planned } Partien
    } des Computers gegen sich selbst, mit etwa { $nodes ->
        [one] 1 Stellung
       *[other] { $nodes } Stellungen
    } pro Zug, Startwert { $seed }. Wer stärker spielt, erlebt vielleicht ein anderes Spiel.
report-options = Optionen: { $options }.
report-no-game = Noch ist keine Partie beendet.
report-results = Weiß gewinnt { $wins }, remisiert { $draws }, verliert { $losses }
report-no-interval =
    { $count ->
        [one] { $results }. 1 Partie ergibt noch kein Intervall: Lass mehr spielen.
       *[other] { $results }. { $count } Partien ergeben noch kein Intervall: Lass mehr spielen.
    }
report-score = Weiß holt { $score } der Punkte. { $results }.
report-draws = { $share } der Partien enden remis.
report-shallow =
    { $count ->
        [one] Mit nur etwa 1 Stellung pro Zug gemessen: { $verdict } Bei so wenigen Stellungen vergleicht der Computer seine Züge kaum. Eine höhere Stärke zeigt vielleicht etwas anderes.
       *[other] Mit nur etwa { $count } Stellungen pro Zug gemessen: { $verdict } Bei so wenigen Stellungen vergleicht der Computer seine Züge kaum. Eine höhere Stärke zeigt vielleicht etwas anderes.
    }
report-clear-advantage = { $side-name } hat einen klaren Vorteil.
report-small-advantage = { $side-name } hat einen kleinen Vorteil.
report-advantage = { $side-name } hat einen Vorteil.
report-even = Das Spiel ist ungefähr ausgeglichen.
report-no-advantage = Ein Vorteil zeigt sich nicht: Mit 95 % Sicherheit holt Weiß zwischen { $low } und { $high } % der Punkte. Etwa { $games } Partien würden es zeigen.
report-plies = Eine Partie hat im Mittel { $mean } Halbzüge. Ein Halbzug ist ein Zug einer Seite. Die Hälfte der Partien hat höchstens { $median }.
report-first-capture = Zum ersten Mal wird bei Halbzug { $number } geschlagen.
report-decided = In Partien mit Sieger sieht die Engine ihn ab Halbzug { $number } dauerhaft vorn.
report-never-ends = Keine Partie endete innerhalb von { $longest } Halbzügen. Vielleicht kann dieses Spiel nicht enden. Alle zählen als Remis.
report-stopped =
    { $count ->
        [one] 1 Partie endete nicht innerhalb von { $longest } Halbzügen. Solche Partien zählen als Remis.
       *[other] { $count } Partien endeten nicht innerhalb von { $longest } Halbzügen. Solche Partien zählen als Remis.
    }
report-end = { $end }: { $games } ({ $share } %).
report-end-checkmate = Schachmatt
report-end-king-captured = Der König wird geschlagen
report-end-goals = Alle Ziele sind besetzt
report-end-arrival = Ein Ziel wird erreicht
report-end-bare-king = Nackter König
report-end-no-moves = Der Verlierer hat keinen legalen Zug
report-end-repetition-loses = Der Verlierer wiederholt eine Stellung
report-end-stalemate = Patt
report-end-kings-gone = Beide Könige werden geschlagen
report-end-bare-kings = Nackte Könige
report-end-insufficient-material = Zu wenig Material
report-end-move-rule = Zu lange kein Schlag- oder Bauernzug
report-end-repetition = Dreifache Stellungswiederholung
report-end-too-long = Abgebrochen, weil sie zu lang war
report-captures-mean = In einer Partie werden im Mittel { $number } Figuren geschlagen.
report-method = Durch { $method }: { $number } Figuren pro Partie.
report-method-rare = Durch { $method }: { $count } in allen { $games } Partien.
report-method-several =
    { $count ->
        [one] Ein Zug schlug so zwei oder mehr.
       *[other] { $count } Züge schlugen so zwei oder mehr.
    }
report-power = { $piece }, { $power }: { $number } Mal pro Partie.
report-power-rare = { $piece }, { $power }: { $count } Mal in allen { $games } Partien.
report-unused = { $piece }, { $ability }: nie benutzt.
report-rarer = { $count } seltenere stehen in den Daten.
report-captor = schlägt
report-by-method = Schlagart
report-victim = geschlagen
report-count = Anzahl
report-ability-advance = Annähern
report-ability-cannon-jump = Kanonensprung
report-ability-castling = Rochade
report-ability-charge = Ansturm
report-ability-conversion = Bekehren
report-ability-coordination = Koordination
report-ability-displacement = Verdrängen
report-ability-driving = Wegschieben
report-ability-drop = Einsetzen
report-ability-en-passant = En-passant-Schlagen
report-ability-enclosing = Einschließen
report-ability-explosion = Explosion
report-ability-freezing = Lähmen
report-ability-leap = Überspringen
report-ability-mimicry = Nachahmen
report-ability-mutual-destruction = gegenseitige Vernichtung
report-ability-pinch = Einklemmen
report-ability-promotion = Umwandlung
report-ability-protection = Schützen
report-ability-pulling = Mitziehen
report-ability-pushing = Schieben um ein Feld
report-ability-resurrection = Wiederbelebung
report-ability-shot = Schuss
report-ability-suicide = Selbstentfernung
report-ability-swap = Platztausch
report-ability-withdrawal = Wegziehen
report-deciding-about = Der Anteil der Partien mit Sieger, in denen die Figur entscheidend schlägt. Das ist der erste Schlag des Siegers ab dem Zug, der nach Meinung der Engine zu dauerhaftem Vorsprung führt.
report-deciding-share = { $piece }: { $share }.
report-units = { $unit-plural }
report-scale-engine = Diese Partien zeigen die Werte der Figuren noch nicht. Mehr Partien zeigen sie. Bis dahin gibt es nur die eigenen Werte der Engine (Einheit: { $unit }).
report-scale-piece = Die Einheit der Werte ist 1 { $unit }. Die Werte folgen aus den Ergebnissen dieser Partien, mit den Enden ihrer 95-%-Intervalle.
report-scale-army = Die Einheit der Werte ist 1 { $unit }. Die Werte folgen aus den Ergebnissen dieser Partien, mit den Enden ihrer 95-%-Intervalle. Was 1 { $unit } allein wert ist, zeigen die Partien nur grob. Deshalb zählt eine ganze Armee so viel wie für die Engine.
report-value = { $piece }: { $value } (Wert der Engine: { $engine }).
report-value-roughly = Die Partien zeigen das nur grob.
report-value-engine = { $piece }: { $value } für die Engine.
report-odds = Bei Vorgabe ist 1 { $piece } { $value } { $unit-plural } wert: Fehlen der anderen Seite so viele, ist der Wettkampf ausgeglichen.
report-odds-more = Bei Vorgabe ist 1 { $piece } mehr wert als { $count } { $unit-plural }.
report-odds-less = Bei Vorgabe ist 1 { $piece } weniger wert als { $count } { $unit-plural }.
report-odds-unknown = Für einen Wert gibt es zu wenige Vorgabepartien ({ $piece }).
report-lone-lost = König und { $piece } gegen König: Ein König allein hat schon verloren.
report-lone-wins =
    { $count ->
        [one] König und { $piece } gewinnen gegen einen König aus { $share } % der Stellungen, in höchstens 1 Zug.
       *[other] König und { $piece } gewinnen gegen einen König aus { $share } % der Stellungen, in höchstens { $count } Zügen.
    }
report-deep =
    { $count ->
        [one] Mit viermal so vielen Stellungen pro Zug holt eine Seite { $score } der Punkte in 1 Partie.
       *[other] Mit viermal so vielen Stellungen pro Zug holt eine Seite { $score } der Punkte in { $count } Partien.
    }
report-deep-rewarded = Nachdenken lohnt sich.
report-deep-useless = Nachdenken hilft kaum.
report-deep-helps = Nachdenken hilft.
report-choices = Man hat { $number } legale Züge zur Auswahl.
report-lead-changes = Nach Meinung der Engine wechselt der Vorsprung { $number } Mal pro Partie die Seite.
report-shortest =
    { $count ->
        [one] Die kürzeste Partie mit Sieger, 1 Halbzug: Partie { $game }.
       *[other] Die kürzeste Partie mit Sieger, { $count } Halbzüge: Partie { $game }.
    }
report-longest =
    { $count ->
        [one] Die längste Partie, 1 Halbzug: Partie { $game }.
       *[other] Die längste Partie, { $count } Halbzüge: Partie { $game }.
    }
report-most-lead-changes = Die meisten Wechsel des Vorsprungs, { $count }: Partie { $game }.
report-largest-capture =
    { $count ->
        [one] Der größte Schlag, 1 Figur: Partie { $game }.
       *[other] Der größte Schlag, { $count } Figuren: Partie { $game }.
    }
report-percent-between = { $value } % (zwischen { $low } und { $high } %)
report-range = { $value } ({ $low } bis { $high })
report-picture-lengths = Halbzüge pro Partie
report-picture-bar = { $from } bis { $to }
report-picture-score = Weiß holt { $score } % der Punkte, mit 95 % Sicherheit zwischen { $low } und { $high } %. Die Marke steht bei 50 %.
report-picture-capture = { $piece } schlägt { $victim } ({ $method })
report-picture-rarer =
    { $count ->
        [one] Und 1 seltenerer Schlag
       *[other] Und { $count } seltenere Schläge
    }
report-picture-engine = Für die Engine (Einheit: { $unit })
report-picture-results = Nach den Ergebnissen (Einheit: { $unit })
report-picture-army = Nach den Ergebnissen (Einheit: { $unit }). Eine Armee zählt so viel wie für die Engine.

## Playtests: two versions of a game

compare-white-score = Punkte von Weiß
compare-draws = Remis
compare-plies = Halbzüge pro Partie
compare-captures = Geschlagene Figuren pro Partie
compare-lead-changes = Wechsel des Vorsprungs pro Partie
compare-choices = Legale Züge pro Stellung
compare-too-few = { $figure }: zu wenige Partien.
compare-more = { $figure }: erste { $first }, zweite { $second }; die zweite hat { $difference } mehr.
compare-less = { $figure }: erste { $first }, zweite { $second }; die zweite hat { $difference } weniger.
compare-same = { $figure }: erste { $first }, zweite { $second }; kein Unterschied erkennbar.
compare-army-stronger = Die Armee, die in der ersten Version Weiß hat, holt mit beiden Farben { $score } der Punkte: Sie ist die stärkere.
compare-army-weaker = Die Armee, die in der ersten Version Weiß hat, holt mit beiden Farben { $score } der Punkte: Sie ist die schwächere.
compare-army-same = Die Armee, die in der ersten Version Weiß hat, holt mit beiden Farben { $score } der Punkte: Zwischen den Armeen ist kein Unterschied erkennbar.

## Playtests: what goes wrong

playtest-nothing-to-play = { $side-name } hat in der Grundstellung keine Figuren, also gibt es nichts zu spielen
playtest-over-at-start = In der Grundstellung gibt es keinen Zug, die Partie ist zu Ende: { $outcome }
playtest-folder-other = In `{ $folder }` liegen andere Partien ({ $why }). Wähle einen anderen Ordner
playtest-other-game = von { $game }, { $layout }
playtest-other-rule = nach anderen Regeln: Das Spiel hat sich seither geändert, oder es hat andere Optionen
playtest-other-version = von Version { $version } von Baroque
playtest-other-number = mit { $option } { $other }, in diesem Probelauf aber { $own }
playtest-other-odds = mit anderen Vorgabepartien
playtest-folder-shard = In `{ $folder }` liegen Partien des Anteils { $other }, dieser Probelauf hat aber { $own }. Wähle einen anderen Ordner
playtest-folder-no-sheet = In `{ $folder }` liegen Partien, aber keine Datei `{ $file }`, aus der hervorgeht, zu welchem Spiel sie gehören. Wähle einen anderen Ordner
playtest-folder-moves = `{ $file }` enthält Züge, die diese Regeln nicht erlauben
playtest-folder-unreadable = `{ $file }` lässt sich nicht lesen: { $error }
playtest-folder-none = `{ $folder }` ist kein Ordner eines Probelaufs: { $problem }
playtest-folder-damaged = `{ $file }` ist beschädigt: { $error }
playtest-folder-line = { $place }: Die Zeile ist keine Partie: { $error }
playtest-folder-twice = { $place }: Partie { $number } steht zweimal da, mit verschiedenen Zügen
playtest-folder-unwritable = `{ $file }` lässt sich nicht schreiben: { $error }

## Files of puzzles

puzzles-file-unsaved = { $file } wurde nicht gespeichert: { $error }
puzzles-file-unreadable = { $file } lässt sich nicht lesen: { $error }
puzzles-file-damaged =
    { $count ->
        [one] Eine Datei mit deinen Aufgaben war beschädigt: 1 Zeile war nicht lesbar. Der Rest ist erhalten. Die beschädigte Datei heißt jetzt `{ $file }`. Der erste Fehler: { $error }
       *[other] Eine Datei mit deinen Aufgaben war beschädigt: { $count } Zeilen waren nicht lesbar. Der Rest ist erhalten. Die beschädigte Datei heißt jetzt `{ $file }`. Der erste Fehler: { $error }
    }

## Penultima: hidden pieces

penultima-rule-is-secret = Die Regel dieser Figur ist geheim.

## Names of keys, of the program's players, and of zones that most games have

key-name-ctrl = Strg
key-name-shift = Umschalt
key-name-space = Leertaste
key-name-enter = Eingabe
key-name-escape = Esc
key-name-delete = Entf
key-name-home = Pos1
key-name-end = Ende
key-name-pageup = Bild↑
key-name-pagedown = Bild↓
player-computer-level = Computer, Stufe { $level }
player-human = Spieler
zone-name-home = Ausgangsfelder
zone-name-first-rank = Erste Reihe
zone-name-last-rank = Letzte Reihe
zone-name-double-step-end = Ende des Doppelschritts
zone-name-palace = Palast
zone-name-goals = Ziele
zone-name-corners = Ecken
zone-name-edge = Rand

