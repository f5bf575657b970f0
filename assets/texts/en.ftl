### All texts of the window, in English. Translations start from this file.
###
### A file for another language is named after its tag (de.ftl, pt-BR.ftl) and has the same ids. Missing texts appear in
### English. docs/TRANSLATING.md explains how to try it.
###
### Words: a piece is any piece or pawn; a ply is one move of one side; files run up the board, ranks across.

## The language itself

# The name of the language in the language itself, for the settings.
language-name = English

## Files of texts

# $file: a file of texts. $line: a line in it. $what: one of the texts below.
texts-mistake-line = { $file }, line { $line }: { $what }
texts-mistake = { $file }: { $what }
# $what: the error of the parser, in English.
texts-syntax = this is not valid ({ $what }).
texts-no-such-text = the program has no text “{ $id }”.
texts-no-such-argument = “{ $id }” has no argument “{ $name }”.
texts-no-such-reference = “{ $id }” uses “{ $name }”, which is not in this file.
texts-too-long = the file is longer than 1 MiB.
texts-unreadable = the file cannot be read ({ $error }).
texts-more-mistakes =
    { $count ->
        [one] And another mistake.
       *[other] And { $count } more mistakes.
    }
texts-said-in-english = Baroque shows these texts in English.

## Words that many pages share
# $side is white or black in every text: { $side -> [white] … *[black] … } gives each its own sentence.

option-army = { $side ->
        [white] White's army
       *[black] Black's army
    }
side-white = White
side-black = Black

## The header of every page

header-back = Back
page-play = Play
page-learn = Learn
page-puzzles = Puzzles
page-guide = Guide
page-invent = Invent
page-my-games = My games
header-back-help = Goes back to the page before

## The start page

start-tagline = Chess games whose pieces capture in unusual ways
# The families of games, as headings.
start-family-added-pair = Chess with an added pair
start-family-ultima = The Ultima family
start-family-beyond = Other games
start-own-games = Your own games
# $game: the game for a newcomer.
start-new-here = New here?
start-welcome = Play { $game } against the computer at its easiest level. It is chess with one new piece.
start-first-game = Play a first game
start-lessons = Or learn in short lessons
start-plate = The { $piece } captures { $count } pieces in one move.
start-plate-help = Shows this move and the rules of the { $piece }
start-continue = Continue { $game }
start-play = Play { $game }
start-go-on-learning = Learn in short lessons
# Before pictures of the piece sets.
start-pieces = Piece set:
# The button beside the name of a family of games: $count of them.
start-all = Show all { $count }
start-fewer = Show fewer
# How much a newcomer has to learn: $count is the number of new pieces.
start-level-known = Captures as in chess
start-level-easy =
    { $count ->
        [one] Easy: 1 new piece
       *[other] Easy: { $count } new pieces
    }
start-level-medium = Medium: { $count } new pieces
start-level-hard = Advanced: { $count } new pieces

## Words during a first game

first-begin = You play White. Click a piece to see its moves. Right-click it to see what it does.
# $piece: a new piece; $rule: a sentence about it.
first-capture = Your { $piece } can capture now. Pick it up and look for the ringed squares.
first-check = Your king is in check. Capture the attacker, move the king, or block the attack.
# $enemy and $square: a piece that could capture $piece on $at after the move.
first-guarded = Careful: the { $enemy } on { $square } could capture your { $piece } on { $at }. Make the move again if you want it.
first-answered = Careful: your opponent has a strong answer, { $answer }. Make the move again if you want it.
# P is the shortcut for the list of mistakes.
start-game-troubled = The file has mistakes (P). This is the last good version.

## The start page: recent games

start-board-state = Move { $number }
start-resume-state = Move { $number }, { $when }
start-resume-help = Continues your last game (Enter)
start-recent = Recent
start-gone = gone
start-recent-help = Shows the page of { $game }
start-recent-resume = Continues your game of { $game }
start-missing = missing
start-last-game = Open the last game
start-go-on = Continue

## When a game was last played

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

## The options of a new game

new-game-play = Play
new-game-board = Board
new-game-rules = Rules
new-game-rules-standard = Standard
new-game-rules-changed =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
new-game-change = Change
new-game-done = Done
new-game-no-clock = no clock
new-game-usual-rules = standard rules
new-game-other-rules = changed rules
new-game-random-colors = random colours
new-game-name = Name
new-game-name-of =
    { $side ->
        [white] White's name
       *[black] Black's name
    }
new-game-name-none = Without a name
new-game-replaced = { $option }: this board has no “{ $wanted }”, so it is “{ $instead }” now.
new-game-colors = Colours
new-game-colors-chosen = As chosen
new-game-colors-random = At random
new-game-turning = Board turns
new-game-turning-off = No
new-game-turning-on = To the side to move
new-game-house-rule = house rule
new-game-house-rule-help = The published rules leave this open. The first choice is ours.
## The pieces that the sides place before the first move

new-game-sets = Pieces to place
new-game-sets-standard = Standard
new-game-sets-drawn = Drawn
new-game-sets-balanced = Balanced
new-game-sets-picked = Picked
new-game-sets-seed = Seed
new-game-sets-again = Draw again
new-game-sets-both = Pieces
new-game-sets-white = White’s pieces
new-game-sets-black = Black’s pieces
new-game-sets-count = { $count } of { $size }
new-game-sets-pick = Click pieces to add them, and picked ones to remove them:
new-game-sets-full = All are picked. Click a picked piece to make room for another one:
# $pawns: such as 41.5.
new-game-sets-more = More pieces
new-game-sets-more-help = All pieces that Baroque knows. The game with another piece becomes a game of your own.
new-game-sets-worth =
    { $by ->
        [games] Worth { $pawns } pawns, measured in games.
       *[engine] Worth { $pawns } pawns, as the engine estimates.
    }
new-game-sets-worth-both =
    { $by ->
        [games] White’s are worth { $white } pawns, Black’s { $black }, measured in games.
       *[engine] White’s are worth { $white } pawns, Black’s { $black }, as the engine estimates.
    }

## The players of a new game

# The choice of a player.
player-person = Player
player-computer = Computer
# The player of a side, beside the board: “White, computer (level 3)”.
player-name-level = computer (level { $level })
player-name-time = computer ({ $seconds }s)
player-name-depth = computer (depth { $depth })
player-name-positions = computer ({ $count } nodes)
# The player for whom each level of the computer is, the weakest level first.
level-newcomer = just learned the rules
level-beginner = played a few games
level-novice = sees most captures
level-casual = occasional player
level-regular = regular player
level-club = club player
level-strong = strong club player
level-expert = expert
level-master = master
level-full = full strength
# A level to be chosen: “3 · sees most captures”.
level-choice = { $number } · { $name }
# A strength other than the levels.
level-own = Custom
players-level-of =
    { $side ->
        [white] White's level
       *[black] Black's level
    }
players-level = Computer level
# The limits of a custom computer, and the units after the numbers.
players-limit-time = Time per move
players-limit-depth = Depth
players-limit-positions = Nodes
players-unit-seconds = s
players-unit-plies = plies
players-unit-positions = nodes
time-heading = Clocks
time-none = None
time-own = Custom
time-how = Minutes per side, and seconds added after each move. A side's clock starts with its second move.
time-unit-minutes = min
time-unit-seconds = s
new-game-watch = Watch
players-both-computers = The computer plays both sides. Pause the game to step through it move by move.

## Your own game files

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
files-edit-file = Edit file
files-show-mistakes = Show mistakes
files-edit-help = Opens the file in your editor; each save updates the game
files-edit = Edit
files-duplicate = Duplicate
files-duplicate-help = Copies this game as your own and opens its file
files-puzzles = Puzzles
files-puzzles-help = Puzzles of this game
files-changed = The rules of { $game } have changed.
files-keep-rules = Keep playing
files-keep-rules-help = Continues with the old rules
files-new-rules = Restart
files-new-rules-help = Starts again with the new rules

## Mistakes in game files
# The mistakes themselves are described in English.

problems-none = All game files are correct.
problems-how = A game keeps its last good version until its file is correct. Click a place to open it in your editor.
problems-place = { $file }, line { $line }, column { $column }
problems-open = Opens the place in your editor

## The result of a game, above its board
# $reason: how the game was won, such as checkmate.

# $reason: how the game was won.
ending-you-win =
    { $reason ->
        [checkmate] You win by checkmate
        [king] You win by capturing the king
        [goals] You win by occupying all goals
        [arrival] You win by reaching a goal
        [bare] You win by leaving only a king
        [moves] You win by leaving no legal move
        [repetition] You win by threefold repetition
        [resignation] You win by resignation
        [time] You win on time
       *[adjudication] You win by adjudication
    }
ending-computer-wins =
    { $reason ->
        [checkmate] The computer wins by checkmate
        [king] The computer wins by capturing the king
        [goals] The computer wins by occupying all goals
        [arrival] The computer wins by reaching a goal
        [bare] The computer wins by leaving only a king
        [moves] The computer wins by leaving no legal move
        [repetition] The computer wins by threefold repetition
        [resignation] The computer wins by resignation
        [time] The computer wins on time
       *[adjudication] The computer wins by adjudication
    }

## The state of a game, below its board
# K is the shortcut that continues the game. $of: the number of moves.

game-hint = Looking for a hint …
game-go-on = Continue
game-pause = Pause
game-looking-start = Start of the game
game-looking = Move { $number } of { $of }
game-looking-beside = Variation, move { $number } of { $of }
game-lasted =
    { $count ->
        [one] The game lasted 1 move.
       *[other] The game lasted { $count } moves.
    }
game-paused = Paused. Press K to continue.
game-veil = Paused: click to go on
game-computer-asked = The computer considers your draw offer …
game-premove = Premove set.
game-chooses-array =
    { $side ->
        [white] White chooses the array.
       *[black] Black chooses the array.
    }
# $left: how many pieces the side still places.
game-places =
    { $side ->
        [white] White places a piece: { $left } left.
       *[black] Black places a piece: { $left } left.
    }
# Against the computer.
game-your-move = Your move.
game-your-move-check = Your move. Check!
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

# Below the name of a computer.
seat-thinking = thinking …
# The player of the seat at this screen, against the computer. Alone, it begins with a capital letter.
seat-you = you
# The players of a game without a computer and without names.
seats-of-two = Two people
# $player: the player, in a word or two. $time: the time on the clock.
seat =
    { $side ->
        [white] White, { $player }
       *[black] Black, { $player }
    }
# $pieces: captured pieces, such as “2 Pawns, 1 Rook”. $lead: the material lead in pawns, such as “+2.5”.
seat-captured = Captured: { $pieces }
seat-captured-ahead = Captured: { $pieces }. Ahead by { $lead }.
seat-ahead = Ahead by { $lead }.
seat-timed =
    { $side ->
        [white] White, { $player }, { $time } left
       *[black] Black, { $player }, { $time } left
    }
seat-side-timed =
    { $side ->
        [white] White, { $time } left
       *[black] Black, { $time } left
    }

## Questions beside the board

ask-resign =
    { $side ->
        [white] Resign for White?
       *[black] Resign for Black?
    }
ask-give-up = Resign
ask-offer-draw =
    { $side ->
        [white] Offer a draw for White?
       *[black] Offer a draw for Black?
    }
ask-offer = Offer a draw
ask-offer-help = If the computer accepts, the game ends
ask-play-on = Keep playing
ask-play-on-help = Continues the game
# After two wins or two losses in a row against the computer: another level, “3 (sees most captures)”.
ask-level-up = Well played, two wins in a row! Try level { $level } ({ $name })?
ask-level-down = Two hard games in a row. Level { $level } ({ $name }) may be more fun.
ask-level-play = Play level { $level }
ask-level-play-help = Starts a game at this level
ask-level-stay = Not now
ask-level-stay-help = Keeps the current level
ask-vary = The game is over. Try this move in a variation?
ask-vary-yes = Try it
ask-vary-yes-help = Adds it to the game as a variation
ask-vary-no = Leave it
ask-vary-no-help = Changes nothing
ask-end-help = Ends the game
ask-draw =
    { $side ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }
ask-agree = Accept
ask-decline = Decline
ask-decline-help = Continues the game; a move declines too
ask-adjudicate = What is the result?
ask-white-wins = White wins
ask-black-wins = Black wins
ask-drawn = Draw
ask-adjudicate-help = Ends the game with this result

## The choice between several moves to one square
# $piece: the name of a piece, such as Rook. A choice is short, because it is on a button.

choice-heard = { $choice }, choice { $number } of { $of }
choice-on-sheet = { $choice } on sheet { $sheet }
choice-and-promotion = { $choice }, promote a pawn to { $piece }
choice-drive = Drive
choice-drop = Drop here
choice-resurrect = Leave a { $piece }
choice-explode = Explode
choice-push = Push
choice-pull = Pull
choice-swap-promotion = Swap: promote a pawn to { $piece }
choice-promotion = Promote to { $piece }
choice-swap = Swap
choice-exchange = Swap { $one } and { $other }
choice-keep = Keep { $one } and { $other }
choice-destroy = Destroy both pieces
choice-suicide = Remove this piece
choice-decline = Move without a capture
choice-stay = Stay a { $piece }
choice-take = Capture { $squares }
choice-move = Move to { $square }

## Typed moves

# $moves: moves as they are written, such as e4, Nf3.
typed-ambiguous = { $text } can mean { $moves }.
typed-unknown = { $text } is not a legal move.
typed-perhaps = { $text } is not a legal move. Did you mean { $moves }?
# $letter: the letter with which the text begins. $letters: the letters of the game's pieces, in English.
typed-letter = { $text } is not a move: no piece of this game has the letter { $letter }. Its letters are { $letters }.
typed-over = The game is over.
typed-not-newest = Go to the last position first.
typed-not-your-turn = It is not your turn.
typed-changed = The position has changed. Type the move again.

## The list of moves

comment-about = Comment on { $played }
comment-about-game = Comment on the game
moves-comment = Comment
moves-promote = Promote variation
moves-main = Make main line
moves-delete = Delete from here
moves-none-keys = Right-click a piece for more. Point at a piece and hold T to see what it threatens.
moves-none = Drag a piece, or click it and then its target. Rings show what a move captures.
moves-guide = Rules in the guide
moves-close-pieces = Close the list of pieces
moves-play = Play from here

## Analysis
# $score: such as +0.53.

evaluation-mate =
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
evaluation-equal = The position is about equal, { $score }
evaluation-little-better =
    { $side ->
        [white] White is slightly better, { $score }
       *[black] Black is slightly better, { $score }
    }
evaluation-better =
    { $side ->
        [white] White is better, { $score }
       *[black] Black is better, { $score }
    }
evaluation-winning =
    { $side ->
        [white] White is winning, { $score }
       *[black] Black is winning, { $score }
    }
analysis-bar = Evaluation: { $evaluation }
analysis-unknown = not known yet
analysis-line = Line { $number }: { $evaluation }
analysis-decided = The game is decided.
analysis-waits-computer = waiting for the computer
analysis-waits-review = waiting for the review
analysis-thinks = thinking …
analysis-depth = depth { $depth }/{ $most }
analysis-more = More lines
analysis-fewer = Fewer lines
analysis-how-many = Number of lines
analysis-click-plays = Click to play the moves up to here.
analysis-click-plays-one = Click to play this move.
analysis-click-varies = Click to add this as a variation.
analysis-click-keeps = Click to keep this position on the board.
# $positions and $speed have units: 1.2 M.
analysis-work = { $positions } nodes, { $speed }/s, hash { $full } % full

## Endings in the analysis

ending-undecided = No one can force a win
ending-move-wins =
    { $count ->
        [one] wins in 1 move
       *[other] wins in { $count } moves
    }
ending-move-undecided = no one can force a win
ending-move-loses =
    { $count ->
        [one] loses in 1 move
       *[other] loses in { $count } moves
    }
ending-building = Solving this ending, { $percent } %
ending-stop = Stop solving
ending-unsolved = This ending is not solved yet.
ending-build = Solve this ending

## The opening book

# $problem: the error of the PGN parser, in English.
book-holds-none = { $path } has no games: { $problem }
book-reading = Reading, { $percent } % …
book-failed = { $problem }.
book-none = There is no opening book for this game.
book-lines = { $count } lines for this game.
# $others: games of other kinds in the same file. $faulty: games with mistakes, the first of them $fault.
book-own =
    { $count ->
        [one] 1 game of this kind
       *[other] { $count } games of this kind
    }{ $others ->
        [0] { "" }
        [one] , 1 other game ignored
       *[other] , { $others } other games ignored
    }{ $faulty ->
        [0] { "" }
       *[other] , { $faulty } with mistakes, the first in { $fault }
    }.
book-unreadable = Could not read the book: { $error }
# $played: a move in notation. $count: how often the book has it.
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

review-graph = White's expected score, move by move
review-start = Start: { $evaluation }
review-clear = Clear review
review-stop = Stop review
review-go-on = Continue review
review-keep = Add all to the game
review-practise = Practise what you missed
review-progress = { $done } of { $all } positions analysed
review-heading = Game review
# $evaluation: the evaluation of the shown position, such as +0.35.
review-evaluation = Evaluation: { $evaluation }
review-unknown = This position is not in the review.
# $kind is inaccuracy, mistake or blunder; losing: a mistake of a side that was losing anyway. $played: a move in
# notation.
review-better =
    { $kind ->
        [inaccuracy] Inaccuracy. Better: { $played } ({ $evaluation })
        [mistake] Mistake. Better: { $played } ({ $evaluation })
        [losing] The game was lost already, but { $played } was better ({ $evaluation }).
       *[blunder] Blunder. Better: { $played } ({ $evaluation })
    }
review-find-better = Find the better move on the board.
# A mistake about which the player was not asked yet. $kind as above.
review-unasked =
    { $kind ->
        [inaccuracy] Inaccuracy. Can you find a better move?
        [mistake] Mistake. Can you find a better move?
        [losing] The game was lost already, but there was a better move.
       *[blunder] Blunder. Can you find a better move?
    }
