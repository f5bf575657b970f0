### Everything that the window says, in English: the texts that translations begin from.
###
### A file for another language has its tag for a name (de.ftl, pt-BR.ftl) and the same ids. What it lacks is said in
### English. docs/TRANSLATING.md tells how to try it.
###
### Words of the game: a man is any piece or pawn; a ply is one move of one side; files run up the board, ranks across.

## The language itself

# How the language calls itself, in the settings.
language-name = English

## Files of texts

# $file: a file of texts. $line: a line in it. $what: one of the texts below.
texts-mistake-line = { $file }, line { $line }: { $what }
texts-mistake = { $file }: { $what }
# $what: what the reader of such files says, in English.
texts-syntax = this is not understood ({ $what }).
texts-no-such-text = there is no text “{ $id }” in the program.
texts-no-such-argument = “{ $id }” is given no “{ $name }”.
texts-no-such-reference = “{ $id }” uses “{ $name }”, which is not in this file.
texts-too-long = the file is longer than 1 MiB.
texts-unreadable = the file cannot be read ({ $error }).
texts-more-mistakes =
    { $count ->
        [one] And another mistake.
       *[other] And { $count } more mistakes.
    }
texts-said-in-english = What is wrong there is said in English.

## Words that many pages share
# $side in any text is white or black: { $side -> [white] … *[black] … } says it as the sentence needs it.

side-white = White
side-black = Black

## The start page

start-tagline = Chess with men that capture by doing something
# The families of games, as headings.
start-family-added-pair = Chess with an added pair
start-family-ultima = The Ultima family
start-family-beyond = Beyond
start-own-games = Your own games
# P is the key that shows the mistakes.
start-game-troubled = There are mistakes in its file (P); this is what could be read last.

## The start page: what was played last

start-resume = Go on with { $game }
start-resume-state = Move { $number }, { $when }
start-resume-help = Goes on with the game that was left last (Enter)
start-recent = Recent
start-gone = gone
start-recent-help = Begins a game of { $game }
start-missing = missing
start-go-on = Go on

## When something was left

ago-now = just now
ago-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }

## The choices for a new game

new-game-back = All games
new-game-play = Play
new-game-board = Board
new-game-house-rule = house rule
new-game-house-rule-help = The published rules leave this open; the first choice is ours.
# Who plays a side, to be chosen.
player-person = Person
player-computer = Computer
# Who plays a side, beside the board: “White, computer (expert)”.
player-name-person = person
player-name-level = computer ({ $level })
player-name-time = computer ({ $seconds }s)
player-name-depth = computer (depth { $depth })
player-name-positions = computer ({ $count } nodes)
# How well the computer plays.
level-beginner = beginner
level-novice = novice
level-casual = casual player
level-club = club player
level-strong = strong player
level-expert = expert
level-master = master
level-full = full strength
# A strength that is none of the levels.
level-own = your own
players-level-of =
    { $side ->
        [white] Level of White
       *[black] Level of Black
    }
players-level = Level of the computer
# What limits the computer, and the units behind the numbers.
players-limit-time = time for a move
players-limit-depth = depth
players-limit-positions = positions
players-unit-seconds = s
players-unit-plies = plies
players-unit-positions = positions
time-heading = Clocks
time-none = none
time-own = your own
time-how = Minutes, and seconds more for each move. Each clock begins to run with its side's second move.
time-unit-minutes = min
time-unit-seconds = s
new-game-watch = Watch
players-both-computers = The computer plays by itself, and you watch. Pause it to go on move by move.

## Game files of one’s own

files-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
files-mistakes-help =
    { $count ->
        [one] 1 mistake in game files (P)
       *[other] { $count } mistakes in game files (P)
    }
files-duplicate-and-edit = Duplicate and edit
files-edit-file = Edit the file
files-show-mistakes = Show mistakes
files-edit-help = Opens the game's file in your editor; the game follows when you save it
files-edit = Edit
files-duplicate = Duplicate
files-duplicate-help = Makes a game of your own out of this one, and opens its file in your editor
files-changed = The rules of { $game } have changed.
files-keep-rules = Keep playing
files-keep-rules-help = By the rules that the game was begun with
files-new-rules = Restart
files-new-rules-help = Begins the game anew, by the new rules
files-button-help = { $name }: { $help }

## Mistakes in game files
# What the mistakes are is said in English.

problems-none = All game files are in order.
problems-how = Games that were good stay as they were until their files are in order again. A click on a place opens it in your editor.
problems-place = { $file }, line { $line }, column { $column }
problems-open = Opens it in your editor

## The state of a game, below its board
# K is the key that lets the game go on; $of: how many moves there are.

game-hint = Looking for a hint …
game-go-on = Go on
game-pause = Pause
game-looking = Looking at move { $ply } of { $of }
game-looking-beside = Variation. Looking at move { $ply } of { $of }
game-paused = Paused: K goes on.
game-computer-asked = The computer thinks about a draw …
game-premove = A move is made ahead.
game-chooses-array =
    { $side ->
        [white] White chooses the array.
       *[black] Black chooses the array.
    }
game-to-move =
    { $side ->
        [white] White to move.
       *[black] Black to move.
    }
game-check =
    { $side ->
        [white] White to move. Check!
       *[black] Black to move. Check!
    }
# $outcome: how the variation ends, a sentence.
game-variation-ends = Variation. { $outcome }
game-variation-to-move =
    { $side ->
        [white] Variation. White to move.
       *[black] Variation. Black to move.
    }

## A player’s place beside the board

# $player: who plays, in a word or two. $time: what the clock says.
seat =
    { $side ->
        [white] White, { $player }
       *[black] Black, { $player }
    }
seat-timed =
    { $side ->
        [white] White, { $player }, { $time } left
       *[black] Black, { $player }, { $time } left
    }