review-better-heard =
    { $kind ->
        [inaccuracy] inaccuracy, better was { $played }
        [mistake] mistake, better was { $played }
        [losing] lost already, better was { $played }
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
review-not-looked = not analysed yet
review-nothing = no mistakes
review-nothing-yet = no mistakes so far
# $judgements: the mistakes of a side, such as 2 mistakes, 1 blunder.
review-side =
    { $side ->
        [white] White: { $judgements }
       *[black] Black: { $judgements }
    }
review-lost =
    { $side ->
        [white] White lost { $percent } % of a point per move on average.
       *[black] Black lost { $percent } % of a point per move on average.
    }

# The page of a review.
review-title = Review
review-you =
    { $side ->
        [white] you were White
       *[black] you were Black
    }
review-accuracy = Accuracy
review-percent = { $percent } %
review-accuracy-other = opponent { $percent } %
review-accuracy-sides = Accuracy: White { $white } %, Black { $black } %
review-page-nothing = No mistakes
review-page-nothing-yet = No mistakes so far.
review-page-nothing-own = None of your moves was an inaccuracy, a mistake or a blunder.
review-page-nothing-both = No move was an inaccuracy, a mistake or a blunder.
review-resigned = You resigned here, but the game was not lost ({ $evaluation }).
review-question = What would you have played?
review-question-before = Play a move on the board, or see the best one.
# $what: what the answer does, in sentences.
review-question-answered = The move was { $played }. The best answer to it: { $what } Play a better move on the board, or see the best one.
# $what: the best move in sentences.
review-question-right = Right. { $what }
review-question-good = { $played } is good too. The engine prefers { $best }.
review-question-checking = Baroque is looking at { $played } …
review-question-wrong = { $played } is a mistake here too. Try another move.
review-question-shown = Best is { $played }. { $what }
review-show-best = Show the best move
review-keep-one = Add to the game
review-last-mistake = This was the last one.
review-first-mistake = First mistake
review-next-mistake = Next mistake
review-practise-help = A mistake becomes a puzzle only if one move was far better than all others

## Threats and hints on the board

threatens-nobody = From { $square } it threatens nothing.
threatens = From { $square } it threatens { $squares }.
# What a piece freezes.
freezes = From { $square } it freezes { $squares }.
threatens-and-freezes = From { $square } it threatens { $squares } and freezes { $frozen }.
# $threats: a sentence such as “From d4 it threatens e5.”
threats-of = { $piece }. { $threats }
# $sheet: A or B. One of the boards that are joined in the game Chessma 84.
sheets-one = { $square } is on sheet { $sheet } only. The piece moves on that sheet.
sheets-several = { $square } is on both sheets. Each move stays on one of them.
# What the last move did to a piece that stood on this square.
square-trace = { $square }; the last move removed { $piece } here
hint-piece = Move the { $piece } on { $square }.
# Why a move that captures nothing is good. $piece and $enemy: names of pieces, $square and $from: their squares.
hint-protects = It protects the { $piece } on { $square } from the { $enemy } on { $from }.
hint-escapes = It gets away from the { $enemy } on { $from }.
hint-check = It gives check.
hint-room = From there it can go to { $after } squares. Now it can go to { $before }.
hint-opens =
    { $count ->
        [one] It gives the { $piece } on { $square } 1 more square.
       *[other] It gives the { $piece } on { $square } { $count } more squares.
    }
hint-threatens = It threatens the { $piece } on { $square }.
hint-prepares = It prepares to capture the { $piece } on { $square }.
hint-remove = Remove the { $piece } on { $square }: click it twice.
# $words: why the piece cannot move.
refusal-remove = { $words } Click it again to remove it.

## The menu of a piece

menu-save-scene = Save the scene as a GIF
menu-save-move = Save the last move as a GIF
# $piece: the name of a piece, such as Withdrawer.
menu-what = About the { $piece }
menu-why = Why can't it move?
menu-threats = What does it threaten?
menu-copy-picture = Copy picture
menu-save-picture = Save picture
menu-practise = Practise this piece

## The position as text

read-out-copy = Copy
read-out-copied = Position copied.

## The board, for screen readers
# The description of each square comes before these, in English.

board-name = Board, { $game }
# $square: the description of a square.
square-picked = { $square }; selected
# A piece that the selected piece can capture by a move to another square.
square-victim = { $square }; can be captured
square-target = { $square }; target
square-target-captures = { $square }; target, captures { $pieces }
square-piece = { $piece } on { $square }
# Between the pieces of a list, with its spaces.
square-pieces-and = { " and " }
hand-piece =
    { $side ->
        [white] White { $piece } in hand, { $count }
       *[black] Black { $piece } in hand, { $count }
    }

## What screen readers say
# The description of a move is in English.

heard-beginning = { $game }. { $state }
heard-to-move =
    { $side ->
        [white] White to move
       *[black] Black to move
    }
heard-taken-back = Taken back. { $state }
heard-after = After { $played }
heard-start = Start. { $state }
heard-let-go = Selection cleared
heard-picked-hand =
    { $count ->
        [one] { $piece } from the hand selected, 1 target
       *[other] { $piece } from the hand selected, { $count } targets
    }
heard-picked =
    { $count ->
        [one] { $piece } on { $square } selected, 1 target
       *[other] { $piece } on { $square } selected, { $count } targets
    }

## Buttons with an icon only

# A tooltip.
icon-button-help = { $name }: { $help }

## The button that opens the rules of a game

rules-button = Rules
rules-button-help = Opens this game's page in the guide

## The guide’s buttons
# Pages, captions and sentences about moves are not here.

guide-source = Source: { $source }
guide-scenes = Scenes
guide-pieces = Pieces
guide-as-in = as in { $game }
guide-refused = Illegal { $played }: { $why }
guide-options = Rule options
guide-house-rule = house rule
guide-option = – { $choice }
guide-option-default = – { $choice } (standard)
guide-page-before = Previous page
guide-page-after = Next page
guide-contents = Contents
guide-title = Guide
guide-what = A page for every piece and every game, with scenes that you can watch and play.
scene-moment = Position in the scene
scene-try = Try it
scene-pause = Pause
scene-play = Play
scene-loop = Loop
scene-loop-help = Repeats the scene
scene-take-back = Take back
scene-try-again = Try again
scene-how = Drag a piece, or click it and then its target.
scene-watch = Watch
scene-before = Previous scene
scene-after = Next scene
# No-break spaces keep the numbers together.
scene-number = scene { $number } of { $of }
scene-good = Good. What next?
scene-done = Correct.
scene-other = That is a different move.
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
        [white] White to move: capture the piece on { $square }.
       *[black] Black to move: capture the piece on { $square }.
    }
scene-task-several =
    { $side ->
        [white] White to move: capture the pieces on { $squares } and { $last } in one move.
       *[black] Black to move: capture the pieces on { $squares } and { $last } in one move.
    }
# What happens to a piece in a scene, beside its picture and square.
fate-given-up = removed by its owner
fate-frozen = frozen
fate-protected = protected
fate-freed = freed
fate-changes-sides = changes sides
fate-put-down = dropped
fate-promoted = promoted
fate-to = to { $square }
fate-replaced = captured by displacement
fate-withdrawn-from = captured by withdrawal
fate-run-up-to = captured by approach
fate-leapt-over = captured by a leap
fate-jumped-onto = captured by a jump
fate-coordinated = captured by coordination
fate-pinched = captured by a pinch
fate-destroyed = destroyed
fate-en-passant = captured en passant
fate-enclosed = captured by enclosing
fate-blown-up = blown up
fate-shot = shot
fate-charged = captured by a charge
fate = { $piece } on { $square }: { $what }

## Lessons
# Lessons, questions and explanations are in other files, in English.

learn-what = Short lessons, one piece at a time. You try every new rule on the board.
learn-first = Start
learn-next = Next lesson
learn-resume = Continue
learn-all-done = You have finished all lessons.
learn-review = Practise again ({ $count })
learn-review-help = Asks again what went wrong earlier
learn-review-title = Practise again
learn-nothing-due = Nothing to practise again today.
learn-chapter-done = { $done } of { $of } done
learn-minutes = { $count } minutes
# $minutes: the text above.
learn-card-next = Next · { $minutes }
learn-stars-help = Three stars: no wrong answer. Two stars: one, or a few in a long lesson. One star: more.
learn-stars =
    { $stars ->
        [one] 1 of 3 stars
       *[other] { $stars } of 3 stars
    }
# Below the title of a lesson.
learn-place = Lesson { $lesson } of { $lessons }, step { $step } of { $steps }
learn-review-place = Question { $step } of { $steps }
learn-piece-place = { $game }: { $right } of { $answered } right
learn-leave = Leave
learn-close = Close
learn-step-next = Next
learn-step-before = Back to the step before
learn-step-none-before = There is no step before this one that can be shown again.
learn-scene = Watch the scene. Try it yourself, too.
learn-drawing = Looking for a question…
# $piece: a piece, $game: its game.
learn-no-exercises = No exercises were found for this piece: { $piece } in { $game }. Look at its page in the guide.
# $game: a game.
learn-no-exercises-of-game = No exercises were found for this game: { $game }.
learn-practise = Practise
learn-practise-game = Practise this game
guide-ending = Can it mate alone?
guide-practise-ending = Practise this ending
# What is asked in a practice.
learn-kinds = Questions
learn-kind-all = All questions
learn-kind-predict = What is captured?
learn-kind-find = Find the capture
learn-kind-danger = What is in danger?
learn-kind-safe = Where is it safe?
learn-kind-frozen = What is frozen?
learn-kind-thaw = Free a piece
learn-kind-legal = Which moves are legal?
learn-kind-mate = Win by force
learn-how-squares = Click squares to mark them. With the keyboard: F6, arrow keys, Space.
learn-how-move = Make the move on the board. With the keyboard: F6, arrow keys, Space.
learn-how-list = Tick the moves.
learn-marked = Marked: { $squares }
learn-check = Check answer
learn-show = Show the answer
learn-nothing = Nothing
learn-none = None
learn-right = Right.
learn-wrong = Not quite.
learn-try-again = Try again, or see the answer.
learn-something-missing = The answer is not complete yet.
learn-shown = The answer:
learn-shown-nothing = The answer: nothing.
learn-shown-none = The answer: none.
learn-nothing-right = Nothing is the right answer.
learn-answer-first = Answer the question first.
# A move to choose. $piece: a piece, $from and $to: its squares.
learn-list-move = { $piece } { $from } to { $to }
# $played: the text above.
learn-list-legal = { $played }: legal
learn-list-illegal = { $played }: not legal
learn-play = Play it out
learn-play-again = Play again
learn-game-resume = Back to the game
learn-skip = Skip
learn-game-level = The computer plays at level { $level }.
learn-game-won = You reached the goal of the lesson.
learn-game-lost = You missed the goal of the lesson. You can play again.
learn-game-not-won = The game of the lesson was not won.
learn-return = Back to the lesson
learn-finished = Lesson finished
learn-practice-over = Practice finished
learn-score = { $right } of { $answered } right
learn-mistakes = Look at these again
learn-mistakes-return = Tomorrow you can practise these again on the page Learn.
learn-again = Again
learn-all-lessons = All lessons
# What screen readers say.
learn-heard-end = Lesson finished. { $stars } of 3 stars.
learn-heard-marked = { $square } marked
learn-heard-unmarked = { $square } no longer marked

## Lessons: progress

# The page of endings.
learn-endings = Endings
learn-endings-what = King and one piece against a king. The computer defends perfectly.
learn-endings-open = Practise endings
learn-endings-game = Game and board
learn-endings-which = Which pieces mate alone?
learn-endings-win = Win this ending
learn-endings-hold = Hold this ending
learn-ending-game = { $game }, { $board }
learn-ending-title = King and { $piece }
# $longest: the moves of the longest win. A no-break space stands before the percent sign.
learn-ending-card =
    { $longest ->
        [one] White wins { $percent } % of the positions with White to move. The longest win has 1 move.
       *[other] White wins { $percent } % of the positions with White to move. The longest win has { $longest } moves.
    }
learn-ending-card-hold = Black holds { $percent } % of the positions with Black to move.
learn-ending-solving = Solving this ending …
learn-ending-percent = { $percent } %
learn-ending-no-table = Baroque cannot solve endings of this game.
learn-ending-never-wins = King and { $piece } cannot force a win against a king.
learn-ending-nothing-to-hold = There is nothing to practise: { $piece } and king win almost always, or never.
learn-ending-win =
    { $count ->
        [one] White to move wins in 1 move. Win!
       *[other] White to move wins in { $count } moves. Win!
    }
learn-ending-hold =
    { $count ->
        [one] Black to move does not lose. Hold out for 1 more move.
       *[other] Black to move does not lose. Hold out for { $count } more moves.
    }
# The length of the exercise.
learn-ending-moves = Length: { $count } of { $most } moves
learn-ending-shorter = Shorter ending
learn-ending-longer = Longer ending
learn-ending-made =
    { $count ->
        [one] 1 move made
       *[other] { $count } moves made
    }
learn-ending-slower =
    { $count ->
        [one] Your moves win, but 1 move slower than the shortest way.
       *[other] Your moves win, but { $count } moves slower than the shortest way.
    }
# $best: a faster move; $played: the player's move; $answer: the answer that makes the win longer.
learn-ending-faster = { $best } was faster: { $played } allows { $answer }.
learn-ending-checkmate = Checkmate wins. A side without a legal move draws if its king is not attacked.
learn-ending-checkmate-stalemate = Checkmate wins. A side without a legal move loses too.
learn-ending-capture = Capture the king to win. A side without a legal move draws.
learn-ending-capture-stalemate = Capture the king to win. A side without a legal move loses.
learn-ending-show = Show a move
learn-ending-again = Start over
learn-ending-analyse = Analyse
learn-ending-lesson = Lesson: { $title }
learn-ending-return = Back to the exercise
learn-ending-next = Next ending
# What screen readers say.
learn-ending-taken-back = Taken back.
learn-ending-started-over = Started over.
# The help in an exercise, one sentence after the other.
learn-ending-no-help = Without any help.
learn-ending-used-shown =
    { $count ->
        [one] Baroque showed you 1 move.
       *[other] Baroque showed you { $count } moves.
    }
learn-ending-used-back =
    { $count ->
        [one] You took back 1 move.
       *[other] You took back { $count } moves.
    }
learn-ending-used-refused =
    { $count ->
        [one] 1 of your moves would have missed the goal.
       *[other] { $count } of your moves would have missed the goal.
    }
learn-ending-used-again =
    { $count ->
        [one] You started over once.
       *[other] You started over { $count } times.
    }
learn-ending-used-analysis = You looked at the analysis.
# $played: the player's move; $answer: the best answer; $value: a sentence such as "No one can force a win".
learn-ending-thrown-away = { $played } throws the win away. Black answers { $answer }. { $value }. Try another move.
learn-ending-loses = { $played } loses. White answers { $answer }. { $value }. Try another move.
learn-ending-ends-game = { $played } ends the game without your goal. Try another move.
learn-ending-missed = The game has ended without your goal.
learn-ending-held =
    { $count ->
        [one] You have held out for 1 move.
       *[other] You have held out for { $count } moves.
    }
learn-ending-won-shortest =
    { $count ->
        [one] Won in 1 move, the shortest way.
       *[other] Won in { $count } moves, the shortest way.
    }
learn-ending-won = Won in { $count } moves. The shortest way has { $shortest }.
learn-ending-reply = The computer plays { $played }.
learn-progress = Your progress
learn-progress-what = Baroque keeps it on this computer. Export it to use it on another one.
learn-export = Export…
learn-import = Import…
learn-reset = Reset…
learn-reset-everything = Everything
learn-reset-games = One game
learn-reset-lessons = One lesson
# $what: one of the texts above, or the name of a game or lesson.
learn-reset-question = Remove the progress in this: { $what }? You cannot undo that.
learn-reset-yes = Remove
learn-reset-yes-help = Removes stars, answers and scores
learn-reset-no = Keep
learn-reset-no-help = Removes nothing
learn-reset-done = Progress removed.

## The setup editor

editor-clear = Clear
editor-clear-help = Removes all pieces
editor-start = Starting position
editor-start-help = Sets up the game's array
editor-mirror = Mirror
editor-mirror-help = Mirrors the board left to right
editor-black-as-white = Copy White
editor-black-as-white-help = Copies White's pieces to Black's side
editor-swap-sides = Swap sides
editor-swap-sides-help = Gives each side the pieces of the other
editor-board = Board
editor-fen-copy = Copy
# $error: what is wrong with a FEN, in English.
editor-fen-wrong = { $error }. The board has not changed.
editor-not-playable = You can edit this position, but not play it.
editor-tab-position = Position
editor-tab-zones = Zones
editor-tab-play = Play
editor-tab-file = Board and file
editor-piece =
    { $side ->
        [white] White { $piece }
       *[black] Black { $piece }
    }
editor-piece-help = { $piece } ({ $letter }): drag it, or click it and then squares
editor-tool-move = Move pieces
editor-tool-erase = Erase
editor-tool-hole = Remove square
array-title = Place the { $piece }
array-title-none = The array of { $game }
array-help = Click the squares where it begins. “Copy White” gives Black the same. Going back saves the array too.
array-play = Save and play
array-done = Done
array-saved = The array is saved.
array-not-saved = The array is not saved. The editor keeps it. { $problem }
array-no-file = The game has no file of its own any more.
editor-play = Play from here
editor-analyse = Analyse from here
editor-on-move = Side to move
editor-castling =
    { $side ->
        [white] White may castle
       *[black] Black may castle
    }
editor-castling-not = The king or the rook is not on its starting square.
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
editor-ban = May not be swapped back
editor-exchange =
    { $side ->
        [white] { $number }: White may swap { $one } and { $other }
       *[black] { $number }: Black may swap { $one } and { $other }
    }
editor-choice = Array choice
editor-move = Move
editor-move-number = Move number
editor-clock = Halfmove clock
editor-clock-draws = The game is drawn at { $plies } plies.

## The setup editor: zones and castling

zones-how = Choose a zone of a side. Then click squares on the board to add or remove them.
zones-none = This game has no zones.
zones-not-here = This is several boards in one. You can change its zones only in the game file.
# $side: White or Black. $count: the number of squares.
zones-side = { $side }: { $count }
zones-side-help = Shows the squares and lets you change them
zones-needs-square = The zone “{ $zone }” needs a square for each side. Add another square first.
zones-both = Change both sides
zones-both-help = Changes the other side's zone like a mirror image
zone-promotion = Promotion squares: { $pieces }.
zone-run-start = Double steps start here: { $pieces }.
zone-run-end = Double steps end here at the latest: { $pieces }.
zone-edge = The edge: only captures that need it may use it.
zone-palace = The palace: a side may have only one of its pieces here.
zone-goal = The goal: whoever has pieces on all its squares wins.
zone-arrival = The goal: one piece that reaches it wins.
zone-stalemate = A king without moves loses here.
zone-other = Movements or other rules may use it.
castling-with = Castling with
castling-nobody = No piece
castling-steps = Squares the king moves
castling-impossible = This piece must stand on the rank of its king, without missing squares between them.

## The setup editor: boards and files

setup-about = A layout has only the board and its pieces: no side to move, hands or earlier moves.
setup-new-board = New board
setup-files = Files
setup-ranks = Ranks
setup-make = Create board
setup-make-help = Puts the pieces on a board of this size
setup-game = Game
setup-layout = Layout
setup-file = File
setup-save = Save as RON
setup-save-help = Saves a game file with this setup
setup-open = Open
setup-open-help = Opens a game file to edit its setup
setup-save-to = Save to …
setup-save-to-help = Chooses a file
setup-choose = Choose …
setup-choose-help = Chooses a file to open
setup-taken = { $path } already exists.
setup-into = Update layout { $layout }
setup-into-help = Updates this layout and keeps the rest of the file
setup-replace = Replace file
setup-replace-help = Overwrites the file; its contents are lost
setup-leave = Cancel
setup-leave-help = Saves nothing
setup-size = A board has { $least } to { $most } files and { $least } to { $most } ranks.
setup-too-large = { $files } × { $ranks } makes { $squares } squares. The limit is { $most }.
setup-no-piece = The board has no pieces yet.

## The setup editor: results of saving and opening
# $problem: the error in the game file, in English.

setup-piece-book = Choose another name: `pieces.ron` is the piece book.
setup-needs-ron = Type a path that ends in `.ron`.
setup-needs-names = Name the game and its layout.
setup-no-folder = Could not create the folder of { $path }: { $error }
setup-there = { $path } already exists. Nothing was saved.
setup-unwritten = Could not write { $path }: { $error }
setup-saved = Saved as { $path }. You can find the game on the start page.
setup-opened = Opened { $path }. Saving updates this file.
setup-would-break = Not saved. The game in this file would stop working: { $problem }
setup-would-hide = A game `{ $game }` already exists. Choose another name than `{ $file }`.
setup-needs-file = The new game starts from `{ $game }`, which needs `{ $file }`. Choose another name.
setup-base-elsewhere = Not saved: the new game starts from `{ $game }`, but { $folder } has no `{ $game }.ron`. Save it in the folder of that file, or copy that file to { $folder } first.
setup-saved-wrong = Saved as { $path }, but you cannot play it yet: { $problem }

## The verdict on a position in the setup editor

verdict-over = The game is over. { $outcome }.
verdict-moves =
    { $side ->
        [white]
            { $count ->
                [one] White to move, 1 legal move.
               *[other] White to move, { $count } legal moves.
            }
       *[black]
            { $count ->
                [one] Black to move, 1 legal move.
               *[other] Black to move, { $count } legal moves.
            }
    }

## Inventing a piece

invent-captures = Captures
invent-captures-none = Without a capture method, the piece captures as its movement says.
invent-powers = Powers
# Below a capture method that has no effect with the movement of the piece.
invent-no-line = With this movement it never captures in this way, because no move goes along a line that it needs. A leap like a knight's follows no line.
invent-try-help = Right-click a square to put an enemy there. Point at a square to see what the piece captures.
invent-name = Name
invent-letter = Letter
# The name of a game with a setup of the user's own.
setup-own-name = My { $game }
# The name of a game with a piece of the user's own.
invent-own-name = { $game } with the { $piece }
invent-own-about = With a new piece, the { $piece }. { $about }
invent-movement = Movement
invent-name-hint = for example Griffin
invent-movement-hint = for example mQ
invent-notation = in Betza's notation
invent-sentence = Description
invent-sentence-hint = optional, in place of the sentences about its rules
# The notation in a few lines; its letters stay.
invent-notation-help =
    K king, Q queen, R rook, B bishop, N knight
    W one square straight, F one diagonally, D and A two squares by a jump
    m in front: moves only; c: captures only, by displacement
    f b l r s v in front: forward, back, left, right, sideways, forward and back
    a number behind: at most this many steps (R3); a letter twice: any number (NN)
    Parts add up: mRcB moves like a rook and captures like a bishop
invent-drawing = Look
invent-drawing-letter = Drawing: its letter
invent-drawing-letter-help = A disc with its letter
# $name: the name of a drawing, such as withdrawer.
invent-drawing-of = Drawing: { $name }
invent-svg = Or an SVG file
invent-svg-hint = for example /home/me/griffin.svg
invent-svg-name = SVG
invent-svg-wrong = { $problem }. Until then the piece shows its letter.
invent-svg-copied = Baroque copies the file to the folder of the game. A drawing of one colour appears in the colour of the side. So do parts in currentColor.
invent-game = Game
invent-game-name = Game
invent-own-game = This is your own game. Baroque adds the piece to its file.
invent-new-game = Baroque makes a new game from this one and adds the piece.
invent-stands = In the starting position
invent-nowhere = Not yet
invent-as-placed = As placed
invent-pick-later = You can also choose it later: on the page of the game, under “Pieces to place”, click “Picked”.
invent-instead = Instead of the { $piece }
invent-preview-help = A dot: it can move there. A ring: it can capture there by displacement.
invent-draw-help = Click a square for a leap, drag along a line for a slide. Shift: only to capture. Ctrl: only to move. Right-click: an enemy.
invent-one-way = Only in the drawn direction
invent-one-way-help = The piece moves only the way that you draw, and its mirror image to the left or right
invent-clear = Clear
invent-clear-help = Removes the whole movement. Draw a part again to remove only that part.
invent-leap-too-long = A leap goes at most three squares far. Drag along a line to draw a slide.
invent-movement-wrong = The movement is wrong. See the message below its field.
invent-ready-once = Ready. Now it needs a place on the board.
invent-saved = Saved in { $path }
invent-add-to = Add to { $game }
invent-add = Add as a new game
invent-see = Guide page
invent-place = Place it …
invent-change-array = Change the array
invent-play = Play

## What is wrong with an invented piece
# The parser of game files adds its own errors, in English.

invent-begin = Give your piece a name and a letter. The board shows how it moves.
invent-no-name = The piece has no name.
invent-no-name-help = Type a name in the first field.
invent-no-letter = The piece needs a letter.
invent-no-letter-help = Choose a letter from A to Z that the game does not use.
invent-letter-taken = { $letter } is the letter of the { $piece } in { $game }.
invent-letter-taken-help = Each piece needs its own letter. Choose another.
invent-svg-no-path = type the path of an SVG file
invent-svg-unreadable = could not read { $path }: { $error }
invent-svg-no-file = { $path } is not a file
invent-drawing-there = { $path } already exists with another drawing. Move it, or rename the piece
invent-unwritten = could not write { $path }: { $error }

## Playtests: many games of the computer against itself

playtest-button = Playtest
playtest-button-help = What is the game like? The computer plays it many times and reports
# On a card, by games of the computer against itself. $balance: even, white or black. $draws: few, some or many.
card-character =
    { $balance ->
        [white] Easier for White
        [black] Easier for Black
       *[even] Balanced
    }, { $draws ->
        [few] few draws
        [many] many draws
       *[some] some draws
    }, about { $moves } moves
# On the page of a game. $score: such as 53 ± 4 %. $draws: percent. $moves: the length of half of the games at most.
playtest-character = White scores { $score }, { $draws } % draws, { $moves } moves
playtest-character-help = In { $games } games of the computer against itself, White got this share of the points. A draw is half a point. Half of the games were not longer than this number of moves. The computer searched about { $nodes } positions a move.
playtest-character-of = { $games } games of the computer against itself: { $line }
playtest-rules-changed = The rules have changed since the last playtest.
playtest-title = Playtest: { $game }
playtest-about = The computer plays the game against itself. The report shows whether it is fair, how long it is, how pieces capture and what they are worth. Twenty games give a first idea.
playtest-games = Games
# The games that the user has played on this page.
playtest-own = Your { $count } games
playtest-built-in = { $count } games that come with Baroque
playtest-example = This is how the report will look.
playtest-built-in-about = This report comes with Baroque. The games themselves do not. Play games of your own to look at them.
playtest-strength = Strength, in positions a move
playtest-strength-help = How many positions the computer looks at before each move. Stronger play needs more time.
playtest-shallow = Shallow
playtest-normal = Normal
playtest-deep = Deep
# $strength: one of the three above.
playtest-nodes = { $strength }: { $nodes }
playtest-start = Start
playtest-go-on = Continue
playtest-stop = Stop
playtest-more = { $count } more games
playtest-renew = Playtest the new rules
playtest-reading = Reading the games …
playtest-stopping = Stopping …
# $left: one of the two texts below it.
playtest-progress = { $done } of { $all } games, { $left } left.
playtest-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
playtest-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
playtest-progress-begin = { $done } of { $all } games.
# It follows one of the two sentences above.
playtest-progress-deep = In { $count } of them one side thinks longer: the report counts these apart.
playtest-stopped = The playtest of { $game } has stopped. Its games are kept.
playtest-no-folder = This system has no folder for data, so no playtest can be kept.
# $why: such as “of other rules”.
playtest-other-run = { $folder } has games { $why }. Move it elsewhere.
playtest-other-rules = These rules do not allow the moves of the games.

# The switch of a chart. $heading: that of the chart. $form: one of the first two.
playtest-as-table = As a table
playtest-as-chart = As a chart
playtest-switch = { $heading } { $form }
playtest-result = Result
playtest-share = Share
playtest-white-won =
    { $count ->
        [one] White won 1
       *[other] White won { $count }
    }
playtest-drawn = Draws: { $count }
playtest-black-won =
    { $count ->
        [one] Black won 1
       *[other] Black won { $count }
    }
playtest-length = Length
playtest-plies = { $from } to { $to } plies
playtest-bar =
    { $count ->
        [one] { $from } to { $to } plies: 1 game
       *[other] { $from } to { $to } plies: { $count } games
    }
playtest-end = End
playtest-end-bar =
    { $count ->
        [one] { $end }: 1 game
       *[other] { $end }: { $count } games
    }
playtest-piece = Piece
# $units: the pieces in which values are counted, such as Pawns.
playtest-value = In { $units } (95 %)
playtest-engine = Engine
playtest-value-help = { $piece }: { $value } by the results, { $engine } for the engine
playtest-value-engine = { $piece }: { $engine } for the engine. The games do not show it yet.
playtest-values-legend = In { $units }. Dot and line: by the results, with its interval. Mark: the engine's own value.
playtest-values-legend-engine = In { $units }. Mark: the engine's own value.
playtest-odds = Measure by a match at odds
playtest-odds-help = One side begins without the piece, the other without some of the commonest pieces
playtest-odds-progress = { $done } of { $all } games at odds.
playtest-deciding-bar = { $piece } makes the deciding capture: { $share } of the games with a winner
playtest-captor = Captor
playtest-method = Method
playtest-victim = Captured
playtest-captures = Captures in all games
playtest-captures-help = Captures in a hundred games. Rows: captors. Columns: captured pieces.
playtest-captures-click = Click a number to see its games.
playtest-every-method = All methods
playtest-cell = { $piece } captures { $victim }: { $number } in a hundred games
playtest-endings-about = King and one piece against a king: exact answers for all positions. They need up to a minute for each piece.
playtest-endings-solve = Solve endings
playtest-endings-solving = Solving …
playtest-show-deep = Show these games
playtest-show-all = Show all games

# Above a list of games. $title: one of the texts below.
playtest-list =
    { $count ->
        [one] { $title }: 1 game
       *[other] { $title }: { $count } games
    }
playtest-list-help = A game opens on the board at its end, with analysis.
playtest-list-help-capture = A game opens on the board at this capture, with analysis.
playtest-list-row = { $number }.  { $result }  { $end }, { $plies } plies
playtest-list-first = Only the first { $count } are listed.
playtest-list-all = All games
playtest-list-white = White wins
playtest-list-draws = Draws
playtest-list-black = Black wins
playtest-list-length = { $from } to { $to } plies
playtest-list-end = { $end }
playtest-list-capture = { $piece } captures { $victim }
playtest-list-capture-by = { $piece } captures { $victim } by { $method }
playtest-list-deciding = { $piece } decides the game
playtest-list-ahead = A side is ahead by a piece: { $piece }
playtest-list-deep = One side looks at four times the positions
playtest-return = Back to the playtest

playtest-compare = Compare …
playtest-compare-title = Compare with another version
playtest-compare-help = The computer plays the other version too. Where its rules and its board allow it, the games have the same openings.
playtest-busy = Other games are being played. Wait for them, or stop them.
playtest-compare-none = This game has no other rules or boards, and there are no games of your own.
# A choice of a rule option, as another version of the game.
playtest-armies-swapped = Armies swapped
playtest-version = { $option }: { $choice }
playtest-version-game = { $game }, { $layout }
playtest-version-base = The game it rests on: { $game }
playtest-both = This game: { $first }. The other: { $second }.
playtest-openings = { $same } of { $pairs } pairs of games have the same opening.
playtest-figure = Figure
playtest-first = This game
playtest-second = The other
# $game: the other version.
playtest-difference = How much more in { $game }
playtest-too-few = too few games
playtest-no-difference = no difference shows

playtest-export = Export …
playtest-export-pgn = Games as PGN
playtest-export-csv = Games as a table (CSV)
playtest-export-json = Report as data (JSON)
playtest-export-svg = Report as a picture (SVG)
playtest-export-png = Report as a picture (PNG)

## Inventing a piece: checkboxes and example movements

tick-only-by-a-move-of-one-square = only with a move of one square
tick-one-piece-a-move = one piece a move
tick-lands-right-behind = lands right behind the piece
tick-only-corners-that-the-move-makes = only new corners
tick-the-player-may-leave-it-alone = optional
tick-no-spotters = no spotters
tick-from-anywhere-on-the-board = from anywhere on the board
tick-with-friends-too = also with friends
tick-only-with-neighbours = only with pieces next to it
tick-with-every-piece-that-is-met = with every piece in the way
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
movement-moves-as-rook-takes-as-bishop = moves as rook, captures as bishop

## Games of a file

# Headings of columns: who plays, the game, its result, its date, how long it is, its event.
list-white = White
list-black = Black
list-game = Game
list-result = Result
list-date = Date
list-moves = Moves
list-event = Event
list-site = Site
list-round = Round
list-reading =
    { $count ->
        [one] Reading … 1 game so far
       *[other] Reading … { $count } games so far
    }
# $error: what is wrong with a game, in English.
list-wrong = Game { $number }: { $error }
list-search = Search names, game, event, year …
list-all = { $count } games
list-found = { $found } of { $count } games
list-here = Game { $number } of { $count }

## My games

saved-games-none = Your games will be here
saved-games-empty = Baroque saves every game from its first move. Continue it here at any time, or look at it again.
saved-games-example-players = You – Computer
# The only human player of a saved game.
saved-games-you = You
saved-games-title = My games
saved-games-count =
    { $count ->
        [0] no games
        [one] 1 game, saved automatically
       *[other] { $count } games, saved automatically
    }
saved-games-bring-back-help = Restores { $name }. Deleted games: { $count }. You can restore each for 30 days.
saved-games-bring-back = Restore
saved-games-on-board = On the board
# A game that is open in the program, in place of the time at which it was saved.
saved-games-is-open = in progress
# $stands: the state of a game of a lesson or puzzle, such as: in progress, 5 moves.
saved-games-practice = Practice: { $stands }
saved-games-goes-on =
    { $count ->
        [one] in progress, 1 move
       *[other] in progress, { $count } moves
    }
# $result: one of the five results below.
saved-games-over =
    { $count ->
        [one] { $result }, 1 move
       *[other] { $result }, { $count } moves
    }
saved-games-won = You won
saved-games-lost = You lost
saved-games-drawn = Draw
saved-games-white-won = White won
saved-games-black-won = Black won
saved-games-open = Open
saved-games-open-help = Opens the game to continue it
saved-games-rename = Rename
saved-games-rename-help = Renames the game
saved-games-export = Export
saved-games-export-help = Saves the game as a PGN file
saved-games-delete = Delete
saved-games-delete-help = Deletes the game; you can restore it for 30 days
saved-games-button-help = { $name }: { $help }
saved-games-begun = Started on { $date }

## Saving a game
# The names of the tags of a file (White, Event …) stay as files have them.

save-how = Saves a PGN file. You can add the game to an existing file.
save-unknown = unknown
save-path = Path of a .pgn file
save-choose = Choose …
save-taken =
    { $count ->
        [0] The file already exists and has no games.
        [one] The file already exists and has one game.
       *[other] The file already exists and has { $count } games.
    }
save-changed-file = Another program has changed the file since you opened the game. The game itself has not changed.
save-changed-game = Another program has changed the file and this game since you opened it.
save-replace-file = Replace file
save-replace-file-help = Overwrites the whole file
save-replace-game = Replace game
save-replace-game-help = Replaces only this game in the file
save-new = Save
save-new-help = Saves the game as a new file
save-append = Add to file
save-append-help = Adds the game at the end of the file

## Opening a file

open-how = Opens games (.pgn, Zillions .zsg, lists of Game Courier .txt), game files (.ron), positions (.fen), and games from other programs (variants.ini, pages with an Interactive Diagram). You can also drop a file on the window.
open-path = Path of the file
open-path-name = Path of a game file
open-it = Open
open-choose = Choose …

## Puzzles: the choice

puzzles-title = Puzzles
puzzles-what = Find the one good move. A long search has proved every puzzle.
puzzles-reading = Baroque is reading the puzzles …
puzzles-game = Game
puzzles-theme = Theme
puzzles-all-games = All games
# Puzzles from games that the user has played.
puzzles-own = From my games ({ $count })
# $name: a game or a theme. $count: its puzzles.
puzzles-of = { $name } ({ $count })
puzzles-any-theme = Any theme
puzzles-count =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
puzzles-solve = Solve
puzzles-or-move = or move on the board
puzzles-day-solve = Solve
puzzles-next = Next puzzle
puzzles-next-help = Puzzles that suit your rating, one after the other.
puzzles-daily = Puzzle of the day
puzzles-daily-help = One puzzle for each day, out of all games.
puzzles-streak = Streak
puzzles-streak-help = The puzzles become harder. One mistake ends the streak.
puzzles-storm = Storm
puzzles-storm-help = Solve as many as you can in three minutes.
puzzles-failed = Failed puzzles
puzzles-failed-help = The puzzles that went wrong, once more.
puzzles-found = From your game
puzzles-found-help = The puzzles of the game on the board.
puzzles-rating = Your rating: { $rating }
puzzles-unrated = No rating yet
# The most puzzles solved in a streak or a storm.
puzzles-best =
    { $count ->
        [0] Not tried yet
       *[other] Best: { $count }
    }
puzzles-daily-none = No puzzle today
puzzles-daily-new = Today’s puzzle is new
puzzles-daily-solved = Solved today
puzzles-daily-failed = Not solved today
puzzles-failed-count =
    { $count ->
        [0] None
       *[other] { $count } to repeat
    }
puzzles-none = There are no puzzles for this choice yet. “Find puzzles” on the page of a game looks for some in your own games.
puzzles-none-daily = There is no puzzle of the day, because this program comes with no puzzles.
puzzles-none-failed = There is no failed puzzle for this choice.
puzzles-none-found = This game has no puzzles yet.
puzzles-no-more = There are no more puzzles in this series.
# $id: the id of a puzzle. $why: what is wrong with it, in English.
puzzles-misfit = The puzzle { $id } does not fit its game and was left out: { $why }
puzzles-time-up = Time is up.

## Puzzles: progress

puzzles-progress = Progress
puzzles-progress-none = You have no ratings yet. Solve some puzzles first.
puzzles-solved-of = Solved: { $solved } of { $tried } attempts
# $name: Streak or Storm.
puzzles-best-of =
    { $count ->
        [0] { $name }: not tried yet
       *[other] { $name }: best { $count }
    }
puzzles-days =
    { $count ->
        [0] Puzzle of the day: none solved yet
        [one] Puzzle of the day: solved on 1 day
       *[other] Puzzle of the day: solved on { $count } days
    }
puzzles-by-game = By game
puzzles-by-theme = By theme
# $name: a game or a theme, with its rating.
puzzles-rated = { $name }: { $rating }
# $count: the puzzles that have changed the rating.
puzzles-curve =
    { $count ->
        [one] The rating went from { $first } to { $last } with 1 puzzle.
       *[other] The rating went from { $first } to { $last } over { $count } puzzles.
    }

## Puzzles: solving one

puzzle-task-mate =
    { $side ->
        [white] White to move: mate in { $count }
       *[black] Black to move: mate in { $count }
    }
puzzle-task-win-in =
    { $side ->
        [white] White to move: win in { $count }
       *[black] Black to move: win in { $count }
    }
puzzle-task-win =
    { $side ->
        [white] White to move: win the game
       *[black] Black to move: win the game
    }
puzzle-task-gain =
    { $side ->
        [white] White to move: win material
       *[black] Black to move: win material
    }
puzzle-task-defence =
    { $side ->
        [white] White to move: find the only defence
       *[black] Black to move: find the only defence
    }
puzzle-right = Right! And now?
puzzle-wrong = That is not the move. Try again.
# $played: the wrong move; $answer: the best answer to it; $does: sentences about the answer.
puzzle-wrong-answer =
    { $side ->
        [white] After { $played }, White answers { $answer }. { $does }
       *[black] After { $played }, Black answers { $answer }. { $does }
    }
puzzle-solved = Solved!
puzzle-solved-late = That is it, but not at the first try.
puzzle-solved-helped = Solved with a hint, which counts as a wrong try.
puzzle-shown = This is the solution.
puzzle-hint = Hint (counts as a wrong try)
puzzle-hint-help = Shows the piece, then the move
puzzle-solve = Show the solution
puzzle-solve-help = Plays the moves; counts as a wrong try
puzzle-next = Next puzzle
puzzle-again = Again
puzzle-streak-over = The streak is over
puzzle-storm-over = The storm is over
puzzle-race-solved = Solved: { $count }
puzzle-race-best = Best: { $count }
puzzle-race-mistakes = Mistakes: { $count }
# $name: the name of the series. $count: the puzzles after this one.
puzzle-left =
    { $count ->
        [0] { $name }: the last puzzle
        [one] { $name }: 1 more after this one
       *[other] { $name }: { $count } more after this one
    }
puzzle-first-rating = Your first rating: { $after }
# $change: such as +12.
puzzle-rated = Your rating: { $before } → { $after } ({ $change })
puzzle-solution = Solution
# $played: the last wrong move.
puzzle-why-not = Why not { $played }?
puzzle-why-not-help = Plays the best answer to your move
puzzle-why-not-sought = The computer looks for the answer …
puzzle-analyse = Analyse
puzzle-analyse-help = Opens the line as a game with analysis
puzzle-play-on = Play on
puzzle-play-on-help = Plays from this position against the computer
puzzle-themes = Themes: { $themes }
# $id: the name of the puzzle in files.
puzzle-rating-of = Rating of the puzzle: { $rating }
puzzle-id = Puzzle { $id }