## Questions beside the board

ask-resign =
    { $side ->
        [white] Does White give up?
       *[black] Does Black give up?
    }
ask-give-up = Give up
ask-play-on = Play on
ask-play-on-help = Goes on with the game
ask-end-help = Ends the game
ask-draw =
    { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
ask-agree = Agree
ask-decline = Decline
ask-decline-help = Goes on with the game; so does a move
ask-adjudicate = How has the game ended?
ask-white-wins = White wins
ask-black-wins = Black wins
ask-drawn = Draw
ask-adjudicate-help = Ends the game so

## The question which of several moves is meant
# $man: the name of a man, such as Rook. A choice is short: it stands on a button.

choice-heard = { $choice }, choice { $number } of { $of }
choice-on-sheet = { $choice } on sheet { $sheet }
choice-and-promotion = { $choice }, the pawn promotes to { $man }
choice-drive = Drive it along
choice-drop = Put it here
choice-resurrect = Leave behind: { $man }
choice-explode = Explode, with all around
choice-push = Push
choice-pull = Pull along
choice-swap-promotion = Change places, the pawn promotes to { $man }
choice-promotion = Promote to { $man }
choice-swap = Change places
choice-exchange = Exchange { $one } and { $other }
choice-keep = Keep { $one } and { $other }
choice-destroy = Destroy both men
choice-suicide = Remove this man
choice-decline = Move and take nothing
choice-stay = Stay { $man }
choice-take = Take { $squares }
choice-move = Move to { $square }

## Moves that are written

# $moves: moves as they are written, such as e4, Nf3.
typed-ambiguous = { $text } may be any of { $moves }.
typed-unknown = { $text } is no legal move here.
typed-perhaps = { $text } is no legal move here; perhaps { $moves }.
typed-over = The game is over.
typed-not-newest = Go to the newest position first.
typed-not-your-turn = It is not your turn.
typed-changed = The position has changed; write it again.

## The list of moves

comment-about = About { $played }
comment-about-game = About the game
moves-comment = Comment
moves-promote = Move variation up
moves-main = Make main line
moves-delete = Delete from here
moves-none = Drag a man, or click it and then its target. Rings show what a move takes.
moves-play = Play from here

## Analysis
# $score: such as +0.53.

worth-mate =
    { $side ->
        [white]
            { $count ->
                [one] White wins in 1 move
               *[other] White wins in { $count } moves
            }
       *[black]
            { $count ->
                [one] Black wins in 1 move
               *[other] Black wins in { $count } moves
            }
    }
worth-equal = The sides are about equal, { $score }
worth-little-better =
    { $side ->
        [white] White is a little better, { $score }
       *[black] Black is a little better, { $score }
    }
worth-better =
    { $side ->
        [white] White is better, { $score }
       *[black] Black is better, { $score }
    }
worth-winning =
    { $side ->
        [white] White is winning, { $score }
       *[black] Black is winning, { $score }
    }
analysis-bar = Evaluation: { $worth }
analysis-unknown = nothing is known yet
analysis-line = Line { $number }: { $worth }
analysis-decided = The game is decided.
analysis-waits-computer = waits for the computer
analysis-waits-review = waits for the review
analysis-thinks = thinks …
analysis-depth = depth { $depth }/{ $most }
analysis-more = More lines
analysis-fewer = Fewer lines
analysis-how-many = How many lines are shown
analysis-click-plays = A click plays the moves up to here.
analysis-click-plays-one = A click plays this move.
analysis-click-varies = A click makes this a variation.
analysis-click-keeps = A click keeps this on the board.
# $positions and $speed have units: 1.2 M.
analysis-work = { $positions } positions, { $speed }/s, memory { $full } % full

## The opening book

# $problem: what the reader of games says, in English.
book-holds-none = { $path } holds no games: { $problem }
book-reading = { $percent } % of it has been read.
book-failed = { $problem }.
book-none = The program has no book for the game on the board.
book-lines =
    { $count ->
        [one] 1 line for the game on the board.
       *[other] { $count } lines for the game on the board.
    }
# $others: games of other kinds in the same file. $faulty: games with mistakes, the first of them $fault.
book-own =
    { $count ->
        [one] 1 game like the one on the board
       *[other] { $count } games like the one on the board
    }{ $others ->
        [0] { "" }
        [one] ; 1 other passed over
       *[other] ; { $others } others passed over
    }{ $faulty ->
        [0] { "" }
       *[other] ; { $faulty } with mistakes, the first in { $fault }
    }.
book-unreadable = The book cannot be read: { $error }
# $played: a move as it is written, and how often it stands in the book.
book-move =
    { $count ->
        [one] { $played }: played once in the opening book
       *[other] { $played }: played { $count } times in the opening book
    }
book-move-results =
    { $count ->
        [one] { $played }: played once, { $wins } won, { $draws } drawn, { $losses } lost
       *[other] { $played }: played { $count } times, { $wins } won, { $draws } drawn, { $losses } lost
    }

## Review

review-graph = The points that White may expect, move after move
review-start = The start: { $worth }
review-clear = Clear the review
review-stop = Stop the review
review-go-on = Go on with the review
review-keep = Write it all into the game
review-progress = Looking: { $done } of { $all } positions
review-heading = Review
# $kind is inaccuracy, mistake or blunder. $played: a move as it is written.
review-better =
    { $kind ->
        [inaccuracy] Inaccuracy. Better: { $played } ({ $worth })
        [mistake] Mistake. Better: { $played } ({ $worth })
       *[blunder] Blunder. Better: { $played } ({ $worth })
    }
review-better-heard =
    { $kind ->
        [inaccuracy] inaccuracy, better was { $played }
        [mistake] mistake, better was { $played }
       *[blunder] blunder, better was { $played }
    }
review-better-help = Adds the better line as a variation
review-inaccuracies =
    { $count ->
        [one] 1 inaccuracy
       *[other] { $count } inaccuracies
    }
review-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
review-blunders =
    { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
review-not-looked = not looked at yet
review-nothing = nothing missed
# $lapses: what a side has missed, such as 2 mistakes, 1 blunder.
review-side =
    { $side ->
        [white] White: { $lapses }
       *[black] Black: { $lapses }
    }
review-lost =
    { $side ->
        [white] A move of White gave away { $percent } % of a point on average.
       *[black] A move of Black gave away { $percent } % of a point on average.
    }

## Threats and hints on the board

threatens-nobody = From { $square } it threatens nobody.
threatens = From { $square } it threatens { $squares }.
hint-man = Move the { $man } on { $square }.

## The menu of a man

menu-save-scene = Save the scene as a GIF
menu-save-move = Save the last move as a GIF
# $man: the name of a man, such as Withdrawer.
menu-what = What it does: { $man }
menu-why = Why can't it move?
menu-threats = What does it threaten?
menu-copy-picture = Copy picture
menu-save-picture = Save picture

## The position as text

read-out-copy = Copy
read-out-copied = The position has been copied.

## The board, for screen readers
# What stands on a square is said in English before these.

board-name = Board, { $game }
# $square: what stands on a square.
square-picked = { $square }; picked
square-target = { $square }; target
square-target-captures = { $square }; target, captures { $men }
square-man = { $man } on { $square }
# Between the men of a list, with its spaces.
square-men-and = { " and " }
hand-man =
    { $side ->
        [white] White { $man } in the hand, { $count }
       *[black] Black { $man } in the hand, { $count }
    }

## What screen readers are told as it happens
# What a move does is said in English.

heard-beginning = { $game }. { $state }
heard-to-move =
    { $side ->
        [white] White to move
       *[black] Black to move
    }
heard-taken-back = Taken back. { $state }
heard-after = After { $played }
heard-start = The start. { $state }
heard-let-go = Let go
heard-picked-hand =
    { $count ->
        [one] { $man } from the hand picked, 1 target
       *[other] { $man } from the hand picked, { $count } targets
    }
heard-picked =
    { $count ->
        [one] { $man } on { $square } picked, 1 target
       *[other] { $man } on { $square } picked, { $count } targets
    }

## The button that opens the rules of a game

rules-button = Rules
rules-button-help = Opens the guide at the rules of this game, with scenes that play

## The guide’s buttons
# Pages, captions and sentences about moves are not here.

guide-source = Source: { $source }
guide-scenes = Scenes
guide-men = The men
guide-as-in = as in { $game }
guide-refused = Not { $played }: { $why }
guide-options = What players may choose
guide-house-rule = house rule
guide-option = – { $choice }
guide-option-usual = – { $choice } (usual)
guide-page-before = Page before
guide-page-after = Page after
guide-close = Close
guide-contents = Contents
guide-back = Back
guide-title = The illustrated guide
guide-what = What every man does and how every game goes, shown by the rules themselves. Each page has scenes to watch and to try.
scene-moment = Moment of the scene
scene-try = Try it
scene-pause = Pause
scene-play = Play
scene-loop = Loop
scene-loop-help = Begins again at the end
scene-take-back = Take it back
scene-try-again = Try it once more
scene-how = Drag a man, or click it and then its target.
scene-watch = Watch
scene-before = Scene before
scene-after = Scene after
scene-number = scene { $number } of { $of }
scene-good = Good. And now?
scene-done = That is it.
scene-other = That does something else.
scene-to-move =
    { $side ->
        [white] White to move.
       *[black] Black to move.
    }
scene-task =
    { $side ->
        [white] White to move. Make the move of the scene.
       *[black] Black to move. Make the move of the scene.
    }
scene-task-one =
    { $side ->
        [white] White to move: take the man on { $square }.
       *[black] Black to move: take the man on { $square }.
    }
scene-task-several =
    { $side ->
        [white] White to move: take the men on { $squares } and { $last } in one move.
       *[black] Black to move: take the men on { $squares } and { $last } in one move.
    }
# What befalls a man in a scene, beside its picture and square.
fate-given-up = given up
fate-frozen = frozen
fate-freed = freed
fate-put-down = put down
fate-promoted = promoted
fate-to = to { $square }
fate-replaced = replaced
fate-withdrawn-from = withdrawn from
fate-run-up-to = run up to
fate-leapt-over = leapt over
fate-jumped-onto = jumped onto
fate-coordinated = coordinated
fate-pinched = pinched
fate-destroyed = destroyed
fate-en-passant = en passant
fate-enclosed = enclosed
fate-blown-up = blown up
fate-shot = shot
fate = { $man } on { $square }: { $what }

## The setup editor

editor-clear = Clear
editor-clear-help = Takes all men away
editor-start = Start array
editor-start-help = Draws the game's array up
editor-mirror = Mirror
editor-mirror-help = Exchanges left and right
editor-black-as-white = Black as White
editor-black-as-white-help = Draws Black's men up as White's are, each on the same file
editor-swap-sides = Swap sides
editor-swap-sides-help = Gives White what Black has, seen from its own side, and the other way round
editor-board = Board
editor-fen-copy = Copy
# $error: what is wrong with a FEN, in English.
editor-fen-wrong = { $error }. The board stays as it was.
editor-not-playable = Such a position can be edited, but not played.
editor-back = Back
editor-tab-position = Position
editor-tab-play = Play
editor-tab-file = Board and file
editor-man =
    { $side ->
        [white] White { $man }
       *[black] Black { $man }
    }
editor-man-help = { $man } ({ $letter }): drag it, or click it and then the squares
editor-tool-move = Move men
editor-tool-erase = Erase
editor-tool-hole = No square
editor-play = Play from here
editor-analyse = Analyse from here
editor-on-move = On move
editor-castling =
    { $side ->
        [white] White may castle
       *[black] Black may castle
    }
editor-castling-not = King or rook is not at home.
editor-castling-to =
    { $side ->
        [white] White may castle to { $squares }.
       *[black] Black may castle to { $squares }.
    }
editor-hand =
    { $side ->
        [white] White's hand
       *[black] Black's hand
    }
editor-in-hand = In hand: { $letter }
editor-en-passant = En passant
editor-ban = Not to be swapped back
editor-exchange =
    { $side ->
        [white] { $number }: White may exchange { $one } and { $other }
       *[black] { $number }: Black may exchange { $one } and { $other }
    }
editor-choice = Choice of the array
editor-move = Move
editor-move-number = Move number
editor-clock = Plies on the clock
editor-clock-draws =
    { $plies ->
        [one] At 1 ply the game is drawn.
       *[other] At { $plies } plies the game is drawn.
    }

## The setup editor: boards and files

setup-about = A layout is the board and the men on it. Who is on move, hands and what has just happened are no part of it.
setup-new-board = New board
setup-files = Files
setup-ranks = Ranks
setup-make = Make it
setup-make-help = Puts the men on a board of this size, with the rules of this game
setup-game = Game
setup-layout = Layout
setup-file = File
setup-save = Save as RON
setup-save-help = Writes a game file with this setup as its layout
setup-open = Open
setup-open-help = Reads the game file and edits its setup
setup-save-to = Save to …
setup-save-to-help = Looks for a place
setup-choose = Choose …
setup-choose-help = Looks for a file to open
setup-taken = { $path } is there already.
setup-into = Set its layout { $layout }
setup-into-help = Writes this setup into the file and leaves all else in it as it is, comments too
setup-replace = Replace it
setup-replace-help = Writes a new file in its place: what stands there is lost
setup-leave = Leave it
setup-leave-help = Writes nothing
setup-size = A board has { $least } to { $most } files and { $least } to { $most } ranks.
setup-too-large = { $files } × { $ranks } are { $squares } squares; { $most } is the most.
setup-no-man = No man is on the board yet.

## The setup editor: what comes of saving and opening
# $problem: what the reader of game files says, in English.

setup-none = There is no setup.
setup-piece-book = A game's file cannot be called `pieces.ron`: that is the piece book.
setup-needs-ron = Write the path of a file whose name ends in `.ron`.
setup-needs-names = The game and its layout need names.
setup-no-folder = The folder of { $path } cannot be made: { $error }
setup-there = { $path } is there already: nothing was written.
setup-unwritten = { $path } cannot be written: { $error }
setup-saved = Saved as { $path }. The game is on the start page.
setup-opened = { $path } is open. Saving writes into it.
setup-would-break = Not saved, since the game in this file could not be played any more: { $problem }
setup-would-hide = There is a game `{ $game }` already, which would be hidden: choose another name than `{ $file }`.
setup-needs-file = The new game starts from `{ $game }`, which needs what stands in `{ $file }`: choose another name.
setup-base-elsewhere = Not saved: the new game starts from `{ $game }`, and the file `{ $game }.ron` is not in { $folder }. Save it beside that file, or copy that file there first.
setup-saved-wrong = Saved as { $path }, but it cannot be played yet: { $problem }

## The verdict on a position in the setup editor

verdict-over = The game is over here. { $outcome }.
verdict-moves =
    { $side ->
        [white]
            { $count ->
                [one] White is on move and has 1 move.
               *[other] White is on move and has { $count } moves.
            }
       *[black]
            { $count ->
                [one] Black is on move and has 1 move.
               *[other] Black is on move and has { $count } moves.
            }
    }

## Inventing a piece

invent-back = Back
invent-title = Invent a piece
invent-what = Any way of moving, with any methods and powers together
invent-captures = How it captures, besides moving onto a man
invent-powers = What else it can do
invent-name = Name
invent-letter = Letter
invent-movement = Movement
invent-name-hint = such as Griffin
invent-movement-hint = such as mQ
invent-notation = in Betza's notation
invent-sentence = What it does, in a sentence
invent-sentence-hint = for players; may be left out
# The notation in a few lines; its letters stay.
invent-notation-help =
    K king, Q queen, R rook, B bishop, N knight
    W one square straight, F one diagonally, D and A the same over one square
    m before it: moves only; c: captures only, by moving onto a man
    f b l r s v before it: forward, back, left, right, sideways, along the file
    a number after it: at most so many steps (R3); twice the letter: on and on (NN)
    Parts follow one another: mRcB moves as a rook and takes as a bishop
invent-drawing = Drawing
invent-drawing-letter = Drawing: a disk with its letter
invent-drawing-letter-help = A disk with its letter
# $name: the name of a drawing, such as withdrawer.
invent-drawing-of = Drawing: { $name }
invent-svg = Or an SVG file of yours
invent-svg-hint = its path, such as /home/me/griffin.svg
invent-svg-name = SVG
invent-svg-wrong = { $problem }. Until then it is a disk with its letter.
invent-svg-copied = The file is copied beside the game. One colour takes the ink of each side; of several, what is painted in currentColor does.
invent-game = The game that it joins
invent-game-name = Game
invent-own-game = A game of your own: the piece is added to its file, and all else in it stays.
invent-new-game = The game itself stays as it is: the piece comes into a new game based on it.
invent-stands = At the start it stands
invent-nowhere = nowhere yet
invent-instead = for the { $man }
invent-preview-help = A dot: it may go there. A ring: it takes a man there by moving onto it.
invent-not-ready = Not ready yet
invent-movement-wrong = The movement cannot be read: see under its field.
invent-ready = It can be played
invent-ready-once = It can be played, once it stands somewhere
invent-saved = In { $path }
invent-add-to = Add to { $game }
invent-add = Add as a new game
invent-see = See its page
invent-place = Place it
invent-play = Play
invent-play-not = Say first for whom it stands at the start, or place it yourself

## What is wrong with an invented piece
# Besides these the reader of game files says what is wrong, in English.

invent-no-name = The piece has no name yet.
invent-no-name-help = Write one into the first field.
invent-no-letter = The piece needs a letter.
invent-no-letter-help = One of A to Z that nobody in the game has.
invent-letter-taken = { $letter } is the letter of the { $man } in { $game }.
invent-letter-taken-help = Two men of a game have two letters: take another.
invent-svg-no-path = write the path of an SVG file
invent-svg-unreadable = { $path } cannot be read: { $error }
invent-svg-no-file = { $path } is no file
invent-drawing-there = { $path } is there already, with another drawing: move it away, or give the piece another name
invent-unwritten = { $path } cannot be written: { $error }

## Inventing a piece: what can be ticked, and movements to begin with

tick-only-by-a-move-of-one-square = only by a move of one square
tick-one-man-a-move = one man a move
tick-lands-right-behind = lands right behind
tick-only-corners-that-the-move-makes = only corners that the move makes
tick-the-player-may-leave-it-alone = the player may leave it alone
tick-no-spotters = no spotters
tick-from-anywhere-on-the-board = from anywhere on the board
tick-with-friends-too = with friends too
tick-only-with-neighbours = only with neighbours
tick-with-every-man-that-is-met = with every man that is met
movement-queen-no-capture = queen, no capture
movement-rook-no-capture = rook, no capture
movement-bishop-no-capture = bishop, no capture
movement-kings-step-no-capture = king's step, no capture
movement-queen = queen
movement-knight = knight
movement-knight-or-kings-step = knight or king's step
movement-up-to-three-squares = up to three squares
movement-knightrider = knightrider
movement-two-squares-straight = two squares straight
movement-pawn = pawn
movement-moves-as-rook-takes-as-bishop = moves as rook, takes as bishop

## Games of a file

# Headings of columns: who plays, the game, its result, its date, how long it is, its event.
list-white = White
list-black = Black
list-game = Game
list-result = Result
list-date = Date
list-plies = Plies
list-event = Event
list-back-board = Board
list-back = All games
list-reading =
    { $count ->
        [one] Reading … 1 game so far
       *[other] Reading … { $count } games so far
    }
# $error: what is wrong with a game, in English.
list-wrong = Game { $number }: { $error }
list-search = Names, game, event, year …
list-all =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
list-found = { $found } of { $count } games
list-here = Game { $number } of { $count }

## My games

shelf-name = Name
shelf-game = Game
shelf-played = Played
shelf-empty = Every game that is begun is kept here from its first move on.
shelf-back-board = Board
shelf-back = All games
shelf-title = My games
shelf-bring-back-help = Brings back { $name }. Deleted games can be brought back for 30 days; there are { $count }.
shelf-bring-back = Bring back
shelf-on-board = on the board
shelf-goes-on =
    { $count ->
        [one] goes on, 1 ply
       *[other] goes on, { $count } plies
    }
shelf-over =
    { $count ->
        [one] { $result }, 1 ply
       *[other] { $result }, { $count } plies
    }
shelf-open = Open
shelf-open-help = Shows the game, to go on with it
shelf-rename = Rename
shelf-rename-help = Gives the game a name
shelf-export = Export
shelf-export-help = Saves the game as a PGN file of yours
shelf-delete = Delete
shelf-delete-help = Deletes the game; it can be brought back for 30 days
shelf-button-help = { $name }: { $help }
shelf-begun = Begun on { $date }

## Saving a game
# The names of the tags of a file (White, Event …) stay as files have them.

save-how = The file, as PGN. Games can be added to a file that is there.
save-unknown = not known
save-path = Path of a .pgn file
save-choose = Choose …
save-taken =
    { $count ->
        [0] The file is there already, and holds no games.
        [one] The file is there already, with one game.
       *[other] The file is there already, with { $count } games.
    }
save-changed-file = Another program has changed the file since the game was opened. The game itself is there as it was.
save-changed-game = Another program has changed the file since the game was opened, and the game in it.
save-replace-file = Replace the file
save-replace-file-help = All that is in the file is lost
save-replace-game = Replace the game
save-replace-game-help = All else in the file stays as it is now
save-new = Save
save-new-help = Saves the game as a new file
save-append = Add to the file
save-append-help = Saves the game behind the others of the file

## Opening a file

open-how = A file of played games (.pgn), a game file (.ron), whose game follows it whenever it is saved, or a position (.fen). A file can also be dropped on the window.
open-path = Path of a .pgn, .ron or .fen file
open-path-name = Path of a game file
open-it = Open
open-choose = Choose …

## What lies over a page

overlay-help = Help
overlay-settings = Settings
overlay-problems = Problems
overlay-position = Position
overlay-open = Open a file
overlay-save = Save the game
overlay-close = Close
overlay-keys = Keys
overlay-about = About

## What the program is

about-what = Chess games whose men capture by doing something: a desktop program, a rules library and an engine.
about-licence = Free to use, study, change and share: MIT or Apache 2.0, as you like.
about-inventors = The games and their inventors
about-sources = Sources of the rules
about-fonts = Fonts
about-fonts-licence = All under the SIL Open Font License 1.1.

## Keys
# Names of keys stay as they are printed on keyboards.

keys-tab = Leads from one thing to the next, Shift+Tab back; Space presses it
keys-arrows = On the board: go from square to square; Tab leads through the targets of the man that is picked
keys-space = On the board: picks the man up, puts it down, asks why it cannot move (so does Enter)
keys-menu = On the board: opens the menu of the man
keys-threats = While it is held: shows what the man under the pointer or the mark threatens, or all men of the side that waits
keys-without-a-mouse = Without a mouse
keys-mouse = Drag a man, or click it and then its target. Click a frozen man twice to remove it, where the game allows that. A click with the second button opens a man's menu, or circles an empty square; a drag with it draws an arrow. Shift, Alt and Ctrl change their colour; the same again, or a click on an empty square, wipes them off. The settings give commands other keys.
# The part of the settings where keys are changed.
keys-how = Click a key, then press another one. A key is what is printed on it; where that is no Latin letter, its place counts.
keys-reset-all = Usual keys for all
keys-waiting = Press a key …
keys-none = none
keys-of-command = { $command }: { $key }
keys-reset = Back to { $key }
keys-conflict = { $key } is the key of { $command }.
keys-exchange = Exchange
keys-keep = Keep

## Changing keys
# $key: a key, such as Ctrl+K. $command: the name of a command.

keys-now = { $command } has { $key } now.
keys-now-none = { $command } has no key now.
keys-bespoken-tab = { $key } leads from one thing to the next. Press another key, or Escape.
keys-bespoken-help = { $key } always shows the keys. Press another key, or Escape.
keys-bespoken-threats = { $key } shows threats while it is held. Press another key, or Escape.
keys-bespoken-menu = { $key } opens the menu of a man. Press another key, or Escape.
keys-bespoken-redo = { $key } makes a change again in the editor. Press another key, or Escape.
keys-bespoken-writing = { $key } belongs to what is written. Press another key, or Escape.
keys-bespoken-none = { $key } is no key for a command. Press another key, or Escape.

## Settings

settings-language = Language
settings-language-system = The system’s
settings-colours = Colours of board and panels
settings-men = Men
settings-coordinates = Coordinates
settings-colours-parchment = Parchment
settings-colours-slate = Slate
settings-colours-felt = Felt
settings-colours-contrast = High contrast
settings-men-disks = Pictographs
settings-men-figurines = Figurines
settings-editor = Editor for game files
settings-editor-found = found by itself
settings-editor-example = A command such as: { $command }
settings-path = These settings
settings-speed = Speed of motion
settings-motion-full = Full
settings-motion-reduced = Reduced: fades and marks
settings-motion = Motion
settings-panels = Panels
settings-light = Light
settings-dark = Dark
settings-size = Size of panels and writing
settings-percent = { $percent } %
settings-size-keys = Ctrl and + or − change the size too, Ctrl and 0 gives it back.
settings-window = Window
settings-windowed = In a window
settings-fullscreen = Full screen
settings-two-people = Two people
settings-board-stays = Board stays
settings-board-turns = Board turns to whoever is to move
settings-no-sound = No sound device was found when the program began: nothing can be heard.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-volume = Volume
settings-group-board = Board
settings-group-motion = Motion
settings-group-sound = Sound
settings-group-play = Play
settings-group-panels = Panels
settings-group-files = Files
settings-group-keys = Keys
settings-speed-now = Speed of motion: { $speed }
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-memory = Memory of the computer, in MiB
settings-threads = Threads of the computer
settings-threads-usual = as usual
settings-machine-how = For playing and for analysis, each. Usual are one thread to play and half of the machine's to analyse.
settings-coordinates-off = Off
settings-coordinates-inside = Inside
settings-coordinates-outside = Outside
settings-name = Your name
# What files of games call somebody who gives no name: it stays as it is.
settings-name-usual = Person
settings-name-how = It stands in the games that you save.
settings-book = Opening book
settings-book-who = Club players, stronger ones and those of your own play from it.
settings-book-moves = For so many moves
settings-book-choose = Choose…
settings-book-file = a file of games (PGN)
settings-book-file-name = Book file
settings-book-off = Off
settings-book-program = The program's
settings-book-own = A file of mine

## Commands
# Names stand on buttons and in the overview of the keys; .help says what they do, below the pointer.

command-help-and-key = { $help } ({ $key })
# Headings of the overview of the keys.
commands-game = The game
commands-looking = Looking
commands-pages = Pages
commands-files = Files
commands-program = The program
command-take-back = Take back
    .help = Takes your last move back, and the computer's answer; time that is spent stays spent
command-new-game = New game
    .help = Begins this game anew, with other sides, rules or board if you like
command-resign = Resign
    .help = Gives the game up, a long one after a question; taking back goes on with it
command-offer-draw = Offer draw
    .help = Offers a draw; the computer takes it unless it thinks that it stands better
command-pause = Pause
    .help = Stops the clocks and the computer, or lets the game go on
command-hint = Hint
    .help = Shows a man worth moving; pressed again, its move and what that does
command-write-a-move = Write a move
    .help = Gives the keys to the field beside the board in which a move can be written
command-adjudicate = Adjudicate
    .help = Ends the game as you decide: a win for either side, or a draw
command-rematch = Rematch
    .help = Once a game is over, begins it again with colours changed
command-one-move = One move
    .help = Lets the computer play one move of a game that waits
command-analysis = Analysis
    .help = Shows what the computer thinks of the position: who is better, the best lines, arrows
command-review = Review
    .help = Looks the whole game through: a graph of who was better, and the moves that gave something away
command-flip-board = Flip board
    .help = Shows the board from the other side
command-board = Board
    .help = Gives the keys to the board, on which arrows then go from square to square, or takes them back
command-start = Start
    .help = Shows the start of the game
command-back = Back
    .help = Shows the position one move back
command-forward = Forward
    .help = Shows the next move
command-newest = Newest
    .help = Shows the last position of the variation, and then the newest of the game
command-variation-above = Variation above
    .help = Shows the variation above, where several moves compete
command-variation-below = Variation below
    .help = Shows the variation below
command-branch-before = Branch before
    .help = Goes back to the move before that has variations
command-next-branch = Next branch
    .help = Goes on to the next move that has variations
command-delete-from-here = Delete from here
    .help = Deletes the move in sight and all that follows; Ctrl+Z brings it back
command-play = Play
    .help = In the guide, plays the scene or stops it
command-read-out = Read out
    .help = Shows the position as text, rank by rank, to be read, heard and copied
command-move-variation-up = Move variation up
    .help = Moves the variation in sight one step up, at last to the main line
command-comment = Comment
    .help = Writes a comment about the move in sight
command-all-games = All games
    .help = Shows the start page; the game on the board waits
command-guide = Guide
    .help = Opens the illustrated guide: every man and game, with scenes that play
command-setup-editor = Setup editor
    .help = Opens the position in sight in the editor, to change it and play from it, or goes back
command-continue = Continue
    .help = Goes back to the game on the board
command-problems = Problems
    .help = Shows all that is wrong with game files
command-invent-a-piece = Invent a piece
    .help = Opens the form for a piece of your own: how it moves, captures and looks
command-undo = Undo
    .help = Takes the last change back, in the editor or of variations and comments
command-redo = Redo
    .help = Makes a change again that has been taken back (or Ctrl+Shift+Z)
command-my-games = My games
    .help = Shows all games that you have begun, to go on with them, or goes back
command-open = Open
    .help = Opens a game file (.ron), a file of played games (.pgn) or a position (.fen)
command-save = Save
    .help = Saves the game as PGN where it came from, or asks where
command-save-as = Save as
    .help = Asks where to save the game, and for names, event and date
command-copy-game = Copy game
    .help = Copies the game as PGN
command-copy-position = Copy position
    .help = Copies the position in sight as FEN
command-paste = Paste
    .help = Takes a position (FEN), a game (PGN) or moves out of the clipboard
command-list-of-games = List of games
    .help = Shows the games of the file that is open
command-previous-game = Previous game
    .help = Opens the game before this one in its file
command-next-game = Next game
    .help = Opens the game behind this one in its file
command-coordinates = Coordinates
    .help = Names files and ranks outside the board, inside, or not at all
command-speed = Speed
    .help = Changes how fast men move: off, fast, normal, slow
command-men = Men
    .help = Changes between pictographs and figurines
command-light-or-dark = Light or dark
    .help = Changes between light and dark panels
command-sound = Sound
    .help = Makes moves heard, or not
command-full-screen = Full screen
    .help = Lets the window fill the screen, or not
command-settings = Settings
    .help = Opens the settings
command-keys = Keys
    .help = Shows what the keys do
command-cancel = Cancel
    .help = Lets go of a man, or closes what is open
command-larger = Larger
    .help = Makes panels and writing larger
command-smaller = Smaller
    .help = Makes panels and writing smaller
command-usual-size = Usual size
    .help = Gives panels and writing their usual size
command-quit = Quit
    .help = Leaves the program

## The field in which a move is written

move-field = Write a move
move-field-hint = ↓ ↑ choose, Enter plays

## Notices

notices-more = and { $count } more
notice-copy = Copy notice
notice-close = Close notice

## Notices about games in play

notice-away = The game is paused while you are away from the board.
notice-time-gone = Time that has run out does not come back.
notice-draw-offered = A draw has just been offered.
notice-nothing-to-pause = Without clocks there is nothing to pause: take your time.
notice-premove-off = The move made ahead is off: it is not legal any more.
notice-draw-declined = The computer declines the draw: it thinks that it stands better.

## Notices about game files

notice-game-gone = The file of the game `{ $game }` is gone.
notice-files-in-order = The game files are in order again.
notice-mistakes-file =
    { $count ->
        [one] 1 mistake in { $file }. Games that were good stay as they were. P shows all.
       *[other] { $count } mistakes in { $file }. Games that were good stay as they were. P shows all.
    }
notice-mistakes-two =
    { $count ->
        [one] 1 mistake in { $one } and { $other }. Games that were good stay as they were. P shows all.
       *[other] { $count } mistakes in { $one } and { $other }. Games that were good stay as they were. P shows all.
    }
notice-mistakes-files =
    { $count ->
        [one] 1 mistake in { $files } files. Games that were good stay as they were. P shows all.
       *[other] { $count } mistakes in { $files } files. Games that were good stay as they were. P shows all.
    }
notice-duplicated = { $game } is a game of your own now, in { $path }. Your editor is asked to open it (the settings can name one), and the game follows each time you save.

## Notices about an invented piece

notice-no-own-folder = This system has no folder for games of your own.
notice-piece-not-ready = The piece is not ready yet: look at what is still wrong with it.
notice-piece-added = Added: { $path }

## Notices about lists of games

notice-no-list = No file of several games is open.
notice-last-game = This is the last game of the list.
notice-first-game = This is the first game of the list.

## Notices about saving

notice-saved = Saved in { $path }.
# $problem: why a game was not saved, in English.
notice-unsaved = { $problem }.
notice-unsaved-kept = { $problem }. The game stays among My games (B).
notice-stay-unsaved = The game has not been saved. Close the window once more to leave all the same.
notice-unsaved-taken = { $path } is there already: the game has not been saved there. It stays among My games (B).
notice-unsaved-changed = { $path } has been changed by another program: the game has not been saved there. It stays among My games (B).
notice-stay-writing = The disk takes its time, and not all is written yet. Close the window once more to leave all the same.
notice-kept-elsewhere = This game has gone on elsewhere too, in another window perhaps. Here it is a game of its own from now on.
notice-stay-unkept = The last moves are not on the disk. Close the window once more to leave all the same.
notice-stay-unwritten = Not all could be written. Close the window once more to leave all the same.

## Pictures

picture-copied = A picture of the board is in the clipboard.
picture-not-copied = No picture was copied: { $problem }
picture-not-saved = No picture was saved: { $problem }
picture-no-room = there is no room for it
picture-no-folder = this system names no folder for pictures
picture-saved = Saved as { $path }

## Choosing files

browse-open-already = A file dialog is open already.
browse-games = Games
browse-no-dialog = No file dialog came up on this system. Write the file's path instead.

## What could not begin

computer-cannot-play = The computer cannot play: { $error }
analysis-cannot-begin = There will be no analysis: { $error }
clocks-not-shown = Clocks will only show when something moves: { $error }

## Work beside the window
# $message and $error come from the program and the system, in English.

job-panicked = Baroque has made an error: { $message }
job-no-thread = Baroque cannot start another thread: { $error }
job-no-worker = Baroque cannot start another thread.

## The settings’ file
# $problem and $error come from the system or the reader of the file, in English.

settings-unreadable = { $path } cannot be read: { $error }
settings-put-aside = The settings are the usual ones: their file is not understood ({ $problem }). It is kept as { $path }.
settings-not-understood = The settings are the usual ones: { $path } is not understood ({ $problem }), and cannot be kept aside ({ $error }).
settings-unsaved = Settings could not be saved: { $error } ({ $path })
settings-not-utf8 = it is not UTF-8 text

## Pasting
# $problem and $place: what the reader of games says, in English. $count: how many plies.

paste-nothing = There is no text in the clipboard.
paste-no-game = The text holds no game.
# Follows paste-game.
paste-first-of = It is the first of { $count }; saved as a file, the text opens with all of them.
paste-cannot-be-shown = The game cannot be shown: { $problem }
paste-game =
    { $count ->
        [one] A game of { $game } has been pasted: 1 ply.
       *[other] A game of { $game } has been pasted: { $count } plies.
    }
paste-part-of-game =
    { $count ->
        [one] A game of { $game } has been pasted: 1 ply. It ends there, since the text goes wrong at { $place }.
       *[other] A game of { $game } has been pasted: { $count } plies. It ends there, since the text goes wrong at { $place }.
    }
paste-position = A position of { $game } has been pasted.
paste-position-of-none = The text looks like a position, but none of these games has it.
paste-position-of-none-but = The text looks like a position, but none of these games has it. In { $game }: { $problem }.
paste-no-moves = The text holds no moves.
paste-nonsense = The text is no position, no game and no moves of { $game }: { $problem }.
paste-moves =
    { $count ->
        [one] 1 ply of { $game } has been pasted.
       *[other] { $count } plies of { $game } have been pasted.
    }
paste-moves-up-to =
    { $count ->
        [one] 1 ply of { $game } has been pasted, up to { $place }.
       *[other] { $count } plies of { $game } have been pasted, up to { $place }.
    }
paste-goes-on =
    { $count ->
        [one] The game goes on with 1 ply that has been pasted.
       *[other] The game goes on with { $count } plies that have been pasted.
    }
paste-goes-on-up-to =
    { $count ->
        [one] The game goes on with 1 ply that has been pasted, up to { $place }.
       *[other] The game goes on with { $count } plies that have been pasted, up to { $place }.
    }

## Opening games
# $problem and $place: what the reader of games says, in English.

games-none = There are no games in { $path }.
games-changed = { $path } has been changed by another program; this is how it is now.
games-no-such = { $path } has no such game.
games-wrong = { $path }, line { $line }: { $problem }
games-wrong-none = there is no game
games-partly =
    { $count ->
        [one] { $path } goes wrong at { $place }. The game is shown up to there, 1 ply; saving it asks where.
       *[other] { $path } goes wrong at { $place }. The game is shown up to there, { $count } plies; saving it asks where.
    }
games-holds-none = { $path } holds no game.
games-rules-changed = The rules of { $game } have changed since; this game goes on by those that it was begun with.
games-rules-gone = The file of { $game } is gone; this game goes on by the rules that were kept with it.
games-cannot-go-on = { $path } cannot be gone on with: { $problem }
games-goes-wrong = { $path } goes wrong at { $place }. What is played from there on is kept as a new game; that file stays as it is.

## Saving games

games-no-file = No file is named
games-nothing-to-save = There is no game to be saved
games-save-title = Save the game
games-cannot-be-kept = The game cannot be kept: { $error } ({ $path })

## Game files and the person’s editor
# $error comes from the system, in English.

files-no-dialog-thread = The file dialog could not be started: { $error }
files-no-editor-thread = The editor could not be started: { $error }
files-open-title = Open a file
files-open-kind = Games and game files
files-not-opened = { $path } could not be opened: { $error }. The settings can name an editor.
files-editor-not-started = { $program } could not be started for { $path }: { $error }
files-editor-failed = { $program } did not open { $path }: { $status }
files-unwatched = Changes to game files may not be noticed. Start the program again to see them. ({ $why })
files-no-game-file = { $path } is not a game file; the names of game files end in .ron
files-is-folder = { $path } is a folder
files-unreadable = { $path } cannot be opened: { $error }
files-no-own-folder = No copy was made: this system names no folder for games of your own.
files-not-copied = No copy was made: { $error } ({ $folder })
files-no-program = There is no program `{ $program }`. The settings say that it opens game files.
files-unclosed-quote = The editor's command in the settings has a { $quote } that is not closed.
files-too-many-copies = there are { $count } copies of `{ $game }` already
# The name of a game’s copy.
files-copy = { $game } (copy)
files-copy-number = { $game } (copy { $number })
files-no-watcher = Changes to game files are not noticed: { $error }