## Puzzles: themes. The capture methods have names of their own.

theme-several-methods = Several methods
theme-multiple-capture = Several captures
theme-mimicry = Mimicry
theme-freeze = Freezing
theme-thaw = Freeing a frozen piece
theme-discovered = Discovered attack
theme-sacrifice = Sacrifice
theme-quiet = Quiet move
theme-promotion = Promotion
theme-defence = Defence
theme-endgame = Endgame
theme-mate = Mate in { $count }
theme-win = Win in { $count }
theme-swap = Swap
theme-drive = Drive
theme-push = Push
theme-pull = Pull
theme-drop = Drop
theme-resurrection = Resurrection
theme-removal = Removing itself
theme-castling = Castling
theme-other = Other move

## Puzzles from a game

puzzles-searching = Looking for puzzles: { $done } of { $all }
puzzles-stop = Stop
puzzles-known =
    { $count ->
        [one] 1 puzzle from this game
       *[other] { $count } puzzles from this game
    }
puzzles-solve-found = Solve
puzzles-no-moves = This game has no moves yet.
puzzles-review-first = The review of the game comes first. The puzzles follow.
puzzles-no-mistakes = The review found no mistake of yours.
puzzles-search-stopped =
    { $count ->
        [0] The search was stopped. It has found no puzzle.
        [one] The search was stopped. It has found 1 puzzle.
       *[other] The search was stopped. It has found { $count } puzzles.
    }
puzzles-search-found =
    { $count ->
        [0] This game has no good puzzle: no move was far better than all others.
        [one] This game has 1 good puzzle.
       *[other] This game has { $count } good puzzles.
    }
# Puzzles of the user’s mistakes.
puzzles-missed-all =
    { $count ->
        [one] Your mistake is a puzzle now, also in “From my games”.
       *[other] Your { $count } mistakes are puzzles now, also in “From my games”.
    }
# $left: the mistakes that make no puzzle.
puzzles-missed-some =
    { $count ->
        [0] Your mistakes make no puzzles: each time several moves were good.
        [one] One mistake is a puzzle now. { $left ->
            [one] The other one makes none, because several moves were good.
           *[other] The other { $left } make none, because several moves were good.
        }
       *[other] { $count } mistakes are puzzles now. { $left ->
            [one] Another one makes none, because several moves were good.
           *[other] { $left } others make none, because several moves were good.
        }
    }

## Dialogs over a page

overlay-help = Help
overlay-settings = Settings
overlay-problems = Problems
overlay-position = Position
overlay-open = Open a file
overlay-import = A game from another program
overlay-save = Save the game
overlay-close = Close
overlay-keys = Pages and keys
# Above a list of pages with a sentence for each.
keys-pages = What you can do
overlay-about = About

## About the program

about-what = Chess games whose pieces capture in unusual ways: a desktop program, a rules library and an engine.
about-licence = Free to use, study, change and share, under MIT or Apache 2.0.
about-inventors = The games and their inventors
about-sources = Sources of the rules
about-sources-list = G. Deckle, P. Aronson and B. Good, “Chess with Ultima, Rococo and Supremo Pieces” (2002); D. Howe, “An Illustrated Guide to Ultima Pieces” (2000); H. Bodlaender, “Ultima” (1995–2001); A. Fourrière, “Chessma 84” (2002); “Baroque chess” (Wikipedia); the Rococo and Maxima pages of the Chess Variant Pages, with later rulings of their authors; texts of R. Abbott from 1962, 1968 and 2004, as quoted there.
about-fonts = Fonts
about-fonts-licence = All under the SIL Open Font License 1.1.

## Keys
# Names of keys stay as they are printed on keyboards.

keys-tab = Goes to the next control, Shift+Tab to the previous one; Space presses it
keys-arrows = On the board: go from square to square; Tab goes through the targets
keys-space = On the board: picks up a piece or puts it down (Enter too)
keys-menu = On the board: opens the piece's menu
keys-threats = While held: shows threats of the piece under the pointer, or of the other side
keys-without-a-mouse = Without a mouse
keys-mouse = Drag a piece, or click it and then its target. Click your frozen piece twice to remove it, if the game allows that. Right-click a piece for its menu, or an empty square to circle it. Drag with the right button to draw an arrow. Shift, Alt and Ctrl change the colour. Draw the same again, or click an empty square, to erase.
# The part of the settings where keys are changed.
keys-how = Click a shortcut, then press the new key.
keys-reset-all = Reset all
keys-waiting = Press a key …
keys-none = None
keys-of-command = { $command }: { $key }
keys-reset = Reset to { $key }
keys-conflict = { $command } already uses { $key }.
keys-exchange = Swap
keys-keep = Keep

## Changing keys
# $key: a key, such as Ctrl+K. $command: the name of a command.

keys-now = { $command } is now { $key }.
keys-now-none = { $command } has no shortcut now.
keys-bespoken-tab = { $key } goes to the next control. Press another key, or Escape.
keys-bespoken-help = { $key } always shows the shortcuts. Press another key, or Escape.
keys-bespoken-threats = { $key } shows threats. Press another key, or Escape.
keys-bespoken-menu = { $key } opens a piece's menu. Press another key, or Escape.
keys-bespoken-redo = { $key } redoes a change in the editor. Press another key, or Escape.
keys-bespoken-writing = { $key } is for text. Press another key, or Escape.
keys-bespoken-none = { $key } cannot be a shortcut. Press another key, or Escape.

## Settings

settings-language = Language
settings-language-system = System language
settings-colours = Colours
settings-pieces = Piece set
settings-coordinates = Coordinates
settings-colours-parchment = Parchment
settings-colours-slate = Slate
settings-colours-felt = Felt
settings-colours-contrast = High contrast
settings-pieces-disks = Pictographs
settings-pieces-figurines = Figurines
settings-editor = Editor for game files
settings-editor-found = found automatically
settings-editor-example = A command, for example: { $command }
settings-path = Settings file
settings-speed = Animation speed
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion = Animation
settings-theme = Theme
settings-light = Light
settings-dark = Dark
settings-size = Interface size
settings-percent = { $percent } %
settings-size-keys = Ctrl with + or − changes the size, Ctrl+0 resets it.
settings-window = Window
settings-windowed = In a window
settings-fullscreen = Full screen
settings-two-people = Two players
settings-board-stays = Board stays
settings-board-turns = Board turns to the side to move
settings-no-sound = No sound device found. Restart Baroque after you connect one.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-volume = Volume
settings-group-board = Board
settings-group-motion = Animation
settings-group-sound = Sound
settings-group-play = Play
settings-group-display = Display
settings-group-files = Files
settings-group-keys = Keys
settings-speed-now = Animation speed: { $speed }
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-memory = Engine memory (MiB)
settings-memory-how = The engine keeps here what it has found out about positions. More memory helps when it thinks for a long time.
settings-threads = Threads
settings-threads-usual = Default
settings-machine-how = For play and for analysis. Default: one thread to play, half of all threads to analyse.
settings-coordinates-off = Off
settings-coordinates-inside = Inside
settings-coordinates-outside = Outside
settings-name = Your name
# The name of a player without a name. Files have the word Human.
settings-name-usual = Player
settings-name-how = Your saved games show this name.
settings-book = Opening book
settings-book-who = The computer uses it at level 6 and above.
settings-book-moves = Moves from the book
settings-book-choose = Choose…
settings-book-file = a PGN file
settings-book-file-name = Book file
settings-book-off = Off
settings-book-program = Built-in
settings-book-own = My own file

## Commands
# Names are on buttons and in the list of shortcuts. .help is the tooltip: what the command does.

command-help-and-key = { $help } ({ $key })
# Headings of the list of shortcuts.
commands-game = The game
commands-looking = View
commands-pages = Pages
commands-files = Files
commands-program = Program
command-take-back = Take back
    .help = Takes your last move back; the clocks keep their time
command-new-game = New game
    .help = Starts a new game with sides, rules and board of your choice
command-resign = Resign
    .help = Resigns the game
command-offer-draw = Offer draw
    .help = Offers a draw; the computer declines if it is better
command-pause = Pause
    .help = Pauses or continues the game
command-hint = Hint
    .help = Shows a piece worth moving; press again for the move
command-write-a-move = Type a move
    .help = Goes to the field for typing a move
command-adjudicate = Set result
    .help = Ends the game with a result of your choice
command-rematch = Rematch
    .help = Starts a new game with colours swapped
command-one-move = One move
    .help = Lets the computer play one move of a paused game
command-analysis = Analysis
    .help = Shows the evaluation, the best lines and arrows
command-review = Game review
    .help = Analyses the whole game and marks mistakes
command-find-puzzles = Find puzzles
    .help = Looks for puzzles in the game on the board, or stops that
command-missed = Practise what you missed
    .help = Makes puzzles of your mistakes in this game
command-legend = Rules
    .help = Shows the pieces and their rules below the moves, or hides them
command-flip-board = Flip board
    .help = Shows the board from the other side
command-turning = Auto-turn
    .help = Turns the board to the side to move when two people play, or stops that
command-board = Board
    .help = Moves the keyboard focus to the board or back
command-start = Start
    .help = Goes to the start of the game
command-back = Previous move
    .help = Goes one move back
command-forward = Next move
    .help = Goes one move forward
command-newest = End
    .help = Goes to the end of the variation, then of the game
command-variation-above = Previous variation
    .help = Goes to the previous variation
command-variation-below = Next variation
    .help = Goes to the next variation
command-branch-before = Previous branch
    .help = Goes back to the last move with variations
command-next-branch = Next branch
    .help = Goes to the next move with variations
command-delete-from-here = Delete from here
    .help = Deletes this move and all that follow; Ctrl+Z restores them
command-play = Play
    .help = Plays or stops the scene in the guide
command-read-out = Read position
    .help = Shows the position as text
command-move-variation-up = Promote variation
    .help = Moves the variation up, step by step to the main line
command-comment = Comment
    .help = Adds a comment to this move
command-go-back = Go back
    .help = Goes back to the page before
command-all-games = All games
    .help = Shows the start page; your game waits
command-learn = Learn
    .help = Opens the lessons
command-guide = Guide
    .help = Opens the illustrated guide
command-setup-editor = Setup editor
    .help = Opens the position in the editor, or goes back
command-continue = Continue
    .help = Goes back to your game
command-problems = Problems
    .help = Shows mistakes in game files
command-puzzles = Puzzles
    .help = Opens the puzzles
command-invent-a-piece = Invent a piece
    .help = Opens the form for a new piece
command-undo = Undo
    .help = Undoes the last change in the editor or the move list
command-redo = Redo
    .help = Restores the last undone change (also Ctrl+Shift+Z)
command-my-games = My games
    .help = Shows your saved games, or goes back
command-open = Open
    .help = Opens a game file (.ron), a file of games (PGN, Game Courier, Zillions) or a position (.fen)
command-save = Save
    .help = Saves the game as PGN
command-save-as = Save as
    .help = Saves the game to a file of your choice
command-copy-game = Copy game
    .help = Copies the game as PGN
command-copy-courier = Copy as Game Courier moves
    .help = Copies the moves as Game Courier lists them, with every capture
command-copy-zillions = Copy as Zillions game
    .help = Copies the moves as a saved game of Zillions of Games
command-copy-position = Copy position
    .help = Copies the position as FEN
command-paste = Paste
    .help = Pastes a position, a game, moves, or an Interactive Diagram
command-list-of-games = List of games
    .help = Shows the games of the open file
command-previous-game = Previous game
    .help = Opens the previous game of the file
command-next-game = Next game
    .help = Opens the next game of the file
command-coordinates = Coordinates
    .help = Shows coordinates outside the board, inside, or not at all
command-speed = Animation speed
    .help = Changes the animation speed: off, fast, normal, slow
command-pieces = Piece set
    .help = Switches between pictographs and figurines
command-light-or-dark = Light or dark
    .help = Switches between light and dark panels
command-to-light = Switches to light panels
command-to-dark = Switches to dark panels
command-sound = Sound
    .help = Turns the sound on or off
command-full-screen = Full screen
    .help = Turns full screen on or off
command-settings = Settings
    .help = Opens the settings
command-keys = Keyboard shortcuts
    .help = Shows the keyboard shortcuts
command-cancel = Cancel
    .help = Clears the selection, closes what is open, or goes back
command-larger = Larger
    .help = Makes the interface larger
command-smaller = Smaller
    .help = Makes the interface smaller
command-usual-size = Default size
    .help = Resets the interface size
command-quit = Quit
    .help = Quits the program

## The field for typing a move

move-field = Type a move
move-field-hint = ↓ ↑ choose, Enter plays

## Notices

notices-more = and { $count } more
notice-copy = Copy notice
notice-close = Close notice

## Notices about games in play

notice-away = Game paused, because you left the board.
# The machine slept, or the process was stopped. The clocks did not run meanwhile.
notice-time-jumped = Game paused, because Baroque did not run for a while.
notice-time-stood = The clock stood while Baroque did not run.
notice-time-gone = You cannot take back a loss on time.
notice-draw-offered = You have just offered a draw.
notice-nothing-to-pause = This game has no clocks to pause.
notice-premove-off = Premove cancelled: it is not legal any more.
notice-draw-declined = The computer declines the draw.

## Notices about game files

notice-game-gone = You cannot start `{ $game }`: its file is gone.
notice-files-in-order = All game files are correct again.
notice-mistakes-file =
    { $count ->
        [one] 1 mistake in { $file }. Baroque uses the last version without mistakes, if there is one. Press P for details.
       *[other] { $count } mistakes in { $file }. Baroque uses the last version without mistakes, if there is one. Press P for details.
    }
notice-mistakes-two =
    { $count ->
        [one] 1 mistake in { $one } and { $other }. Baroque uses the last version without mistakes, if there is one. Press P for details.
       *[other] { $count } mistakes in { $one } and { $other }. Baroque uses the last version without mistakes, if there is one. Press P for details.
    }
notice-mistakes-files =
    { $count ->
        [one] 1 mistake in { $files } files. Baroque uses the last version without mistakes, if there is one. Press P for details.
       *[other] { $count } mistakes in { $files } files. Baroque uses the last version without mistakes, if there is one. Press P for details.
    }
notice-duplicated = { $game } is your own game now, in { $path }. Your editor opens the file. The game updates each time you save. You can choose the editor in the settings.
notice-piece-pickable = The { $piece } is among the pieces of this game now.
notice-piece-pickable-new = Baroque has saved a game of your own with the { $piece }. The game without it stays as it was.

## Notices about an invented piece

notice-no-own-folder = This system has no folder for games of your own.
notice-piece-not-ready = The piece is not ready yet. Correct the mistakes first.
notice-piece-added = The game with the piece is on the start page, among your own games. Its file is { $path }

## Notices about lists of games

notice-no-list = Open a file with several games first.
notice-last-game = This is the last game of the list.
notice-first-game = This is the first game of the list.

## Notices about saving

notice-saved = Saved in { $path }.
# $problem: why a game was not saved, in English.
notice-unsaved = { $problem }.
notice-unsaved-kept = { $problem }. You can find the game in My games (B).
notice-stay-unsaved = The game is not saved. Close the window again to quit anyway.
notice-unsaved-taken = Not saved: { $path } already exists. You can find the game in My games (B).
notice-unsaved-changed = Not saved: another program has changed { $path }. You can find the game in My games (B).
notice-stay-writing = Baroque is still saving. Close the window again to quit anyway.
notice-kept-elsewhere = Another window has continued this game. Here it is now a separate game.
notice-stay-unkept = The last moves are not saved. Close the window again to quit anyway.
notice-stay-unwritten = Some files are not saved. Close the window again to quit anyway.

## Progress in lessons and puzzles

# $count: the entries that this program did not have before.
progress-imported =
    { $count ->
        [one] Imported progress: 1 new entry.
       *[other] Imported progress: { $count } new entries.
    }
# $error: what the system says, or what is wrong with the file, in English.
progress-not-imported = { $path } was not imported: { $error }
progress-export-title = Export progress
progress-import-title = Import progress
# The kind of these files, in a file dialog.
progress-kind = Progress
progress-too-long = the file is longer than 64 MiB.
progress-no-folder = This system has no data folder. Baroque cannot keep your progress.

## The clipboard

copied-game = Game copied as PGN.
copied-courier = Moves copied for Game Courier.
copied-zillions = Game copied for Zillions of Games.
copied-position = Position copied: { $fen }
copied-no-game = There is no game on the board to copy.
copied-no-position = There is no position on the board to copy.

## Pictures

picture-copied = Picture copied.
picture-not-copied = Could not copy the picture: { $problem }
picture-not-saved = Could not save the picture: { $problem }
picture-no-room = the picture is too large
picture-no-folder = this system has no folder for pictures
picture-saved = Saved as { $path }

## Choosing files

browse-open-already = A file dialog is already open.
browse-games = Games
browse-game-files = Game files
browse-no-dialog = This system has no file dialog. Type the path in its field, or press Ctrl+O and type it there.

## Jobs that could not start

computer-cannot-play = The computer cannot play: { $error }
analysis-cannot-begin = The analysis cannot start: { $error }
clocks-not-shown = The clocks update only when something moves: { $error }

## Background jobs
# $message and $error come from the program and the system, in English.

job-panicked = Internal error in Baroque: { $message }
job-no-thread = Baroque cannot start another thread: { $error }
job-no-worker = Baroque cannot start another thread.

## The settings’ file
# $problem and $error come from the system or the reader of the file, in English.

settings-unreadable = Could not read { $path }: { $error }
settings-put-aside = Your settings file has a mistake ({ $problem }), so Baroque uses the default settings. The old file is now { $path }.
settings-not-understood = { $path } has a mistake ({ $problem }), so Baroque uses the default settings. It could not move the file away ({ $error }).
settings-unsaved = Could not save the settings: { $error } ({ $path })
settings-not-utf8 = it is not UTF-8 text

## Pasting
# $problem and $place: the error of the parser and its place, in English. $count: how many plies.

paste-nothing = The clipboard has no text.
# Takes the place of $path in games-notes.
paste-text = The text
paste-no-game = The text has no game.
# Follows paste-game.
paste-first-of = It is the first of { $count }. Save the text as a file to open all of them.
paste-cannot-be-shown = Baroque cannot show the game: { $problem }
paste-game =
    { $count ->
        [one] Pasted a game of { $game }: 1 ply.
       *[other] Pasted a game of { $game }: { $count } plies.
    }
paste-part-of-game =
    { $count ->
        [one] Pasted 1 ply of { $game }. The text has a mistake at { $place }.
       *[other] Pasted { $count } plies of { $game }. The text has a mistake at { $place }.
    }
# Follows paste-game, if not all of the text was read as written.
paste-notes =
    { $count ->
        [one] Line { $line }: { $note }.
       *[other] { $count } things were not read as written. The first is on line { $line }: { $note }.
    }
paste-position = Pasted a position of { $game }.
paste-position-of-none = This looks like a position, but it fits no game.
paste-position-of-none-but = This looks like a position, but it fits no game. In { $game }: { $problem }.
paste-no-moves = The text has no moves.
paste-nonsense = This text is not a position, a game or moves of { $game }: { $problem }.
paste-moves =
    { $count ->
        [one] Pasted 1 ply of { $game }.
       *[other] Pasted { $count } plies of { $game }.
    }
paste-moves-up-to =
    { $count ->
        [one] Pasted 1 ply of { $game }, up to { $place }.
       *[other] Pasted { $count } plies of { $game }, up to { $place }.
    }
paste-goes-on =
    { $count ->
        [one] Added 1 pasted ply to the game.
       *[other] Added { $count } pasted plies to the game.
    }
paste-goes-on-up-to =
    { $count ->
        [one] Added 1 pasted ply to the game, up to { $place }.
       *[other] Added { $count } pasted plies to the game, up to { $place }.
    }

## Opening games
# $problem and $place: the error of the parser and its place, in English.

games-none = { $path } has no games.
games-changed = Another program has changed { $path }. This is its current state.
games-no-such = { $path } has no such game.
games-wrong = { $path }, line { $line }: { $problem }
games-wrong-none = there is no game
games-partly = { $path } has a mistake at { $place }. Baroque shows the game up to there, { $count } plies. Save it under another name.
# $first: the first notes of the parser with their places, in English.
games-notes =
    { $count ->
        [one] { $path } has 1 place that was not read as written: { $first }.
       *[other] { $path } has { $count } places that were not read as written. The first ones: { $first }.
    }
games-no-game = { $path } has no game that Baroque can read. The first mistake is at { $place }.
games-holds-none = { $path } has no game.
games-rules-changed = The rules of { $game } have changed. This game continues with its old rules.
games-rules-gone = The file of { $game } is gone. This game continues with the rules saved beside it.
games-cannot-go-on = Cannot continue { $path }: { $problem }
games-goes-wrong = { $path } has a mistake at { $place }. Baroque saves your next moves in a new game and keeps this file.

## Saving games

games-no-file = Choose a file
games-nothing-to-save = There is no game to save
games-save-title = Save the game
games-cannot-be-kept = Could not save the game: { $error } ({ $path })

## Exports of games

export-button = Export
export-help = Writes the game or its rules to a file
export-game = The game as one file (RON)
export-html = The rules as a web page (HTML)
export-markdown = The rules as Markdown
export-title = Export
export-kind = Exports
export-done = Exported to { $path }
export-failed = Could not export to { $path }: { $problem }

## Games from other programs
# An Interactive Diagram of the Chess Variant Pages, or a variants.ini of Fairy-Stockfish.

# The name of a pasted text, where a file has its name.
import-pasted = The pasted text
import-made = Added { $game } to your games: { $path }
import-not-written = could not write the game file: { $error }
import-failed = Baroque cannot make a game of this text. Nothing was changed.
import-choose =
    { $count ->
        [one] The file has 1 game. Choose it to add it to your games.
       *[other] The file has { $count } games. Which one do you want to add?
    }
import-warnings =
    { $count ->
        [one] { $game } is one of your games now, but without one of its rules:
       *[other] { $game } is one of your games now, but without { $count } of its rules:
    }
import-warnings-how = Baroque has no such rules. In the game file they are comments.

## Game files and the editor
# $error comes from the system, in English.

files-no-dialog-thread = Could not open the file dialog: { $error }
files-no-editor-thread = Could not start the editor: { $error }
files-open-title = Open a file
files-open-kind = Games and game files
files-not-opened = Could not open { $path }: { $error }. You can choose an editor in the settings.
files-editor-not-started = Could not start { $program } for { $path }: { $error }
files-editor-failed = { $program } could not open { $path }: { $status }
files-unwatched = Baroque may miss changes to game files. Restart it to see them. ({ $why })
files-no-game-file = { $path } is not a game file. Game files end in .ron
files-is-folder = { $path } is a folder
files-unreadable = Could not open { $path }: { $error }
files-no-own-folder = Nothing written: this system has no folder for games of your own.
files-not-extended = Could not add the piece: { $error } ({ $path })
files-not-copied = No copy made: { $error } ({ $folder })
files-no-program = Could not find `{ $program }`. The settings name it as your editor.
files-unclosed-quote = The editor's command in the settings has no closing quote { $quote }.
files-too-many-copies = `{ $game }` already has { $count } copies
# The name of a game’s copy.
files-copy = { $game } (copy)
files-copy-number = { $game } (copy { $number })
files-no-watcher = Baroque does not notice changes to game files: { $error }

## Games of tries: blind games and Penultima

tries-waits = Continue your game.
tries-about = How it goes
tries-last = Continue a game
# $game: such as “against the computer, level 1, 12 tries”.
# $when: how long ago, such as 2 hours ago.
tries-resume-since = { $game } ({ $when })
# $problem: the file and what is wrong with it, in English.
tries-unreadable = Could not read a saved game. { $problem }
tries-who = Who plays?
tries-mode-computer = Against the computer
tries-mode-two = Two people here
tries-computer = How well does the computer play?
tries-side = Which side do you play?
tries-begin = Play
# $error comes from the system, in English.
tries-no-folder = This system has no data folder. Baroque cannot save this game.
tries-other-format = it has format { $format }, which this version of Baroque does not know. Use a newer version.
# $message: the text above.
tries-row = { $number }. { $message }
tries-check = Check.
# $outcome: how the game has ended, in a few words.
tries-ended = { $outcome }.
# Against the computer.
tries-your-move = Your move.
tries-to-move =
    { $side ->
        [white] White to move.
       *[black] Black to move.
    }
tries-thinks = The computer thinks …
tries-computers-turn = It is the computer’s turn.
tries-yes = Yes
tries-no = No
tries-resign = Resign
tries-new = New game
tries-copy-pgn = Copy PGN
tries-copied = Copied to the clipboard.

## Blind games, in which each side sees only its own pieces

blind-open = Blind: play without seeing
blind-help = Play without seeing the other side’s pieces. The program is the umpire.
blind-title-of = Blind: { $game }
blind-about = You see only your own pieces. You try moves, the umpire says no until one is legal, and then both sides hear what it did.
blind-about-tries = Put a piece on any square. A refused try costs nothing, and only you hear the answer.
blind-about-hears = The umpire announces the square of each capture, check, and the end. You are not told which of your pieces are frozen.
blind-about-guesses = Note on the board where you think the enemies are. The program can count where they may stand.
blind-about-end = After the end you see the whole game, and what each side saw.
blind-computer-is = The computer sees only its own pieces too, and hears what you hear.
blind-two-is = You share this screen. Between the turns the board is hidden until the next player is alone.
# A game that can be continued.
blind-game-computer = { $game }, level { $level }, move { $number }
blind-game-two = { $game }, two people, move { $number }
blind-umpire = What does the umpire say?
blind-umpire-help = The umpire always names the square of a capture. It may add whether the piece counted as a pawn, or its name. With a check it may add the file, rank or diagonal of the attacker.
blind-captures = Captures
blind-captures-rank = Pawn or piece
blind-captures-square = Square
blind-captures-piece = Name
blind-checks = Check
blind-checks-plain = Yes
blind-checks-direction = With its line
blind-tries = Pawns
blind-tries-announced = Number of captures
blind-tries-asked = If you ask
blind-tries-help = How many captures the pawns of the side to move have.
blind-never = No
blind-begins = You see only your own pieces. Try a move.
blind-veil =
    { $side ->
        [white] White: click when you are alone
       *[black] Black: click when you are alone
    }
# $error: the error of the parser, in English.
blind-no-file = this is not a saved blind game ({ $error }).
# The umpire’s answers. $tried: such as “e2-e5”.
blind-no = { $tried }: no. Try another move.
blind-impossible = { $tried }: impossible, whatever stands there. Try another move.
# $played: such as “e2-e4”.
blind-played =
    { $side ->
        [white] White: { $played }.
       *[black] Black: { $played }.
    }
blind-moved =
    { $side ->
        [white] White has moved.
       *[black] Black has moved.
    }
blind-kept =
    { $side ->
        [white] White keeps the array.
       *[black] Black keeps the array.
    }
blind-exchanged =
    { $side ->
        [white] White swaps two pieces of the array.
       *[black] Black swaps two pieces of the array.
    }
blind-lost-something =
    { $side ->
        [white] White lost something on { $square }.
       *[black] Black lost something on { $square }.
    }
blind-lost-pawn =
    { $side ->
        [white] White lost a pawn on { $square }.
       *[black] Black lost a pawn on { $square }.
    }
blind-lost-piece =
    { $side ->
        [white] White lost a piece on { $square }.
       *[black] Black lost a piece on { $square }.
    }
# $piece: the name of a piece of the game, such as “Withdrawer”.
blind-lost-type =
    { $side ->
        [white] White lost { $piece } on { $square }.
       *[black] Black lost { $piece } on { $square }.
    }
# $lost: such as “Black lost a piece on b3.”, after Black’s own move.
blind-own-loss = { $lost } Its own move removed it.
# $lines: the lines of the attackers, such as “the file, the long diagonal”.
blind-check-lines = Check along { $lines }.
blind-check-file = the file
blind-check-rank = the rank
blind-check-long-diagonal = the long diagonal
blind-check-short-diagonal = the short diagonal
blind-check-diagonal = a diagonal
blind-pawn-captures =
    { $count ->
        [0] Your pawns have no capture.
        [one] Your pawns have 1 capture.
       *[other] Your pawns have { $count } captures.
    }
blind-taken-nothing = Captured: nothing.
blind-taken = Captured: { $pieces }.
blind-counted = { $piece } × { $count }
blind-something = something
blind-pawn = pawn
blind-piece = piece
blind-type = Type a try, such as e2e4
# $typed: what was typed.
blind-not-read = “{ $typed }” is not a try. Write two squares, such as e2e4.
blind-no-piece = None of your pieces stands on { $square }.
blind-looks-back = You look at an earlier position. Click the board to come back.
blind-choose = Which move do you mean?
blind-choose-array = Choose your array
blind-ask = Can my pawns capture?
# The name of a finished blind game in My games.
blind-saved = Blind game
blind-replay = Open as a game
blind-replay-help = Open the moves as an ordinary game, with the tries and announcements as comments.
blind-guesses = Guesses
blind-guesses-help = Choose a piece, then click the squares where you think it is. Drag a guess to move it.
blind-guesses-click = Click a square to note it or to remove the note. Choose the piece again to make tries.
blind-guess-array = As at the start
blind-guess-array-help = Note the enemies where they stood at the start.
blind-forget = Remove all
blind-mark = Question mark
blind-shares = Where may enemies stand?
blind-shares-help = The program looks at positions that fit what you have heard. The redder a square, the more of them have an enemy there.
blind-shares-unknown = Too few positions are known to say.
blind-share = { $square }: { $percent } %
# Before some colours, each with a percentage.
blind-scale = Colours:
blind-scale-percent = { $percent } %
blind-log = What the umpire said
blind-refused = Refused: { $tries }.
# $tries: the latest of them.
blind-refused-many = { $count } tries refused, the latest: { $tries }.
# A try: the own piece on a square, which is frozen, leaves the board.
blind-removal = { $square } removed
blind-seen-by =
    { $side ->
        [white] What White saw
       *[black] What Black saw
    }

## Penultima, the game of secret rules

penultima-open = Penultima: the game of secret rules
penultima-invites = Some pieces have secret rules. Try moves, watch what happens, find out the rules and give checkmate.
penultima-title = Penultima
penultima-about-secret = Penultima is chess, but pieces with a question mark have secret rules, the same for both sides. Each game draws anew which pieces they are.
penultima-about-tries = You move by trying: put a piece on any square, and the referee says whether that is legal.
penultima-about-watch = Watch what each move does: secret pieces may capture in strange ways, from a distance or in passing.
penultima-about-notebook = Note your guess in the notebook. It finds the tries that contradict it.
penultima-about-win = Checkmate wins, as in chess. There is no castling.
# $kind: who plays. $level: from 1 to 5.
penultima-kind =
    { $count ->
        [one] { $kind }, difficulty { $level }, 1 try
       *[other] { $kind }, difficulty { $level }, { $count } tries
    }
penultima-kind-over =
    { $count ->
        [one] { $kind }, difficulty { $level }, over after 1 try
       *[other] { $kind }, difficulty { $level }, over after { $count } tries
    }
penultima-tries-so-far =
    { $count ->
        [one] 1 try
       *[other] { $count } tries
    }
penultima-kind-day = Secret of { $day }
penultima-kind-computer = Computer, level { $level }
penultima-mode-laboratory = Laboratory
penultima-mode-daily = Secret of the day
penultima-mode-computer-is = The computer does not know the rules either. It sees only what you see.
penultima-mode-two-is = You share this screen. The notebook is for both.
penultima-mode-laboratory-is = You move both sides and find all rules in as few tries as possible.
penultima-mode-daily-is = A laboratory with the same secret for everyone today.
penultima-difficulty = How much is secret?
penultima-level-1 = One kind of piece. It moves as in chess and captures in another way.
penultima-level-2 = Two kinds of pieces. They move as in chess and capture in other ways.
penultima-level-3 = Three kinds of pieces. They may also freeze, swap or push.
penultima-level-4 = Four kinds of pieces. They may also freeze, swap or push.
penultima-level-5 = All pieces but the kings. They may also move in odd ways, freeze, swap or push.
penultima-best = Your best score: { $score }. The fewer, the better.
penultima-attempts = When does an illegal try lose the turn?
penultima-attempts-count =
    { $count ->
        [one] At once (original)
       *[other] After { $count } tries
    }
penultima-attempts-free = Never
penultima-attempts-free-is = An illegal try costs nothing. Try again until one is legal.
penultima-attempts-count-is =
    { $count ->
        [one] An illegal try loses the turn, except in check.
       *[other] { $count } illegal tries in a turn lose it, except in check.
    }
penultima-seed = Seed of the secret
penultima-seed-hint = Any
penultima-bad-seed = The seed is not a whole number from 0 to 18446744073709551615. Correct it, or leave it empty.
penultima-drawing = Baroque is making secret rules …
penultima-no-game = No secret game was found with this seed. Use another seed.
game-file-unsaved = Could not save the game: { $error } ({ $path })
# $error: the error of the parser, in English.
penultima-no-file = this is not a saved game of Penultima ({ $error }).
game-file-too-long = the file is longer than 4 MiB.
# A hidden piece: $name is its secret name, $piece the chess piece that it looks like.
penultima-piece = { $name } ({ $piece })
penultima-queen = queen
penultima-rook = rook
penultima-bishop = bishop
penultima-knight = knight
penultima-pawn = pawn
# A try: $piece is the name of a piece.
penultima-try = { $piece } { $from }-{ $to }.
# $tried is a try, $ruling what the referee said about it.
penultima-try-words =
    { $side ->
        [white] White: { $tried } { $ruling }
       *[black] Black: { $tried } { $ruling }
    }
penultima-legal = Legal.
penultima-illegal = Illegal.
penultima-exposes = Illegal: the king would be in check.
penultima-gone =
    { $count ->
        [one] The piece on { $squares } is gone.
       *[other] The pieces on { $squares } are gone.
    }
penultima-turn-lost = The turn is lost.
# Against the computer.
penultima-your-move-tries =
    { $count ->
        [one] Your move: 1 try.
       *[other] Your move: { $count } tries.
    }
penultima-to-move-tries =
    { $side ->
        [white] { $count ->
            [one] White to move: 1 try.
           *[other] White to move: { $count } tries.
        }
       *[black] { $count ->
            [one] Black to move: 1 try.
           *[other] Black to move: { $count } tries.
        }
    }
penultima-begins = A new secret. Try a move.
penultima-all-found = All rules are found. Your score is { $score }.
penultima-rules-shown = The rules are no longer secret.
penultima-set-up-needed = { $outcome }. Set the pieces up again to try more.
# $typed: what the player wrote.
penultima-not-read = “{ $typed }” is not a try. Write two squares, such as a2a4.
penultima-no-try-over = The game is over. Begin a new one, or set the pieces up again.
penultima-no-try-not-yours = That piece is not yours to move. Try one of your own.
penultima-no-try-same-square = The piece stands there already. Choose another square.
penultima-type = Type a try, such as a2a4
penultima-promotes = The pawn becomes
# $number: the difficulty, from 1 to 5.
penultima-level = Difficulty { $number }
# $wrong: wrong declarations.
penultima-score = Tries: { $tries }. Wrong declarations: { $wrong }. Score: { $score }.
penultima-ask-show = Stop here and see the rules?
penultima-set-up = Set up again
penultima-show-rules = See the rules
penultima-notebook = Notebook
penultima-tries = Tries
penultima-rules = Rules
penultima-known = Found
penultima-check-it = Compare with the tries
penultima-declare = Declare this rule
penultima-declare-costs = A wrong declaration costs as much as 5 tries.
penultima-declare-once = You may declare a rule once in a turn. If it is right, the notebook keeps it.
penultima-checking = Comparing with all tries …
penultima-fits = It fits all tries so far.
penultima-unplayable = It cannot be: a king would be in check at the start.
penultima-contradicted =
    { $count ->
        [one] 1 try contradicts it.
       *[other] { $count } tries contradict it.
    }
penultima-right = That is the rule.
penultima-wrong = That is not the rule.
penultima-remark = Your notes
penultima-moves = Moves
penultima-captures = Captures by
penultima-powers = And
penultima-guess-method = Tick how you think it captures.
penultima-guess-power = Tick a power if you think it has one.
penultima-against = Tries that contradict your guess
penultima-its-tries = Its tries: { $count }
penultima-no-tries = No tries yet.
penultima-mark = Mark
penultima-copy-fen = Copy FEN
# $name: the name of a piece that is not secret any more.
penultima-its-page = Guide page: { $name }
penultima-replay = Replay the game
penultima-replay-from = Replay from try { $number }
penultima-replay-help = Step through the tries on this board to see what happened. A replay ends where a turn was lost.
penultima-no-replay = There is no move to replay from here.
penultima-seed-was = The seed was { $seed }.
# $how: how the piece moves, such as “like a queen”.
penultima-rule-moves = Moves { $how }.
penultima-moves-queen = like a queen
penultima-moves-rook = like a rook
penultima-moves-bishop = like a bishop
penultima-moves-knight = like a knight
penultima-moves-pawn = one square straight ahead
penultima-moves-king = one square in any direction
penultima-moves-knight-king = like a knight or a king
penultima-moves-three = like a queen, up to three squares
penultima-moves-nightrider = by knight’s jumps in one direction
penultima-displacement = displacement
    .is = Captures by moving onto the enemy, as in chess.
penultima-withdrawal = withdrawal
    .is = Captures the enemy that it moves straight away from.
penultima-approach = approach
    .is = Captures the enemy that it stops next to, in line.
penultima-leap = leap
    .is = Leaps over enemies in line and captures them.
penultima-cannon-jump = cannon jump
    .is = Jumps over the piece next to it and captures an enemy right behind that.
penultima-coordination = coordination
    .is = Captures enemies where its lines cross those of its king.
penultima-pinch = pinch
    .is = Captures an enemy between itself and a friend.
penultima-mutual-destruction = mutual destruction
    .is = Removes an enemy next to it and itself.
penultima-shot = shot
    .is = Captures from where it stands, up to two squares away.
penultima-charge = charge
    .is = Captures every enemy next to where it stops.
penultima-freeze = freezes
    .is = Freezes the enemies next to it.
penultima-swap = swaps
    .is = Swaps places with the first piece on a line, if that is an enemy.
penultima-drive = pushes
    .is = Pushes the first piece on a line along it, if that is an enemy.

## Parts of sentences

# Pieces with their squares. $count is the number of the pieces, $name their name, $names its plural, $squares a list. Other
# languages may also choose by $case (nominative, accusative, dative, genitive) and $gender. See docs/TRANSLATING.md.
noun-the =
    { $count ->
        [one] the { $name } on { $squares }
       *[other] the { $names } on { $squares }
    }
# A piece without its square.
noun-this = the { $name }
# Any piece of a name. $vowel: yes if the name begins with the sound of a vowel.
noun-a =
    { $vowel ->
        [yes] an { $name }
       *[no] a { $name }
    }
# Lists: $list is all that comes before $next.
list-comma = { $list }, { $next }
list-and = { $list } and { $next }
list-or = { $list } or { $next }
# The last of parts that have commas or lists of their own.
list-comma-and = { $list }, and { $next }
list-comma-or = { $list }, or { $next }
# Parts that have commas.
list-semicolon = { $list }; { $next }

## Ways of moving

# After “the Rook on e4 moves”.
way-queen = along ranks, files and diagonals
way-rook = along ranks and files
way-bishop = along diagonals
way-king = one square in any direction
way-knight = two squares along a rank or file and then one to the side

## Why a move is not legal

# $piece, $other, $king and $rook are a piece with its square, $by pieces with theirs, $still is yes or no.
refusal-game-over = the game is over ({ $outcome }).
refusal-arranging = first { $side-name } must choose whether { $pieces } swap places.
refusal-placing =
    { $left ->
        [one] first { $side-name } must place its pieces: one is left.
       *[other] first { $side-name } must place its pieces: { $left } are left.
    }
refusal-no-piece = there is no piece on { $square }.
# $turn is the side to move. The piece belongs to the other one.
refusal-not-to-move =
    { $turn ->
        [white] it is White's move, and { $piece } is Black's.
       *[black] it is Black's move, and { $piece } is White's.
    }
refusal-frozen = { $piece } is frozen by { $by }.
refusal-frozen-suicide = { $piece } is frozen by { $by } and can only remove itself.
refusal-attacked-everywhere =
    { $still ->
        [yes] wherever { $piece } goes, it would still be attacked { $by }.
       *[no] wherever { $piece } goes, it would be attacked { $by }.
    }
# Here $piece is a piece without its square.
refusal-attacked-on =
    { $still ->
        [yes] on { $square } { $piece } would still be attacked { $by }.
       *[no] on { $square } { $piece } would be attacked { $by }.
    }
refusal-attacked-whatever =
    { $still ->
        [yes] whatever { $piece } does, { $king } would still be attacked { $by }.
       *[no] whatever { $piece } does, { $king } would be attacked { $by }.
    }
refusal-attacked =
    { $still ->
        [yes] { $king } would still be attacked { $by }.
       *[no] { $king } would be attacked { $by }.
    }
# These stand for $by in the texts about attacked kings, alone or in a list. $stop: where the attacker would go.
attack-by = by { $piece }
attack-withdraw = by { $piece }, which could move straight away from it to { $stop }
attack-advance = by { $piece }, which could stop next to it on { $stop }
attack-leap = by { $piece }, which could leap over it to { $stop }
attack-cannon = by { $piece }, which could jump onto it
attack-coordinate = by { $piece }, which could go to { $stop } and capture it by coordination with { $partner }
attack-pinch = by { $piece }, which could go to { $stop } and capture it between itself and { $partner }
attack-destroy = by { $piece }, which could capture it by mutual destruction
attack-enclose = by { $piece }, which could go to { $stop } and enclose it
attack-explode = by { $piece }, which could explode
attack-shoot = by { $piece }, which could shoot it
attack-charge = by { $piece }, which could charge to { $stop }
attack-en-passant = by { $piece }, which could capture it by going to { $stop }
refusal-palace = only one piece of { $side-name } may be in its own palace, and { $piece } is already there.
refusal-compelled = { $piece } can capture, so it must: it may only go to { $squares }.
# $most is both the number of the rank and the limit.
refusal-rank-limit =
    { $most ->
        [1] from its 1st rank { $piece } can go at most 1 square.
        [2] from its 2nd rank { $piece } can go at most 2 squares.
        [3] from its 3rd rank { $piece } can go at most 3 squares.
       *[other] from its { $most }th rank { $piece } can go at most { $most } squares.
    }
refusal-edge-idle = { $piece } may enter the edge only to capture, and on { $square } it would capture nothing.
refusal-edge-less = { $piece } can make the same capture by going to { $stop }, with fewer edge squares.
refusal-edge-shorter = { $piece } can make the same capture by going to { $stop }, so it may go no further along the edge.
refusal-edge-equal = { $piece } could make the same capture on { $square } and on { $stop }, so it may go to neither of these edge squares.
refusal-swap-ban = { $piece } and { $other } have just swapped places and may not swap back at once.
refusal-last-rank = that would put { $piece } on its last rank, on { $square }: only its own move may bring it there.
refusal-castling-no-rook = to castle that way { $king } needs { $rook } on { $square }.
refusal-castling-moved = { $king } or { $rook } has moved, so they can no longer castle.
refusal-castling-occupied =
    { $by-count ->
        [one] { $king } cannot castle: { $by } stands between it and { $rook }.
       *[other] { $king } cannot castle: { $by } stand between it and { $rook }.
    }
refusal-castling-frozen = { $king } cannot castle: { $rook } is frozen by { $by }.
refusal-castling-in-check = { $king } may not castle while it is attacked { $by }.
refusal-castling-into = { $king } may not castle to { $square }, where it would be attacked { $by }.
refusal-castling-across = { $king } may not castle across { $square }, where it would be attacked { $by }.
refusal-neutralized = { $piece } is neutralized by { $by }: it may move and capture by displacement only.
refusal-blocked =
    { $by-count ->
        [one] { $by } stands in the way from { $from } to { $to }.
       *[other] { $by } stand in the way from { $from } to { $to }.
    }
refusal-blocked-leap =
    { $by-count ->
        [one] { $by } stands in the way from { $from } to { $to } and cannot be leapt over.
       *[other] { $by } stand in the way from { $from } to { $to } and cannot be leapt over.
    }
refusal-cannot-move = { $piece } cannot move.
refusal-hemmed-in =
    { $by-count ->
        [one] { $piece } cannot move: { $by } stands in its way.
       *[other] { $piece } cannot move: { $by } stand in its way.
    }
refusal-no-square-behind = there is no square behind { $piece }.
refusal-no-room-behind =
    { $by-count ->
        [one] there is no room behind { $piece }: { $by } stands there.
       *[other] there is no room behind { $piece }: { $by } stand there.
    }
refusal-friend = { $other } is on the same side.
refusal-same-kind = { $other } is on the same side, and two { $piece-plural } of one side cannot swap.
refusal-no-swap = { $piece } cannot swap with { $other }.
refusal-immune = nothing can capture { $other }.
refusal-never-onto = { $piece } cannot capture { $other } by moving onto it: it captures nothing that way.
refusal-not-onto = { $piece } cannot capture { $other } by moving onto it.
refusal-other-way = { $piece } cannot capture { $other } with this move.
refusal-only-to-capture = { $piece } can go to { $square } only to capture, and there is no enemy.
refusal-nothing-to-jump = { $piece } can go to { $square } only by jumping over a piece, and there is none on { $over }.
refusal-only-to-enclose = { $piece } can go to { $square } only if that encloses enemies.
refusal-not-frozen = only a frozen piece can remove itself, and { $piece } is not frozen.
refusal-there = { $piece } is already there.
# $way is one of the ways of moving.
refusal-moves-otherwise = { $piece } moves { $way }, so it cannot go to { $square }.
refusal-unable = { $piece } cannot go to { $square } in one move.
protected = { $piece } can't be captured: { $by } protects it.

## What a move does in an ending

aim-escapes = it gets away from { $from }.
aim-protects = it protects { $piece } from { $from }.
aim-check = It gives check.
aim-threatens-king = It threatens the king.
aim-king-stops = the enemy king can no longer go to { $squares }.
aim-only-move =
    { $side ->
        [white] White's only move is { $answer }.
       *[black] Black's only move is { $answer }.
    }
aim-king-nearer = It brings the king nearer.
aim-waits = it waits: { $side-name } has to move.

## How a game has ended

end-king-captured = without its king, { $side-name } has lost.
end-arrival = { $pieces } wins by arriving there.
end-bare-king = { $side-name } has only its king left.
end-that-loses = In this game that loses.
end-that-is-a-draw = In this game that is a draw.
end-bare-kings = Only the kings are left, so neither side can win.
end-dead-position = Neither side has the pieces for checkmate.
end-checkmate =
    { $by-count ->
        [one] { $by } attacks { $king }, and no move of { $side-name } saves it.
       *[other] { $by } attack { $king }, and no move of { $side-name } saves it.
    }
end-checkmate-unseen =
    { $side ->
        [white] White's king is attacked, and no move saves it.
       *[black] Black's king is attacked, and no move saves it.
    }
end-no-move = { $side-name } has no legal move.
end-no-move-safe = { $side-name } has no legal move, and its king is not attacked.

## What a move does

effect-freezes =
    { $by-count ->
        [one] { $by } freezes { $pieces }.
       *[other] { $by } freeze { $pieces }.
    }
# $piece is a piece without its square in the first texts, $over and $rook are pieces with theirs.
move-goes = { $piece } goes from { $from } to { $to }.
move-leaps = { $piece } leaps from { $from } to { $to }.
move-jumps = { $piece } jumps from { $from } to { $to }.
move-jumps-over = { $piece } jumps from { $from } to { $to }, over { $over }.
move-steps = { $piece } steps from { $from } to { $to }.
move-over-any = { $piece } goes from { $from } to { $to }, over any pieces in between.
move-castles = { $piece } castles from { $from } to { $to }.
move-castles-with = { $piece } castles from { $from } to { $to } and { $rook } goes to { $stop }.
move-swaps-array = { $side-name } swaps { $pieces }.
move-keeps-array = { $side-name } leaves { $pieces } in place.
# “It” is the piece that moved. $piece is a piece with its square.
effect-swaps = it swaps places with { $piece }, which goes to { $to }.
effect-drives = it drives { $piece } to { $to }.
effect-drives-on = that piece in turn pushes { $piece } to { $to }.
effect-pushes = it pushes { $piece } to { $to }.
effect-pulls = it pulls { $piece } to { $to }.
effect-pulls-on = that piece in turn pulls { $piece } to { $to }.
effect-goes = { $piece } goes to { $to }.
effect-removes-itself = { $piece }, which is frozen, removes itself.
# $what: one of the texts spot-….
effect-on-the-spot = { $what }.
effect-removed = { $piece } is removed.
# $piece is any piece of a name.
effect-leaves = it leaves { $piece } from the hand on { $square }.
effect-puts = { $side-name } puts { $piece } from the hand on { $square }.
effect-recall =
    { $side ->
        [white] this uses up { $piece } from White's hand.
       *[black] this uses up { $piece } from Black's hand.
    }
effect-it-becomes = on { $square } it becomes { $into }.
effect-becomes = { $piece } becomes { $into }.
effect-thaws = { $pieces } can move again.
effect-declines = it declines to capture { $pieces }.
# $captor is one of the next two, or a piece with its square. $pieces are the captured pieces. $more: the clauses below, or nothing.
captor-it =
    { $piece-gender ->
       *[other] it
    }
captor-now = { $piece }, now on { $square },
# In place of $partner.
a-friend = a friend
capture-replace = { $captor } captures { $pieces } by moving onto its square{ $more }.
capture-withdraw =
    { $pieces-count ->
        [one] { $captor } captures { $pieces } by moving straight away from it{ $more }.
       *[other] { $captor } captures { $pieces } by moving straight away from them{ $more }.
    }
capture-advance =
    { $pieces-count ->
        [one] { $captor } captures { $pieces } by moving straight towards it and stopping next to it{ $more }.
       *[other] { $captor } captures { $pieces } by moving straight towards them and stopping next to them{ $more }.
    }
capture-leap =
    { $pieces-count ->
        [one] { $captor } captures { $pieces } by leaping over it{ $more }.
       *[other] { $captor } captures { $pieces } by leaping over them{ $more }.
    }
capture-cannon = { $captor } captures { $pieces } by jumping onto its square{ $more }.
# $line: the captured piece is on the captor's file or rank.
capture-coordinate =
    { $line ->
        [file] { $captor } captures { $pieces }, where its file crosses the rank of { $partner }{ $more }.
       *[rank] { $captor } captures { $pieces }, where its rank crosses the file of { $partner }{ $more }.
    }
capture-pinch = { $captor } captures { $pieces } between itself and { $partner }{ $more }.
capture-destroy = { $captor } captures { $pieces } by mutual destruction{ $more }.
capture-enclose = { $captor } captures { $pieces }, whose group has no empty square left next to it{ $more }.
capture-explode = { $captor } captures { $pieces } in the explosion{ $more }.
capture-shoot = { $captor } captures { $pieces } by a shot{ $more }.
capture-shoot-spotted = { $captor } captures { $pieces } by a shot that { $partner } spots{ $more }.
capture-charge =
    { $pieces-count ->
        [one] { $captor } captures { $pieces } by stopping next to it{ $more }.
       *[other] { $captor } captures { $pieces } by stopping next to them{ $more }.
    }
capture-en-passant = { $captor } captures { $pieces }, which has just passed { $stop }{ $more }.
# Clauses that end the sentences about captures. $count is the number of captured pieces.
capture-mimicry = , as { $piece } does
capture-converts =
    { $count ->
        [one] ; it changes sides and stays on the board
       *[other] ; they change sides and stay on the board
    }
capture-into-hand =
    { $side ->
        [white] { $count ->
            [one] ; it goes to White's hand
           *[other] ; they go to White's hand
        }
       *[black] { $count ->
            [one] ; it goes to Black's hand
           *[other] ; they go to Black's hand
        }
    }
# $into: what the pieces are in the hand.
capture-into-hand-as =
    { $side ->
        [white] { $count ->
            [one] ; it goes to White's hand as { $into }
           *[other] ; they go to White's hand as { $into-plural }
        }
       *[black] { $count ->
            [one] ; it goes to Black's hand as { $into }
           *[other] ; they go to Black's hand as { $into-plural }
        }
    }

## Names of pieces

# The id is the English name. Other languages may add attributes: .gender (masculine, feminine, neuter), .accusative, .dative,
# .genitive, .plural-accusative, .plural-dative, .plural-genitive.
piece-advancer = Advancer
    .plural = Advancers
piece-archer = Archer
    .plural = Archers
piece-bishop = Bishop
    .plural = Bishops
piece-bomb = Bomb
    .plural = Bombs
piece-cannon-pawn = Cannon Pawn
    .plural = Cannon Pawns
piece-chameleon = Chameleon
    .plural = Chameleons
piece-chimaera = Chimaera
    .plural = Chimaeras
piece-chimaerine = Chimaerine
    .plural = Chimaerines
piece-coordinator = Coordinator
    .plural = Coordinators
piece-encloser = Encloser
    .plural = Enclosers
piece-gorgon = Gorgon
    .plural = Gorgons
piece-gorgona = Gorgona
    .plural = Gorgonas
piece-guard = Guard
    .plural = Guards
piece-immobilizer = Immobilizer
    .plural = Immobilizers
piece-king = King
    .plural = Kings
piece-knight = Knight
    .plural = Knights
piece-long-leaper = Long Leaper
    .plural = Long Leapers
piece-mage = Mage
    .plural = Mages
piece-mimotaur = Mimotaur
    .plural = Mimotaurs
piece-pawn = Pawn
    .plural = Pawns
piece-puller = Puller
    .plural = Pullers
piece-pusher = Pusher
    .plural = Pushers
piece-pushme-pullyu = Pushme-Pullyu
    .plural = Pushme-Pullyus
piece-queen = Queen
    .plural = Queens
piece-resurrector = Resurrector
    .plural = Resurrectors
piece-retractor = Retractor
    .plural = Retractors
piece-rook = Rook
    .plural = Rooks
piece-shield = Shield
    .plural = Shields
piece-spent-encloser = Spent Encloser
    .plural = Spent Enclosers
piece-springer = Springer
    .plural = Springers
piece-straddler = Straddler
    .plural = Straddlers
piece-swapper = Swapper
    .plural = Swappers
piece-withdrawer = Withdrawer
    .plural = Withdrawers

## Words in the texts of pieces

text-castles = Once in a game it may castle.
# In “up to two squares”.
number-two = two
number-three = three
number-four = four

## How a game has ended, in a few words

# “White wins: checkmate”: after it comes a full stop, or nothing. $side has won.
outcome-checkmate = { $side-name } wins: checkmate
outcome-king-captured = { $side-name } wins: king captured
outcome-goals = { $side-name } wins: goals occupied
outcome-arrival = { $side-name } wins: goal reached
outcome-bare-king = { $side-name } wins: bare king
outcome-no-moves = { $side-name } wins: no legal move
outcome-repetition = { $side-name } wins: threefold repetition
outcome-resignation = { $side-name } wins: resignation
outcome-time = { $side-name } wins: time
outcome-adjudication = { $side-name } wins: adjudication
outcome-win = { $side-name } wins
outcome-stalemate = Draw: stalemate
outcome-kings-gone = Draw: both kings gone
outcome-bare-kings = Draw: bare kings
outcome-dead-position = Draw: insufficient material
outcome-clock = Draw: no progress
outcome-draw-repetition = Draw: threefold repetition
outcome-draw-time = Draw: time, against a bare king
outcome-agreement = Draw: agreement
outcome-draw-adjudication = Draw: adjudication
outcome-draw = Draw
# $outcome is one of these.
end-outcome = { $outcome }.

## Pages about pieces that the program makes

# Titles of scenes
guide-how-it-moves = How it moves
guide-on-the-board = On the board
guide-no-moves = It has no moves
guide-on-the-edge = On the edge
guide-swap-with-friend = A swap with a friend
# $name: of a way of capturing
guide-by-mimicry = { $name } by mimicry
# $title: of the scene with one victim
guide-several = { $title }: several at once
# Below scenes
guide-try-moves = { $side-name } to move: try its moves.
guide-nothing-to-try = There is nothing to try.
guide-neutralized = It does not capture { $pieces }: { $by } neutralizes it.
# Paragraphs of the page. $way: how a piece moves.
guide-moves = It moves { $way }, onto empty squares.
guide-does-not-move = It does not move without capturing.
# $name: of an ability. $words: sentences about it.
guide-ability = { $name }. { $words }
guide-castling = Castling. { $words }
# $title: of the scene that the page lacks
guide-unseen = { $title }: no scene was found for it.
guide-unseen-kings = { $title }: no scene shows it, because it can capture only { $pieces }, and the game ends before that.

## The page of a game's rules that the program makes

rules-starting-array = The starting array
# Headings of lists
rules-array = The starting array:
rules-pieces = The pieces:
rules-special = Special rules:
rules-ends = How the game ends:
rules-options = Players may choose:
# $name: of an option. $choices: a list joined by “rules-or”.
rules-option = { $name }: { $choices }.
rules-usual-choice = { $choice } (usual)
rules-or = { $list }; or { $next }
# $files and $ranks: how many. $left, $right, $bottom and $top: the names of the outer ones.
rules-board =
    The board has { $files ->
        [one] 1 file ({ $left })
       *[other] { $files } files ({ $left } to { $right })
    } and { $ranks ->
        [one] 1 rank ({ $bottom })
       *[other] { $ranks } ranks ({ $bottom } to { $top })
    }.
rules-board-holes = Not all of these squares exist: there are { $count }.
# $count ranks, $from the first and $to the last one. $files: a list.
rules-holes =
    { $count ->
        [1] Rank { $from } has
        [2] Ranks { $from } and { $to } have
       *[other] Ranks { $from } to { $to } have
    } no square on the { $files-count ->
        [one] file { $files }
       *[other] files { $files }
    }.
rules-no-holes =
    { $count ->
        [1] Rank { $from } has
        [2] Ranks { $from } and { $to } have
       *[other] Ranks { $from } to { $to } have
    } only the { $files-count ->
        [one] file { $files }
       *[other] files { $files }
    }.
rules-board-sheets = It is { $count } boards in one, which share squares. A move goes along one of them.
# $pieces: a list of “rules-array-group”.
rules-array-rank = { $side-name }: { $pieces }.
# $squares: a list, with “rules-from-to” in it.
rules-array-group =
    { $count ->
        [1] { $piece } { $squares }
        [2] { $piece-plural } { $squares }
       *[other] { $count } { $piece-plural } { $squares }
    }
rules-from-to = { $from } to { $to }
rules-array-opposite = Black's pieces stand opposite, on the same files.
rules-array-turned = Black's array is White's, turned by half a turn.
# $pieces: a list of “rules-held”.
rules-hand = { $side-name } has in hand: { $pieces }.
rules-pool = In a pool of both sides are: { $pieces }.
rules-held =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }
rules-exchange = Before the first move { $side-name } may swap { $one } and { $other }.
# These stand for $squares in the texts below, and so do lists of squares: “e4 and e5”. $files and $ranks are lists.
rules-files =
    { $files-count ->
        [one] file { $files }
       *[other] files { $files }
    }
rules-ranks =
    { $ranks-count ->
        [one] rank { $ranks }
       *[other] ranks { $ranks }
    }
rules-files-and-ranks =
    { $files-count ->
        [one] file { $files }
       *[other] files { $files }
    } and { $ranks-count ->
        [one] rank { $ranks }
       *[other] ranks { $ranks }
    }
rules-zone-of = { $squares } for { $side-name }
# $squares of a piece of one side; $others of the piece of the other one, which is $side.
rules-squares-both = { $squares } ({ $side-name }: { $others })
rules-squares-one = { $squares } ({ $side-name }: nowhere)
# An item of the list of pieces. $words: sentences.
rules-piece = { $name } ({ $letter }): { $words }
rules-run = From { $squares } it may move up to { $count } squares straight ahead, over empty squares.
rules-never-promotes = It never promotes.
rules-in-hand = In a hand it becomes { $piece }.
# $pieces: “a Queen, a Rook or a Bishop”, or “rules-promotion-both”.
rules-promotion =
    { $optional ->
        [yes] On { $squares } it may become { $pieces }.
       *[no] On { $squares } it becomes { $pieces }.
    }
rules-promotion-from-hand =
    { $optional ->
        [yes] On { $squares } it may become { $pieces }, if that piece is in its side's hand.
       *[no] On { $squares } it becomes { $pieces }, if that piece is in its side's hand. Otherwise it stays as it is.
    }
# $others: what the piece of the other side becomes
rules-promotion-both = { $pieces } ({ $side-name }: { $others })
# $ways: a list of “rules-castling-way”. $king: a name.
rules-castling =
    { $frozen ->
        [yes] { $side-name } may castle once: { $ways }. Neither may have moved or be frozen, their ways must be empty, and the { $king } may not be attacked before, on its way or after.
       *[no] { $side-name } may castle once: { $ways }. Neither may have moved, their ways must be empty, and the { $king } may not be attacked before, on its way or after.
    }
# The partner goes from $start to $stop.
rules-castling-way = the { $king } goes from { $from } to { $to } and the { $partner } from { $start } to { $stop }
rules-castling-alike = { $side-name } castles in the same way.
rules-castling-alike-there = { $side-name } castles in the same way on rank { $rank }.
rules-edge = The edge is { $squares }. A move may touch it only for a capture or a swap that the piece cannot make without it.
rules-palace = The palace is { $squares }. A side may have only one of its pieces there.
rules-captured-own-hand = Captured pieces go to the hand of their own side.
rules-captured-captors-hand = Captured pieces go to the captor's hand and change sides.
rules-drops = As a move, a piece in hand may be put on any empty square.
rules-drops-without-check = As a move, a piece in hand may be put on an empty square, if that gives no check.
rules-closed-to-drops = From a hand, { $piece } may not be put on { $squares }.
rules-placement = Before the first move, the sides place their pieces in turn, one each, on empty squares of { $squares }. White begins. A side with pieces to place has no other move.
# $king, here and below: the name of the royal piece, such as “Dux”, or one of these two: what kings are called, and royal pieces of
# different names.
piece-king-in-general = king
    .plural = kings
piece-royal-piece-in-general = royal piece
    .plural = royal pieces
rules-placement-pool = The pool belongs to both sides: what one of them places is gone for both. Each places half of the pieces. A side that has placed all of them but its { $king } must place its { $king }.
rules-placement-uncounted = Placements do not count as moves, neither for the number of the move nor for a draw.
rules-suicide = As a move, a side may remove its own frozen piece, unless it is the { $king }.
# $pieces: “King or Rook”.
rules-frozen-castling = A frozen { $pieces } may castle.
rules-swapped-castling = A { $pieces } that a swap moved may still castle.
rules-swap-ban = After two enemies that can swap have swapped, the next move may not swap them back.
rules-last-rank-forbidden =
    { $by ->
        [swap] A swap may not put a pawn on its own last rank.
        [drive] A drive may not put a pawn on its own last rank.
       *[both] A swap or a drive may not put a pawn on its own last rank.
    }
rules-last-rank-promotes =
    { $by ->
        [swap] A pawn that a swap puts on its own last rank promotes. The side to move chooses the piece.
        [drive] A pawn that a drive puts on its own last rank promotes. The side to move chooses the piece.
       *[both] A pawn that a swap or a drive puts on its own last rank promotes. The side to move chooses the piece.
    }
rules-rank-limit = On its own side's first rank a piece moves at most one square, on the second at most two, and so on. Squares that it leaps over count.
# $pieces, $white and $black: lists of “rules-royal”.
rules-royal-pieces = The royal pieces are { $pieces }.
rules-royal-pieces-of-sides = The royal pieces: { $white } for White, { $black } for Black.
rules-royal = the { $piece }
rules-checkmate = Checkmate wins. A move may not leave one's own { $king } attacked.
rules-checkmate-of-any = Checkmate of any { $king } wins. A move may leave none of one's own { $king-plural } attacked.
# $several: whether a side has several kings
rules-king-capture =
    { $several ->
        [yes] The capture of the last { $king } wins. There is no check.
       *[no] The capture of the { $king } wins. There is no check.
    }
rules-king-capture-or-draw =
    { $several ->
        [yes] The capture of the last { $king } wins. There is no check. If one move removes the last { $king-plural } of both sides, the game is drawn.
       *[no] The capture of the { $king } wins. There is no check. If one move removes both { $king-plural }, the game is drawn.
    }
# $several: whether a goal has several squares
rules-goals =
    { $several ->
        [yes] A side with pieces on all squares of its goal wins: { $squares }.
       *[no] A side with a piece on its goal wins: { $squares }.
    }
# $pieces: “a King or a Pawn”.
rules-arrival = A side wins as soon as { $pieces } of its own stands on its goal: { $squares }. Its move must be legal.
rules-arrival-of-any = A side wins as soon as any piece of its own stands on its goal: { $squares }. Its move must be legal.
rules-stalemate = A side that has no legal move and is not in check draws (stalemate).
rules-no-move-draws = A side without a legal move draws.
rules-no-move-loses = A side without a legal move loses.
# Below one of these.
rules-lost-stalemate = But it loses if its { $king } stands on { $squares }.
rules-repetition-draws = When the same position comes for the third time, the game is drawn.
rules-repetition-loses = The side that brings the same position about for the third time loses.
# $removal: whether a side can remove its own frozen pieces. $pieces: “a Pawn or a Prince”.
rules-clock =
    { $removal ->
        [yes] After { $time } without a capture or removal the game is drawn.
       *[no] After { $time } without a capture the game is drawn.
    }
rules-clock-with-moves =
    { $removal ->
        [yes] After { $time } without a capture or removal or a move of { $pieces } the game is drawn.
       *[no] After { $time } without a capture or a move of { $pieces } the game is drawn.
    }
# These stand for $time.
rules-clock-moves =
    { $count ->
        [one] 1 move by each side
       *[other] { $count } moves by each side
    }
rules-clock-plies =
    { $count ->
        [one] 1 ply
       *[other] { $count } plies
    }
rules-only-kings = The game is drawn when only { $king-plural } are left.
# $white and $black: names. $drops: whether pieces in hand can be put on the board.
rules-bare-kings =
    { $drops ->
        [yes] { $white } against { $black } is a draw, if both hands are empty.
       *[no] { $white } against { $black } is a draw.
    }
rules-bare-king-loses =
    { $drops ->
        [yes] A side with only its { $king } left and nothing in hand loses. If that is so for both sides, the side that has just moved wins.
       *[no] A side with only its { $king } left loses. If that is so for both sides, the side that has just moved wins.
    }
rules-bare-kings-lose =
    { $drops ->
        [yes] A side with only its { $king-plural } left and nothing in hand loses. If that is so for both sides, the side that has just moved wins.
       *[no] A side with only its { $king-plural } left loses. If that is so for both sides, the side that has just moved wins.
    }
# $knight and $bishop: lists of names, joined by “or”.
rules-dead = The game is drawn at once when only the { $king-plural } are left.
rules-dead-knight = The game is drawn at once when only the { $king-plural } are left, or the { $king-plural } and one { $knight }.
rules-dead-bishops = The game is drawn at once when only the { $king-plural } are left, or the { $king-plural } and { $bishop-plural } that all stand on squares of one colour.
rules-dead-both = The game is drawn at once when only the { $king-plural } are left, or the { $king-plural } and one { $knight }, or the { $king-plural } and { $bishop-plural } that all stand on squares of one colour.

## The page about pieces that mate alone, or together

mating-title = Which pieces mate alone?
mating-source = Solved by Baroque, November 2026
mating-what = Can king and one piece force a win against a king? Baroque has solved all these endings, so the answers are exact.
mating-list = The list tells how often White wins with White to move, and in how many moves at most. Both sides play perfectly. Draws by repetition and by the 50-move rule do not count.
mating-left-out = In some games a lone king has lost already. The list leaves them out. It also leaves out pieces that can bring captured pieces back to the board.
mating-choose = Choose an ending with a win to see its longest one, or to practise it against a perfect defence. Other moves may be as good.
mating-pairs = Two pieces that do not mate alone, or rarely, may mate together:
# These stand for $piece in the list and in titles of scenes, and so does a name.
mating-two = Two { $piece-plural }
mating-both = { $one } and { $other }
# $game is where they win, $other where they don't.
mating-why =
    { $always ->
        [yes] In { $game } a side without a legal move loses, so king and { $piece } always win.
       *[no] In { $game } a side without a legal move loses, so king and { $piece } nearly always win.
    } { $never ->
        [yes] In { $other } that is a draw, and they never win.
       *[no] In { $other } that is a draw, and they hardly ever win.
    }
# $games: names. $boards: a list of “mating-never” and “mating-share”.
mating-ending = { $piece } in { $games }: { $boards }.
# $board: “8×8”.
mating-never = never on { $board }
# $share: “49.2” or one of the texts “percent”. $count: the most moves.
mating-share =
    { $count ->
        [one] { $share } % on { $board }, in one move
       *[other] { $share } % on { $board }, at most { $count } moves
    }
# The title of the scene with the longest win.
mating-longest =
    { $count ->
        [one] { $piece } in { $game }, { $board }: 1 move
       *[other] { $piece } in { $game }, { $board }: { $count } moves
    }
mating-moves-left =
    { $count ->
        [one] 1 move left.
       *[other] { $count } moves left.
    }
mating-white-wins = White wins.

# Shares in percent. The sign comes after them.
percent-under-a-tenth = under 0.1
decimal-sign = .
# Behind large numbers: 12.3 k nodes.
unit-thousand = k
unit-million = M
unit-billion = G

## A move, a square and a position for screen readers: short, without articles

# $words: a list of the texts below, the move first, and at the end check or how the game has ended.
spoken-move = { $side-name }: { $words }
# Stands for $piece and $pieces in many of these texts, alone or in a list.
spoken-piece = { $piece } on { $square }
spoken-goes = { $piece } { $from } to { $to }
spoken-castles = { $piece } castles, { $from } to { $to }
spoken-removes-itself = { $piece } on { $square } removes itself
spoken-drops = { $piece } from the hand to { $to }
# Before the game a player chooses whether two pieces swap places.
spoken-keeps = { $pieces } stay in place
spoken-exchanges = { $pieces } swap places
spoken-swaps = swaps places with { $piece }
spoken-drives = drives { $piece } to { $to }
spoken-pushes = pushes { $piece } to { $to }
spoken-pulls = pulls { $piece } to { $to }
spoken-other-goes = { $piece } goes to { $to }
spoken-captures = captures { $pieces }
spoken-converts = converts { $pieces }
spoken-protected = cannot capture { $pieces }, protected
spoken-becomes = becomes { $into }
spoken-other-becomes = { $piece } becomes { $into }
spoken-leaves = leaves { $pieces }
spoken-freezes =
    { $pieces-count ->
        [one] { $pieces } is frozen
       *[other] { $pieces } are frozen
    }
spoken-frees = frees { $pieces }
spoken-captures-nothing = captures nothing
spoken-check = check
# A piece that captures without moving. $piece has its square, with or without an article: the Rook on e4, Rook on e4.
spot-destroys-itself = { $piece } destroys itself
spot-explodes = { $piece } explodes
spot-shoots = { $piece } shoots
# A square with its piece, and what is said of that piece.
standing-piece =
    { $side ->
        [white] White { $piece } on { $square }
       *[black] Black { $piece } on { $square }
    }
standing-empty = { $square }, empty
standing-frozen = frozen by { $by }
standing-neutralized = neutralized by { $by }
standing-in-check = in check
standing-may-remove-itself = may remove itself
standing-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
standing-captures =
    { $count ->
        [one] 1 capture
       *[other] { $count } captures
    }
# A position, line by line. $board: its size, such as “8 × 8”.
read-game = { $game }, { $board }
read-move = Move { $number }, { $side-name } to move
read-move-check = Move { $number }, { $side-name } to move, in check
read-rank = { $rank }: { $pieces }
read-rank-empty = { $rank }: empty
# Stands in a list for $pieces.
read-piece =
    { $side ->
        [white] White { $piece } { $square }
       *[black] Black { $piece } { $square }
    }
# $pieces: a list of “counted-pieces”.
read-hand =
    { $side ->
        [white] In White's hand: { $pieces }
       *[black] In Black's hand: { $pieces }
    }
counted-pieces =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }

## How a piece moves, in detail

# A name, such as the title of a page. $namesake is yes if the other side has a different piece of that name.
name-in-full =
    { $namesake ->
        [yes] { $side ->
            [white] White's { $piece }
           *[black] Black's { $piece }
        }
       *[no] { $piece }
    }
# $way and $ways in the texts of this section and of the next two are these, or a list of them with “or”, such as “one square
# straight forward or with a leap of 2 squares diagonally”. They stand after “It moves”.
# Where the other side's piece goes, if it is different.
reach-sides = { $way } ({ $side-name }: { $others })
# Some boards have no sides: their files go round.
reach-round = { $ways }, also around the sides of the board
# $ways: a list of headings with “or”.
reach-any = any number of squares { $ways }
reach-most =
    { $count ->
        [1] one square { $ways }
       *[other] up to { $count } squares { $ways }
    }
reach-bend-straight = one square { $ways } and from there any number of squares along a rank or file, away from where it began
reach-bend-diagonal = one square { $ways } and from there any number of squares diagonally, away from where it began
heading-any = in any direction
heading-straight = along ranks and files
heading-diagonal = diagonally
heading-forward = straight forward
heading-backward = straight backward
heading-sideways = sideways
heading-left = to the left
heading-right = to the right
heading-diagonal-forward = diagonally forward
heading-diagonal-backward = diagonally backward
heading-forward-left = diagonally forward to the left
heading-forward-right = diagonally forward to the right
heading-backward-left = diagonally backward to the left
heading-backward-right = diagonally backward to the right
leap-straight = with a leap of { $count } squares along a rank or file
leap-diagonal = with a leap of { $count } squares diagonally
leap-knight = with a leap like a chess knight's
leap-oblique =
    { $aside ->
        [1] with a leap of { $count } squares along a rank or file and 1 square to the side
       *[other] with a leap of { $count } squares along a rank or file and { $aside } squares to the side
    }
# $leap is a leap, perhaps with one of these additions.
reach-forward-only = { $leap }, forward only
reach-backward-only = { $leap }, backward only
reach-sideways-only = { $leap }, sideways only
reach-far-forward-only = { $leap }, forward only, and further forward than sideways
reach-further-forward = { $leap }, further forward or backward than sideways
reach-further-sideways = { $leap }, further sideways than forward or backward
# $ways: a list of single leaps, such as “2 ahead and 1 left; 2 back and 1 left”.
reach-listed = { $leap } ({ $ways })
steps-ahead = { $count } ahead
steps-back = { $count } back
steps-left = { $count } left
steps-right = { $count } right
reach-repeated = { $leap }, also several times in one direction over empty squares
# The piece does not leap over other pieces.
reach-lame-straight = { $leap }, if the squares in between are empty
reach-lame-oblique = { $leap }, if the square next to it in the longer direction is empty

## A piece in a few sentences. “It” is the piece.

brief-moves = It moves { $way }.
brief-moves-to-empty = It moves { $way }, only onto empty squares.
brief-moves-never = It does not move without capturing.
# It captures as it moves.
brief-captures-alike = It captures in the same way, by moving onto the enemy's square.
# $victims: such as “a Queen, a Rook or an Advancer”.
brief-captures-alike-only = It captures only { $victims } in the same way, by moving onto the enemy's square.
brief-captures = It captures by moving onto the enemy's square: { $way }.
brief-captures-only = It captures only { $victims } by moving onto the enemy's square: { $way }.
brief-captures-nothing = It captures nothing.
# When a side loses by this piece.
loss-checkmate = If it is checkmated, its side loses.
loss-captured = If it is captured, its side loses.
loss-all-captured = A side without any royal piece loses.

## Abilities of pieces: each with its name, and with a sentence about a piece (“it”) that has it

ability-displacement = Displacement
ability-displacement-is = It captures an enemy by moving onto its square, as chess pieces do.
ability-withdrawal = Withdrawal
ability-withdrawal-is = It captures an enemy next to it by moving straight away from it.
ability-advance = Advance
ability-advance-is = It moves towards an enemy in a straight line and captures it by stopping next to it.
ability-leap = Leap
ability-leap-is = It captures enemies by leaping over them in a straight line, in any direction and from any distance.
ability-cannon-jump = Cannon jump
ability-cannon-jump-is = It jumps over a piece next to it, of either side, and captures an enemy on the square behind that piece.
ability-coordination = Coordination
ability-coordination-is = It captures enemies on two corners: where its rank crosses its partner's file, and where its file crosses its partner's rank.
ability-pinch = Pinch
ability-pinch-is = After a move along a rank or file, it captures each enemy between it and a friend (custodial capture). The three stand side by side on a rank or file.
ability-mutual-destruction = Mutual destruction
ability-mutual-destruction-is = It destroys one enemy next to it, and itself.
ability-enclosing = Enclosing
ability-enclosing-is = As in Go, it captures a connected group of enemies that has no empty square left next to it. Only ranks and files count.
ability-explosion = Explosion
ability-explosion-is = Without moving, it may destroy itself and all pieces next to it, of both sides.
ability-shot = Shot
ability-shot-is = It shoots without moving: it captures the first piece on a line, if that is an enemy and near.
ability-charge = Charge
ability-charge-is = It captures every enemy next to the square where it stops.
ability-en-passant = En passant
ability-en-passant-is = It captures a pawn that has just passed it with a double step or a longer one.
ability-mimicry = Mimicry
ability-mimicry-is = It captures each enemy by that enemy's own method.
ability-freezing = Freezing
ability-freezing-is = It freezes the enemies next to it: they cannot move or capture.
ability-freezing-lines = Freezing along lines
ability-freezing-lines-is = It freezes the first piece on each line from it, if that is an enemy: it cannot move or capture.
ability-neutralizing = Neutralizing
ability-neutralizing-is = The enemies next to it may move, but use no power and capture only by displacement.
ability-conversion = Conversion
ability-conversion-is = What it captures changes sides and stays on the board, unless it is a king or the piece moves onto its square.
ability-swap = Swap
ability-swap-is = It swaps places with the first piece in a straight line.
ability-driving = Driving
ability-driving-is = It moves onto the first enemy on a line and drives that piece further along the line.
ability-pushing = Pushing
ability-pushing-is = It pushes a piece next to it, of either side, one square straight away and follows it.
ability-pulling = Pulling
ability-pulling-is = It steps straight away from a piece next to it, of either side, and pulls that piece along.
ability-resurrection = Resurrection
ability-resurrection-is = It steps to a square next to it and leaves a piece from its side's hand on the square that it left.
ability-compelled = Must capture
ability-compelled-is = If it can capture, it may not move without capturing.
ability-unfreezable = Never frozen
ability-unfreezable-is = Nothing can freeze it.
ability-immune = Never captured
ability-immune-is = Nothing can capture it.
ability-one-capture = One capture a move
ability-one-capture-is = A move that would capture more than one piece is illegal.
ability-protection = Protection
ability-protection-is = Nothing can capture the friends next to it. It does not protect itself.
ability-pawn = Counts as a pawn
ability-pawn-is = The rules for pawns apply to it, for example those for promotion and the 50-move rule.
ability-royal = Royal
ability-royal-is = The game depends on it.
ability-run = Double step or longer
ability-run-is = From certain squares it may go several squares straight ahead.
ability-promotion = Promotion
ability-promotion-is = On certain squares it becomes another piece.
# Further sentences after those above. $pieces and $victims are a list of pieces, such as “a Rook or a Bishop”, or one of these.
ability-any-friend = any piece of its side
ability-any-enemy = any enemy
ability-no-piece = no piece here
ability-only-to = This applies only to { $pieces }.
ability-optional = The player may decline the capture.
ability-displacement-way = To capture it moves { $way }.
# For withdrawal and coordination.
ability-only-by =
    { $count ->
        [1] Only a move of exactly one square captures this way.
       *[other] Only a move of exactly { $count } squares captures this way.
    }
ability-leap-single = It captures only one piece a move.
# After “ability-leap-single”.
ability-leap-behind-it = It lands on the square right behind that piece.
ability-leap-behind-last = It lands on the square right behind the last piece that it leaps over.
ability-cannon-jump-idle = It may also jump onto that square if it is empty.
# $limited: whether this partner helps to capture only some enemies, $victims.
ability-coordination-partner =
    { $limited ->
        [yes] Its partner is { $pieces }, to capture { $victims }.
       *[no] Its partner is { $pieces }.
    }
ability-coordination-new = Only corners that the move made count.
ability-coordination-balanced = A corner counts only if equally many pieces stand on both lines that lead to it.
ability-pinch-friend =
    { $limited ->
        [yes] That friend must be { $pieces }, to capture { $victims }.
       *[no] That friend must be { $pieces }.
    }
ability-enclosing-anywhere = For such a capture it may go to any empty square.
ability-enclosing-becomes = After that it becomes { $piece }.
ability-shot-near =
    { $count ->
        [1] Near means at most 1 square away.
       *[other] Near means at most { $count } squares away.
    }
ability-shot-spotter =
    { $count ->
        [1] A target further away needs a friend of the shooter next to it, which spots it.
       *[other] A target further away needs a friend that spots it. A friend spots enemies up to { $count } squares away in a straight line, with nothing in between.
    }
ability-shot-frozen = A frozen friend spots nothing.
ability-mimicry-victims = In this game it can capture { $victims }.
ability-freezing-lines-reach =
    { $count ->
        [1] Only on the next square.
       *[other] At most { $count } squares away.
    }
ability-swap-friends = It also swaps with friends: { $pieces }.
ability-swap-no-friends = It does not swap with friends.
ability-swap-adjacent = It swaps only with a piece next to it.
ability-protection-only = It protects only { $pieces }.
ability-protection-frozen = While frozen, it protects nothing.
ability-run-most = At most { $count } squares.
# $hand: whether that piece must be in its side's hand.
ability-promotion-into =
    { $hand ->
        [yes] That piece is { $pieces }, from its side's hand.
       *[no] That piece is { $pieces }.
    }
ability-promotion-optional = The player may decline.

## Exercises: questions

# $piece is a piece with its square.
exercise-predict = { $side-name } moves { $piece } to { $square }. Mark every piece that this captures, or none.
# $played: a move that needs more than two squares.
exercise-predict-written = { $side-name } plays { $played }. Mark every piece that this captures, or none.
exercise-find =
    { $squares-count ->
        [one] Find a move of { $piece } that captures the piece on { $squares } and nothing else.
       *[other] Find a move of { $piece } that captures the pieces on { $squares } and nothing else.
    }
exercise-find-most = Find the move of { $piece } that captures the most pieces.
# $side is the side to move, $enemy the other one.
exercise-danger = Mark every piece of { $side-name } that { $enemy-name } could capture if it were to move.
exercise-safe = Mark every square to which { $piece } can go and where { $enemy-name } could not capture it.
exercise-frozen = Mark every frozen piece, of both sides.
exercise-thaw = { $side-name } to move: free { $piece } in one move.
# $moves: moves such as a2a4.
exercise-legal = { $side-name } to move: which of these moves are legal? { $moves }
exercise-win =
    { $count ->
        [one] { $side-name } to move and win in 1 move.
       *[other] { $side-name } to move and win in { $count } moves.
    }

## Exercises: about answers

# $piece, $mover and $by are pieces with their squares, $kind is a piece without one, $played a move. $side is the side to
# move, $enemy the other one.
answer-wants-squares = This exercise asks for squares.
answer-wants-move = This exercise asks for a move.
answer-wants-steps = This exercise asks which of some moves are legal.
answer-captures-nothing = { $piece } captures nothing.
# $abilities: sentences about the piece.
answer-look-at = Look at { $piece }. { $abilities }
answer-captured = The move captures { $piece }.
answer-nothing-captured = No move of { $enemy-name } captures a piece of { $side-name }.
answer-captured-everywhere = { $enemy-name } could capture { $piece } wherever it goes.
answer-nothing-frozen = No piece stands where an enemy freezes it.
answer-safe = { $piece } is safe on { $square }: no move of { $enemy-name } captures it there.
answer-unfreezable = nothing freezes { $piece }.
answer-not-frozen = { $piece } is not frozen: no enemy freezes it where it stands.
answer-makes-move = { $piece } makes the move.
# $about: sentences about the piece that moves.
answer-spared = { $piece } is not captured. { $about }
answer-spared-friend = { $piece } is not captured: it is on the same side.
answer-spared-protected = { $piece } is not captured: { $by } protects it.
answer-spared-no-partner = { $piece } is not captured: there is no friend of { $mover } on { $square }.
answer-spared-no-kind = { $piece } is not captured: there is not { $kind } of { $side-name } on { $square }.
answer-spared-prevented = { $piece } is not captured: { $by } prevents that.
answer-spared-kind = { $piece } is not captured: { $mover } does not capture { $kind } by this move.
answer-spared-other = This move does not capture { $piece }, but { $mover } can capture it by another move.
answer-spared-other-move = This move does not capture { $piece }, but { $mover } can capture it by another move, { $played }.
answer-spared-elsewhere = { $piece } is not captured: it would have to stand on { $square }.
answer-kept-safe = { $piece } is safe, but without { $by } { $enemy-name } could capture it.
answer-threatened = { $enemy-name } could capture { $piece }.
answer-not-yours = { $piece } is not a piece of { $side-name }.
answer-not-threatened = No move of { $enemy-name } captures { $piece }.
answer-unsafe = On { $square } { $enemy-name } could capture it.
answer-other-piece = { $played } is not a move of { $piece }.
answer-does-not-free = { $played } does not free { $piece }.
answer-still-frozen = After { $played } { $piece } is still frozen by { $by }.
answer-is-another = { $played } is not the answer.
# $captured: pieces that the move captures. $most: pieces that the right move captures.
answer-more-captures =
    { $captured ->
        [one] { $played } captures 1 piece.
       *[other] { $played } captures { $captured } pieces.
    } { $most ->
        [one] Another move captures 1 piece.
       *[other] Another move captures { $most } pieces.
    }
answer-captures-too = Your move captures { $pieces }.
answer-ends-game = After { $played } the game is over: { $outcome }.
answer-draws = After { $played } the game ends. { $outcome }.
# $answer: the move with which the other side defends itself.
answer-not-winning =
    { $count ->
        [one] { $played } does not win in 1 move: { $enemy-name } answers { $answer }.
       *[other] { $played } does not win in { $count } moves: { $enemy-name } answers { $answer }.
    }
answer-too-slow = { $played } does not win soon enough.
answer-legal = { $played } is legal.
answer-not-legal = { $played } is not legal.

## Why a move is good in an ending

ending-move-wins-now = { $played } wins at once.
ending-move-shortens =
    Before { $played } the shortest win has { $before ->
        [one] 1 move
       *[other] { $before } moves
    }, after it { $after ->
        [one] 1 move
       *[other] { $after } moves
    }.
ending-only-move-holds = Only { $played } holds.
ending-every-move-holds = Every move holds.
ending-moves-hold = { $held } of { $count } moves hold.

## Playtests: the report

# The headings.
report-fair = Fair?
report-lengths = How long?
report-ends = How do games end?
report-captures = How are pieces captured?
report-deciding = Which piece decides games?
report-values = What is each piece worth?
report-depth = Is it deep?
report-examples = Worth a look
report-endings = Which pieces mate alone?
# How many games. $planned: how many there will be. $nodes: positions that the computer looks at.
report-strength =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } of the computer against itself, at about { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    } a move, seed { $seed }. A stronger player may see another game.
report-strength-planned =
    { $count ->
        [one] 1 game of { $planned }
       *[other] { $count } games of { $planned }
    } of the computer against itself, at about { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    } a move, seed { $seed }. A stronger player may see another game.
# $options: such as “suicide=off”.
report-options = Options: { $options }.

# Whether the game is fair. $score and $share: such as “53 ± 4 %”.
report-no-game = No game is finished yet.
# A heading, and $results in the two sentences after it.
report-results = White wins { $wins }, draws { $draws }, loses { $losses }
report-no-interval =
    { $count ->
        [one] { $results }. 1 game shows no interval: play more.
       *[other] { $results }. { $count } games show no interval: play more.
    }
report-score = White scores { $score }. { $results }.
report-draws = { $share } of the games are draws.
# $verdict: one of the sentences below.
report-shallow =
    { $count ->
        [one] Measured at only about 1 position a move: { $verdict } With so few positions the computer hardly compares its moves. A higher strength may show something else.
       *[other] Measured at only about { $count } positions a move: { $verdict } With so few positions the computer hardly compares its moves. A higher strength may show something else.
    }
report-clear-advantage = { $side-name } has a clear advantage.
report-small-advantage = { $side-name } has a small advantage.
report-advantage = { $side-name } has an advantage.
report-even = The game is about even.
report-no-advantage = No advantage is shown: with 95 % certainty White scores between { $low } and { $high } %. About { $games } games would tell.

# The lengths of games. The numbers are such as “71 ± 3”.
report-plies = A game has { $mean } plies on average. A ply is a move of one side. Half of the games have at most { $median }.
report-first-capture = The first capture comes at ply { $number }.
report-decided = In games with a winner, the engine thinks from ply { $number } on that the winner is ahead.
report-never-ends = No game came to an end within { $longest } plies. Perhaps this game cannot end. All count as draws.
report-stopped =
    { $count ->
        [one] 1 game did not end within { $longest } plies. Such games count as draws.
       *[other] { $count } games did not end within { $longest } plies. Such games count as draws.
    }

# How games end. $end: one of the texts below. $share: percent.
report-end = { $end }: { $games } ({ $share } %).
report-end-checkmate = Checkmate
report-end-king-captured = The king is captured
report-end-goals = All goals are occupied
report-end-arrival = A goal is reached
report-end-bare-king = Bare king
report-end-no-moves = The loser has no legal move
report-end-repetition-loses = The loser repeats a position
report-end-stalemate = Stalemate
report-end-kings-gone = Both kings are captured
report-end-bare-kings = Bare kings
report-end-insufficient-material = Insufficient material
report-end-move-rule = No capture or pawn move for too long
report-end-repetition = Threefold repetition
report-end-too-long = Stopped because it was too long

# How pieces capture. $method, $power and $ability: one of the texts below. $number: such as “3.2 ± 0.2”.
report-captures-mean = A game has { $number } captured pieces on average.
report-method = By { $method }: { $number } pieces a game.
report-method-rare = By { $method }: { $count } in all { $games } games.
report-method-several =
    { $count ->
        [one] One move captured two or more by it.
       *[other] { $count } moves captured two or more by it.
    }
report-power = { $piece }, { $power }: { $number } a game.
report-power-rare = { $piece }, { $power }: { $count } in all { $games } games.
report-unused = { $piece }, { $ability }: never used.
# Captures that the table leaves out, and the heads of the table.
report-rarer = { $count } rarer ones are in the data.
report-captor = captor
report-by-method = method
report-victim = victim
report-count = captures
# The ways of capturing and the powers.
report-ability-advance = advance
report-ability-cannon-jump = cannon jump
report-ability-castling = castling
report-ability-charge = charge
report-ability-conversion = conversion
report-ability-coordination = coordination
report-ability-displacement = displacement
report-ability-driving = driving
report-ability-drop = drop
report-ability-en-passant = en passant
report-ability-enclosing = enclosing
report-ability-explosion = explosion
report-ability-freezing = freezing
report-ability-leap = leap
report-ability-mimicry = mimicry
report-ability-mutual-destruction = mutual destruction
report-ability-pinch = pinch
report-ability-promotion = promotion
report-ability-protection = protection
report-ability-pulling = pulling
report-ability-pushing = pushing
report-ability-resurrection = resurrection
report-ability-shot = shot
report-ability-suicide = suicide
report-ability-swap = swap
report-ability-withdrawal = withdrawal

# Pieces and their values. $unit: the commonest piece, in which values count.
report-deciding-about = The share of games with a winner in which the piece makes the deciding capture. That is the winner's first capture from the move on that leads to a lasting lead, by the engine's opinion.
report-deciding-share = { $piece }: { $share }.
report-units = { $unit-plural }
report-scale-engine = These games do not show the values of pieces yet. More games do. Until then there are only the engine's own values, in { $unit-plural }.
report-scale-piece = The values are in { $unit-plural }: one { $unit } is worth 1. They follow from the results of these games, with the ends of their 95 % intervals.
report-scale-army = The values are in { $unit-plural }. They follow from the results of these games, with the ends of their 95 % intervals. What one { $unit } is worth alone, the games show only roughly. So a whole army counts as many { $unit-plural } as for the engine.
report-value = { $piece }: { $value } (the engine's own value: { $engine }).
report-value-roughly = The games show it only roughly.
report-value-engine = { $piece }: { $value } for the engine.
report-odds = At odds the { $piece } is worth { $value } { $unit-plural }: if the other side lacks so many, the match is even.
report-odds-more = At odds the { $piece } is worth more than { $count } { $unit-plural }.
report-odds-less = At odds the { $piece } is worth less than { $count } { $unit-plural }.
report-odds-unknown = The match at odds for the { $piece } has too few games for a value.
report-lone-lost = King and { $piece } against a king: a king alone has lost already.
# $share: percent.
report-lone-wins =
    { $count ->
        [one] King and { $piece } win against a king from { $share } % of the positions, in at most 1 move.
       *[other] King and { $piece } win against a king from { $share } % of the positions, in at most { $count } moves.
    }

# Whether thinking helps.
report-deep =
    { $count ->
        [one] With four times the positions a move a side scores { $score } in 1 game.
       *[other] With four times the positions a move a side scores { $score } in { $count } games.
    }
report-deep-rewarded = Thinking is rewarded.
report-deep-useless = Thinking hardly helps.
report-deep-helps = Thinking helps.
report-choices = A player has { $number } legal moves to choose from.
report-lead-changes = By the engine's opinion the lead changes sides { $number } times a game.

# Games to look at. $game: the number of the game.
report-shortest =
    { $count ->
        [one] The shortest game with a winner, 1 ply: game { $game }.
       *[other] The shortest game with a winner, { $count } plies: game { $game }.
    }
report-longest =
    { $count ->
        [one] The longest game, 1 ply: game { $game }.
       *[other] The longest game, { $count } plies: game { $game }.
    }
report-most-lead-changes = The most changes of the lead, { $count }: game { $game }.
report-largest-capture =
    { $count ->
        [one] The largest capture, 1 piece: game { $game }.
       *[other] The largest capture, { $count } pieces: game { $game }.
    }

# Numbers with their intervals: “90 % (between 60 and 100 %)”, “7 (5 to 9)”.
report-percent-between = { $value } % (between { $low } and { $high } %)
report-range = { $value } ({ $low } to { $high })

# The report as a picture.
report-picture-lengths = Plies in a game
report-picture-bar = { $from } to { $to }
report-picture-score = White's score is { $score } %, with 95 % certainty between { $low } and { $high } %. The mark is at 50 %.
report-picture-capture = { $piece } captures { $victim } ({ $method })
report-picture-rarer = And { $count } rarer captures
report-picture-engine = For the engine, in { $unit-plural }
report-picture-results = By the results, in { $unit-plural }
report-picture-army = By the results, in { $unit-plural }. An army counts as many as for the engine.

## Playtests: two versions of a game

compare-white-score = White's score
compare-draws = Draws
compare-plies = Plies in a game
compare-captures = Captured pieces in a game
compare-lead-changes = Changes of the lead in a game
compare-choices = Legal moves in a position
# $figure: one of the texts above. The others: such as “57 ± 4 %”.
compare-too-few = { $figure }: too few games.
compare-more = { $figure }: first { $first }, second { $second }; the second has { $difference } more.
compare-less = { $figure }: first { $first }, second { $second }; the second has { $difference } less.
compare-same = { $figure }: first { $first }, second { $second }; no difference shows.
compare-army-stronger = The army that White has in the first version scores { $score } with both colours: it is the stronger army.
compare-army-weaker = The army that White has in the first version scores { $score } with both colours: it is the weaker army.
compare-army-same = The army that White has in the first version scores { $score } with both colours: no difference between the armies shows.

## Playtests: what goes wrong

playtest-nothing-to-play = { $side-name } has no pieces in the starting position, so there is nothing to play
playtest-over-at-start = the starting position has no moves to play, the game is over: { $outcome }
# $why: one of the five texts after it.
playtest-folder-other = `{ $folder }` has games { $why }. Choose another folder
playtest-other-game = of { $game }, { $layout }
playtest-other-rule = of other rules: the game has changed since, or has other options
playtest-other-version = of version { $version } of Baroque
# $option: an option of the command line, such as --nodes, with its numbers.
playtest-other-number = with { $option } { $other }, and this run has { $own }
playtest-other-odds = with another match at odds
playtest-folder-shard = `{ $folder }` has games of shard { $other }, and this run has { $own }. Choose another folder
playtest-folder-no-sheet = `{ $folder }` has games but no `{ $file }`, which says of which game they are. Choose another folder
playtest-folder-moves = `{ $file }` has moves that these rules do not allow
# $error and $problem are in English.
playtest-folder-unreadable = cannot read `{ $file }`: { $error }
playtest-folder-none = `{ $folder }` is not a folder of playtest: { $problem }
playtest-folder-damaged = `{ $file }` is damaged: { $error }
# $place: a file and a line.
playtest-folder-line = { $place }: the line is not a game: { $error }
playtest-folder-twice = { $place }: game { $number } is there twice, with different moves
playtest-folder-unwritable = cannot write `{ $file }`: { $error }

## Files of puzzles

# $error is in English.
puzzles-file-unsaved = { $file } was not saved: { $error }
puzzles-file-unreadable = { $file } cannot be read: { $error }
puzzles-file-damaged =
    { $count ->
        [one] A file of your puzzles was damaged: 1 line could not be read. The rest was kept. The damaged file is now `{ $file }`. The first mistake: { $error }
       *[other] A file of your puzzles was damaged: { $count } lines could not be read. The rest was kept. The damaged file is now `{ $file }`. The first mistake: { $error }
    }

## Penultima: hidden pieces

penultima-rule-is-secret = Its rule is secret.

## Names of keys, of the program's players, and of zones that most games have

key-name-ctrl = Ctrl
key-name-shift = Shift
key-name-space = Space
key-name-enter = Enter
key-name-escape = Escape
key-name-delete = Delete
key-name-home = Home
key-name-end = End
key-name-pageup = PageUp
key-name-pagedown = PageDown
player-computer-level = Computer, level { $level }
player-human = Player
zone-name-home = home
zone-name-first-rank = first rank
zone-name-last-rank = last rank
zone-name-double-step-end = double step end
zone-name-palace = palace
zone-name-goals = goals
zone-name-corners = corners
zone-name-edge = edge
