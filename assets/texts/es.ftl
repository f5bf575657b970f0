### Todos los textos en español. docs/TRANSLATING.md tiene el glosario.

## The language itself

language-name = Español

## Files of texts

texts-mistake-line = { $file }, línea { $line }: { $what }
texts-mistake = { $file }: { $what }
texts-syntax = esto no es válido ({ $what }).
texts-no-such-text = el programa no tiene el texto «{ $id }».
texts-no-such-argument = «{ $id }» no tiene el argumento «{ $name }».
texts-no-such-reference = «{ $id }» usa «{ $name }», que no está en este archivo.
texts-too-long = el archivo supera 1 MiB.
texts-unreadable = no se puede leer el archivo ({ $error }).
texts-more-mistakes =
    { $count ->
        [one] Y otro error.
       *[other] Y { $count } errores más.
    }
texts-said-in-english = Baroque muestra estos textos en inglés.

## Words that many pages share

option-army = { $side ->
        [white] Ejército de las blancas
       *[black] Ejército de las negras
    }
side-white = Blancas
side-black = Negras

## The header of every page

header-back = Atrás
page-play = Jugar
page-learn = Aprender
page-puzzles = Ejercicios
page-guide = Guía
page-invent = Inventar
page-my-games = Mis partidas
header-back-help = Vuelve a la página anterior

## The start page

start-tagline = Juegos de ajedrez cuyas piezas capturan de formas insólitas
start-family-added-pair = Ajedrez con una pareja añadida
start-family-ultima = La familia de Ultima
start-family-beyond = Otros juegos
start-own-games = Tus propios juegos
start-new-here = ¿Primera vez aquí?
start-welcome = Juega a { $game } contra el ordenador en el nivel más fácil. Es ajedrez con una pieza nueva.
start-first-game = Jugar una primera partida
start-lessons = O aprende con lecciones cortas
start-plate =
    { $piece-gender ->
        [feminine] La { $piece } captura { $count } piezas en una sola jugada.
       *[masculine] El { $piece } captura { $count } piezas en una sola jugada.
    }
start-plate-help = Muestra esta jugada y las reglas de la pieza
start-continue = Seguir con { $game }
start-play = Jugar a { $game }
start-go-on-learning = Aprender con lecciones cortas
start-pieces = Juego de piezas:
start-all = Ver los { $count }
start-fewer = Ver menos
start-level-known = Capturas como en el ajedrez
start-level-easy =
    { $count ->
        [one] Fácil: 1 pieza nueva
       *[other] Fácil: { $count } piezas nuevas
    }
start-level-medium = Intermedio: { $count } piezas nuevas
start-level-hard = Avanzado: { $count } piezas nuevas

## Words during a first game

first-begin = Juegas con blancas. Haz clic en una pieza para ver sus jugadas, o clic derecho para ver qué hace.
first-capture = Tu { $piece } puede capturar ahora. Selecciona la pieza y busca las casillas con un círculo.
first-check = Tu rey está en jaque. Captura la pieza atacante, mueve el rey o bloquea el ataque.
first-guarded = Cuidado: la pieza de { $square } ({ $enemy }) podría capturar tu pieza de { $at } ({ $piece }). Repite la jugada si de verdad la quieres.
first-answered = Cuidado: tu rival tiene una respuesta fuerte a esta jugada, { $answer }. Repítela si de verdad la quieres.
start-game-troubled = El archivo tiene errores (P). Esta es la última versión correcta.

## The start page: recent games

start-board-state = Jugada { $number }
start-resume-state = Jugada { $number }, { $when }
start-resume-help = Continúa tu última partida (Intro)
start-recent = Recientes
start-gone = ya no existe
start-recent-help = Muestra la página de { $game }
start-recent-resume = Continúa tu partida de { $game }
start-missing = no encontrado
start-last-game = Abrir la última partida
start-go-on = Continuar

## When a game was last played

ago-now = ahora mismo
ago-minutes =
    { $count ->
        [one] hace 1 minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace 1 hora
       *[other] hace { $count } horas
    }
ago-days =
    { $count ->
        [one] hace 1 día
       *[other] hace { $count } días
    }

## The options of a new game

new-game-play = Jugar
new-game-board = Tablero
new-game-rules = Reglas
new-game-rules-standard = Estándar
new-game-rules-changed =
    { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }
new-game-change = Cambiar
new-game-done = Listo
new-game-no-clock = sin reloj
new-game-usual-rules = reglas estándar
new-game-other-rules = reglas cambiadas
new-game-random-colors = colores al azar
new-game-name = Nombre
new-game-name-of =
    { $side ->
        [white] Nombre de las blancas
       *[black] Nombre de las negras
    }
new-game-name-none = Sin nombre
new-game-replaced = { $option }: este tablero no tiene «{ $wanted }»; ahora es «{ $instead }».
new-game-colors = Colores
new-game-colors-chosen = Los elegidos
new-game-colors-random = Al azar
new-game-turning = Girar tablero
new-game-turning-off = No
new-game-turning-on = Según el turno
new-game-house-rule = regla de la casa
new-game-house-rule-help = Las reglas publicadas no lo precisan. La primera opción es la nuestra.
## The pieces that the sides place before the first move

new-game-sets = Piezas por colocar
new-game-sets-standard = Estándar
new-game-sets-drawn = Sorteadas
new-game-sets-balanced = Equilibradas
new-game-sets-picked = Elegidas
new-game-sets-seed = Semilla
new-game-sets-again = Sortear de nuevo
new-game-sets-both = Piezas
new-game-sets-white = Piezas blancas
new-game-sets-black = Piezas negras
new-game-sets-count = { $count } de { $size }
new-game-sets-pick = Haz clic en las piezas para añadirlas, y en las elegidas para quitarlas:
new-game-sets-full = Ya están todas. Haz clic en una pieza elegida para dejar sitio a otra:
new-game-sets-more = Más piezas
new-game-sets-more-help = Todas las piezas que conoce Baroque. Si añades otra, el juego pasa a ser uno tuyo.
new-game-sets-worth =
    { $by ->
        [games] Valen { $pawns } peones, según resultados de partidas.
       *[engine] Valen { $pawns } peones, según el motor.
    }
new-game-sets-worth-both =
    { $by ->
        [games] Las piezas blancas valen { $white } peones y las negras { $black }, según resultados de partidas.
       *[engine] Las piezas blancas valen { $white } peones y las negras { $black }, según el motor.
    }

## The players of a new game

player-person = Jugador
player-computer = Ordenador
player-name-level = ordenador (nivel { $level })
player-name-time = ordenador ({ $seconds } s)
player-name-depth = ordenador (profundidad { $depth })
player-name-positions = ordenador ({ $count } nodos)
level-newcomer = acaba de aprender las reglas
level-beginner = ha jugado unas pocas partidas
level-novice = ve casi todas las capturas
level-casual = jugador ocasional
level-regular = jugador habitual
level-club = jugador de club
level-strong = buen jugador de club
level-expert = experto
level-master = maestro
level-full = fuerza máxima
level-choice = { $number } · { $name }
level-own = Personalizado
players-level-of =
    { $side ->
        [white] Nivel de las blancas
       *[black] Nivel de las negras
    }
players-level = Nivel del ordenador
players-limit-time = Tiempo por jugada
players-limit-depth = Profundidad
players-limit-positions = Nodos
players-unit-seconds = s
players-unit-plies = medias jugadas
players-unit-positions = nodos
time-heading = Relojes
time-none = Sin reloj
time-own = Personalizado
time-how = Minutos por bando y segundos que se añaden tras cada jugada. El reloj de un bando empieza con su segunda jugada.
time-unit-minutes = min
time-unit-seconds = s
new-game-watch = Ver
players-both-computers = El ordenador juega con los dos bandos. Pausa la partida para recorrerla jugada a jugada.

## Your own game files

files-mistakes =
    { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
files-mistakes-help =
    { $count ->
        [one] 1 error en los archivos de juego (P)
       *[other] { $count } errores en los archivos de juego (P)
    }
files-duplicate-and-edit = Duplicar y editar
files-edit-file = Editar archivo
files-show-mistakes = Ver errores
files-edit-help = Abre el archivo en tu editor; cada vez que guardas se actualiza el juego
files-edit = Editar
files-duplicate = Duplicar
files-duplicate-help = Copia este juego como propio y abre su archivo
files-puzzles = Ejercicios
files-puzzles-help = Ejercicios de este juego
files-changed = Han cambiado las reglas de { $game }.
files-keep-rules = Seguir jugando
files-keep-rules-help = Continúa con las reglas anteriores
files-new-rules = Reiniciar
files-new-rules-help = Empieza de nuevo con las reglas nuevas

## Mistakes in game files

problems-none = Todos los archivos de juego son correctos.
problems-how = Cada juego conserva su última versión correcta hasta que su archivo no tenga errores. Haz clic en un lugar para abrirlo en tu editor.
problems-place = { $file }, línea { $line }, columna { $column }
problems-open = Abre este lugar en tu editor

## The result of a game, above its board

ending-you-win =
    { $reason ->
        [checkmate] Ganas por jaque mate
        [king] Ganas al capturar al rey
        [goals] Ganas al ocupar todas las metas
        [arrival] Ganas al llegar a una meta
        [bare] Ganas: a tu rival solo le queda el rey
        [moves] Ganas: tu rival no tiene jugadas legales
        [repetition] Ganas por triple repetición
        [resignation] Ganas por abandono
        [time] Ganas por tiempo
       *[adjudication] Ganas por adjudicación
    }
ending-computer-wins =
    { $reason ->
        [checkmate] El ordenador gana por jaque mate
        [king] El ordenador gana al capturar al rey
        [goals] El ordenador gana al ocupar todas las metas
        [arrival] El ordenador gana al llegar a una meta
        [bare] El ordenador gana: solo te queda el rey
        [moves] El ordenador gana: no tienes jugadas legales
        [repetition] El ordenador gana por triple repetición
        [resignation] El ordenador gana por abandono
        [time] El ordenador gana por tiempo
       *[adjudication] El ordenador gana por adjudicación
    }

## The state of a game, below its board

game-hint = Buscando una pista…
game-go-on = Continuar
game-pause = Pausar
game-looking-start = Inicio de la partida
game-looking = Jugada { $number } de { $of }
game-looking-beside = Variante, jugada { $number } de { $of }
game-lasted =
    { $count ->
        [one] La partida duró 1 jugada.
       *[other] La partida duró { $count } jugadas.
    }
game-paused = En pausa. Pulsa K para continuar.
game-veil = En pausa: haz clic para seguir
game-computer-asked = El ordenador estudia tu oferta de tablas…
game-premove = Premovimiento listo.
game-chooses-array =
    { $side ->
        [white] Las blancas eligen la posición inicial.
       *[black] Las negras eligen la posición inicial.
    }
game-places =
    { $side ->
        [white]
            { $left ->
                [one] Las blancas colocan una pieza: queda 1.
               *[other] Las blancas colocan una pieza: quedan { $left }.
            }
       *[black]
            { $left ->
                [one] Las negras colocan una pieza: queda 1.
               *[other] Las negras colocan una pieza: quedan { $left }.
            }
    }
game-your-move = Te toca jugar.
game-your-move-check = Te toca jugar. ¡Jaque!
game-to-move =
    { $side ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
game-check =
    { $side ->
        [white] Juegan las blancas. ¡Jaque!
       *[black] Juegan las negras. ¡Jaque!
    }
game-variation-ends = Variante. { $outcome }
game-variation-to-move =
    { $side ->
        [white] Variante. Juegan las blancas.
       *[black] Variante. Juegan las negras.
    }

## A player’s place beside the board

# Below the name of a computer.
seat-thinking = piensa …
seat-you = tú
seats-of-two = Dos personas
seat =
    { $side ->
        [white] Blancas, { $player }
       *[black] Negras, { $player }
    }
seat-captured = Capturadas: { $pieces }
seat-captured-ahead = Capturadas: { $pieces }. Ventaja: { $lead }.
seat-ahead = Ventaja: { $lead }.
seat-timed =
    { $side ->
        [white] Blancas, { $player }, quedan { $time }
       *[black] Negras, { $player }, quedan { $time }
    }
seat-side-timed =
    { $side ->
        [white] Blancas, quedan { $time }
       *[black] Negras, quedan { $time }
    }

## Questions beside the board

ask-resign =
    { $side ->
        [white] ¿Abandonas con blancas?
       *[black] ¿Abandonas con negras?
    }
ask-give-up = Abandonar
ask-offer-draw =
    { $side ->
        [white] ¿Ofreces tablas con blancas?
       *[black] ¿Ofreces tablas con negras?
    }
ask-offer = Ofrecer tablas
ask-offer-help = Si el ordenador acepta, la partida termina
ask-play-on = Seguir jugando
ask-play-on-help = Continúa la partida
ask-level-up = ¡Bien jugado, dos victorias seguidas! ¿Probar el nivel { $level } ({ $name })?
ask-level-down = Dos partidas difíciles seguidas. El nivel { $level } ({ $name }) puede ser más divertido.
ask-level-play = Jugar en el nivel { $level }
ask-level-play-help = Empieza una partida en este nivel
ask-level-stay = Ahora no
ask-level-stay-help = Mantiene el nivel actual
ask-vary = La partida ha terminado. ¿Probar esta jugada en una variante?
ask-vary-yes = Probarla
ask-vary-yes-help = La añade a la partida como variante
ask-vary-no = Dejarlo
ask-vary-no-help = No cambia nada
ask-end-help = Termina la partida
ask-draw =
    { $side ->
        [white] Las blancas ofrecen tablas.
       *[black] Las negras ofrecen tablas.
    }
ask-agree = Aceptar
ask-decline = Rechazar
ask-decline-help = Continúa la partida; hacer una jugada también rechaza la oferta
ask-adjudicate = ¿Cuál es el resultado?
ask-white-wins = Ganan blancas
ask-black-wins = Ganan negras
ask-drawn = Tablas
ask-adjudicate-help = Termina la partida con este resultado

## The choice between several moves to one square

choice-heard = { $choice }, opción { $number } de { $of }
choice-on-sheet = { $choice } en la hoja { $sheet }
choice-and-promotion = { $choice }, coronar un peón: { $piece }
choice-drive = Empujar en línea
choice-drop = Colocar aquí
choice-resurrect = Dejar: { $piece }
choice-explode = Explotar
choice-push = Empujar
choice-pull = Arrastrar
choice-swap-promotion = Intercambiar y coronar un peón: { $piece }
choice-promotion = Coronar: { $piece }
choice-swap = Intercambiar
choice-exchange = Intercambiar { $one } con { $other }
choice-keep = Mantener { $one } y { $other }
choice-destroy = Destruir ambas piezas
choice-suicide = Quitar esta pieza del tablero
choice-decline = Mover sin capturar
choice-stay = Seguir como { $piece }
choice-take = Capturar { $squares }
choice-move = Mover a { $square }

## Typed moves

typed-ambiguous = { $text } puede significar { $moves }.
typed-unknown = { $text } no es una jugada legal.
typed-perhaps = { $text } no es una jugada legal. ¿Querías decir { $moves }?
typed-letter = { $text } no es una jugada: ninguna pieza de este juego tiene la letra { $letter }. Sus letras son { $letters }.
typed-over = La partida ha terminado.
typed-not-newest = Ve primero a la última posición.
typed-not-your-turn = No te toca jugar.
typed-changed = La posición ha cambiado. Escribe la jugada de nuevo.

## The list of moves

comment-about = Comentario sobre { $played }
comment-about-game = Comentario sobre la partida
moves-comment = Comentar
moves-promote = Promover variante
moves-main = Hacer línea principal
moves-delete = Eliminar desde aquí
moves-none-keys = Haz clic derecho en una pieza para saber más. Apunta a una pieza y mantén pulsada T para ver qué amenaza.
moves-none = Arrastra una pieza, o haz clic en ella y luego en su destino. Los círculos muestran lo que captura una jugada.
moves-guide = Reglas en la guía
moves-close-pieces = Cerrar la lista de piezas
moves-play = Jugar desde aquí

## Analysis

evaluation-mate =
    { $side ->
        [white]
            { $count ->
                [one] Las blancas ganan en 1 jugada
               *[other] Las blancas ganan en { $count } jugadas
            }
       *[black]
            { $count ->
                [one] Las negras ganan en 1 jugada
               *[other] Las negras ganan en { $count } jugadas
            }
    }
evaluation-equal = Posición igualada, { $score }
evaluation-little-better =
    { $side ->
        [white] Las blancas están algo mejor, { $score }
       *[black] Las negras están algo mejor, { $score }
    }
evaluation-better =
    { $side ->
        [white] Las blancas están mejor, { $score }
       *[black] Las negras están mejor, { $score }
    }
evaluation-winning =
    { $side ->
        [white] Las blancas tienen ventaja decisiva, { $score }
       *[black] Las negras tienen ventaja decisiva, { $score }
    }
analysis-bar = Evaluación: { $evaluation }
analysis-unknown = aún desconocida
analysis-line = Línea { $number }: { $evaluation }
analysis-decided = La partida está decidida.
analysis-waits-computer = esperando al ordenador
analysis-waits-review = esperando a la revisión
analysis-thinks = pensando…
analysis-depth = profundidad { $depth }/{ $most }
analysis-more = Más líneas
analysis-fewer = Menos líneas
analysis-how-many = Número de líneas
analysis-click-plays = Haz clic para jugar hasta aquí.
analysis-click-plays-one = Haz clic para hacer esta jugada.
analysis-click-varies = Haz clic para añadirla como variante.
analysis-click-keeps = Haz clic para dejar esta posición en el tablero.
analysis-work = { $positions } nodos, { $speed }/s, tabla hash al { $full } %

## Endings in the analysis

ending-undecided = Nadie puede forzar la victoria
ending-move-wins =
    { $count ->
        [one] gana en 1 jugada
       *[other] gana en { $count } jugadas
    }
ending-move-undecided = nadie puede forzar la victoria
ending-move-loses =
    { $count ->
        [one] pierde en 1 jugada
       *[other] pierde en { $count } jugadas
    }
ending-building = Resolviendo este final, { $percent } %
ending-stop = Dejar de resolver
ending-unsolved = Este final aún no está resuelto.
ending-build = Resolver este final

## The opening book

book-holds-none = { $path } no contiene partidas: { $problem }
book-reading = Leyendo, { $percent } %…
book-failed = { $problem }.
book-none = No hay libro de aperturas para este juego.
book-lines =
    { $count ->
        [one] 1 línea para este juego.
       *[other] { $count } líneas para este juego.
    }
book-own =
    { $count ->
        [one] 1 partida de este juego
       *[other] { $count } partidas de este juego
    }{ $others ->
        [0] { "" }
        [one] , 1 de otro juego omitida
       *[other] , { $others } de otros juegos omitidas
    }{ $faulty ->
        [0] { "" }
        [one] , 1 con errores, en { $fault }
       *[other] , { $faulty } con errores, la primera en { $fault }
    }.
book-unreadable = No se pudo leer el libro: { $error }
book-move =
    { $count ->
        [one] { $played }: jugada una vez en el libro de aperturas
       *[other] { $played }: jugada { $count } veces en el libro de aperturas
    }
book-move-results =
    { $count ->
        [one] { $played }: jugada una vez, ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
       *[other] { $played }: jugada { $count } veces, ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses }
    }

## Review

review-graph = Puntuación esperada de las blancas, jugada a jugada
review-start = Inicio: { $evaluation }
review-clear = Quitar la revisión
review-stop = Detener la revisión
review-go-on = Continuar la revisión
review-keep = Añadir todo a la partida
review-practise = Practicar tus errores
review-progress = { $done } de { $all } posiciones analizadas
review-heading = Revisión de la partida
review-evaluation = Evaluación: { $evaluation }
review-unknown = Esta posición no está en la revisión.
review-better =
    { $kind ->
        [inaccuracy] Imprecisión. Mejor: { $played } ({ $evaluation })
        [mistake] Error. Mejor: { $played } ({ $evaluation })
        [losing] La partida ya estaba perdida, pero { $played } era mejor ({ $evaluation }).
       *[blunder] Error grave. Mejor: { $played } ({ $evaluation })
    }
review-find-better = Encuentra la mejor jugada en el tablero.
review-unasked =
    { $kind ->
        [inaccuracy] Imprecisión. ¿Encuentras una jugada mejor?
        [mistake] Error. ¿Encuentras una jugada mejor?
        [losing] La partida ya estaba perdida, pero había una jugada mejor.
       *[blunder] Error grave. ¿Encuentras una jugada mejor?
    }
review-better-heard =
    { $kind ->
        [inaccuracy] imprecisión, era mejor { $played }
        [mistake] error, era mejor { $played }
        [losing] ya perdida, era mejor { $played }
       *[blunder] error grave, era mejor { $played }
    }
review-better-help = Añade la línea mejor como variante
review-inaccuracies =
    { $count ->
        [one] 1 imprecisión
       *[other] { $count } imprecisiones
    }
review-mistakes =
    { $count ->
        [one] 1 error
       *[other] { $count } errores
    }
review-blunders =
    { $count ->
        [one] 1 error grave
       *[other] { $count } errores graves
    }
review-not-looked = aún sin analizar
review-nothing = sin errores
review-nothing-yet = sin errores hasta ahora
review-side =
    { $side ->
        [white] Blancas: { $judgements }
       *[black] Negras: { $judgements }
    }
review-lost =
    { $side ->
        [white] Las blancas perdieron de media un { $percent } % de punto por jugada.
       *[black] Las negras perdieron de media un { $percent } % de punto por jugada.
    }

review-title = Revisión
review-you =
    { $side ->
        [white] jugaste con blancas
       *[black] jugaste con negras
    }
review-accuracy = Precisión
review-percent = { $percent } %
review-accuracy-other = rival: { $percent } %
review-accuracy-sides = Precisión: blancas { $white } %, negras { $black } %
review-page-nothing = Sin errores
review-page-nothing-yet = Sin errores hasta ahora.
review-page-nothing-own = Ninguna de tus jugadas fue una imprecisión, un error o un error grave.
review-page-nothing-both = Ninguna jugada fue una imprecisión, un error o un error grave.
review-resigned = Aquí abandonaste, pero la partida no estaba perdida ({ $evaluation }).
review-question = ¿Qué habrías jugado?
review-question-before = Haz una jugada en el tablero o mira la mejor.
# $what: what the answer does, in sentences.
review-question-answered = La jugada fue { $played }. La mejor respuesta: { $what } Haz en el tablero una jugada mejor o mira la mejor.
review-question-right = Correcto. { $what }
review-question-good = { $played } también es buena. El motor prefiere { $best }.
review-question-checking = Baroque está analizando { $played }…
review-question-wrong = { $played } también es un error aquí. Prueba otra jugada.
review-question-shown = La mejor es { $played }. { $what }
review-show-best = Ver la mejor jugada
review-keep-one = Añadir a la partida
review-last-mistake = Este era el último.
review-first-mistake = Primer error
review-next-mistake = Siguiente error
review-practise-help = Un error solo se convierte en ejercicio si una jugada era mucho mejor que todas las demás

## Threats and hints on the board

threatens-nobody = Desde { $square } no amenaza nada.
threatens = Desde { $square } amenaza { $squares }.
freezes = Desde { $square } inmoviliza { $squares }.
threatens-and-freezes = Desde { $square } amenaza { $squares } e inmoviliza { $frozen }.
threats-of = { $piece }. { $threats }
sheets-one = { $square } está solo en la hoja { $sheet }. La pieza se mueve en esa hoja.
sheets-several = { $square } está en ambas hojas. Cada jugada se queda en una de ellas.
square-trace = { $square }; la última jugada eliminó aquí la pieza { $piece }
hint-piece =
    { $piece-gender ->
        [feminine] Mueve la { $piece } de { $square }.
       *[other] Mueve el { $piece } de { $square }.
    }
hint-protects =
    { $piece-gender ->
        [feminine] { $enemy-gender ->
            [feminine] Protege a la { $piece } de { $square } contra la { $enemy } de { $from }.
           *[masculine] Protege a la { $piece } de { $square } contra el { $enemy } de { $from }.
        }
       *[masculine] { $enemy-gender ->
            [feminine] Protege al { $piece } de { $square } contra la { $enemy } de { $from }.
           *[masculine] Protege al { $piece } de { $square } contra el { $enemy } de { $from }.
        }
    }
hint-escapes =
    { $enemy-gender ->
        [feminine] Escapa de la { $enemy } de { $from }.
       *[masculine] Escapa del { $enemy } de { $from }.
    }
hint-check = Da jaque.
hint-room =
    { $after ->
        [one] Desde ahí puede ir a 1 casilla.
       *[other] Desde ahí puede ir a { $after } casillas.
    } { $before ->
        [0] Ahora no puede ir a ninguna.
       *[other] Ahora puede ir a { $before }.
    }
hint-opens =
    { $piece-gender ->
        [feminine] La { $piece } de { $square }
       *[masculine] El { $piece } de { $square }
    } { $count ->
        [one] gana 1 casilla.
       *[other] gana { $count } casillas.
    }
hint-threatens =
    { $piece-gender ->
        [feminine] Amenaza a la { $piece } de { $square }.
       *[masculine] Amenaza al { $piece } de { $square }.
    }
hint-prepares =
    { $piece-gender ->
        [feminine] Prepara la captura de la { $piece } de { $square }.
       *[masculine] Prepara la captura del { $piece } de { $square }.
    }
hint-remove =
    { $piece-gender ->
        [feminine] Quita del tablero la { $piece } de { $square }: haz clic dos veces en ella.
       *[other] Quita del tablero el { $piece } de { $square }: haz clic dos veces en él.
    }
refusal-remove = { $words } Haz otra vez clic en la pieza para quitarla del tablero.

## The menu of a piece

menu-save-scene = Guardar la escena como GIF
menu-save-move = Guardar la última jugada como GIF
menu-what =
    { $piece-gender ->
        [feminine] Acerca de la { $piece }
       *[masculine] Acerca del { $piece }
    }
menu-why = ¿Por qué no puede moverse?
menu-threats = ¿Qué amenaza?
menu-copy-picture = Copiar imagen
menu-save-picture = Guardar imagen
menu-practise = Practicar esta pieza

## The position as text

read-out-copy = Copiar
read-out-copied = Posición copiada.

## The board, for screen readers

board-name = Tablero, { $game }
square-picked = { $square }; seleccionada
square-victim = { $square }; puede capturarse
square-target = { $square }; destino
square-target-captures = { $square }; destino, captura { $pieces }
square-piece = { $piece } de { $square }
square-pieces-and = { " y " }
hand-piece =
    { $side ->
        [white] En la mano de las blancas: { $piece }, { $count }
       *[black] En la mano de las negras: { $piece }, { $count }
    }

## What screen readers say

heard-beginning = { $game }. { $state }
heard-to-move =
    { $side ->
        [white] Juegan las blancas
       *[black] Juegan las negras
    }
heard-taken-back = Jugada deshecha. { $state }
heard-after = Tras { $played }
heard-start = Inicio. { $state }
heard-let-go = Selección anulada
heard-picked-hand =
    { $count ->
        [one] Seleccionada de la mano: { $piece }, 1 destino
       *[other] Seleccionada de la mano: { $piece }, { $count } destinos
    }
heard-picked =
    { $count ->
        [one] Seleccionada: { $piece } de { $square }, 1 destino
       *[other] Seleccionada: { $piece } de { $square }, { $count } destinos
    }

## Buttons with an icon only

# A tooltip.
icon-button-help = { $name }. { $help }

## The button that opens the rules of a game

rules-button = Reglas
rules-button-help = Abre la página de este juego en la guía

## The guide’s buttons

guide-source = Fuente: { $source }
guide-scenes = Escenas
guide-pieces = Piezas
guide-as-in = como en { $game }
guide-refused = { $played } es ilegal. { $why }
guide-options = Opciones de las reglas
guide-house-rule = regla de la casa
guide-option = – { $choice }
guide-option-default = – { $choice } (estándar)
guide-page-before = Página anterior
guide-page-after = Página siguiente
guide-contents = Índice
guide-title = Guía
guide-what = Una página para cada pieza y cada juego, con escenas que puedes ver y jugar.
scene-moment = Posición en la escena
scene-try = Probar
scene-pause = Pausar
scene-play = Reproducir
scene-loop = Repetir
scene-loop-help = Repite la escena
scene-take-back = Deshacer
scene-try-again = Reintentar
scene-how = Arrastra una pieza, o haz clic en ella y luego en su destino.
scene-watch = Ver
scene-before = Escena anterior
scene-after = Escena siguiente
scene-number = escena { $number } de { $of }
scene-good = Bien. ¿Y ahora?
scene-done = Correcto.
scene-other = Esa es otra jugada.
scene-to-move =
    { $side ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
scene-task =
    { $side ->
        [white] Juegan las blancas. Haz la jugada de la escena.
       *[black] Juegan las negras. Haz la jugada de la escena.
    }
scene-task-one =
    { $side ->
        [white] Juegan las blancas: captura la pieza de { $square }.
       *[black] Juegan las negras: captura la pieza de { $square }.
    }
scene-task-several =
    { $side ->
        [white] Juegan las blancas: captura las piezas de { $squares } y { $last } en una sola jugada.
       *[black] Juegan las negras: captura las piezas de { $squares } y { $last } en una sola jugada.
    }
fate-given-up = se quita del tablero
fate-frozen = no puede moverse
fate-protected = tiene protección
fate-freed = queda libre
fate-changes-sides = cambia de bando
fate-put-down = se coloca
fate-promoted = aparece por coronación
fate-to = va a { $square }
fate-replaced = se captura por reemplazo
fate-withdrawn-from = se captura por retirada
fate-run-up-to = se captura por aproximación
fate-leapt-over = se captura por salto
fate-jumped-onto = se captura por salto de cañón
fate-coordinated = se captura por coordinación
fate-pinched = se captura por pinza
fate-destroyed = se destruye
fate-en-passant = se captura al paso
fate-enclosed = se captura por cerco
fate-blown-up = se destruye por explosión
fate-shot = se captura por disparo
fate-charged = se captura por carga
fate = { $piece } de { $square }: { $what }

## Lessons

learn-what = Lecciones cortas, pieza a pieza. Pruebas cada regla nueva en el tablero.
learn-first = Empezar
learn-next = Siguiente lección
learn-resume = Continuar
learn-all-done = Has terminado todas las lecciones.
learn-review = Repasar ({ $count })
learn-review-help = Vuelve a preguntar lo que antes salió mal
learn-review-title = Repaso
learn-nothing-due = Hoy no te queda nada por repasar.
learn-chapter-done = { $done } de { $of } hechas
learn-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
learn-card-next = Siguiente · { $minutes }
learn-stars-help = Tres estrellas: ninguna respuesta errónea. Dos estrellas: una, o pocas en una lección larga. Una estrella: más.
learn-stars =
    { $stars ->
        [one] 1 de 3 estrellas
       *[other] { $stars } de 3 estrellas
    }
learn-place = Lección { $lesson } de { $lessons }, paso { $step } de { $steps }
learn-review-place = Pregunta { $step } de { $steps }
learn-piece-place = { $game }: aciertos { $right } de { $answered }
learn-leave = Salir
learn-close = Cerrar
learn-step-next = Siguiente
learn-step-before = Volver al paso anterior
learn-step-none-before = Antes de este paso no hay ninguno que se pueda volver a mostrar.
learn-scene = Mira la escena y pruébala tú también.
learn-drawing = Buscando una pregunta…
learn-no-exercises = No hay ejercicios de práctica para esta pieza: { $piece } en { $game }. Mira su página en la guía.
learn-no-exercises-of-game = No hay ejercicios de práctica para este juego: { $game }.
learn-practise = Practicar
learn-practise-game = Practicar este juego
guide-ending = ¿Puede dar mate por sí sola esta pieza?
guide-practise-ending = Practicar este final
learn-kinds = Preguntas
learn-kind-all = Todas las preguntas
learn-kind-predict = ¿Qué se captura?
learn-kind-find = Encuentra la captura
learn-kind-danger = ¿Qué está en peligro?
learn-kind-safe = ¿Dónde está a salvo?
learn-kind-frozen = ¿Qué está inmovilizado?
learn-kind-thaw = Libera una pieza
learn-kind-legal = ¿Qué jugadas son legales?
learn-kind-mate = Fuerza la victoria
learn-how-squares = Haz clic en las casillas para marcarlas. Con el teclado: F6, flechas, Espacio.
learn-how-move = Haz la jugada en el tablero. Con el teclado: F6, flechas, Espacio.
learn-how-list = Marca las jugadas.
learn-marked = Casillas marcadas: { $squares }
learn-check = Comprobar
learn-show = Ver la respuesta
learn-nothing = Ninguna
learn-none = Ninguna
learn-right = Correcto.
learn-wrong = No es eso.
learn-try-again = Inténtalo otra vez o mira la respuesta.
learn-something-missing = La respuesta aún no está completa.
learn-shown = La respuesta:
learn-shown-nothing = La respuesta: «Ninguna».
learn-shown-none = La respuesta: «Ninguna».
learn-nothing-right = La respuesta correcta es «Ninguna».
learn-answer-first = Responde primero a la pregunta.
learn-list-move = { $piece } de { $from } a { $to }
learn-list-legal = { $played }: legal
learn-list-illegal = { $played }: ilegal
learn-play = Jugar la posición
learn-play-again = Jugar otra vez
learn-game-resume = Volver a la partida
learn-skip = Omitir
learn-game-level = El ordenador juega en el nivel { $level }.
learn-game-won = Has alcanzado el objetivo de la lección.
learn-game-lost = No has alcanzado el objetivo de la lección. Puedes jugar otra vez.
learn-game-not-won = No has ganado la partida de la lección.
learn-return = Volver a la lección
learn-finished = Lección terminada
learn-practice-over = Práctica terminada
learn-score = Aciertos: { $right } de { $answered }
learn-mistakes = Para repasar
learn-mistakes-return = A partir de mañana podrás repasar estas preguntas en la página Aprender.
learn-again = Otra vez
learn-all-lessons = Todas las lecciones
learn-heard-end = Lección terminada. { $stars } de 3 estrellas.
learn-heard-marked = { $square } marcada
learn-heard-unmarked = { $square } ya no está marcada

## Lessons: progress

learn-endings = Finales
learn-endings-what = Rey y una pieza contra rey. El ordenador se defiende a la perfección.
learn-endings-open = Practicar finales
learn-endings-game = Juego y tablero
learn-endings-which = ¿Qué piezas dan mate solas?
learn-endings-win = Ganar este final
learn-endings-hold = Defender este final
learn-ending-game = { $game }, { $board }
learn-ending-title =
    { $piece ->
        [Inmovilizador] Rey e { $piece }
        [Intercambiador] Rey e { $piece }
       *[other] Rey y { $piece }
    }
learn-ending-card =
    { $longest ->
        [one] Cuando les toca jugar, las blancas ganan el { $percent } % de las posiciones. La victoria más larga es de 1 jugada.
       *[other] Cuando les toca jugar, las blancas ganan el { $percent } % de las posiciones. La victoria más larga es de { $longest } jugadas.
    }
learn-ending-card-hold = Cuando les toca jugar, las negras defienden el { $percent } % de las posiciones.
learn-ending-solving = Resolviendo este final…
learn-ending-percent = { $percent } %
learn-ending-no-table = Baroque no puede resolver finales de este juego.
learn-ending-never-wins =
    { $piece ->
        [Inmovilizador] Rey e { $piece }
        [Intercambiador] Rey e { $piece }
       *[other] Rey y { $piece }
    } no pueden forzar la victoria contra el rey solo.
learn-ending-nothing-to-hold = No hay nada que practicar: { $piece } y rey ganan casi siempre, o nunca.
learn-ending-win =
    { $count ->
        [one] Juegan las blancas y ganan en 1 jugada. ¡Gana!
       *[other] Juegan las blancas y ganan en { $count } jugadas. ¡Gana!
    }
learn-ending-hold =
    { $count ->
        [one] Juegan las negras y no pierden. Resiste 1 jugada más.
       *[other] Juegan las negras y no pierden. Resiste { $count } jugadas más.
    }
learn-ending-moves =
    { $count ->
        [one] Duración: 1 jugada (máximo: { $most })
       *[other] Duración: { $count } jugadas (máximo: { $most })
    }
learn-ending-shorter = Final más corto
learn-ending-longer = Final más largo
learn-ending-made =
    { $count ->
        [one] 1 jugada hecha
       *[other] { $count } jugadas hechas
    }
learn-ending-slower =
    { $count ->
        [one] Tus jugadas ganan, pero tardan 1 jugada más que el camino más corto.
       *[other] Tus jugadas ganan, pero tardan { $count } jugadas más que el camino más corto.
    }
learn-ending-faster = { $best } era más rápida: { $played } permite { $answer }.
learn-ending-checkmate = El jaque mate gana. Si un bando no tiene jugadas legales y su rey no está atacado, son tablas.
learn-ending-checkmate-stalemate = El jaque mate gana. Un bando sin jugadas legales también pierde.
learn-ending-capture = Se gana capturando al rey. Si un bando no tiene jugadas legales, son tablas.
learn-ending-capture-stalemate = Se gana capturando al rey. Un bando sin jugadas legales pierde.
learn-ending-show = Ver una jugada
learn-ending-again = Empezar de nuevo
learn-ending-analyse = Analizar
learn-ending-lesson = Lección: { $title }
learn-ending-return = Volver a la práctica
learn-ending-next = Siguiente final
learn-ending-taken-back = Jugada deshecha.
learn-ending-started-over = De nuevo desde el principio.
learn-ending-no-help = Sin ninguna ayuda.
learn-ending-used-shown =
    { $count ->
        [one] Baroque te enseñó 1 jugada.
       *[other] Baroque te enseñó { $count } jugadas.
    }
learn-ending-used-back =
    { $count ->
        [one] Deshiciste 1 jugada.
       *[other] Deshiciste { $count } jugadas.
    }
learn-ending-used-refused =
    { $count ->
        [one] Con 1 de tus jugadas no habrías alcanzado el objetivo.
       *[other] Con { $count } de tus jugadas no habrías alcanzado el objetivo.
    }
learn-ending-used-again =
    { $count ->
        [one] Empezaste de nuevo una vez.
       *[other] Empezaste de nuevo { $count } veces.
    }
learn-ending-used-analysis = Miraste el análisis.
learn-ending-thrown-away = { $played } deja escapar la victoria. Las negras responden { $answer }. { $value }. Prueba otra jugada.
learn-ending-loses = { $played } pierde. Las blancas responden { $answer }. { $value }. Prueba otra jugada.
learn-ending-ends-game = { $played } termina la partida sin alcanzar tu objetivo. Prueba otra jugada.
learn-ending-missed = La partida ha terminado y no has alcanzado tu objetivo.
learn-ending-held =
    { $count ->
        [one] Has resistido 1 jugada.
       *[other] Has resistido { $count } jugadas.
    }
learn-ending-won-shortest =
    { $count ->
        [one] Victoria en 1 jugada, el camino más corto.
       *[other] Victoria en { $count } jugadas, el camino más corto.
    }
learn-ending-won =
    { $shortest ->
        [one] Victoria en { $count } jugadas. El camino más corto es de 1 jugada.
       *[other] Victoria en { $count } jugadas. El camino más corto es de { $shortest }.
    }
learn-ending-reply = El ordenador juega { $played }.
learn-progress = Tu progreso
learn-progress-what = Baroque lo guarda en este ordenador. Expórtalo para usarlo en otro.
learn-export = Exportar…
learn-import = Importar…
learn-reset = Borrar…
learn-reset-everything = Todo
learn-reset-games = Un juego
learn-reset-lessons = Una lección
learn-reset-question = ¿Borrar este progreso: { $what }? No se puede deshacer.
learn-reset-yes = Borrar
learn-reset-yes-help = Borra estrellas, respuestas y resultados
learn-reset-no = Conservar
learn-reset-no-help = No borra nada
learn-reset-done = Progreso borrado.

## The setup editor

editor-clear = Vaciar
editor-clear-help = Quita todas las piezas
editor-start = Posición inicial
editor-start-help = Pone la posición inicial del juego
editor-mirror = Reflejar
editor-mirror-help = Refleja el tablero de izquierda a derecha
editor-black-as-white = Copiar blancas
editor-black-as-white-help = Copia las piezas blancas en el lado de las negras
editor-swap-sides = Cambiar bandos
editor-swap-sides-help = Da a cada bando las piezas del otro
editor-board = Tablero
editor-fen-copy = Copiar
editor-fen-wrong = { $error }. El tablero no ha cambiado.
editor-not-playable = Esta posición se puede editar, pero no jugar.
editor-tab-position = Posición
editor-tab-zones = Zonas
editor-tab-play = Jugar
editor-tab-file = Tablero y archivo
editor-piece =
    { $side ->
        [white] Blancas: { $piece }
       *[black] Negras: { $piece }
    }
editor-piece-help = { $piece } ({ $letter }): arrastra la pieza, o haz clic en ella y luego en las casillas
editor-tool-move = Mover piezas
editor-tool-erase = Borrar
editor-tool-hole = Quitar casilla
array-title =
    { $piece-gender ->
        [feminine] Coloca la { $piece }
       *[masculine] Coloca el { $piece }
    }
array-title-none = Posición inicial de { $game }
array-help = Haz clic en las casillas donde empieza. «Copiar blancas» pone lo mismo en el lado de las negras. Al volver atrás también se guarda la posición inicial.
array-play = Guardar y jugar
array-done = Listo
array-saved = La posición inicial está guardada.
array-not-saved = La posición inicial no está guardada. El editor la conserva. { $problem }
array-no-file = El juego ya no tiene archivo propio.
editor-play = Jugar desde aquí
editor-analyse = Analizar desde aquí
editor-on-move = Le toca a
editor-castling =
    { $side ->
        [white] Enroque de las blancas
       *[black] Enroque de las negras
    }
editor-castling-not = El rey o la torre no está en su casilla inicial.
editor-castling-to =
    { $side ->
        [white] Las blancas pueden enrocar a { $squares }.
       *[black] Las negras pueden enrocar a { $squares }.
    }
editor-hand =
    { $side ->
        [white] Mano de las blancas
       *[black] Mano de las negras
    }
editor-in-hand = En mano: { $letter }
editor-en-passant = Al paso
editor-ban = Intercambio vetado
editor-exchange =
    { $side ->
        [white] { $number }: las blancas pueden intercambiar { $one } con { $other }
       *[black] { $number }: las negras pueden intercambiar { $one } con { $other }
    }
editor-choice = Elección inicial
editor-move = Jugada
editor-move-number = Número de jugada
editor-clock = Medias jugadas
editor-clock-draws =
    { $plies ->
        [one] La partida es tablas tras 1 media jugada.
       *[other] La partida es tablas tras { $plies } medias jugadas.
    }

## The setup editor: zones and castling

zones-how = Elige una zona de un bando. Luego haz clic en casillas del tablero para añadirlas o quitarlas.
zones-none = Este juego no tiene zonas.
zones-not-here = Son varios tableros en uno. Sus zonas solo se pueden cambiar en el archivo de juego.
zones-side = { $side }: { $count }
zones-side-help = Muestra las casillas y permite cambiarlas
zones-needs-square = La zona «{ $zone }» necesita una casilla de cada bando. Añade antes otra casilla.
zones-both = Cambiar ambos bandos
zones-both-help = Cambia la zona del otro bando como en un espejo
zone-promotion = Casillas de coronación: { $pieces }.
zone-run-start = Los dobles pasos empiezan aquí: { $pieces }.
zone-run-end = Los dobles pasos terminan aquí como máximo: { $pieces }.
zone-edge = El borde: solo pueden usarlo las capturas que lo necesitan.
zone-palace = El palacio: un bando solo puede tener aquí una de sus piezas.
zone-goal = La meta: gana quien tiene piezas en todas sus casillas.
zone-arrival = La meta: gana el bando que llega con una pieza.
zone-stalemate = Un rey sin jugadas pierde aquí.
zone-other = Pueden usarla movimientos u otras reglas.
castling-with = Enroque con
castling-nobody = Ninguna pieza
castling-steps = Casillas que avanza el rey
castling-impossible = Esta pieza debe estar en la fila de su rey, sin que falten casillas entre ambos.

## The setup editor: boards and files

setup-about = Se guarda solo el tablero con sus piezas, sin el bando al que le toca, las manos ni las jugadas anteriores.
setup-new-board = Tablero nuevo
setup-files = Columnas
setup-ranks = Filas
setup-make = Crear tablero
setup-make-help = Pone las piezas en un tablero de este tamaño
setup-game = Juego
setup-layout = Tablero
setup-file = Archivo
setup-save = Guardar como RON
setup-save-help = Guarda un archivo de juego con esta colocación
setup-open = Abrir
setup-open-help = Abre un archivo de juego para editar su colocación
setup-save-to = Guardar en…
setup-save-to-help = Elige un archivo
setup-choose = Elegir…
setup-choose-help = Elige un archivo para abrirlo
setup-taken = { $path } ya existe.
setup-into = Actualizar el tablero { $layout }
setup-into-help = Actualiza este tablero y conserva el resto del archivo
setup-replace = Reemplazar archivo
setup-replace-help = Sobrescribe el archivo; su contenido se pierde
setup-leave = Cancelar
setup-leave-help = No guarda nada
setup-size = Un tablero tiene de { $least } a { $most } columnas y de { $least } a { $most } filas.
setup-too-large = { $files } × { $ranks } son { $squares } casillas. El límite es { $most }.
setup-no-piece = El tablero aún no tiene piezas.

## The setup editor: results of saving and opening

setup-piece-book = Elige otro nombre: `pieces.ron` es el libro de piezas.
setup-needs-ron = Escribe una ruta que termine en `.ron`.
setup-needs-names = Pon nombre al juego y a su tablero.
setup-no-folder = No se pudo crear la carpeta de { $path }: { $error }
setup-there = { $path } ya existe. No se ha guardado nada.
setup-unwritten = No se pudo escribir { $path }: { $error }
setup-saved = Guardado como { $path }. Encontrarás el juego en la página de inicio.
setup-opened = Abierto { $path }. Al guardar se actualiza este archivo.
setup-would-break = No guardado. El juego de este archivo dejaría de funcionar: { $problem }
setup-would-hide = Ya existe un juego `{ $game }`. Elige otro nombre en lugar de `{ $file }`.
setup-needs-file = El juego nuevo parte de `{ $game }`, que necesita `{ $file }`. Elige otro nombre.
setup-base-elsewhere = No guardado: el juego nuevo parte de `{ $game }`, pero en { $folder } no hay ningún `{ $game }.ron`. Guárdalo en la carpeta de ese archivo, o copia antes ese archivo en { $folder }.
setup-saved-wrong = Guardado como { $path }, pero aún no se puede jugar: { $problem }

## The verdict on a position in the setup editor

verdict-over = La partida ha terminado. { $outcome }.
verdict-moves =
    { $side ->
        [white]
            { $count ->
                [one] Juegan las blancas, 1 jugada legal.
               *[other] Juegan las blancas, { $count } jugadas legales.
            }
       *[black]
            { $count ->
                [one] Juegan las negras, 1 jugada legal.
               *[other] Juegan las negras, { $count } jugadas legales.
            }
    }

## Inventing a piece

invent-captures = Capturas
invent-captures-none = Sin modo de captura, la pieza captura según su movimiento.
invent-powers = Poderes
# Below a capture method that has no effect with the movement of the piece.
invent-no-line = Con este movimiento nunca captura así, porque ninguna jugada sigue una línea de las que necesita. Un salto como el del caballo no sigue ninguna línea.
invent-try-help = Haz clic derecho en una casilla para poner una pieza enemiga. Apunta a una casilla para ver qué captura la pieza.
invent-name = Nombre
invent-letter = Letra
setup-own-name = Mi { $game }
invent-own-name = { $game } con { $piece }
invent-own-about = Con una pieza nueva: { $piece }. { $about }
invent-movement = Movimiento
invent-name-hint = por ejemplo, Grifo
invent-movement-hint = por ejemplo, mQ
invent-notation = en notación de Betza
invent-sentence = Descripción
invent-sentence-hint = opcional, en lugar de las frases sobre sus reglas
invent-notation-help =
    K rey, Q dama, R torre, B alfil, N caballo
    W una casilla en línea recta, F una en diagonal, D y A dos casillas de un salto
    m delante: solo mueve; c: solo captura, por reemplazo
    f b l r s v delante: adelante, atrás, izquierda, derecha, a los lados, adelante y atrás
    un número detrás: como máximo esas casillas (R3); una letra repetida: sin límite (NN)
    Las partes se suman: mRcB se mueve como torre y captura como alfil
invent-drawing = Aspecto
invent-drawing-letter = Dibujo: su letra
invent-drawing-letter-help = Un disco con su letra
invent-drawing-of = Dibujo: { $name }
invent-svg = O un archivo SVG
invent-svg-hint = por ejemplo, /home/yo/grifo.svg
invent-svg-name = SVG
invent-svg-wrong = { $problem }. Mientras tanto, la pieza muestra su letra.
invent-svg-copied = Baroque copia el archivo en la carpeta del juego. Un dibujo de un solo color aparece en el color del bando. También las partes en currentColor.
invent-game = Juego
invent-game-name = Juego
invent-own-game = Este juego es tuyo. Baroque añade la pieza a su archivo.
invent-new-game = Baroque crea un juego nuevo a partir de este y añade la pieza.
invent-stands = En la posición inicial
invent-nowhere = Todavía en ningún sitio
invent-as-placed = Como está colocada
invent-pick-later = También puedes elegirla más tarde: en la página del juego, en «Piezas por colocar», haz clic en «Elegidas».
invent-instead =
    { $piece-gender ->
        [feminine] En lugar de la { $piece }
       *[other] En lugar del { $piece }
    }
invent-preview-help = Un punto: puede moverse ahí. Un círculo: puede capturar ahí por reemplazo.
invent-draw-help = Haz clic en una casilla para añadir un salto; arrastra por una línea para añadir un deslizamiento. Con Mayús, solo captura; con Ctrl, solo mueve. Con el clic derecho pones una pieza enemiga.
invent-one-way = Solo en la dirección dibujada
invent-one-way-help = La pieza se mueve solo en la dirección que dibujas y en su reflejo a izquierda o derecha
invent-clear = Vaciar
invent-clear-help = Quita todo el movimiento. Dibuja otra vez una parte para quitar solo esa parte.
invent-leap-too-long = Un salto alcanza tres casillas como máximo. Arrastra por una línea para dibujar un deslizamiento.
invent-movement-wrong = El movimiento es incorrecto. Mira el mensaje debajo de su campo.
invent-ready-once = Lista. Ahora necesita un lugar en el tablero.
invent-saved = Guardada en { $path }
invent-add-to = Añadir a { $game }
invent-add = Añadir como juego nuevo
invent-see = Página de la guía
invent-place = Colocar en el tablero…
invent-change-array = Cambiar la posición inicial
invent-play = Jugar

## What is wrong with an invented piece

invent-begin = Dale a tu pieza un nombre y una letra. El tablero muestra cómo se mueve.
invent-no-name = La pieza no tiene nombre.
invent-no-name-help = Escribe un nombre en el primer campo.
invent-no-letter = La pieza necesita una letra.
invent-no-letter-help = Elige una letra de la A a la Z que el juego no use.
invent-letter-taken =
    { $piece-gender ->
        [feminine] { $letter } es la letra de la { $piece } en { $game }.
       *[masculine] { $letter } es la letra del { $piece } en { $game }.
    }
invent-letter-taken-help = Cada pieza necesita su propia letra. Elige otra.
invent-svg-no-path = escribe la ruta de un archivo SVG
invent-svg-unreadable = no se pudo leer { $path }: { $error }
invent-svg-no-file = { $path } no es un archivo
invent-drawing-there = { $path } ya existe con otro dibujo. Muévelo o cambia el nombre de la pieza
invent-unwritten = no se pudo escribir { $path }: { $error }

## Playtests: many games of the computer against itself

playtest-button = Partidas de prueba
playtest-button-help = ¿Cómo es el juego? El ordenador lo juega muchas veces y presenta un informe
card-character =
    { $balance ->
        [white] Más fácil con blancas
        [black] Más fácil con negras
       *[even] Equilibrado
    }, { $draws ->
        [few] pocas tablas
        [many] muchas tablas
       *[some] algunas tablas
    }, unas { $moves } jugadas
playtest-character = Las blancas logran el { $score } de los puntos; { $draws } % de tablas; unas { $moves } jugadas
playtest-character-help = En { $games } partidas del ordenador contra sí mismo, las blancas obtuvieron esta parte de los puntos. Unas tablas valen medio punto. La mitad de las partidas no duró más de este número de jugadas. El ordenador examinó unas { $nodes } posiciones por jugada.
playtest-character-of = { $games } partidas del ordenador contra sí mismo. { $line }
playtest-rules-changed = Las reglas han cambiado desde las últimas partidas de prueba.
playtest-title = Partidas de prueba: { $game }
playtest-about = El ordenador juega contra sí mismo. El informe muestra si el juego es equilibrado, cuánto dura, cómo capturan las piezas y cuánto valen. Veinte partidas dan una primera idea.
playtest-games = Partidas
playtest-own =
    { $count ->
        [one] Tu partida
       *[other] Tus { $count } partidas
    }
playtest-built-in =
    { $count ->
        [one] 1 partida incluida en Baroque
       *[other] { $count } partidas incluidas en Baroque
    }
playtest-example = Así será el informe.
playtest-built-in-about = Este informe viene con Baroque, pero las partidas no. Juega partidas propias para poder verlas.
playtest-strength = Fuerza, en posiciones por jugada
playtest-strength-help = Cuántas posiciones examina el ordenador antes de cada jugada. Jugar con más fuerza requiere más tiempo.
playtest-shallow = Rápida
playtest-normal = Normal
playtest-deep = Profunda
playtest-nodes = { $strength }: { $nodes }
playtest-start = Empezar
playtest-go-on = Continuar
playtest-stop = Detener
playtest-more =
    { $count ->
        [one] 1 partida más
       *[other] { $count } partidas más
    }
playtest-renew = Probar las reglas nuevas
playtest-reading = Leyendo las partidas…
playtest-stopping = Deteniendo…
playtest-progress = { $done } de { $all } partidas. Tiempo restante: { $left }.
playtest-seconds =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
playtest-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
playtest-progress-begin = { $done } de { $all } partidas.
playtest-progress-deep =
    { $count ->
        [one] En una de ellas un bando piensa más tiempo: el informe la cuenta aparte.
       *[other] En { $count } de ellas un bando piensa más tiempo: el informe las cuenta aparte.
    }
playtest-stopped = Las partidas de prueba de { $game } se han detenido. Las ya jugadas se conservan.
playtest-no-folder = Este sistema no tiene carpeta de datos, así que no se pueden guardar partidas de prueba.
playtest-other-run = La carpeta { $folder } contiene partidas de otra prueba ({ $why }). Muévela a otro lugar.
playtest-other-rules = Estas reglas no permiten las jugadas de las partidas.

playtest-as-table = Como tabla
playtest-as-chart = Como gráfico
playtest-switch = { $form }: { $heading }
playtest-result = Resultado
playtest-share = Porcentaje
playtest-white-won = Ganan blancas: { $count }
playtest-drawn = Tablas: { $count }
playtest-black-won = Ganan negras: { $count }
playtest-length = Duración
playtest-plies = De { $from } a { $to } medias jugadas
playtest-bar =
    { $count ->
        [one] De { $from } a { $to } medias jugadas: 1 partida
       *[other] De { $from } a { $to } medias jugadas: { $count } partidas
    }
playtest-end = Desenlace
playtest-end-bar =
    { $count ->
        [one] { $end }: 1 partida
       *[other] { $end }: { $count } partidas
    }
playtest-piece = Pieza
playtest-value = En { $units } (95 %)
playtest-engine = Motor
playtest-value-help = { $piece }: { $value } según los resultados, { $engine } para el motor
playtest-value-engine = { $piece }: { $engine } para el motor. Las partidas aún no lo muestran.
playtest-values-legend = En { $units }. Punto y línea: según los resultados, con su intervalo. Marca: el valor del propio motor.
playtest-values-legend-engine = En { $units }. Marca: el valor del propio motor.
playtest-odds = Medir en partidas con hándicap
playtest-odds-help = Un bando empieza sin la pieza y el otro sin algunas de las piezas más comunes
playtest-odds-progress = { $done } de { $all } partidas con hándicap.
playtest-deciding-bar = { $piece }: captura decisiva en el { $share } de las partidas con ganador
playtest-captor = Captora
playtest-method = Modo
playtest-victim = Capturada
playtest-captures = Capturas en todas las partidas
playtest-captures-help = Capturas por cada cien partidas. Filas: piezas que capturan. Columnas: piezas capturadas.
playtest-captures-click = Haz clic en un número para ver sus partidas.
playtest-every-method = Todos los modos
playtest-cell = { $piece } captura { $victim }: { $number } por cada cien partidas
playtest-endings-about = Rey y una pieza contra rey: resultado exacto de todas las posiciones. Cada pieza requiere hasta un minuto.
playtest-endings-solve = Resolver finales
playtest-endings-solving = Resolviendo…
playtest-show-deep = Ver estas partidas
playtest-show-all = Ver todas las partidas

playtest-list =
    { $count ->
        [one] { $title }: 1 partida
       *[other] { $title }: { $count } partidas
    }
playtest-list-help = La partida se abre en el tablero por el final, con análisis.
playtest-list-help-capture = La partida se abre en el tablero en esta captura, con análisis.
playtest-list-row = { $number }.  { $result }  { $end }, { $plies } medias jugadas
playtest-list-first = Solo se muestran las primeras { $count }.
playtest-list-all = Todas las partidas
playtest-list-white = Ganan blancas
playtest-list-draws = Tablas
playtest-list-black = Ganan negras
playtest-list-length = De { $from } a { $to } medias jugadas
playtest-list-end = { $end }
playtest-list-capture = { $piece } captura { $victim }
playtest-list-capture-by = { $piece } captura { $victim } por { $method }
playtest-list-deciding = { $piece } decide la partida
playtest-list-ahead = Un bando tiene una pieza de más: { $piece }
playtest-list-deep = Un bando examina el cuádruple de posiciones
playtest-return = Volver a las partidas de prueba

playtest-compare = Comparar…
playtest-compare-title = Comparar con otra versión
playtest-compare-help = El ordenador juega también la otra versión. Si sus reglas y su tablero lo permiten, las partidas tienen las mismas aperturas.
playtest-busy = Hay otras partidas en curso. Espera a que terminen o detenlas.
playtest-compare-none = Este juego no tiene otras reglas ni otros tableros, y no hay juegos tuyos.
playtest-armies-swapped = Ejércitos intercambiados
playtest-version = { $option }: { $choice }
playtest-version-game = { $game }, { $layout }
playtest-version-base = El juego en que se basa: { $game }
playtest-both = Este juego: { $first }. El otro: { $second }.
playtest-openings = { $same } de { $pairs } pares de partidas tienen la misma apertura.
playtest-figure = Dato
playtest-first = Este juego
playtest-second = El otro
playtest-difference = Cuánto más en { $game }
playtest-too-few = muy pocas partidas
playtest-no-difference = sin diferencia apreciable

playtest-export = Exportar…
playtest-export-pgn = Partidas en PGN
playtest-export-csv = Partidas como tabla (CSV)
playtest-export-json = Informe como datos (JSON)
playtest-export-svg = Informe como imagen (SVG)
playtest-export-png = Informe como imagen (PNG)

## Inventing a piece: checkboxes and example movements

tick-only-by-a-move-of-one-square = solo al mover una casilla
tick-one-piece-a-move = una pieza por jugada
tick-lands-right-behind = cae justo detrás de la pieza
tick-only-corners-that-the-move-makes = solo esquinas nuevas
tick-the-player-may-leave-it-alone = opcional
tick-no-spotters = sin observadores
tick-from-anywhere-on-the-board = desde cualquier parte del tablero
tick-with-friends-too = también con piezas aliadas
tick-only-with-neighbours = solo con piezas contiguas
tick-with-every-piece-that-is-met = con todas las piezas del camino
movement-queen-no-capture = dama, sin capturar
movement-rook-no-capture = torre, sin capturar
movement-bishop-no-capture = alfil, sin capturar
movement-kings-step-no-capture = paso de rey, sin capturar
movement-queen = dama
movement-knight = caballo
movement-knight-or-kings-step = caballo o paso de rey
movement-up-to-three-squares = hasta tres casillas
movement-knightrider = saltos de caballo en línea
movement-two-squares-straight = dos casillas en línea recta
movement-pawn = peón
movement-moves-as-rook-takes-as-bishop = se mueve como torre, captura como alfil

## Games of a file

list-white = Blancas
list-black = Negras
list-game = Juego
list-result = Resultado
list-date = Fecha
list-moves = Jugadas
list-event = Evento
list-site = Lugar
list-round = Ronda
list-reading =
    { $count ->
        [one] Leyendo… 1 partida hasta ahora
       *[other] Leyendo… { $count } partidas hasta ahora
    }
list-wrong = Partida { $number }: { $error }
list-search = Buscar nombres, juego, evento, año…
list-all =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
list-found = { $found } de { $count } partidas
list-here = Partida { $number } de { $count }

## My games

saved-games-none = Aquí aparecerán tus partidas
saved-games-empty = Baroque guarda cada partida desde la primera jugada. Continúala aquí cuando quieras, o vuelve a verla.
saved-games-example-players = Tú – Ordenador
saved-games-you = Tú
saved-games-title = Mis partidas
saved-games-count =
    { $count ->
        [0] ninguna partida
        [one] 1 partida, guardada automáticamente
       *[other] { $count } partidas, guardadas automáticamente
    }
saved-games-bring-back-help = Recupera { $name }. Partidas eliminadas: { $count }. Puedes recuperar cada una durante 30 días.
saved-games-bring-back = Recuperar
saved-games-on-board = En el tablero
saved-games-is-open = en curso
saved-games-practice = Práctica: { $stands }
saved-games-goes-on =
    { $count ->
        [one] En curso, 1 jugada
       *[other] En curso, { $count } jugadas
    }
saved-games-over =
    { $count ->
        [one] { $result }, 1 jugada
       *[other] { $result }, { $count } jugadas
    }
saved-games-won = Has ganado
saved-games-lost = Has perdido
saved-games-drawn = Tablas
saved-games-white-won = Ganan blancas
saved-games-black-won = Ganan negras
saved-games-open = Abrir
saved-games-open-help = Abre la partida para continuarla
saved-games-rename = Renombrar
saved-games-rename-help = Cambia el nombre de la partida
saved-games-export = Exportar
saved-games-export-help = Guarda la partida como archivo PGN
saved-games-delete = Eliminar
saved-games-delete-help = Elimina la partida; puedes recuperarla durante 30 días
saved-games-button-help = { $name }. { $help }
saved-games-begun = Inicio: { $date }

## Saving a game

save-how = Guarda un archivo PGN. Puedes añadir la partida a un archivo existente.
save-unknown = Desconocido
save-path = Ruta de un archivo .pgn
save-choose = Elegir…
save-taken =
    { $count ->
        [0] El archivo ya existe y no contiene partidas.
        [one] El archivo ya existe y contiene una partida.
       *[other] El archivo ya existe y contiene { $count } partidas.
    }
save-changed-file = Otro programa ha modificado el archivo desde que abriste la partida. La partida en sí no ha cambiado.
save-changed-game = Otro programa ha modificado el archivo y esta partida desde que la abriste.
save-replace-file = Reemplazar archivo
save-replace-file-help = Sobrescribe todo el archivo
save-replace-game = Reemplazar partida
save-replace-game-help = Reemplaza solo esta partida en el archivo
save-new = Guardar
save-new-help = Guarda la partida en un archivo nuevo
save-append = Añadir al archivo
save-append-help = Añade la partida al final del archivo

## Opening a file

open-how = Abre partidas (.pgn, .zsg de Zillions, listas .txt de Game Courier), archivos de juego (.ron), posiciones (.fen) y juegos de otros programas (variants.ini, páginas con un Interactive Diagram). También puedes soltar un archivo sobre la ventana.
open-path = Ruta del archivo
open-path-name = Ruta de un archivo de juego
open-it = Abrir
open-choose = Elegir…

## Puzzles: the choice

puzzles-title = Ejercicios
puzzles-what = Encuentra la única jugada buena. Todos los ejercicios están demostrados con una búsqueda larga.
puzzles-reading = Baroque está leyendo los ejercicios…
puzzles-game = Juego
puzzles-theme = Tema
puzzles-all-games = Todos los juegos
puzzles-own = De mis partidas ({ $count })
puzzles-of = { $name } ({ $count })
puzzles-any-theme = Cualquier tema
puzzles-count =
    { $count ->
        [one] 1 ejercicio
       *[other] { $count } ejercicios
    }
puzzles-solve = Resolver
puzzles-or-move = o juega en el tablero
puzzles-day-solve = Resolver
puzzles-next = Siguiente ejercicio
puzzles-next-help = Ejercicios adecuados a tu puntuación, uno tras otro.
puzzles-daily = Ejercicio del día
puzzles-daily-help = Un ejercicio para cada día, de entre todos los juegos.
puzzles-streak = Racha
puzzles-streak-help = Los ejercicios son cada vez más difíciles. Un error acaba con la racha.
puzzles-storm = Contrarreloj
puzzles-storm-help = Resuelve todos los que puedas en tres minutos.
puzzles-failed = Ejercicios fallados
puzzles-failed-help = Repite los ejercicios que te salieron mal.
puzzles-found = De tu partida
puzzles-found-help = Los ejercicios de la partida del tablero.
puzzles-rating = Tu puntuación: { $rating }
puzzles-unrated = Aún sin puntuación
puzzles-best =
    { $count ->
        [0] Sin probar todavía
       *[other] Récord: { $count }
    }
puzzles-daily-none = Hoy no hay ejercicio
puzzles-daily-new = Aún no has resuelto el ejercicio de hoy
puzzles-daily-solved = Resuelto hoy
puzzles-daily-failed = No resuelto hoy
puzzles-failed-count =
    { $count ->
        [0] Ninguno
       *[other] { $count } por repetir
    }
puzzles-none = Todavía no hay ejercicios para esta elección. «Buscar ejercicios», en la página de una partida, los busca en tus propias partidas.
puzzles-none-daily = No hay ejercicio del día porque este programa no incluye ejercicios.
puzzles-none-failed = No hay ejercicios fallados para esta elección.
puzzles-none-found = Esta partida todavía no tiene ejercicios.
puzzles-no-more = No hay más ejercicios en esta serie.
puzzles-misfit = El ejercicio { $id } no encaja con su juego y se ha omitido: { $why }
puzzles-time-up = Se acabó el tiempo.

## Puzzles: progress

puzzles-progress = Progreso
puzzles-progress-none = Todavía no tienes puntuaciones. Resuelve antes algunos ejercicios.
puzzles-solved-of =
    { $tried ->
        [0] Aún sin intentos
        [one] { $solved ->
            [one] 1 resuelto de 1 intento
           *[other] { $solved } resueltos de 1 intento
        }
       *[other] { $solved ->
            [one] 1 resuelto de { $tried } intentos
           *[other] { $solved } resueltos de { $tried } intentos
        }
    }
puzzles-best-of =
    { $count ->
        [0] { $name }: sin probar todavía
       *[other] { $name }: récord { $count }
    }
puzzles-days =
    { $count ->
        [0] Ejercicio del día: aún ninguno resuelto
        [one] Ejercicio del día: resuelto 1 día
       *[other] Ejercicio del día: resuelto { $count } días
    }
puzzles-by-game = Por juego
puzzles-by-theme = Por tema
puzzles-rated = { $name }: { $rating }
puzzles-curve =
    { $count ->
        [one] La puntuación pasó de { $first } a { $last } con 1 ejercicio.
       *[other] La puntuación pasó de { $first } a { $last } en { $count } ejercicios.
    }

## Puzzles: solving one

puzzle-task-mate =
    { $side ->
        [white] Juegan las blancas y dan mate en { $count }
       *[black] Juegan las negras y dan mate en { $count }
    }
puzzle-task-win-in =
    { $side ->
        [white] Juegan las blancas y ganan en { $count }
       *[black] Juegan las negras y ganan en { $count }
    }
puzzle-task-win =
    { $side ->
        [white] Juegan las blancas y ganan
       *[black] Juegan las negras y ganan
    }
puzzle-task-gain =
    { $side ->
        [white] Juegan las blancas y ganan material
       *[black] Juegan las negras y ganan material
    }
puzzle-task-defence =
    { $side ->
        [white] Juegan las blancas: encuentra la única defensa
       *[black] Juegan las negras: encuentra la única defensa
    }
puzzle-right = ¡Correcto! ¿Y ahora?
puzzle-wrong = Esa no es la jugada. Prueba otra vez.
puzzle-wrong-answer =
    { $side ->
        [white] Tras { $played }, las blancas responden { $answer }. { $does }
       *[black] Tras { $played }, las negras responden { $answer }. { $does }
    }
puzzle-solved = ¡Resuelto!
puzzle-solved-late = Eso es, pero no a la primera.
puzzle-solved-helped = Resuelto con una pista, que cuenta como fallo.
puzzle-shown = Esta es la solución.
puzzle-hint = Pista (cuenta como fallo)
puzzle-hint-help = Muestra la pieza y después la jugada
puzzle-solve = Ver la solución
puzzle-solve-help = Reproduce las jugadas; cuenta como fallo
puzzle-next = Siguiente ejercicio
puzzle-again = Otra vez
puzzle-streak-over = Se acabó la racha
puzzle-storm-over = Se acabó la contrarreloj
puzzle-race-solved = Resueltos: { $count }
puzzle-race-best = Récord: { $count }
puzzle-race-mistakes = Errores: { $count }
puzzle-left =
    { $count ->
        [0] { $name }: el último ejercicio
        [one] { $name }: queda 1 más después de este
       *[other] { $name }: quedan { $count } más después de este
    }
puzzle-first-rating = Tu primera puntuación: { $after }
puzzle-rated = Tu puntuación: { $before } → { $after } ({ $change })
puzzle-solution = Solución
puzzle-why-not = ¿Por qué no { $played }?
puzzle-why-not-help = Muestra la mejor respuesta a tu jugada
puzzle-why-not-sought = El ordenador busca la respuesta…
puzzle-analyse = Analizar
puzzle-analyse-help = Abre la línea como partida con análisis
puzzle-play-on = Seguir jugando
puzzle-play-on-help = Juega desde esta posición contra el ordenador
puzzle-themes = Temas: { $themes }
puzzle-rating-of = Puntuación del ejercicio: { $rating }
puzzle-id = Ejercicio { $id }

## Puzzles: themes. The capture methods have names of their own.

theme-several-methods = Varios modos de captura
theme-multiple-capture = Captura múltiple
theme-mimicry = Imitación
theme-freeze = Inmovilización
theme-thaw = Liberación de una pieza
theme-discovered = Ataque a la descubierta
theme-sacrifice = Sacrificio
theme-quiet = Jugada tranquila
theme-promotion = Coronación
theme-defence = Defensa
theme-endgame = Final
theme-mate = Mate en { $count }
theme-win = Victoria en { $count }
theme-swap = Intercambio
theme-drive = Empuje en línea
theme-push = Empuje
theme-pull = Arrastre
theme-drop = Colocación desde la mano
theme-resurrection = Resurrección
theme-removal = Quitar una pieza propia
theme-castling = Enroque
theme-other = Otra jugada

## Puzzles from a game

puzzles-searching = Buscando ejercicios: { $done } de { $all }
puzzles-stop = Detener
puzzles-known =
    { $count ->
        [one] 1 ejercicio de esta partida
       *[other] { $count } ejercicios de esta partida
    }
puzzles-solve-found = Resolver
puzzles-no-moves = Esta partida aún no tiene jugadas.
puzzles-review-first = Primero se revisa la partida. Después vienen los ejercicios.
puzzles-no-mistakes = La revisión no encontró ningún error tuyo.
puzzles-search-stopped =
    { $count ->
        [0] Búsqueda detenida. No ha encontrado ningún ejercicio.
        [one] Búsqueda detenida. Ha encontrado 1 ejercicio.
       *[other] Búsqueda detenida. Ha encontrado { $count } ejercicios.
    }
puzzles-search-found =
    { $count ->
        [0] Esta partida no tiene buenos ejercicios: ninguna jugada era mucho mejor que las demás.
        [one] Esta partida tiene 1 buen ejercicio.
       *[other] Esta partida tiene { $count } buenos ejercicios.
    }
puzzles-missed-all =
    { $count ->
        [one] Tu error es ahora un ejercicio, también en «De mis partidas».
       *[other] Tus { $count } errores son ahora ejercicios, también en «De mis partidas».
    }
puzzles-missed-some =
    { $count ->
        [0] De tus errores no sale ningún ejercicio: siempre había varias jugadas buenas.
        [one] Uno de tus errores es ahora un ejercicio. { $left ->
            [one] El otro no, porque había varias jugadas buenas.
           *[other] Los otros { $left } no, porque había varias jugadas buenas.
        }
       *[other] { $count } de tus errores son ahora ejercicios. { $left ->
            [one] El otro no, porque había varias jugadas buenas.
           *[other] Los otros { $left } no, porque había varias jugadas buenas.
        }
    }

## Dialogs over a page

overlay-help = Ayuda
overlay-settings = Ajustes
overlay-problems = Errores de archivos
overlay-position = Posición
overlay-open = Abrir un archivo
overlay-import = Un juego de otro programa
overlay-save = Guardar la partida
overlay-close = Cerrar
overlay-keys = Páginas y atajos
keys-pages = Qué puedes hacer
overlay-about = Acerca de

## About the program

about-what = Juegos de ajedrez cuyas piezas capturan de formas insólitas: un programa de escritorio, una biblioteca de reglas y un motor.
about-licence = Puedes usarlo, estudiarlo, modificarlo y compartirlo libremente, con licencia MIT o Apache 2.0.
about-inventors = Los juegos y sus inventores
about-sources = Fuentes de las reglas
about-sources-list = G. Deckle, P. Aronson y B. Good, «Chess with Ultima, Rococo and Supremo Pieces» (2002); D. Howe, «An Illustrated Guide to Ultima Pieces» (2000); H. Bodlaender, «Ultima» (1995–2001); A. Fourrière, «Chessma 84» (2002); «Baroque chess» (Wikipedia); las páginas de Rococo y Maxima de The Chess Variant Pages, con aclaraciones posteriores de sus autores; textos de R. Abbott de 1962, 1968 y 2004, citados allí.
about-fonts = Tipos de letra
about-fonts-licence = Todos con la licencia SIL Open Font License 1.1.

## Keys

keys-tab = Va al control siguiente, y Mayús+Tab al anterior; Espacio lo pulsa
keys-arrows = En el tablero: va de casilla en casilla; Tab recorre los destinos
keys-space = En el tablero: levanta una pieza o la suelta (también Intro)
keys-menu = En el tablero: abre el menú de la pieza
keys-threats = Mientras se mantiene pulsada: muestra las amenazas de la pieza bajo el puntero; sin pieza, las del otro bando
keys-without-a-mouse = Sin ratón
keys-mouse = Arrastra una pieza, o haz clic en ella y luego en su destino. Haz clic dos veces en tu pieza inmovilizada para quitarla del tablero, si el juego lo permite. Haz clic derecho en una pieza para ver su menú, o en una casilla vacía para rodearla con un círculo. Arrastra con el botón derecho para dibujar una flecha. Mayús, Alt y Ctrl cambian el color. Repite el dibujo, o haz clic en una casilla vacía, para borrarlo.
keys-how = Haz clic en un atajo y pulsa la tecla nueva.
keys-reset-all = Restablecer todo
keys-waiting = Pulsa una tecla…
keys-none = Ninguno
keys-of-command = { $command }: { $key }
keys-reset = Volver a { $key }
keys-conflict = { $command } ya usa { $key }.
keys-exchange = Intercambiar
keys-keep = Dejarlo así

## Changing keys

keys-now = Nuevo atajo de { $command }: { $key }.
keys-now-none = { $command } se ha quedado sin atajo.
keys-bespoken-tab = { $key } va al control siguiente. Pulsa otra tecla, o Esc.
keys-bespoken-help = { $key } siempre muestra los atajos. Pulsa otra tecla, o Esc.
keys-bespoken-threats = { $key } muestra las amenazas. Pulsa otra tecla, o Esc.
keys-bespoken-menu = { $key } abre el menú de una pieza. Pulsa otra tecla, o Esc.
keys-bespoken-redo = { $key } rehace un cambio en el editor. Pulsa otra tecla, o Esc.
keys-bespoken-writing = { $key } se usa para el texto. Pulsa otra tecla, o Esc.
keys-bespoken-none = { $key } no puede ser un atajo. Pulsa otra tecla, o Esc.

## Settings

settings-language = Idioma
settings-language-system = Idioma del sistema
settings-colours = Colores
settings-pieces = Juego de piezas
settings-coordinates = Coordenadas
settings-colours-parchment = Pergamino
settings-colours-slate = Pizarra
settings-colours-felt = Fieltro
settings-colours-contrast = Alto contraste
settings-pieces-disks = Pictogramas
settings-pieces-figurines = Figuras
settings-editor = Editor de archivos de juego
settings-editor-found = Detectado automáticamente
settings-editor-example = Un comando, por ejemplo: { $command }
settings-path = Archivo de ajustes
settings-speed = Velocidad de animación
settings-motion-full = Completa
settings-motion-reduced = Reducida
settings-motion = Animación
settings-theme = Tema
settings-light = Claro
settings-dark = Oscuro
settings-size = Tamaño de la interfaz
settings-percent = { $percent } %
settings-size-keys = Ctrl con + o − cambia el tamaño, Ctrl+0 lo restablece.
settings-window = Ventana
settings-windowed = En una ventana
settings-fullscreen = Pantalla completa
settings-two-people = Dos jugadores
settings-board-stays = Tablero fijo
settings-board-turns = El tablero gira según el turno
settings-no-sound = No se encuentra ningún dispositivo de sonido. Reinicia Baroque después de conectar uno.
settings-sound = Sonido
settings-sound-off = No
settings-sound-on = Sí
settings-volume = Volumen
settings-group-board = Tablero
settings-group-motion = Animación
settings-group-sound = Sonido
settings-group-play = Juego
settings-group-display = Pantalla
settings-group-files = Datos
settings-group-keys = Teclas
settings-speed-now = Velocidad de animación: { $speed }
settings-speed-off = Ninguna
settings-speed-fast = Rápida
settings-speed-normal = Normal
settings-speed-slow = Lenta
settings-memory = Memoria del motor (MiB)
settings-memory-how = Aquí el motor guarda lo que averigua sobre las posiciones. Con más memoria aprovecha mejor los análisis largos.
settings-threads = Hilos
settings-threads-usual = Por defecto
settings-machine-how = Para jugar y para analizar. Por defecto: un hilo para jugar y la mitad de los hilos para analizar.
settings-coordinates-off = Ocultas
settings-coordinates-inside = Dentro
settings-coordinates-outside = Fuera
settings-name = Tu nombre
settings-name-usual = Jugador
settings-name-how = Tus partidas guardadas muestran este nombre.
settings-book = Libro de aperturas
settings-book-who = El ordenador lo usa a partir del nivel 6.
settings-book-moves = Jugadas del libro
settings-book-choose = Elegir…
settings-book-file = un archivo PGN
settings-book-file-name = Archivo del libro
settings-book-off = Ninguno
settings-book-program = Incluido
settings-book-own = Mi propio archivo

## Commands

command-help-and-key = { $help } ({ $key })
commands-game = La partida
commands-looking = Vista
commands-pages = Páginas
commands-files = Archivos
commands-program = Programa
command-take-back = Deshacer
    .help = Deshace tu última jugada; los relojes conservan su tiempo
command-new-game = Otra partida
    .help = Empieza una partida nueva con los bandos, las reglas y el tablero que elijas
command-resign = Abandonar
    .help = Abandona la partida
command-offer-draw = ¿Tablas?
    .help = Ofrece tablas; el ordenador las rechaza si está mejor
command-pause = Pausa
    .help = Pausa o continúa la partida
command-hint = Pista
    .help = Muestra una pieza que conviene mover; pulsa otra vez para ver la jugada
command-write-a-move = Escribir jugada
    .help = Va al campo para escribir una jugada
command-adjudicate = Resultado
    .help = Termina la partida con el resultado que elijas
command-rematch = Revancha
    .help = Empieza una partida nueva con los colores invertidos
command-one-move = Una jugada
    .help = Hace que el ordenador juegue una jugada de una partida en pausa
command-analysis = Análisis
    .help = Muestra la evaluación, las mejores líneas y flechas
command-review = Revisión
    .help = Analiza toda la partida y marca los errores
command-find-puzzles = Buscar ejercicios
    .help = Busca ejercicios en la partida del tablero, o detiene la búsqueda
command-missed = Practicar tus errores
    .help = Convierte en ejercicios tus errores de esta partida
command-legend = Reglas
    .help = Muestra u oculta las piezas y sus reglas debajo de las jugadas
command-flip-board = Girar
    .help = Muestra el tablero desde el otro lado
command-turning = Giro auto
    .help = Gira el tablero hacia el bando que mueve cuando juegan dos personas, o deja de hacerlo
command-board = Tablero
    .help = Lleva el foco del teclado al tablero, o lo devuelve
command-start = Inicio
    .help = Va al inicio de la partida
command-back = Jugada anterior
    .help = Retrocede una jugada
command-forward = Jugada siguiente
    .help = Avanza una jugada
command-newest = Fin
    .help = Va al final de la variante y después al de la partida
command-variation-above = Variante anterior
    .help = Va a la variante anterior
command-variation-below = Variante siguiente
    .help = Va a la variante siguiente
command-branch-before = Bifurcación anterior
    .help = Vuelve a la última jugada con variantes
command-next-branch = Bifurcación siguiente
    .help = Va a la siguiente jugada con variantes
command-delete-from-here = Eliminar desde aquí
    .help = Elimina esta jugada y todas las que siguen; Ctrl+Z las recupera
command-play = Reproducir
    .help = Reproduce o detiene la escena de la guía
command-read-out = Leer posición
    .help = Muestra la posición como texto
command-move-variation-up = Promover variante
    .help = Sube la variante paso a paso hasta la línea principal
command-comment = Comentar
    .help = Añade un comentario a esta jugada
command-go-back = Volver
    .help = Vuelve a la página anterior
command-all-games = Juegos
    .help = Muestra la página de inicio; tu partida te espera
command-learn = Aprender
    .help = Abre las lecciones
command-guide = Guía
    .help = Abre la guía ilustrada
command-setup-editor = Editor de posiciones
    .help = Abre la posición en el editor, o vuelve a la partida
command-continue = Continuar
    .help = Vuelve a tu partida
command-problems = Errores de archivos
    .help = Muestra los errores de los archivos de juego
command-puzzles = Ejercicios
    .help = Abre los ejercicios
command-invent-a-piece = Inventar pieza
    .help = Abre el formulario de una pieza nueva
command-undo = Deshacer
    .help = Deshace el último cambio en el editor o en la lista de jugadas
command-redo = Rehacer
    .help = Recupera el último cambio deshecho (también Ctrl+Mayús+Z)
command-my-games = Mis partidas
    .help = Muestra tus partidas guardadas, o vuelve atrás
command-open = Abrir
    .help = Abre un archivo de juego (.ron), un archivo de partidas (PGN, Game Courier, Zillions) o una posición (.fen)
command-save = Guardar
    .help = Guarda la partida en PGN
command-save-as = Guardar como
    .help = Guarda la partida en el archivo que elijas
command-copy-game = Copiar partida
    .help = Copia la partida en PGN
command-copy-courier = Copiar jugadas para Game Courier
    .help = Copia las jugadas como las escribe Game Courier, con todas las capturas
command-copy-zillions = Copiar partida para Zillions
    .help = Copia las jugadas como partida guardada de Zillions of Games
command-copy-position = Copiar posición
    .help = Copia la posición en FEN
command-paste = Pegar
    .help = Pega una posición, una partida, jugadas o un Interactive Diagram
command-list-of-games = Lista de partidas
    .help = Muestra las partidas del archivo abierto
command-previous-game = Partida anterior
    .help = Abre la partida anterior del archivo
command-next-game = Partida siguiente
    .help = Abre la partida siguiente del archivo
command-coordinates = Coordenadas
    .help = Muestra las coordenadas fuera del tablero o dentro, o las oculta
command-speed = Velocidad de animación
    .help = Cambia la velocidad de animación: ninguna, rápida, normal, lenta
command-pieces = Juego de piezas
    .help = Cambia entre pictogramas y figuras
command-light-or-dark = Claro u oscuro
    .help = Cambia entre aspecto claro y oscuro
command-to-light = Cambia al aspecto claro
command-to-dark = Cambia al aspecto oscuro
command-sound = Sonido
    .help = Activa o desactiva el sonido
command-full-screen = Pantalla completa
    .help = Activa o desactiva la pantalla completa
command-settings = Ajustes
    .help = Abre los ajustes
command-keys = Atajos de teclado
    .help = Muestra los atajos de teclado
command-cancel = Cancelar
    .help = Quita la selección, cierra lo que está abierto o vuelve atrás
command-larger = Más grande
    .help = Agranda la interfaz
command-smaller = Más pequeño
    .help = Reduce la interfaz
command-usual-size = Tamaño por defecto
    .help = Restablece el tamaño de la interfaz
command-quit = Salir
    .help = Cierra el programa

## The field for typing a move

move-field = Escribe una jugada
move-field-hint = ↓ ↑ elegir, Intro jugar

## Notices

notices-more = y { $count } más
notice-copy = Copiar aviso
notice-close = Cerrar aviso

## Notices about games in play

notice-away = Partida en pausa: has dejado el tablero.
notice-time-jumped = Partida en pausa: Baroque estuvo un rato sin funcionar.
notice-time-stood = El reloj se detuvo mientras Baroque no funcionaba.
notice-time-gone = No puedes deshacer una derrota por tiempo.
notice-draw-offered = Acabas de ofrecer tablas.
notice-nothing-to-pause = Esta partida no tiene relojes que pausar.
notice-premove-off = Premovimiento cancelado: ya no es legal.
notice-draw-declined = El ordenador rechaza las tablas.

## Notices about game files

notice-game-gone = No se puede iniciar `{ $game }`: su archivo ya no existe.
notice-files-in-order = Todos los archivos de juego vuelven a estar correctos.
notice-mistakes-file =
    { $count ->
        [one] 1 error en { $file }. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
       *[other] { $count } errores en { $file }. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
    }
notice-mistakes-two =
    { $count ->
        [one] 1 error en { $one } y { $other }. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
       *[other] { $count } errores en { $one } y { $other }. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
    }
notice-mistakes-files =
    { $count ->
        [one] 1 error en { $files } archivos. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
       *[other] { $count } errores en { $files } archivos. Baroque usa la última versión sin errores, si la hay. Pulsa P para ver los detalles.
    }
notice-duplicated = { $game } es ahora un juego tuyo, en { $path }. Tu editor abre el archivo. El juego se actualiza cada vez que guardas. Puedes elegir el editor en los ajustes.
notice-piece-pickable = La pieza { $piece } ya está entre las piezas de este juego.
notice-piece-pickable-new = Baroque ha guardado un juego tuyo con la pieza { $piece }. El juego sin ella queda como estaba.

## Notices about an invented piece

notice-no-own-folder = Este sistema no tiene carpeta para juegos propios.
notice-piece-not-ready = La pieza aún no está lista. Corrige antes los errores.
notice-piece-added = El juego con la pieza está en la página de inicio, entre tus propios juegos. Su archivo es { $path }

## Notices about lists of games

notice-no-list = Abre antes un archivo con varias partidas.
notice-last-game = Esta es la última partida de la lista.
notice-first-game = Esta es la primera partida de la lista.

## Notices about saving

notice-saved = Guardado en { $path }.
notice-unsaved = { $problem }.
notice-unsaved-kept = { $problem }. La partida está en Mis partidas (B).
notice-stay-unsaved = La partida no está guardada. Vuelve a cerrar la ventana para salir de todos modos.
notice-unsaved-taken = No guardado: { $path } ya existe. La partida está en Mis partidas (B).
notice-unsaved-changed = No guardado: otro programa ha modificado { $path }. La partida está en Mis partidas (B).
notice-stay-writing = Baroque aún está guardando. Vuelve a cerrar la ventana para salir de todos modos.
notice-kept-elsewhere = Otra ventana ha continuado esta partida. Aquí es ahora una partida aparte.
notice-stay-unkept = Las últimas jugadas no están guardadas. Vuelve a cerrar la ventana para salir de todos modos.
notice-stay-unwritten = Algunos archivos no están guardados. Vuelve a cerrar la ventana para salir de todos modos.

## Progress in lessons and puzzles

progress-imported =
    { $count ->
        [one] Progreso importado: 1 entrada nueva.
       *[other] Progreso importado: { $count } entradas nuevas.
    }
progress-not-imported = No se pudo importar { $path }: { $error }
progress-export-title = Exportar el progreso
progress-import-title = Importar el progreso
progress-kind = Progreso
progress-too-long = el archivo ocupa más de 64 MiB.
progress-no-folder = Este sistema no tiene carpeta de datos. Baroque no puede conservar tu progreso.

## The clipboard

copied-game = Partida copiada en PGN.
copied-courier = Jugadas copiadas para Game Courier.
copied-zillions = Partida copiada para Zillions of Games.
copied-position = Posición copiada: { $fen }
copied-no-game = En el tablero no hay ninguna partida que copiar.
copied-no-position = En el tablero no hay ninguna posición que copiar.

## Pictures

picture-copied = Imagen copiada.
picture-not-copied = No se pudo copiar la imagen: { $problem }
picture-not-saved = No se pudo guardar la imagen: { $problem }
picture-no-room = la imagen es demasiado grande
picture-no-folder = este sistema no tiene carpeta de imágenes
picture-saved = Guardado como { $path }

## Choosing files

browse-open-already = Ya hay un diálogo de archivos abierto.
browse-games = Partidas
browse-game-files = Archivos de juego
browse-no-dialog = Este sistema no tiene diálogo de archivos. Escribe la ruta en su campo, o pulsa Ctrl+O y escríbela allí.

## Jobs that could not start

computer-cannot-play = El ordenador no puede jugar: { $error }
analysis-cannot-begin = No se puede iniciar el análisis: { $error }
clocks-not-shown = Los relojes solo se actualizan cuando algo se mueve: { $error }

## Background jobs

job-panicked = Error interno de Baroque: { $message }
job-no-thread = Baroque no puede iniciar otro hilo: { $error }
job-no-worker = Baroque no puede iniciar otro hilo.

## The settings’ file

settings-unreadable = No se pudo leer { $path }: { $error }
settings-put-aside = Tu archivo de ajustes tiene un error ({ $problem }), así que Baroque usa los ajustes por defecto. El archivo antiguo es ahora { $path }.
settings-not-understood = { $path } tiene un error ({ $problem }), así que Baroque usa los ajustes por defecto. No pudo apartar el archivo ({ $error }).
settings-unsaved = No se pudieron guardar los ajustes: { $error } ({ $path })
settings-not-utf8 = no es texto UTF-8

## Pasting

paste-nothing = El portapapeles no contiene texto.
paste-text = El texto
paste-no-game = El texto no contiene ninguna partida.
paste-first-of = Es la primera de { $count }. Guarda el texto en un archivo para abrirlas todas.
paste-cannot-be-shown = Baroque no puede mostrar la partida: { $problem }
paste-game =
    { $count ->
        [one] Se ha pegado una partida de { $game }: 1 media jugada.
       *[other] Se ha pegado una partida de { $game }: { $count } medias jugadas.
    }
paste-part-of-game =
    { $count ->
        [one] Se ha pegado 1 media jugada de { $game }. El texto tiene un error en { $place }.
       *[other] Se han pegado { $count } medias jugadas de { $game }. El texto tiene un error en { $place }.
    }
paste-notes =
    { $count ->
        [one] Línea { $line }: { $note }.
       *[other] { $count } cosas no se leyeron tal como estaban escritas. La primera está en la línea { $line }: { $note }.
    }
paste-position = Se ha pegado una posición de { $game }.
paste-position-of-none = Esto parece una posición, pero no encaja con ningún juego.
paste-position-of-none-but = Esto parece una posición, pero no encaja con ningún juego. En { $game }: { $problem }.
paste-no-moves = El texto no contiene jugadas.
paste-nonsense = Este texto no es ni una posición, ni una partida ni jugadas de { $game }: { $problem }.
paste-moves =
    { $count ->
        [one] Se ha pegado 1 media jugada de { $game }.
       *[other] Se han pegado { $count } medias jugadas de { $game }.
    }
paste-moves-up-to =
    { $count ->
        [one] Se ha pegado 1 media jugada de { $game }, hasta { $place }.
       *[other] Se han pegado { $count } medias jugadas de { $game }, hasta { $place }.
    }
paste-goes-on =
    { $count ->
        [one] Se ha añadido a la partida 1 media jugada pegada.
       *[other] Se han añadido a la partida { $count } medias jugadas pegadas.
    }
paste-goes-on-up-to =
    { $count ->
        [one] Se ha añadido a la partida 1 media jugada pegada, hasta { $place }.
       *[other] Se han añadido a la partida { $count } medias jugadas pegadas, hasta { $place }.
    }

## Opening games

games-none = { $path } no contiene partidas.
games-changed = Otro programa ha modificado { $path }. Este es su estado actual.
games-no-such = { $path } no contiene esa partida.
games-wrong = { $path }, línea { $line }: { $problem }
games-wrong-none = no hay ninguna partida
games-partly =
    { $count ->
        [one] { $path } tiene un error en { $place }. Baroque muestra la partida hasta ahí, 1 media jugada. Guárdala con otro nombre.
       *[other] { $path } tiene un error en { $place }. Baroque muestra la partida hasta ahí, { $count } medias jugadas. Guárdala con otro nombre.
    }
games-notes =
    { $count ->
        [one] { $path } tiene 1 lugar que no se leyó tal como estaba escrito: { $first }.
       *[other] { $path } tiene { $count } lugares que no se leyeron tal como estaban escritos. Los primeros: { $first }.
    }
games-no-game = { $path } no contiene ninguna partida que Baroque pueda leer. El primer error está en { $place }.
games-holds-none = { $path } no contiene ninguna partida.
games-rules-changed = Las reglas de { $game } han cambiado. Esta partida continúa con las anteriores.
games-rules-gone = El archivo de { $game } ya no existe. Esta partida continúa con las reglas guardadas junto a ella.
games-cannot-go-on = No se puede continuar { $path }: { $problem }
games-goes-wrong = { $path } tiene un error en { $place }. Baroque guarda tus próximas jugadas en una partida nueva y conserva este archivo.

## Saving games

games-no-file = Elige un archivo
games-nothing-to-save = No hay ninguna partida que guardar
games-save-title = Guardar la partida
games-cannot-be-kept = No se pudo guardar la partida: { $error } ({ $path })

## Exports of games

export-button = Exportar
export-help = Guarda el juego o sus reglas en un archivo
export-game = El juego en un solo archivo (RON)
export-html = Las reglas como página web (HTML)
export-markdown = Las reglas en Markdown
export-title = Exportar
export-kind = Exportaciones
export-done = Exportado a { $path }
export-failed = No se pudo exportar a { $path }: { $problem }

## Games from other programs

import-pasted = El texto pegado
import-made = { $game } se ha añadido a tus juegos: { $path }
import-not-written = no se pudo escribir el archivo de juego: { $error }
import-failed = Baroque no puede crear un juego a partir de este texto. No se ha cambiado nada.
import-choose =
    { $count ->
        [one] El archivo contiene 1 juego. Elígelo para añadirlo a tus juegos.
       *[other] El archivo contiene { $count } juegos. ¿Cuál quieres añadir?
    }
import-warnings =
    { $count ->
        [one] { $game } ya es uno de tus juegos, pero sin una de sus reglas:
       *[other] { $game } ya es uno de tus juegos, pero sin { $count } de sus reglas:
    }
import-warnings-how = Baroque no tiene esas reglas. En el archivo de juego figuran como comentarios.

## Game files and the editor

files-no-dialog-thread = No se pudo abrir el diálogo de archivos: { $error }
files-no-editor-thread = No se pudo iniciar el editor: { $error }
files-open-title = Abrir un archivo
files-open-kind = Partidas y archivos de juego
files-not-opened = No se pudo abrir { $path }: { $error }. Puedes elegir un editor en los ajustes.
files-editor-not-started = No se pudo iniciar { $program } para { $path }: { $error }
files-editor-failed = { $program } no pudo abrir { $path }: { $status }
files-unwatched = Puede que Baroque no detecte los cambios en los archivos de juego. Reinícialo para verlos. ({ $why })
files-no-game-file = { $path } no es un archivo de juego. Los archivos de juego terminan en .ron
files-is-folder = { $path } es una carpeta
files-unreadable = No se pudo abrir { $path }: { $error }
files-no-own-folder = No se ha escrito nada: este sistema no tiene carpeta para juegos propios.
files-not-extended = No se pudo añadir la pieza: { $error } ({ $path })
files-not-copied = No se hizo ninguna copia: { $error } ({ $folder })
files-no-program = No se encuentra `{ $program }`. Es el editor indicado en los ajustes.
files-unclosed-quote = Al comando del editor en los ajustes le falta la comilla de cierre { $quote }.
files-too-many-copies = `{ $game }` ya tiene { $count } copias
files-copy = { $game } (copia)
files-copy-number = { $game } (copia { $number })
files-no-watcher = Baroque no detecta los cambios en los archivos de juego: { $error }

## Games of tries: blind games and Penultima

tries-waits = Continúa tu partida.
tries-about = Cómo se juega
tries-last = Continuar una partida
tries-resume-since = { $game } ({ $when })
tries-unreadable = No se pudo leer una partida guardada. { $problem }
tries-who = ¿Quién juega?
tries-mode-computer = Contra el ordenador
tries-mode-two = Dos personas aquí
tries-computer = ¿A qué nivel juega el ordenador?
tries-side = ¿Con qué bando juegas?
tries-begin = Jugar
tries-no-folder = Este sistema no tiene carpeta de datos. Baroque no puede guardar esta partida.
tries-other-format = tiene el formato { $format }, que esta versión de Baroque no conoce. Usa una versión más reciente.
tries-row = { $number }. { $message }
tries-check = Jaque.
tries-ended = { $outcome }.
tries-your-move = Te toca jugar.
tries-to-move =
    { $side ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
tries-thinks = El ordenador está pensando…
tries-computers-turn = Le toca al ordenador.
tries-yes = Sí
tries-no = No
tries-resign = Abandonar
tries-new = Nueva partida
tries-copy-pgn = Copiar PGN
tries-copied = Copiado en el portapapeles.

## Blind games, in which each side sees only its own pieces

blind-open = A ciegas: jugar sin ver
blind-help = Juega sin ver las piezas del otro bando. El programa es el árbitro.
blind-title-of = A ciegas: { $game }
blind-about = Solo ves tus piezas. Pruebas jugadas; el árbitro rechaza las ilegales y, cuando una es legal, anuncia a ambos bandos su efecto.
blind-about-tries = Lleva una pieza a cualquier casilla. Un intento rechazado no cuesta nada, y solo tú oyes la respuesta.
blind-about-hears = El árbitro anuncia la casilla de cada captura, los jaques y el final. No se te dice cuáles de tus piezas están inmovilizadas.
blind-about-guesses = Anota en el tablero dónde crees que están las piezas enemigas. El programa puede calcular dónde pueden estar.
blind-about-end = Al final ves la partida completa y lo que vio cada bando.
blind-computer-is = El ordenador también ve solo sus propias piezas, y oye lo mismo que tú.
blind-two-is = La pantalla es compartida. Entre turno y turno el tablero queda oculto hasta que el siguiente jugador esté a solas.
blind-game-computer = { $game }, nivel { $level }, jugada { $number }
blind-game-two = { $game }, dos personas, jugada { $number }
blind-umpire = ¿Qué dice el árbitro?
blind-umpire-help = El árbitro siempre dice la casilla de una captura. Puede añadir si la pieza contaba como peón, o su nombre. Al anunciar un jaque puede añadir la columna, la fila o la diagonal del atacante.
blind-captures = Capturas
blind-captures-rank = Peón o pieza
blind-captures-square = Casilla
blind-captures-piece = Nombre
blind-checks = Jaque
blind-checks-plain = Sí
blind-checks-direction = Con su línea
blind-tries = Peones
blind-tries-announced = Número de capturas
blind-tries-asked = Si preguntas
blind-tries-help = Cuántas capturas tienen los peones del bando al que le toca.
blind-never = No
blind-begins = Solo ves tus propias piezas. Prueba una jugada.
blind-veil =
    { $side ->
        [white] Blancas: haz clic cuando estés a solas
       *[black] Negras: haz clic cuando estés a solas
    }
blind-no-file = no es una partida a ciegas guardada ({ $error }).
blind-no = { $tried }: no. Prueba otra jugada.
blind-impossible = { $tried }: imposible, haya lo que haya ahí. Prueba otra jugada.
blind-played =
    { $side ->
        [white] Blancas: { $played }.
       *[black] Negras: { $played }.
    }
blind-moved =
    { $side ->
        [white] Las blancas han jugado.
       *[black] Las negras han jugado.
    }
blind-kept =
    { $side ->
        [white] Las blancas conservan la posición inicial.
       *[black] Las negras conservan la posición inicial.
    }
blind-exchanged =
    { $side ->
        [white] Las blancas intercambian dos piezas de la posición inicial.
       *[black] Las negras intercambian dos piezas de la posición inicial.
    }
blind-lost-something =
    { $side ->
        [white] Las blancas pierden algo en { $square }.
       *[black] Las negras pierden algo en { $square }.
    }
blind-lost-pawn =
    { $side ->
        [white] Las blancas pierden un peón en { $square }.
       *[black] Las negras pierden un peón en { $square }.
    }
blind-lost-piece =
    { $side ->
        [white] Las blancas pierden una pieza en { $square }.
       *[black] Las negras pierden una pieza en { $square }.
    }
blind-lost-type =
    { $side ->
        [white] Las blancas pierden en { $square }: { $piece }.
       *[black] Las negras pierden en { $square }: { $piece }.
    }
blind-own-loss = { $lost } La causa es su propia jugada.
blind-check-lines = Jaque por { $lines }.
blind-check-file = la columna
blind-check-rank = la fila
blind-check-long-diagonal = la diagonal larga
blind-check-short-diagonal = la diagonal corta
blind-check-diagonal = una diagonal
blind-pawn-captures =
    { $count ->
        [0] Tus peones no tienen capturas.
        [one] Tus peones tienen 1 captura.
       *[other] Tus peones tienen { $count } capturas.
    }
blind-taken-nothing = Capturado: nada.
blind-taken = Capturado: { $pieces }.
blind-counted = { $piece } × { $count }
blind-something = algo
blind-pawn = peón
blind-piece = pieza
blind-type = Escribe un intento, como e2e4
blind-not-read = «{ $typed }» no es un intento. Escribe dos casillas, como e2e4.
blind-no-piece = Ninguna de tus piezas está en { $square }.
blind-looks-back = Estás viendo una posición anterior. Haz clic en el tablero para volver.
blind-choose = ¿A qué jugada te refieres?
blind-choose-array = Elige tu posición inicial
blind-ask = ¿Pueden capturar mis peones?
blind-saved = Partida a ciegas
blind-replay = Abrir como partida
blind-replay-help = Abre las jugadas como una partida normal, con los intentos y los anuncios como comentarios.
blind-guesses = Conjeturas
blind-guesses-help = Elige una pieza y haz clic en las casillas donde crees que está. Arrastra una conjetura para moverla.
blind-guesses-click = Haz clic en una casilla para anotarla o para quitar la nota. Elige la pieza otra vez para volver a los intentos.
blind-guess-array = Como al principio
blind-guess-array-help = Anota las piezas enemigas donde estaban al principio.
blind-forget = Quitar todo
blind-mark = Signo de interrogación
blind-shares = ¿Dónde puede haber piezas enemigas?
blind-shares-help = El programa examina posiciones que encajan con lo que has oído. Cuanto más roja es una casilla, más de ellas tienen ahí una pieza enemiga.
blind-shares-unknown = Se conocen muy pocas posiciones para decirlo.
blind-share = { $square }: { $percent } %
blind-scale = Colores:
blind-scale-percent = { $percent } %
blind-log = Lo que dijo el árbitro
blind-refused = Rechazado: { $tries }.
blind-refused-many =
    { $count ->
        [one] 1 intento rechazado: { $tries }.
       *[other] { $count } intentos rechazados, los últimos: { $tries }.
    }
blind-removal = se quita { $square } del tablero
blind-seen-by =
    { $side ->
        [white] Lo que vieron las blancas
       *[black] Lo que vieron las negras
    }

## Penultima, the game of secret rules

penultima-open = Penultima: el juego de las reglas secretas
penultima-invites = Algunas piezas tienen reglas secretas. Prueba jugadas, observa lo que pasa, descubre las reglas y da jaque mate.
penultima-title = Penultima
penultima-about-secret = Penultima es ajedrez, pero las piezas con un signo de interrogación tienen reglas secretas, las mismas para ambos bandos. En cada partida se sortea de nuevo cuáles son.
penultima-about-tries = Se juega probando: lleva una pieza a cualquier casilla y el árbitro dice si es legal.
penultima-about-watch = Observa lo que hace cada jugada: las piezas secretas pueden capturar de formas extrañas, a distancia o de pasada.
penultima-about-notebook = Anota tu conjetura en la libreta, que encuentra los intentos que la contradicen.
penultima-about-win = Se gana con jaque mate, como en el ajedrez. No hay enroque.
penultima-kind =
    { $count ->
        [one] { $kind }, dificultad { $level }, 1 intento
       *[other] { $kind }, dificultad { $level }, { $count } intentos
    }
penultima-kind-over =
    { $count ->
        [one] { $kind }, dificultad { $level }, terminada tras 1 intento
       *[other] { $kind }, dificultad { $level }, terminada tras { $count } intentos
    }
penultima-tries-so-far =
    { $count ->
        [one] 1 intento
       *[other] { $count } intentos
    }
penultima-kind-day = Secreto del { $day }
penultima-kind-computer = Ordenador, nivel { $level }
penultima-mode-laboratory = Laboratorio
penultima-mode-daily = Secreto del día
penultima-mode-computer-is = El ordenador tampoco conoce las reglas. Solo ve lo que ves tú.
penultima-mode-two-is = La pantalla es compartida. La libreta es para los dos.
penultima-mode-laboratory-is = Mueves ambos bandos y descubres todas las reglas con el menor número de intentos.
penultima-mode-daily-is = Un laboratorio con el mismo secreto hoy para todos.
penultima-difficulty = ¿Cuánto es secreto?
penultima-level-1 = Un tipo de pieza. Se mueve como en el ajedrez y captura de otra manera.
penultima-level-2 = Dos tipos de piezas. Mueven como en el ajedrez y capturan de otras maneras.
penultima-level-3 = Tres tipos de piezas. También pueden inmovilizar, intercambiar o empujar.
penultima-level-4 = Cuatro tipos de piezas. También pueden inmovilizar, intercambiar o empujar.
penultima-level-5 = Todas las piezas menos los reyes. También pueden mover de formas raras, inmovilizar, intercambiar o empujar.
penultima-best = Tu mejor marca: { $score }. Cuanto más baja, mejor.
penultima-attempts = ¿Cuándo hace perder el turno un intento ilegal?
penultima-attempts-count =
    { $count ->
        [one] Al momento (original)
       *[other] Tras { $count } intentos
    }
penultima-attempts-free = Nunca
penultima-attempts-free-is = Un intento ilegal no cuesta nada. Prueba hasta que uno sea legal.
penultima-attempts-count-is =
    { $count ->
        [one] Un intento ilegal hace perder el turno, salvo en jaque.
       *[other] { $count } intentos ilegales hacen perder el turno, salvo en jaque.
    }
penultima-seed = Semilla del secreto
penultima-seed-hint = Cualquiera
penultima-bad-seed = La semilla no es un número entero entre 0 y 18446744073709551615. Corrígela o deja el campo vacío.
penultima-drawing = Baroque está creando reglas secretas…
penultima-no-game = No se ha encontrado ningún juego secreto con esta semilla. Usa otra.
game-file-unsaved = No se pudo guardar la partida: { $error } ({ $path })
penultima-no-file = no es una partida guardada de Penultima ({ $error }).
game-file-too-long = el archivo ocupa más de 4 MiB.
penultima-piece = { $name } ({ $piece })
penultima-queen = dama
penultima-rook = torre
penultima-bishop = alfil
penultima-knight = caballo
penultima-pawn = peón
penultima-try = { $piece } { $from }-{ $to }.
penultima-try-words =
    { $side ->
        [white] Blancas: { $tried } { $ruling }
       *[black] Negras: { $tried } { $ruling }
    }
penultima-legal = Legal.
penultima-illegal = Ilegal.
penultima-exposes = Ilegal: el rey quedaría en jaque.
penultima-gone =
    { $count ->
        [one] La pieza de { $squares } ha desaparecido.
       *[other] Las piezas de { $squares } han desaparecido.
    }
penultima-turn-lost = Se pierde el turno.
penultima-your-move-tries =
    { $count ->
        [one] Te toca jugar: 1 intento.
       *[other] Te toca jugar: { $count } intentos.
    }
penultima-to-move-tries =
    { $side ->
        [white] { $count ->
            [one] Juegan las blancas: 1 intento.
           *[other] Juegan las blancas: { $count } intentos.
        }
       *[black] { $count ->
            [one] Juegan las negras: 1 intento.
           *[other] Juegan las negras: { $count } intentos.
        }
    }
penultima-begins = Un nuevo secreto. Prueba una jugada.
penultima-all-found = Todas las reglas descubiertas. Tu marca es { $score }.
penultima-rules-shown = Las reglas ya no son secretas.
penultima-set-up-needed = { $outcome }. Recoloca las piezas para seguir probando.
penultima-not-read = «{ $typed }» no es un intento. Escribe dos casillas, como a2a4.
penultima-no-try-over = La partida ha terminado. Empieza otra o recoloca las piezas.
penultima-no-try-not-yours = No te toca mover esa pieza. Prueba con una de las tuyas.
penultima-no-try-same-square = La pieza ya está ahí. Elige otra casilla.
penultima-type = Escribe un intento, como a2a4
penultima-promotes = El peón se convierte en
penultima-level = Dificultad { $number }
penultima-score = Intentos: { $tries }. Respuestas erróneas: { $wrong }. Marca: { $score }.
penultima-ask-show = ¿Parar aquí y ver las reglas?
penultima-set-up = Recolocar
penultima-show-rules = Ver las reglas
penultima-notebook = Libreta
penultima-tries = Intentos
penultima-rules = Reglas
penultima-known = Descubierta
penultima-check-it = Comparar con los intentos
penultima-declare = Dar esta respuesta
penultima-declare-costs = Una respuesta errónea cuesta lo mismo que 5 intentos.
penultima-declare-once = Puedes dar una respuesta por turno. Si es correcta, la libreta la guarda.
penultima-checking = Comparando con todos los intentos…
penultima-fits = Encaja con todos los intentos hasta ahora.
penultima-unplayable = No puede ser: un rey estaría en jaque al principio.
penultima-contradicted =
    { $count ->
        [one] 1 intento la contradice.
       *[other] { $count } intentos la contradicen.
    }
penultima-right = Esa es la regla.
penultima-wrong = Esa no es la regla.
penultima-remark = Tus notas
penultima-moves = Mueve
penultima-captures = Captura por
penultima-powers = Y además
penultima-guess-method = Marca cómo crees que captura.
penultima-guess-power = Marca un poder si crees que lo tiene.
penultima-against = Intentos que contradicen tu conjetura
penultima-its-tries = Sus intentos: { $count }
penultima-no-tries = Aún no hay intentos.
penultima-mark = Destacar
penultima-copy-fen = Copiar FEN
penultima-its-page = Página de la guía: { $name }
penultima-replay = Reproducir la partida
penultima-replay-from = Reproducir desde el intento { $number }
penultima-replay-help = Recorre los intentos en este tablero para ver lo que pasó. La reproducción termina donde se perdió un turno.
penultima-no-replay = No hay ninguna jugada que reproducir desde aquí.
penultima-seed-was = La semilla era { $seed }.
penultima-rule-moves = Mueve { $how }.
penultima-moves-queen = como una dama
penultima-moves-rook = como una torre
penultima-moves-bishop = como un alfil
penultima-moves-knight = como un caballo
penultima-moves-pawn = una casilla en línea recta hacia delante
penultima-moves-king = una casilla en cualquier dirección
penultima-moves-knight-king = como un caballo o un rey
penultima-moves-three = como una dama, hasta tres casillas
penultima-moves-nightrider = a saltos de caballo en una misma dirección
penultima-displacement = reemplazo
    .is = Captura moviéndose a la casilla de la pieza enemiga, como en el ajedrez.
penultima-withdrawal = retirada
    .is = Captura la pieza enemiga de la que se aleja en línea recta.
penultima-approach = aproximación
    .is = Captura la pieza enemiga junto a la que se detiene, en la línea de su movimiento.
penultima-leap = salto
    .is = Salta en una línea por encima de piezas enemigas y las captura.
penultima-cannon-jump = salto de cañón
    .is = Salta por encima de una pieza contigua y captura la pieza enemiga que está justo detrás.
penultima-coordination = coordinación
    .is = Captura las piezas enemigas situadas donde sus líneas cruzan las de su rey.
penultima-pinch = pinza
    .is = Captura una pieza enemiga situada entre ella y una aliada.
penultima-mutual-destruction = destrucción mutua
    .is = Se quita del tablero junto con una pieza enemiga contigua.
penultima-shot = disparo
    .is = Captura sin moverse, hasta a dos casillas de distancia.
penultima-charge = carga
    .is = Captura todas las piezas enemigas contiguas a la casilla donde se detiene.
penultima-freeze = inmoviliza
    .is = Inmoviliza las piezas enemigas contiguas.
penultima-swap = intercambia
    .is = Intercambia su lugar con la primera pieza de una línea, si es enemiga.
penultima-drive = empuja
    .is = Empuja a lo largo de una línea la primera pieza que encuentra en ella, si es enemiga.

## Names of pieces

piece-advancer = Avanzador
    .gender = masculine
    .plural = Avanzadores
piece-archer = Arquero
    .gender = masculine
    .plural = Arqueros
piece-bishop = alfil
    .gender = masculine
    .plural = alfiles
piece-bomb = Bomba
    .gender = feminine
    .plural = Bombas
piece-cannon-pawn = Peón cañón
    .gender = masculine
    .plural = Peones cañón
piece-chameleon = Camaleón
    .gender = masculine
    .plural = Camaleones
piece-chimaera = Quimera
    .gender = feminine
    .plural = Quimeras
piece-chimaerine = Quimerina
    .gender = feminine
    .plural = Quimerinas
piece-coordinator = Coordinador
    .gender = masculine
    .plural = Coordinadores
piece-encloser = Cercador
    .gender = masculine
    .plural = Cercadores
piece-gorgon = Gorgón
    .gender = masculine
    .plural = Gorgones
piece-gorgona = Gorgona
    .gender = feminine
    .plural = Gorgonas
piece-guard = Guardia
    .gender = masculine
    .plural = Guardias
piece-immobilizer = Inmovilizador
    .gender = masculine
    .plural = Inmovilizadores
piece-king = rey
    .gender = masculine
    .plural = reyes
piece-knight = caballo
    .gender = masculine
    .plural = caballos
piece-long-leaper = Saltador largo
    .gender = masculine
    .plural = Saltadores largos
piece-mage = Mago
    .gender = masculine
    .plural = Magos
piece-mimotaur = Mimotauro
    .gender = masculine
    .plural = Mimotauros
piece-pawn = peón
    .gender = masculine
    .plural = peones
piece-puller = Arrastrador
    .gender = masculine
    .plural = Arrastradores
piece-pusher = Empujador
    .gender = masculine
    .plural = Empujadores
piece-pushme-pullyu = Pushme-Pullyu
    .gender = masculine
    .plural = Pushme-Pullyus
piece-queen = dama
    .gender = feminine
    .plural = damas
piece-resurrector = Resucitador
    .gender = masculine
    .plural = Resucitadores
piece-retractor = Retractor
    .gender = masculine
    .plural = Retractores
piece-rook = torre
    .gender = feminine
    .plural = torres
piece-shield = Escudo
    .gender = masculine
    .plural = Escudos
piece-spent-encloser = Cercador gastado
    .gender = masculine
    .plural = Cercadores gastados
piece-springer = Brincador
    .gender = masculine
    .plural = Brincadores
piece-straddler = Pinzador
    .gender = masculine
    .plural = Pinzadores
piece-swapper = Intercambiador
    .gender = masculine
    .plural = Intercambiadores
piece-withdrawer = Retirador
    .gender = masculine
    .plural = Retiradores

## Parts of sentences

noun-the =
    { $count ->
        [one] { $case ->
            [dative] { $gender ->
                [feminine] a la { $name } de { $squares }
               *[masculine] al { $name } de { $squares }
            }
            [genitive] { $gender ->
                [feminine] de la { $name } de { $squares }
               *[masculine] del { $name } de { $squares }
            }
           *[nominative] { $gender ->
                [feminine] la { $name } de { $squares }
               *[masculine] el { $name } de { $squares }
            }
        }
       *[other] { $case ->
            [dative] { $gender ->
                [feminine] a las { $names } de { $squares }
               *[masculine] a los { $names } de { $squares }
            }
            [genitive] { $gender ->
                [feminine] de las { $names } de { $squares }
               *[masculine] de los { $names } de { $squares }
            }
           *[nominative] { $gender ->
                [feminine] las { $names } de { $squares }
               *[masculine] los { $names } de { $squares }
            }
        }
    }
noun-this =
    { $case ->
        [dative] { $gender ->
            [feminine] a la { $name }
           *[masculine] al { $name }
        }
        [genitive] { $gender ->
            [feminine] de la { $name }
           *[masculine] del { $name }
        }
       *[nominative] { $gender ->
            [feminine] la { $name }
           *[masculine] el { $name }
        }
    }
noun-a =
    { $case ->
        [dative] { $gender ->
            [feminine] a una { $name }
           *[masculine] a un { $name }
        }
        [genitive] { $gender ->
            [feminine] de una { $name }
           *[masculine] de un { $name }
        }
       *[nominative] { $gender ->
            [feminine] una { $name }
           *[masculine] un { $name }
        }
    }
list-comma = { $list }, { $next }
list-and =
    { $initial ->
        [i] { $list } e { $next }
       *[other] { $list } y { $next }
    }
list-or =
    { $initial ->
        [o] { $list } u { $next }
       *[other] { $list } o { $next }
    }
list-comma-and = { list-and }
list-comma-or =
    { $initial ->
        [o] { $list }, u { $next }
       *[other] { $list }, o { $next }
    }

## Ways of moving

way-queen = por filas, columnas y diagonales
way-rook = por filas y columnas
way-bishop = por diagonales
way-king = una casilla en cualquier dirección
way-knight = dos casillas en línea recta y una de lado

## Why a move is not legal

refusal-game-over = la partida ha terminado. { $outcome }.
refusal-arranging =
    { $side ->
        [white] primero las blancas deben elegir si intercambian { $pieces }.
       *[black] primero las negras deben elegir si intercambian { $pieces }.
    }
refusal-placing =
    { $side ->
        [white] { $left ->
            [one] primero las blancas deben colocar sus piezas: queda una.
           *[other] primero las blancas deben colocar sus piezas: quedan { $left }.
        }
       *[black] { $left ->
            [one] primero las negras deben colocar sus piezas: queda una.
           *[other] primero las negras deben colocar sus piezas: quedan { $left }.
        }
    }
refusal-no-piece = no hay ninguna pieza en { $square }.
refusal-not-to-move =
    { $turn ->
        [white] juegan las blancas, y { $piece } es de las negras.
       *[black] juegan las negras, y { $piece } es de las blancas.
    }
refusal-frozen =
    { $by-count ->
        [one] { $by } inmoviliza { $piece-dative }.
       *[other] { $by } inmovilizan { $piece-dative }.
    }
refusal-frozen-suicide =
    { $by-count ->
        [one] { $by } inmoviliza { $piece-dative }, que solo puede quitarse del tablero.
       *[other] { $by } inmovilizan { $piece-dative }, que solo puede quitarse del tablero.
    }
refusal-attacked-everywhere =
    { $still ->
        [yes] vaya donde vaya, { $piece } seguiría { $piece-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
       *[no] vaya donde vaya, { $piece } quedaría { $piece-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
    }
refusal-attacked-on =
    { $still ->
        [yes] en { $square } { $piece } seguiría { $piece-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
       *[no] en { $square } { $piece } quedaría { $piece-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
    }
refusal-attacked-whatever =
    { $still ->
        [yes] haga lo que haga { $piece }, { $king } seguiría { $king-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
       *[no] haga lo que haga { $piece }, { $king } quedaría { $king-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
    }
refusal-attacked =
    { $still ->
        [yes] { $king } seguiría { $king-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
       *[no] { $king } quedaría { $king-gender ->
                [feminine] atacada
               *[masculine] atacado
            } { $by }.
    }
attack-by = por { $piece }
attack-withdraw = por { $piece } (por retirada, hacia { $stop })
attack-advance = por { $piece } (por aproximación, en { $stop })
attack-leap = por { $piece } (por salto, hacia { $stop })
attack-cannon = por { $piece } (por salto de cañón)
attack-coordinate = por { $piece } (en { $stop }, por coordinación con { $partner })
attack-pinch = por { $piece } (en { $stop }, por pinza con { $partner })
attack-destroy = por { $piece } (por destrucción mutua)
attack-enclose = por { $piece } (en { $stop }, por cerco)
attack-explode = por { $piece } (por explosión)
attack-shoot = por { $piece } (por disparo)
attack-charge = por { $piece } (por carga, en { $stop })
attack-en-passant = por { $piece } (al paso, en { $stop })
refusal-palace =
    { $side ->
        [white] solo una pieza blanca puede estar en su propio palacio, y ya está allí { $piece }.
       *[black] solo una pieza negra puede estar en su propio palacio, y ya está allí { $piece }.
    }
refusal-compelled = { $piece } puede capturar, así que debe hacerlo: solo puede ir a { $squares }.
refusal-rank-limit =
    { $most ->
        [one] desde su fila 1, { $piece } puede moverse como mucho 1 casilla.
       *[other] desde su fila { $most }, { $piece } puede moverse como mucho { $most } casillas.
    }
refusal-edge-idle = { $piece } solo puede entrar en el borde para capturar, y en { $square } no capturaría nada.
refusal-edge-less = { $piece } puede hacer la misma captura yendo a { $stop }, con menos casillas del borde.
refusal-edge-shorter = { $piece } puede hacer la misma captura yendo a { $stop }, así que no puede ir más lejos por el borde.
refusal-edge-equal = { $piece } podría hacer la misma captura en { $square } y en { $stop }, así que no puede ir a ninguna de esas casillas del borde.
refusal-swap-ban = { $piece } y { $other } acaban de intercambiarse y no pueden volver a hacerlo enseguida.
refusal-last-rank = así { $piece } llegaría a su última fila, en { $square }: solo puede llegar allí con su propia jugada.
refusal-castling-no-rook = para ese enroque, { $king } necesita { $rook } en { $square }.
refusal-castling-moved = { $king } o { $rook } ya se ha movido: el enroque ya no es posible.
refusal-castling-occupied =
    { $by-count ->
        [one] { $king } no puede enrocar: { $by } está en medio.
       *[other] { $king } no puede enrocar: { $by } están en medio.
    }
refusal-castling-frozen =
    { $by-count ->
        [one] { $king } no puede enrocar: { $by } inmoviliza { $rook-dative }.
       *[other] { $king } no puede enrocar: { $by } inmovilizan { $rook-dative }.
    }
refusal-castling-in-check =
    { $king } no puede enrocar mientras está { $king-gender ->
        [feminine] atacada
       *[masculine] atacado
    } { $by }.
refusal-castling-into =
    { $king } no puede enrocar: en { $square } quedaría { $king-gender ->
        [feminine] atacada
       *[masculine] atacado
    } { $by }.
refusal-castling-across =
    { $king } no puede enrocar: al pasar por { $square } quedaría { $king-gender ->
        [feminine] atacada
       *[masculine] atacado
    } { $by }.
refusal-neutralized =
    { $by-count ->
        [one] { $by } neutraliza { $piece-dative }, que solo puede moverse y capturar por reemplazo.
       *[other] { $by } neutralizan { $piece-dative }, que solo puede moverse y capturar por reemplazo.
    }
refusal-blocked =
    { $by-count ->
        [one] { $by } cierra el camino de { $from } a { $to }.
       *[other] { $by } cierran el camino de { $from } a { $to }.
    }
refusal-blocked-leap =
    { $by-count ->
        [one] { $by } cierra el camino de { $from } a { $to }, y no se puede saltar por encima.
       *[other] { $by } cierran el camino de { $from } a { $to }, y no se puede saltar por encima.
    }
refusal-cannot-move = { $piece } no puede moverse.
refusal-hemmed-in =
    { $by-count ->
        [one] { $piece } no puede moverse: { $by } le cierra el paso.
       *[other] { $piece } no puede moverse: { $by } le cierran el paso.
    }
refusal-no-square-behind = detrás { $piece-genitive } no hay ninguna casilla.
refusal-no-room-behind =
    { $by-count ->
        [one] detrás { $piece-genitive } no hay sitio: allí está { $by }.
       *[other] detrás { $piece-genitive } no hay sitio: allí están { $by }.
    }
refusal-friend = { $other } es del mismo bando.
refusal-same-kind = { $other } es del mismo bando, y dos { $piece-plural } de un mismo bando no pueden intercambiarse.
refusal-no-swap = { $piece } no puede intercambiarse con { $other }.
refusal-immune = nada puede capturar { $other-dative }.
refusal-never-onto = { $piece } no puede capturar { $other } por reemplazo: nunca captura así.
refusal-not-onto = { $piece } no puede capturar { $other } por reemplazo.
refusal-other-way = { $piece } no puede capturar { $other } con esta jugada.
refusal-only-to-capture = { $piece } solo puede ir a { $square } para capturar, y allí no hay ninguna pieza enemiga.
refusal-nothing-to-jump = { $piece } solo puede ir a { $square } saltando por encima de una pieza, y no hay ninguna en { $over }.
refusal-only-to-enclose = { $piece } solo puede ir a { $square } si con ello captura por cerco.
refusal-not-frozen = solo una pieza inmovilizada puede quitarse del tablero, y { $piece } no lo está.
refusal-there = { $piece } ya está allí.
refusal-moves-otherwise = { $piece } se mueve { $way }, así que no puede ir a { $square }.
refusal-unable = { $piece } no puede ir a { $square } en una jugada.
protected = nada puede capturar { $piece-dative }: lo impide { $by }.

## What a move does in an ending

aim-escapes = la pieza escapa { $from-genitive }.
aim-protects = protege { $piece-dative } { $from-genitive }.
aim-check = Da jaque.
aim-threatens-king = Amenaza al rey.
aim-king-stops = el rey enemigo ya no puede ir a { $squares }.
aim-only-move =
    { $side ->
        [white] a las blancas solo les queda la jugada { $answer }.
       *[black] a las negras solo les queda la jugada { $answer }.
    }
aim-king-nearer = El rey se acerca.
aim-waits =
    { $side ->
        [white] es una espera: ahora deben mover las blancas.
       *[black] es una espera: ahora deben mover las negras.
    }

## How a game has ended

end-king-captured =
    { $side ->
        [white] sin su rey, las blancas han perdido.
       *[black] sin su rey, las negras han perdido.
    }
end-arrival = { $pieces } gana al llegar allí.
end-bare-king =
    { $side ->
        [white] a las blancas solo les queda el rey.
       *[black] a las negras solo les queda el rey.
    }
end-that-loses = En este juego, eso supone la derrota.
end-that-is-a-draw = En este juego, eso son tablas.
end-bare-kings = Solo quedan los reyes, así que nadie puede ganar.
end-dead-position = Ningún bando tiene piezas suficientes para dar mate.
end-checkmate =
    { $side ->
        [white] { $by-count ->
            [one] { $by } ataca { $king-dative }, y ninguna jugada de las blancas { $king-gender ->
                [feminine] la
               *[masculine] lo
            } salva.
           *[other] { $by } atacan { $king-dative }, y ninguna jugada de las blancas { $king-gender ->
                [feminine] la
               *[masculine] lo
            } salva.
        }
       *[black] { $by-count ->
            [one] { $by } ataca { $king-dative }, y ninguna jugada de las negras { $king-gender ->
                [feminine] la
               *[masculine] lo
            } salva.
           *[other] { $by } atacan { $king-dative }, y ninguna jugada de las negras { $king-gender ->
                [feminine] la
               *[masculine] lo
            } salva.
        }
    }
end-checkmate-unseen =
    { $side ->
        [white] el rey blanco está atacado, y ninguna jugada lo salva.
       *[black] el rey negro está atacado, y ninguna jugada lo salva.
    }
end-no-move =
    { $side ->
        [white] las blancas no tienen ninguna jugada legal.
       *[black] las negras no tienen ninguna jugada legal.
    }
end-no-move-safe =
    { $side ->
        [white] las blancas no tienen ninguna jugada legal, y su rey no está atacado.
       *[black] las negras no tienen ninguna jugada legal, y su rey no está atacado.
    }

## What a move does

effect-freezes =
    { $by-count ->
        [one] { $by } inmoviliza { $pieces-dative }.
       *[other] { $by } inmovilizan { $pieces-dative }.
    }
move-goes = { $piece } va de { $from } a { $to }.
move-leaps = { $piece } salta de { $from } a { $to }.
move-jumps = { $piece } salta de { $from } a { $to }.
move-jumps-over = { $piece } salta de { $from } a { $to } por encima { $over-genitive }.
move-steps = { $piece } da un paso de { $from } a { $to }.
move-over-any = { $piece } va de { $from } a { $to } por encima de todas las piezas.
move-castles = { $piece } enroca de { $from } a { $to }.
move-castles-with = { $piece } enroca de { $from } a { $to }, y { $rook } va a { $stop }.
move-swaps-array =
    { $side ->
        [white] las blancas intercambian { $pieces }.
       *[black] las negras intercambian { $pieces }.
    }
move-keeps-array =
    { $side ->
        [white] las blancas dejan en su sitio { $pieces }.
       *[black] las negras dejan en su sitio { $pieces }.
    }
effect-swaps = se intercambia con { $piece }, que va a { $to }.
effect-drives = empuja { $piece-dative } hasta { $to }.
effect-drives-on = esa pieza empuja a su vez { $piece-dative } hasta { $to }.
effect-pushes = empuja { $piece-dative } hasta { $to }.
effect-pulls = arrastra { $piece-dative } hasta { $to }.
effect-pulls-on = esa pieza arrastra a su vez { $piece-dative } hasta { $to }.
effect-goes = { $piece } va a { $to }.
effect-removes-itself =
    { $piece-gender ->
        [feminine] { $piece }, inmovilizada, se quita del tablero.
       *[masculine] { $piece }, inmovilizado, se quita del tablero.
    }
effect-on-the-spot = { $what }.
effect-removed = se quita del tablero { $piece }.
effect-leaves = deja en { $square } { $piece } de la mano.
effect-puts =
    { $side ->
        [white] las blancas colocan en { $square } { $piece } de la mano.
       *[black] las negras colocan en { $square } { $piece } de la mano.
    }
effect-recall =
    { $side ->
        [white] así se gasta { $piece } de la mano de las blancas.
       *[black] así se gasta { $piece } de la mano de las negras.
    }
effect-it-becomes = en { $square } se convierte en { $into }.
effect-becomes = { $piece } se convierte en { $into }.
effect-thaws =
    { $pieces-count ->
        [one] { $pieces } puede moverse de nuevo.
       *[other] { $pieces } pueden moverse de nuevo.
    }
effect-declines = renuncia a capturar { $pieces }.
captor-it = ella
captor-now = { $piece }, ahora en { $square },
a-friend = una pieza aliada
capture-replace =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por reemplazo{ $more }.
capture-withdraw =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por retirada{ $more }.
capture-advance =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por aproximación{ $more }.
capture-leap =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por salto{ $more }.
capture-cannon =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por salto de cañón{ $more }.
capture-coordinate =
    { $line ->
        [file] { $captor ->
            [ella] captura
           *[other] { $captor } captura
        } { $pieces }, donde su columna se cruza con la fila { $partner-genitive }{ $more }.
       *[rank] { $captor ->
            [ella] captura
           *[other] { $captor } captura
        } { $pieces }, donde su fila se cruza con la columna { $partner-genitive }{ $more }.
    }
capture-pinch =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por pinza con { $partner }{ $more }.
capture-destroy =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por destrucción mutua{ $more }.
capture-enclose =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por cerco{ $more }.
capture-explode =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } en la explosión{ $more }.
capture-shoot =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por disparo{ $more }.
capture-shoot-spotted =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por disparo, con { $partner } de vigía{ $more }.
capture-charge =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } por carga{ $more }.
capture-en-passant =
    { $captor ->
        [ella] captura
       *[other] { $captor } captura
    } { $pieces } al paso, en { $stop }{ $more }.
capture-mimicry = , como { $piece }
capture-converts =
    { $count ->
        [one] ; la pieza capturada cambia de bando y se queda en el tablero
       *[other] ; las piezas capturadas cambian de bando y se quedan en el tablero
    }
capture-into-hand =
    { $side ->
        [white] { $count ->
            [one] ; la pieza capturada va a la mano de las blancas
           *[other] ; las piezas capturadas van a la mano de las blancas
        }
       *[black] { $count ->
            [one] ; la pieza capturada va a la mano de las negras
           *[other] ; las piezas capturadas van a la mano de las negras
        }
    }
capture-into-hand-as =
    { $side ->
        [white] { $count ->
            [one] ; la pieza capturada va a la mano de las blancas como { $into }
           *[other] ; las piezas capturadas van a la mano de las blancas como { $into-plural }
        }
       *[black] { $count ->
            [one] ; la pieza capturada va a la mano de las negras como { $into }
           *[other] ; las piezas capturadas van a la mano de las negras como { $into-plural }
        }
    }

## Words in the texts of pieces

text-castles = Una vez por partida puede enrocar.
number-two = dos
number-three = tres
number-four = cuatro

list-semicolon = { $list }; { $next }
spoken-move = { $side-name }: { $words }
spoken-piece = { $piece } de { $square }
spoken-goes = { $piece } de { $from } a { $to }
spoken-castles = { $piece } enroca, de { $from } a { $to }
spoken-removes-itself = { $piece } de { $square } se quita del tablero
spoken-drops = { $piece } de la mano a { $to }
spoken-keeps = { $pieces } se quedan en su sitio
spoken-exchanges = { $pieces } intercambian sus casillas
spoken-swaps = intercambia su casilla con { $piece }
spoken-drives = lleva { $piece } a { $to }
spoken-pushes = empuja { $piece } a { $to }
spoken-pulls = arrastra { $piece } a { $to }
spoken-other-goes = { $piece } va a { $to }
spoken-captures = captura { $pieces }
spoken-converts =
    { $pieces-count ->
        [one] { $pieces } cambia de bando
       *[other] { $pieces } cambian de bando
    }
spoken-protected = no puede capturar { $pieces }, bajo protección
spoken-becomes = se convierte en { $into }
spoken-other-becomes = { $piece } se convierte en { $into }
spoken-leaves = deja { $pieces }
spoken-freezes =
    { $pieces-count ->
        [one] { $pieces } queda sin poder moverse
       *[other] { $pieces } quedan sin poder moverse
    }
spoken-frees =
    { $pieces-count ->
        [one] { $pieces } puede moverse de nuevo
       *[other] { $pieces } pueden moverse de nuevo
    }
spoken-captures-nothing = no captura nada
spoken-check = jaque
spot-destroys-itself = { $piece } se autodestruye
spot-explodes = { $piece } explota
spot-shoots = { $piece } dispara
standing-piece =
    { $side ->
        [white] { $piece-gender ->
            [masculine] { $piece } blanco en { $square }
            [feminine] { $piece } blanca en { $square }
           *[other] { $piece } de las blancas en { $square }
        }
       *[black] { $piece-gender ->
            [masculine] { $piece } negro en { $square }
            [feminine] { $piece } negra en { $square }
           *[other] { $piece } de las negras en { $square }
        }
    }
standing-empty = { $square }, vacía
standing-frozen = sin poder moverse por { $by }
standing-neutralized = sin poderes por { $by }
standing-in-check = en jaque
standing-may-remove-itself = puede quitarse del tablero
standing-moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
standing-captures =
    { $count ->
        [one] 1 captura
       *[other] { $count } capturas
    }
read-game = { $game }, { $board }
read-move =
    { $side ->
        [white] Jugada { $number }, juegan las blancas
       *[black] Jugada { $number }, juegan las negras
    }
read-move-check =
    { $side ->
        [white] Jugada { $number }, juegan las blancas, en jaque
       *[black] Jugada { $number }, juegan las negras, en jaque
    }
read-rank = { $rank }: { $pieces }
read-rank-empty = { $rank }: vacía
read-piece =
    { $side ->
        [white] { $piece-gender ->
            [masculine] { $piece } blanco { $square }
            [feminine] { $piece } blanca { $square }
           *[other] { $piece } de las blancas { $square }
        }
       *[black] { $piece-gender ->
            [masculine] { $piece } negro { $square }
            [feminine] { $piece } negra { $square }
           *[other] { $piece } de las negras { $square }
        }
    }
read-hand =
    { $side ->
        [white] En la mano de las blancas: { $pieces }
       *[black] En la mano de las negras: { $pieces }
    }
counted-pieces =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }
name-in-full =
    { $namesake ->
        [yes] { $side ->
            [white] { $piece } de las blancas
           *[black] { $piece } de las negras
        }
       *[no] { $piece }
    }
reach-sides =
    { $side ->
        [white] { $way } (blancas: { $others })
       *[black] { $way } (negras: { $others })
    }
reach-round = { $ways }, también dando la vuelta por los lados del tablero
reach-any = cualquier número de casillas { $ways }
reach-most =
    { $count ->
        [1] una casilla { $ways }
       *[other] hasta { $count } casillas { $ways }
    }
reach-bend-straight = una casilla { $ways } y desde ahí cualquier número de casillas por fila o columna, alejándose de donde empezó
reach-bend-diagonal = una casilla { $ways } y desde ahí cualquier número de casillas en diagonal, alejándose de donde empezó
heading-any = en cualquier dirección
heading-straight = por fila o columna
heading-diagonal = en diagonal
heading-forward = en línea recta hacia delante
heading-backward = en línea recta hacia atrás
heading-sideways = hacia los lados
heading-left = hacia la izquierda
heading-right = hacia la derecha
heading-diagonal-forward = en diagonal hacia delante
heading-diagonal-backward = en diagonal hacia atrás
heading-forward-left = en diagonal hacia delante a la izquierda
heading-forward-right = en diagonal hacia delante a la derecha
heading-backward-left = en diagonal hacia atrás a la izquierda
heading-backward-right = en diagonal hacia atrás a la derecha
leap-straight = con un salto de { $count } casillas por fila o columna
leap-diagonal = con un salto de { $count } casillas en diagonal
leap-knight = con un salto como el del caballo de ajedrez
leap-oblique =
    { $aside ->
        [1] con un salto de { $count } casillas por fila o columna y 1 casilla hacia un lado
       *[other] con un salto de { $count } casillas por fila o columna y { $aside } casillas hacia un lado
    }
reach-forward-only = { $leap }, solo hacia delante
reach-backward-only = { $leap }, solo hacia atrás
reach-sideways-only = { $leap }, solo hacia los lados
reach-far-forward-only = { $leap }, solo hacia delante y avanzando más de lo que se desvía
reach-further-forward = { $leap }, más hacia delante o hacia atrás que hacia los lados
reach-further-sideways = { $leap }, más hacia los lados que hacia delante o hacia atrás
reach-listed = { $leap } ({ $ways })
steps-ahead = { $count } adelante
steps-back = { $count } atrás
steps-left = { $count } a la izquierda
steps-right = { $count } a la derecha
reach-repeated = { $leap }, también varias veces en la misma dirección por casillas vacías
reach-lame-straight = { $leap }, si las casillas intermedias están vacías
reach-lame-oblique = { $leap }, si está vacía la casilla contigua en la dirección más larga
brief-moves = Se mueve { $way }.
brief-moves-to-empty = Se mueve { $way }, solo a casillas vacías.
brief-moves-never = No se mueve sin capturar.
brief-captures-alike = Captura del mismo modo, moviéndose a la casilla de la pieza enemiga.
brief-captures-alike-only = Captura del mismo modo, pero solo { $victims }, moviéndose a la casilla de la pieza enemiga.
brief-captures = Captura moviéndose a la casilla de la pieza enemiga: { $way }.
brief-captures-only = Solo captura { $victims }, moviéndose a la casilla de la pieza enemiga: { $way }.
brief-captures-nothing = No captura nada.
loss-checkmate = Si recibe jaque mate, su bando pierde.
loss-captured = Si la capturan, su bando pierde.
loss-all-captured = El bando que se queda sin piezas reales pierde.
ability-displacement = Reemplazo
ability-displacement-is = Captura una pieza enemiga moviéndose a su casilla, como en el ajedrez.
ability-withdrawal = Retirada
ability-withdrawal-is = Captura una pieza enemiga contigua alejándose de ella en línea recta.
ability-advance = Aproximación
ability-advance-is = Se mueve en línea recta hacia una pieza enemiga y la captura al detenerse junto a ella.
ability-leap = Salto
ability-leap-is = Captura piezas enemigas saltando sobre ellas en línea recta, en cualquier dirección y desde cualquier distancia.
ability-cannon-jump = Salto de cañón
ability-cannon-jump-is = Salta sobre una pieza contigua, de cualquier bando, y captura una pieza enemiga en la casilla de detrás.
ability-coordination = Coordinación
ability-coordination-is = Captura piezas enemigas en dos esquinas: donde su fila cruza la columna de su pieza compañera y donde su columna cruza la fila de esa pieza.
ability-pinch = Pinza
ability-pinch-is = Tras moverse por una fila o columna, captura cada pieza enemiga situada entre ella y una pieza aliada. Las tres están seguidas en una fila o columna.
ability-mutual-destruction = Destrucción mutua
ability-mutual-destruction-is = Destruye una pieza enemiga contigua y se destruye a sí misma.
ability-enclosing = Cerco
ability-enclosing-is = Como en el go, captura un grupo conectado de piezas enemigas junto al que no queda ninguna casilla vacía. Solo cuentan las filas y las columnas.
ability-explosion = Explosión
ability-explosion-is = Sin moverse, puede destruirse a sí misma y a todas las piezas contiguas, de ambos bandos.
ability-shot = Disparo
ability-shot-is = Dispara sin moverse: captura la primera pieza de una línea, si es enemiga y está cerca.
ability-charge = Carga
ability-charge-is = Captura todas las piezas enemigas contiguas a la casilla donde se detiene.
ability-en-passant = Al paso
ability-en-passant-is = Captura un peón que acaba de pasar a su lado con un doble paso o uno más largo.
ability-mimicry = Imitación
ability-mimicry-is = Captura cada pieza enemiga con el modo de captura de esa misma pieza.
ability-freezing = Inmovilización
ability-freezing-is = Inmoviliza las piezas enemigas contiguas: no pueden moverse ni capturar.
ability-freezing-lines = Inmovilización en línea
ability-freezing-lines-is = Inmoviliza la primera pieza de cada línea que parte de ella, si es enemiga: no puede moverse ni capturar.
ability-neutralizing = Neutralización
ability-neutralizing-is = Las piezas enemigas contiguas pueden moverse, pero no usan ningún poder y solo capturan por reemplazo.
ability-conversion = Conversión
ability-conversion-is = Lo que captura cambia de bando y se queda en el tablero, salvo que sea un rey o que lo capture por reemplazo.
ability-swap = Intercambio
ability-swap-is = Intercambia su casilla con la primera pieza en línea recta.
ability-driving = Empuje en línea
ability-driving-is = Se mueve a la casilla de la primera pieza enemiga de una línea y la empuja más allá por esa línea.
ability-pushing = Empuje
ability-pushing-is = Empuja una pieza contigua, de cualquier bando, una casilla en línea recta y la sigue.
ability-pulling = Arrastre
ability-pulling-is = Se aleja una casilla en línea recta de una pieza contigua, de cualquier bando, y la arrastra consigo.
ability-resurrection = Resurrección
ability-resurrection-is = Da un paso a una casilla contigua y deja una pieza de la mano de su bando en la casilla que abandona.
ability-compelled = Captura obligatoria
ability-compelled-is = Si puede capturar, no puede moverse sin capturar.
ability-unfreezable = No se puede inmovilizar
ability-unfreezable-is = Nada puede inmovilizar esta pieza.
ability-immune = No se puede capturar
ability-immune-is = Nada puede capturar esta pieza.
ability-one-capture = Una captura por jugada
ability-one-capture-is = Una jugada que capturaría más de una pieza es ilegal.
ability-protection = Protección
ability-protection-is = Nada puede capturar las piezas aliadas contiguas. No se protege a sí misma.
ability-pawn = Cuenta como peón
ability-pawn-is = Se le aplican las reglas de los peones, por ejemplo las de la coronación y la regla de las 50 jugadas.
ability-royal = Real
ability-royal-is = La partida depende de esta pieza.
ability-run = Doble paso o más largo
ability-run-is = Desde ciertas casillas puede avanzar varias casillas en línea recta.
ability-promotion = Coronación
ability-promotion-is = En ciertas casillas se convierte en otra pieza.
ability-any-friend = cualquier pieza de su bando
ability-any-enemy = cualquier pieza enemiga
ability-no-piece = ninguna pieza de este juego
ability-only-to = Piezas enemigas afectadas: { $pieces }.
ability-optional = El jugador puede renunciar a la captura.
ability-displacement-way = Para capturar se mueve { $way }.
ability-only-by =
    { $count ->
        [1] Solo captura así con una jugada de exactamente una casilla.
       *[other] Solo captura así con una jugada de exactamente { $count } casillas.
    }
ability-leap-single = Captura solo una pieza por jugada.
ability-leap-behind-it = Cae en la casilla justo detrás de esa pieza.
ability-leap-behind-last = Cae en la casilla justo detrás de la última pieza sobre la que salta.
ability-cannon-jump-idle = También puede saltar a esa casilla si está vacía.
ability-coordination-partner =
    { $limited ->
        [yes] Para capturar { $victims }, su pieza compañera es { $pieces }.
       *[no] Su pieza compañera es { $pieces }.
    }
ability-coordination-new = Solo cuentan las esquinas que la jugada ha formado.
ability-coordination-balanced = Una esquina solo cuenta si hay el mismo número de piezas en las dos líneas que llevan a ella.
ability-pinch-friend =
    { $limited ->
        [yes] Para capturar { $victims }, esa pieza aliada debe ser { $pieces }.
       *[no] Esa pieza aliada debe ser { $pieces }.
    }
ability-enclosing-anywhere = Para capturar así puede ir a cualquier casilla vacía.
ability-enclosing-becomes = Después se convierte en { $piece }.
ability-shot-near =
    { $count ->
        [1] «Cerca» significa a 1 casilla como máximo.
       *[other] «Cerca» significa a { $count } casillas como máximo.
    }
ability-shot-spotter =
    { $count ->
        [1] Un objetivo más lejano necesita junto a él una pieza aliada de la que dispara, que lo aviste.
       *[other] Un objetivo más lejano necesita una pieza aliada que lo aviste. Una pieza aliada avista piezas enemigas a { $count } casillas como máximo en línea recta, sin nada en medio.
    }
ability-shot-frozen = Una pieza aliada inmovilizada no avista nada.
ability-mimicry-victims = En este juego puede capturar { $victims }.
ability-freezing-lines-reach =
    { $count ->
        [1] Solo en la casilla siguiente.
       *[other] A { $count } casillas como máximo.
    }
ability-swap-friends = También se intercambia con piezas aliadas: { $pieces }.
ability-swap-no-friends = No se intercambia con piezas aliadas.
ability-swap-adjacent = Solo se intercambia con una pieza contigua.
ability-protection-only = Solo protege { $pieces }.
ability-protection-frozen = Mientras está inmovilizada, no protege nada.
ability-run-most = Como máximo, { $count } casillas.
ability-promotion-into =
    { $hand ->
        [yes] Esa pieza es { $pieces }, de la mano de su bando.
       *[no] Esa pieza es { $pieces }.
    }
ability-promotion-optional = El jugador puede renunciar a ello.

## How a game has ended, in a few words

outcome-checkmate =
    { $side ->
        [white] Ganan las blancas: jaque mate
       *[black] Ganan las negras: jaque mate
    }
outcome-king-captured =
    { $side ->
        [white] Ganan las blancas: rey capturado
       *[black] Ganan las negras: rey capturado
    }
outcome-goals =
    { $side ->
        [white] Ganan las blancas: metas ocupadas
       *[black] Ganan las negras: metas ocupadas
    }
outcome-arrival =
    { $side ->
        [white] Ganan las blancas: meta alcanzada
       *[black] Ganan las negras: meta alcanzada
    }
outcome-bare-king =
    { $side ->
        [white] Ganan las blancas: al rival solo le queda el rey
       *[black] Ganan las negras: al rival solo le queda el rey
    }
outcome-no-moves =
    { $side ->
        [white] Ganan las blancas: el rival no tiene jugadas legales
       *[black] Ganan las negras: el rival no tiene jugadas legales
    }
outcome-repetition =
    { $side ->
        [white] Ganan las blancas: triple repetición
       *[black] Ganan las negras: triple repetición
    }
outcome-resignation =
    { $side ->
        [white] Ganan las blancas: abandono
       *[black] Ganan las negras: abandono
    }
outcome-time =
    { $side ->
        [white] Ganan las blancas: tiempo
       *[black] Ganan las negras: tiempo
    }
outcome-adjudication =
    { $side ->
        [white] Ganan las blancas: adjudicación
       *[black] Ganan las negras: adjudicación
    }
outcome-win =
    { $side ->
        [white] Ganan las blancas
       *[black] Ganan las negras
    }
outcome-stalemate = Tablas: ahogado
outcome-kings-gone = Tablas: sin reyes en el tablero
outcome-bare-kings = Tablas: solo quedan los reyes
outcome-dead-position = Tablas: material insuficiente
outcome-clock = Tablas: sin progreso
outcome-draw-repetition = Tablas: triple repetición
outcome-draw-time = Tablas: tiempo, contra un rey solo
outcome-agreement = Tablas de común acuerdo
outcome-draw-adjudication = Tablas: adjudicación
outcome-draw = Tablas
end-outcome = { $outcome }.

## Pages about pieces that the program makes

guide-how-it-moves = Cómo se mueve
guide-on-the-board = En el tablero
guide-no-moves = No tiene jugadas
guide-on-the-edge = En el borde
guide-swap-with-friend = Intercambio con una pieza propia
guide-by-mimicry = { $name } por imitación
guide-several = { $title }: varias a la vez
guide-try-moves =
    { $side ->
        [white] Juegan las blancas: prueba sus jugadas.
       *[black] Juegan las negras: prueba sus jugadas.
    }
guide-nothing-to-try = No hay nada que probar.
guide-neutralized = No captura { $pieces }: { $by } neutraliza la pieza.
guide-moves = Se mueve { $way }, a casillas vacías.
guide-does-not-move = No se mueve sin capturar.
guide-ability = { $name }. { $words }
guide-castling = Enroque. { $words }
guide-unseen = { $title }: no se ha encontrado ninguna escena que lo muestre.
guide-unseen-kings = { $title }: ninguna escena lo muestra, porque así solo puede capturar { $pieces }, y la partida termina antes.

## The page of a game's rules that the program makes

rules-starting-array = La posición inicial
rules-array = La posición inicial:
rules-pieces = Las piezas:
rules-special = Reglas especiales:
rules-ends = Cómo termina la partida:
rules-options = Los jugadores pueden elegir:
rules-option = { $name }: { $choices }.
rules-usual-choice = { $choice } (lo habitual)
rules-or = { $list }; o bien { $next }
rules-board =
    El tablero tiene { $files ->
        [one] 1 columna ({ $left })
       *[other] { $files } columnas (de { $left } a { $right })
    } y { $ranks ->
        [one] 1 fila ({ $bottom })
       *[other] { $ranks } filas (de { $bottom } a { $top })
    }.
rules-board-holes =
    { $count ->
        [one] No existen todas estas casillas: solo hay 1.
       *[other] No existen todas estas casillas: hay { $count }.
    }
rules-holes =
    { $count ->
        [1] La fila { $from } no tiene
        [2] Las filas { $from } y { $to } no tienen
       *[other] Las filas { $from } a { $to } no tienen
    } casilla en { $files-count ->
        [one] la columna { $files }
       *[other] las columnas { $files }
    }.
rules-no-holes =
    { $count ->
        [1] La fila { $from } solo tiene
        [2] Las filas { $from } y { $to } solo tienen
       *[other] Las filas { $from } a { $to } solo tienen
    } { $files-count ->
        [one] la columna { $files }
       *[other] las columnas { $files }
    }.
rules-board-sheets = Son { $count } tableros unidos, las hojas, que comparten casillas. Cada jugada va por una sola hoja.
rules-array-rank = { $side-name }: { $pieces }.
rules-array-group =
    { $count ->
        [1] { $piece } { $squares }
        [2] { $piece-plural } { $squares }
       *[other] { $count } { $piece-plural } { $squares }
    }
rules-from-to = de { $from } a { $to }
rules-array-opposite = Las piezas de las negras están enfrente, en las mismas columnas.
rules-array-turned = La posición inicial de las negras es la de las blancas, girada media vuelta.
rules-hand =
    { $side ->
        [white] Las blancas tienen en la mano: { $pieces }.
       *[black] Las negras tienen en la mano: { $pieces }.
    }
rules-pool = En la reserva común de ambos bandos: { $pieces }.
rules-held =
    { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece-plural }
    }
rules-exchange =
    { $side ->
        [white] Antes de la primera jugada, las blancas pueden intercambiar { $one } y { $other }.
       *[black] Antes de la primera jugada, las negras pueden intercambiar { $one } y { $other }.
    }
rules-files =
    { $files-count ->
        [one] la columna { $files }
       *[other] las columnas { $files }
    }
rules-ranks =
    { $ranks-count ->
        [one] la fila { $ranks }
       *[other] las filas { $ranks }
    }
rules-files-and-ranks =
    { $files-count ->
        [one] la columna { $files }
       *[other] las columnas { $files }
    } y { $ranks-count ->
        [one] la fila { $ranks }
       *[other] las filas { $ranks }
    }
rules-zone-of =
    { $side ->
        [white] { $squares } para las blancas
       *[black] { $squares } para las negras
    }
rules-squares-both =
    { $side ->
        [white] { $squares } (blancas: { $others })
       *[black] { $squares } (negras: { $others })
    }
rules-squares-one =
    { $side ->
        [white] { $squares } (blancas: en ninguna parte)
       *[black] { $squares } (negras: en ninguna parte)
    }
rules-piece = { $name } ({ $letter }). { $words }
rules-run = Desde { $squares } puede avanzar en línea recta hasta { $count } casillas, por casillas vacías.
rules-never-promotes = Nunca corona.
rules-in-hand = En la mano se convierte en { $piece }.
rules-promotion =
    { $optional ->
        [yes] En { $squares } puede convertirse en { $pieces }.
       *[no] En { $squares } se convierte en { $pieces }.
    }
rules-promotion-from-hand =
    { $optional ->
        [yes] En { $squares } puede convertirse en { $pieces }, si esa pieza está en la mano de su bando.
       *[no] En { $squares } se convierte en { $pieces }, si esa pieza está en la mano de su bando. Si no, se queda como está.
    }
rules-promotion-both =
    { $side ->
        [white] { $pieces } (blancas: { $others })
       *[black] { $pieces } (negras: { $others })
    }
rules-castling =
    { $side ->
        [white] { $frozen ->
            [yes] Las blancas pueden enrocar una vez: { $ways }. Ninguna de las dos piezas puede haberse movido ni estar inmovilizada, sus caminos deben estar vacíos, y { $king-gender ->
                [feminine] la { $king } no puede estar atacada
               *[masculine] el { $king } no puede estar atacado
            } ni antes, ni por el camino, ni después.
           *[no] Las blancas pueden enrocar una vez: { $ways }. Ninguna de las dos piezas puede haberse movido, sus caminos deben estar vacíos, y { $king-gender ->
                [feminine] la { $king } no puede estar atacada
               *[masculine] el { $king } no puede estar atacado
            } ni antes, ni por el camino, ni después.
        }
       *[black] { $frozen ->
            [yes] Las negras pueden enrocar una vez: { $ways }. Ninguna de las dos piezas puede haberse movido ni estar inmovilizada, sus caminos deben estar vacíos, y { $king-gender ->
                [feminine] la { $king } no puede estar atacada
               *[masculine] el { $king } no puede estar atacado
            } ni antes, ni por el camino, ni después.
           *[no] Las negras pueden enrocar una vez: { $ways }. Ninguna de las dos piezas puede haberse movido, sus caminos deben estar vacíos, y { $king-gender ->
                [feminine] la { $king } no puede estar atacada
               *[masculine] el { $king } no puede estar atacado
            } ni antes, ni por el camino, ni después.
        }
    }
rules-castling-way = { $king } de { $from } a { $to } y { $partner } de { $start } a { $stop }
rules-castling-alike =
    { $side ->
        [white] Las blancas enrocan del mismo modo.
       *[black] Las negras enrocan del mismo modo.
    }
rules-castling-alike-there =
    { $side ->
        [white] Las blancas enrocan del mismo modo en la fila { $rank }.
       *[black] Las negras enrocan del mismo modo en la fila { $rank }.
    }
rules-edge = El borde: { $squares }. Una jugada solo puede tocarlo para una captura o un intercambio que la pieza no pueda hacer sin él.
rules-palace = El palacio: { $squares }. Un bando solo puede tener allí una de sus piezas.
rules-captured-own-hand = Las piezas capturadas van a la mano de su propio bando.
rules-captured-captors-hand = Las piezas capturadas cambian de bando y van a la mano de quien las captura.
rules-drops = Como jugada, se puede colocar una pieza de la mano en cualquier casilla vacía.
rules-drops-without-check = Como jugada, se puede colocar una pieza de la mano en una casilla vacía, si eso no da jaque.
rules-closed-to-drops = Desde la mano, { $piece } no se puede colocar en { $squares }.
rules-placement = Antes de la primera jugada, los bandos colocan sus piezas por turnos, de una en una, en casillas vacías de esta zona: { $squares }. Empiezan las blancas. Un bando con piezas por colocar no tiene otra jugada.
piece-king-in-general = rey
    .gender = masculine
    .plural = reyes
piece-royal-piece-in-general = pieza real
    .gender = feminine
    .plural = piezas reales
rules-placement-pool =
    { $king-gender ->
        [feminine] La reserva es común a ambos bandos: lo que uno coloca ya no está para ninguno. Cada uno coloca la mitad de las piezas. Un bando que ha colocado todas menos su { $king } tiene que colocarla.
       *[masculine] La reserva es común a ambos bandos: lo que uno coloca ya no está para ninguno. Cada uno coloca la mitad de las piezas. Un bando que ha colocado todas menos su { $king } tiene que colocarlo.
    }
rules-placement-uncounted = Las colocaciones no cuentan como jugadas, ni para el número de la jugada ni para las tablas.
rules-suicide =
    { $king-gender ->
        [feminine] Como jugada, un bando puede quitar del tablero una pieza propia inmovilizada, salvo la { $king }.
       *[masculine] Como jugada, un bando puede quitar del tablero una pieza propia inmovilizada, salvo el { $king }.
    }
rules-frozen-castling = También se puede enrocar con una pieza inmovilizada ({ $pieces }).
rules-swapped-castling = Una pieza que un intercambio movió todavía puede enrocar ({ $pieces }).
rules-swap-ban = Cuando dos piezas enemigas que pueden intercambiarse lo han hecho, la jugada siguiente no puede deshacer el intercambio.
rules-last-rank-forbidden =
    { $by ->
        [swap] Un intercambio no puede llevar un peón a su propia última fila.
        [drive] Un empuje en línea no puede llevar un peón a su propia última fila.
       *[both] Ni un intercambio ni un empuje en línea pueden llevar un peón a su propia última fila.
    }
rules-last-rank-promotes =
    { $by ->
        [swap] Un peón que un intercambio lleva a su propia última fila corona. El bando al que le toca elige la pieza.
        [drive] Un peón que un empuje en línea lleva a su propia última fila corona. El bando al que le toca elige la pieza.
       *[both] Un peón que un intercambio o un empuje en línea lleva a su propia última fila corona. El bando al que le toca elige la pieza.
    }
rules-rank-limit = En la primera fila de su propio bando una pieza se mueve como mucho una casilla, en la segunda como mucho dos, y así sucesivamente. Las casillas sobre las que salta cuentan.
rules-royal-pieces = Piezas reales: { $pieces }.
rules-royal-pieces-of-sides = Piezas reales: { $white } (blancas), { $black } (negras).
rules-royal = { $piece }
rules-checkmate =
    { $king-gender ->
        [feminine] Gana quien da jaque mate. Una jugada no puede dejar atacada la propia { $king }.
       *[masculine] Gana quien da jaque mate. Una jugada no puede dejar atacado el propio { $king }.
    }
rules-checkmate-of-any =
    { $king-gender ->
        [feminine] Gana quien da jaque mate a cualquier { $king }. Una jugada no puede dejar atacada ninguna de las { $king-plural } propias.
       *[masculine] Gana quien da jaque mate a cualquier { $king }. Una jugada no puede dejar atacado ninguno de los { $king-plural } propios.
    }
rules-king-capture =
    { $several ->
        [yes] { $king-gender ->
            [feminine] Gana quien captura la última { $king }. No hay jaque.
           *[masculine] Gana quien captura el último { $king }. No hay jaque.
        }
       *[no] { $king-gender ->
            [feminine] Gana quien captura la { $king }. No hay jaque.
           *[masculine] Gana quien captura el { $king }. No hay jaque.
        }
    }
rules-king-capture-or-draw =
    { $several ->
        [yes] { $king-gender ->
            [feminine] Gana quien captura la última { $king }. No hay jaque. Si una jugada quita del tablero las últimas { $king-plural } de ambos bandos, la partida es tablas.
           *[masculine] Gana quien captura el último { $king }. No hay jaque. Si una jugada quita del tablero los últimos { $king-plural } de ambos bandos, la partida es tablas.
        }
       *[no] { $king-gender ->
            [feminine] Gana quien captura la { $king }. No hay jaque. Si una jugada quita del tablero ambas { $king-plural }, la partida es tablas.
           *[masculine] Gana quien captura el { $king }. No hay jaque. Si una jugada quita del tablero ambos { $king-plural }, la partida es tablas.
        }
    }
rules-goals =
    { $several ->
        [yes] Gana un bando con piezas en todas las casillas de su meta: { $squares }.
       *[no] Gana un bando con una pieza en su meta: { $squares }.
    }
rules-arrival = Un bando gana en cuanto tiene { $pieces } en su meta: { $squares }. Su jugada tiene que ser legal.
rules-arrival-of-any = Un bando gana en cuanto tiene cualquier pieza propia en su meta: { $squares }. Su jugada tiene que ser legal.
rules-stalemate = Si un bando no tiene jugadas legales y no está en jaque, la partida es tablas (ahogado).
rules-no-move-draws = Si un bando no tiene jugadas legales, la partida es tablas.
rules-no-move-loses = Un bando sin jugadas legales pierde.
rules-lost-stalemate = Pero ese bando pierde si su { $king } está en { $squares }.
rules-repetition-draws = Cuando la misma posición se da por tercera vez, la partida es tablas.
rules-repetition-loses = Pierde el bando que produce la misma posición por tercera vez.
rules-clock =
    { $removal ->
        [yes] Tras { $time } sin que se capture ni se quite del tablero ninguna pieza, la partida es tablas.
       *[no] Tras { $time } sin capturas, la partida es tablas.
    }
rules-clock-with-moves =
    { $removal ->
        [yes] Tras { $time } sin que se capture ni se quite del tablero ninguna pieza y sin mover { $pieces }, la partida es tablas.
       *[no] Tras { $time } sin capturas y sin mover { $pieces }, la partida es tablas.
    }
rules-clock-moves =
    { $count ->
        [one] 1 jugada de cada bando
       *[other] { $count } jugadas de cada bando
    }
rules-clock-plies =
    { $count ->
        [one] 1 media jugada
       *[other] { $count } medias jugadas
    }
rules-only-kings = La partida es tablas cuando solo quedan { $king-plural }.
rules-bare-kings =
    { $drops ->
        [yes] { $white } contra { $black } es tablas, si ambas manos están vacías.
       *[no] { $white } contra { $black } es tablas.
    }
rules-bare-king-loses =
    { $drops ->
        [yes] Un bando al que solo le queda su { $king }, sin nada en la mano, pierde. Si les ocurre a ambos bandos, gana el que acaba de jugar.
       *[no] Un bando al que solo le queda su { $king } pierde. Si les ocurre a ambos bandos, gana el que acaba de jugar.
    }
rules-bare-kings-lose =
    { $drops ->
        [yes] Un bando al que solo le quedan sus { $king-plural }, sin nada en la mano, pierde. Si les ocurre a ambos bandos, gana el que acaba de jugar.
       *[no] Un bando al que solo le quedan sus { $king-plural } pierde. Si les ocurre a ambos bandos, gana el que acaba de jugar.
    }
rules-dead =
    { $king-gender ->
        [feminine] La partida es tablas de inmediato cuando solo quedan las { $king-plural }.
       *[masculine] La partida es tablas de inmediato cuando solo quedan los { $king-plural }.
    }
rules-dead-knight =
    { $king-gender ->
        [feminine] La partida es tablas de inmediato cuando solo quedan las { $king-plural }, o las { $king-plural } y 1 { $knight }.
       *[masculine] La partida es tablas de inmediato cuando solo quedan los { $king-plural }, o los { $king-plural } y 1 { $knight }.
    }
rules-dead-bishops =
    { $king-gender ->
        [feminine] La partida es tablas de inmediato cuando solo quedan las { $king-plural }, o las { $king-plural } y { $bishop-plural } que están en casillas de un mismo color.
       *[masculine] La partida es tablas de inmediato cuando solo quedan los { $king-plural }, o los { $king-plural } y { $bishop-plural } que están en casillas de un mismo color.
    }
rules-dead-both =
    { $king-gender ->
        [feminine] La partida es tablas de inmediato cuando solo quedan las { $king-plural }, o las { $king-plural } y 1 { $knight }, o las { $king-plural } y { $bishop-plural } que están en casillas de un mismo color.
       *[masculine] La partida es tablas de inmediato cuando solo quedan los { $king-plural }, o los { $king-plural } y 1 { $knight }, o los { $king-plural } y { $bishop-plural } que están en casillas de un mismo color.
    }

## The page about pieces that mate alone, or together

mating-title = ¿Qué piezas dan mate solas?
mating-source = Resuelto por Baroque, noviembre de 2026
mating-what = ¿Pueden el rey y una pieza forzar la victoria contra el rey solo? Baroque ha resuelto todos estos finales, así que las respuestas son exactas.
mating-list = La lista dice con qué frecuencia ganan las blancas cuando les toca jugar, y en cuántas jugadas como máximo. Ambos bandos juegan a la perfección. Las tablas por repetición y por la regla de las 50 jugadas no cuentan.
mating-left-out = En algunos juegos, un rey solo ya ha perdido. La lista los omite. También omite las piezas que pueden devolver al tablero piezas capturadas.
mating-choose = Elige un final con victoria para ver la más larga, o para practicarlo contra una defensa perfecta. Otras jugadas pueden ser igual de buenas.
mating-pairs = Dos piezas que no dan mate solas, o lo dan pocas veces, pueden darlo juntas:
mating-two = Dos { $piece-plural }
mating-both =
    { $other ->
        [Inmovilizador] { $one } e { $other }
        [Intercambiador] { $one } e { $other }
       *[other] { $one } y { $other }
    }
mating-why =
    { $always ->
        [yes] En { $game }, un bando sin jugadas legales pierde, así que rey y { $piece } ganan siempre.
       *[no] En { $game }, un bando sin jugadas legales pierde, así que rey y { $piece } ganan casi siempre.
    } { $never ->
        [yes] En { $other } eso es tablas, y no ganan nunca.
       *[no] En { $other } eso es tablas, y no ganan casi nunca.
    }
mating-ending = { $piece } en { $games }: { $boards }.
mating-never = nunca en { $board }
mating-share =
    { $count ->
        [one] { $share } % en { $board }, en una jugada
       *[other] { $share } % en { $board }, en { $count } jugadas como máximo
    }
mating-longest =
    { $count ->
        [one] { $piece } en { $game }, { $board }: 1 jugada
       *[other] { $piece } en { $game }, { $board }: { $count } jugadas
    }
mating-moves-left =
    { $count ->
        [one] Queda 1 jugada.
       *[other] Quedan { $count } jugadas.
    }
mating-white-wins = Ganan las blancas.
percent-under-a-tenth = menos de 0,1
decimal-sign = ,
unit-thousand = mil
unit-million = M
unit-billion = mil M

## Exercises: questions

exercise-predict =
    { $side ->
        [white] Las blancas mueven { $piece } a { $square }. Marca las piezas que captura esta jugada. Si no captura ninguna, pulsa «Ninguna».
       *[black] Las negras mueven { $piece } a { $square }. Marca las piezas que captura esta jugada. Si no captura ninguna, pulsa «Ninguna».
    }
exercise-predict-written =
    { $side ->
        [white] Las blancas juegan { $played }. Marca las piezas que captura esta jugada. Si no captura ninguna, pulsa «Ninguna».
       *[black] Las negras juegan { $played }. Marca las piezas que captura esta jugada. Si no captura ninguna, pulsa «Ninguna».
    }
exercise-find =
    { $squares-count ->
        [one] Encuentra una jugada { $piece-genitive } que capture la pieza de { $squares } y nada más.
       *[other] Encuentra una jugada { $piece-genitive } que capture las piezas de { $squares } y nada más.
    }
exercise-find-most = Encuentra la jugada { $piece-genitive } que captura más piezas.
exercise-danger =
    { $side ->
        [white] Marca todas las piezas blancas que las negras podrían capturar si les tocara jugar.
       *[black] Marca todas las piezas negras que las blancas podrían capturar si les tocara jugar.
    }
exercise-safe =
    { $enemy ->
        [white] Marca todas las casillas a las que puede ir { $piece } sin que las blancas puedan capturar allí esa pieza.
       *[black] Marca todas las casillas a las que puede ir { $piece } sin que las negras puedan capturar allí esa pieza.
    }
exercise-frozen = Marca todas las piezas inmovilizadas, de ambos bandos.
exercise-thaw =
    { $side ->
        [white] Juegan las blancas: libera { $piece-dative } en una jugada.
       *[black] Juegan las negras: libera { $piece-dative } en una jugada.
    }
exercise-legal =
    { $side ->
        [white] Juegan las blancas: ¿cuáles de estas jugadas son legales? { $moves }
       *[black] Juegan las negras: ¿cuáles de estas jugadas son legales? { $moves }
    }
exercise-win =
    { $side ->
        [white] { $count ->
            [one] Juegan las blancas y ganan en 1 jugada.
           *[other] Juegan las blancas y ganan en { $count } jugadas.
        }
       *[black] { $count ->
            [one] Juegan las negras y ganan en 1 jugada.
           *[other] Juegan las negras y ganan en { $count } jugadas.
        }
    }

## Exercises: about answers

answer-wants-squares = Este ejercicio pide casillas.
answer-wants-move = Este ejercicio pide una jugada.
answer-wants-steps = Este ejercicio pregunta cuáles de varias jugadas son legales.
answer-captures-nothing = { $piece } no captura nada.
answer-look-at = Fíjate en { $piece }. { $abilities }
answer-captured = La jugada captura { $piece }.
answer-nothing-captured =
    { $side ->
        [white] Ninguna jugada de las negras captura una pieza blanca.
       *[black] Ninguna jugada de las blancas captura una pieza negra.
    }
answer-captured-everywhere =
    { $enemy ->
        [white] Las blancas podrían capturar { $piece } en cualquier casilla a la que vaya.
       *[black] Las negras podrían capturar { $piece } en cualquier casilla a la que vaya.
    }
answer-nothing-frozen = Ninguna pieza está donde una pieza enemiga pueda inmovilizarla.
answer-safe =
    { $enemy ->
        [white] { $piece } no corre peligro en { $square }: ninguna jugada de las blancas captura allí esa pieza.
       *[black] { $piece } no corre peligro en { $square }: ninguna jugada de las negras captura allí esa pieza.
    }
answer-unfreezable = nada inmoviliza { $piece-dative }.
answer-not-frozen = nada inmoviliza { $piece-dative }: ninguna pieza enemiga actúa así sobre esa casilla.
answer-makes-move = { $piece } es la pieza que mueve.
answer-spared = la jugada no captura { $piece }. { $about }
answer-spared-friend = la jugada no captura { $piece }: es del mismo bando.
answer-spared-protected = la jugada no captura { $piece }: { $by } protege esa pieza.
answer-spared-no-partner = la jugada no captura { $piece }: en { $square } no hay ninguna pieza que apoye { $mover-dative }.
answer-spared-no-kind =
    { $side ->
        [white] la jugada no captura { $piece }: en { $square } falta { $kind } de las blancas.
       *[black] la jugada no captura { $piece }: en { $square } falta { $kind } de las negras.
    }
answer-spared-prevented = la jugada no captura { $piece }: { $by } lo impide.
answer-spared-kind = la jugada no captura { $piece }: { $mover } no puede capturar { $kind } con esta jugada.
answer-spared-other = la jugada no captura { $piece }: { $mover } puede capturar esa pieza con otra jugada.
answer-spared-other-move = la jugada no captura { $piece }: { $mover } puede capturar esa pieza con otra jugada, { $played }.
answer-spared-elsewhere = la jugada no captura { $piece }: tendría que estar en { $square }.
answer-kept-safe =
    { $enemy ->
        [white] { $piece } no corre peligro, pero sin { $by } las blancas podrían capturar esa pieza.
       *[black] { $piece } no corre peligro, pero sin { $by } las negras podrían capturar esa pieza.
    }
answer-threatened =
    { $enemy ->
        [white] Las blancas podrían capturar { $piece }.
       *[black] Las negras podrían capturar { $piece }.
    }
answer-not-yours =
    { $side ->
        [white] { $piece } no es una pieza blanca.
       *[black] { $piece } no es una pieza negra.
    }
answer-not-threatened =
    { $enemy ->
        [white] Ninguna jugada de las blancas captura { $piece }.
       *[black] Ninguna jugada de las negras captura { $piece }.
    }
answer-unsafe =
    { $enemy ->
        [white] En { $square } las blancas podrían capturar la pieza.
       *[black] En { $square } las negras podrían capturar la pieza.
    }
answer-other-piece = { $played } no es una jugada { $piece-genitive }.
answer-does-not-free = { $played } no libera { $piece-dative }.
answer-still-frozen =
    { $by-count ->
        [one] Tras { $played }, { $by } sigue inmovilizando { $piece-dative }.
       *[other] Tras { $played }, { $by } siguen inmovilizando { $piece-dative }.
    }
answer-is-another = { $played } no es la solución.
answer-more-captures =
    { $captured ->
        [one] { $played } captura 1 pieza.
       *[other] { $played } captura { $captured } piezas.
    } { $most ->
        [one] Otra jugada captura 1 pieza.
       *[other] Otra jugada captura { $most } piezas.
    }
answer-captures-too = Tu jugada captura { $pieces }.
answer-ends-game = Tras { $played } la partida ha terminado. { $outcome }.
answer-draws = Tras { $played } la partida termina. { $outcome }.
answer-not-winning =
    { $enemy ->
        [white] { $count ->
            [one] { $played } no gana en 1 jugada: las blancas responden { $answer }.
           *[other] { $played } no gana en { $count } jugadas: las blancas responden { $answer }.
        }
       *[black] { $count ->
            [one] { $played } no gana en 1 jugada: las negras responden { $answer }.
           *[other] { $played } no gana en { $count } jugadas: las negras responden { $answer }.
        }
    }
answer-too-slow = { $played } no gana lo bastante rápido.
answer-legal = { $played } es legal.
answer-not-legal = { $played } no es legal.

## Why a move is good in an ending

ending-move-wins-now = { $played } gana de inmediato.
ending-move-shortens =
    Antes de { $played } la victoria más corta es de { $before ->
        [one] 1 jugada
       *[other] { $before } jugadas
    }; después, de { $after ->
        [one] 1 jugada
       *[other] { $after } jugadas
    }.
ending-only-move-holds = Solo { $played } aguanta.
ending-every-move-holds = Todas las jugadas aguantan.
ending-moves-hold = Aguantan { $held } de { $count } jugadas.

## Playtests: the report

report-fair = ¿Es justo?
report-lengths = ¿Cuánto dura?
report-ends = ¿Cómo terminan las partidas?
report-captures = ¿Cómo se capturan las piezas?
report-deciding = ¿Qué pieza decide las partidas?
report-values = ¿Cuánto vale cada pieza?
report-depth = ¿Es profundo?
report-examples = Partidas interesantes
report-endings = ¿Qué piezas dan mate solas?
report-strength =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } del ordenador contra sí mismo, con aproximadamente { $nodes ->
        [one] 1 posición
       *[other] { $nodes } posiciones
    } por jugada, semilla { $seed }. Para un jugador más fuerte, el juego quizá sea distinto.
report-strength-planned =
    { $count ->
        [one] 1 partida de { $planned }
       *[other] { $count } partidas de { $planned }
    } del ordenador contra sí mismo, con aproximadamente { $nodes ->
        [one] 1 posición
       *[other] { $nodes } posiciones
    } por jugada, semilla { $seed }. Para un jugador más fuerte, el juego quizá sea distinto.
report-options = Opciones: { $options }.
report-no-game = Aún no ha terminado ninguna partida.
report-results = Las blancas ganan { $wins }, empatan { $draws } y pierden { $losses }
report-no-interval =
    { $count ->
        [one] { $results }. 1 partida no da ningún intervalo: juega más.
       *[other] { $results }. { $count } partidas no dan ningún intervalo: juega más.
    }
report-score = Las blancas obtienen el { $score } de los puntos. { $results }.
report-draws = El { $share } de las partidas acaba en tablas.
report-shallow =
    { $count ->
        [one] Medido con solo 1 posición por jugada. { $verdict } Con tan pocas posiciones, el ordenador apenas compara sus jugadas. Con más fuerza, el resultado puede ser otro.
       *[other] Medido con solo unas { $count } posiciones por jugada. { $verdict } Con tan pocas posiciones, el ordenador apenas compara sus jugadas. Con más fuerza, el resultado puede ser otro.
    }
report-clear-advantage =
    { $side ->
        [white] Las blancas tienen una clara ventaja.
       *[black] Las negras tienen una clara ventaja.
    }
report-small-advantage =
    { $side ->
        [white] Las blancas tienen una pequeña ventaja.
       *[black] Las negras tienen una pequeña ventaja.
    }
report-advantage =
    { $side ->
        [white] Las blancas tienen ventaja.
       *[black] Las negras tienen ventaja.
    }
report-even = El juego está más o menos igualado.
report-no-advantage = No se aprecia ninguna ventaja: con un 95 % de certeza, las blancas obtienen entre el { $low } y el { $high } % de los puntos. Harían falta unas { $games } partidas para saberlo.
report-plies = Una partida dura de media { $mean } medias jugadas. Una media jugada es una jugada de un bando. La mitad de las partidas tiene como mucho { $median }.
report-first-capture = La primera captura llega en la media jugada { $number }.
report-decided = En las partidas con ganador, el motor ve por delante al ganador desde la media jugada { $number }.
report-never-ends = Ninguna partida terminó en { $longest } medias jugadas. Quizá este juego no pueda terminar. Todas cuentan como tablas.
report-stopped =
    { $count ->
        [one] 1 partida no terminó en { $longest } medias jugadas. Estas partidas cuentan como tablas.
       *[other] { $count } partidas no terminaron en { $longest } medias jugadas. Estas partidas cuentan como tablas.
    }
report-end = { $end }: { $games } ({ $share } %).
report-end-checkmate = Jaque mate
report-end-king-captured = El rey es capturado
report-end-goals = Todas las metas están ocupadas
report-end-arrival = Se alcanza una meta
report-end-bare-king = Rey solo
report-end-no-moves = El perdedor no tiene jugadas legales
report-end-repetition-loses = El perdedor repite una posición
report-end-stalemate = Ahogado
report-end-kings-gone = Los dos reyes son capturados
report-end-bare-kings = Reyes solos
report-end-insufficient-material = Material insuficiente
report-end-move-rule = Demasiado tiempo sin captura ni jugada de peón
report-end-repetition = Triple repetición
report-end-too-long = Interrumpida por ser demasiado larga
report-captures-mean = En una partida se capturan de media { $number } piezas.
report-method = Por { $method }: { $number } piezas por partida.
report-method-rare = Por { $method }: { $count } en las { $games } partidas.
report-method-several =
    { $count ->
        [one] Una jugada capturó así dos o más piezas.
       *[other] { $count } jugadas capturaron así dos o más piezas.
    }
report-power = { $piece }, { $power }: { $number } por partida.
report-power-rare = { $piece }, { $power }: { $count } en las { $games } partidas.
report-unused = { $piece }, { $ability }: nunca se usó.
report-rarer =
    { $count ->
        [one] Otra captura menos frecuente está en los datos.
       *[other] Otras { $count } capturas menos frecuentes están en los datos.
    }
report-captor = captora
report-by-method = modo
report-victim = capturada
report-count = capturas
report-ability-advance = aproximación
report-ability-cannon-jump = salto de cañón
report-ability-castling = enroque
report-ability-charge = carga
report-ability-conversion = conversión
report-ability-coordination = coordinación
report-ability-displacement = reemplazo
report-ability-driving = empuje en línea
report-ability-drop = colocación
report-ability-en-passant = captura al paso
report-ability-enclosing = cerco
report-ability-explosion = explosión
report-ability-freezing = inmovilización
report-ability-leap = salto
report-ability-mimicry = imitación
report-ability-mutual-destruction = destrucción mutua
report-ability-pinch = pinza
report-ability-promotion = coronación
report-ability-protection = protección
report-ability-pulling = arrastre
report-ability-pushing = empuje
report-ability-resurrection = resurrección
report-ability-shot = disparo
report-ability-suicide = suicidio
report-ability-swap = intercambio
report-ability-withdrawal = retirada
report-deciding-about = La proporción de partidas con ganador en las que la pieza hace la captura decisiva. Es la primera captura del ganador desde la jugada que, según el motor, lleva a una ventaja duradera.
report-deciding-share = { $piece }: { $share }.
report-units = { $unit-plural }
report-scale-engine = Estas partidas aún no muestran los valores de las piezas. Con más partidas se verán. Hasta entonces solo hay los valores propios del motor (unidad: { $unit }).
report-scale-piece = La unidad de los valores es 1 { $unit }. Los valores se deducen de los resultados de estas partidas, con los extremos de sus intervalos del 95 %.
report-scale-army = La unidad de los valores es 1 { $unit }. Los valores se deducen de los resultados de estas partidas, con los extremos de sus intervalos del 95 %. Las partidas solo muestran a grandes rasgos cuánto vale por sí solo 1 { $unit }. Por eso un ejército entero cuenta lo mismo que para el motor.
report-value = { $piece }: { $value } (valor del propio motor: { $engine }).
report-value-roughly = Las partidas lo muestran solo a grandes rasgos.
report-value-engine = { $piece }: { $value } para el motor.
report-odds = Con hándicap, 1 { $piece } vale { $value } { $unit-plural }: si al otro bando le falta ese número, el encuentro está igualado.
report-odds-more = Con hándicap, 1 { $piece } vale más de { $count } { $unit-plural }.
report-odds-less = Con hándicap, 1 { $piece } vale menos de { $count } { $unit-plural }.
report-odds-unknown = Las partidas con hándicap son muy pocas para dar un valor ({ $piece }).
report-lone-lost =
    { $piece ->
        [Inmovilizador] Rey e { $piece } contra rey: un rey solo ya ha perdido.
        [Intercambiador] Rey e { $piece } contra rey: un rey solo ya ha perdido.
       *[other] Rey y { $piece } contra rey: un rey solo ya ha perdido.
    }
report-lone-wins =
    { $piece ->
        [Inmovilizador] Rey e { $piece }
        [Intercambiador] Rey e { $piece }
       *[other] Rey y { $piece }
    } ganan contra el rey solo en el { $share } % de las posiciones, { $count ->
        [one] en 1 jugada como mucho.
       *[other] en { $count } jugadas como mucho.
    }
report-deep =
    { $count ->
        [one] Con el cuádruple de posiciones por jugada, un bando obtiene el { $score } de los puntos en 1 partida.
       *[other] Con el cuádruple de posiciones por jugada, un bando obtiene el { $score } de los puntos en { $count } partidas.
    }
report-deep-rewarded = Pensar más tiene recompensa.
report-deep-useless = Pensar más apenas ayuda.
report-deep-helps = Pensar más ayuda.
report-choices = Un jugador puede elegir entre { $number } jugadas legales.
report-lead-changes = Según el motor, la ventaja cambia de bando { $number } veces por partida.
report-shortest =
    { $count ->
        [one] La partida más corta con ganador, 1 media jugada: partida { $game }.
       *[other] La partida más corta con ganador, { $count } medias jugadas: partida { $game }.
    }
report-longest =
    { $count ->
        [one] La partida más larga, 1 media jugada: partida { $game }.
       *[other] La partida más larga, { $count } medias jugadas: partida { $game }.
    }
report-most-lead-changes = Más cambios de ventaja, { $count }: partida { $game }.
report-largest-capture =
    { $count ->
        [one] La mayor captura, 1 pieza: partida { $game }.
       *[other] La mayor captura, { $count } piezas: partida { $game }.
    }
report-percent-between = { $value } % (entre { $low } y { $high } %)
report-range = { $value } (de { $low } a { $high })
report-picture-lengths = Medias jugadas por partida
report-picture-bar = De { $from } a { $to }
report-picture-score = Las blancas obtienen el { $score } % de los puntos; con un 95 % de certeza, entre el { $low } y el { $high } %. La marca está en el 50 %.
report-picture-capture = { $piece } captura { $victim } ({ $method })
report-picture-rarer =
    { $count ->
        [one] Y 1 captura menos frecuente
       *[other] Y { $count } capturas menos frecuentes
    }
report-picture-engine = Para el motor (unidad: { $unit })
report-picture-results = Según los resultados (unidad: { $unit })
report-picture-army = Según los resultados (unidad: { $unit }). Un ejército cuenta lo mismo que para el motor.

## Playtests: two versions of a game

compare-white-score = Puntos de las blancas
compare-draws = Tablas
compare-plies = Medias jugadas por partida
compare-captures = Piezas capturadas por partida
compare-lead-changes = Cambios de ventaja por partida
compare-choices = Jugadas legales por posición
compare-too-few = { $figure }: muy pocas partidas.
compare-more = { $figure }: primera { $first }, segunda { $second }; la segunda tiene { $difference } más.
compare-less = { $figure }: primera { $first }, segunda { $second }; la segunda tiene { $difference } menos.
compare-same = { $figure }: primera { $first }, segunda { $second }; sin diferencia apreciable.
compare-army-stronger = El ejército que tienen las blancas en la primera versión obtiene con ambos colores el { $score } de los puntos: es el más fuerte.
compare-army-weaker = El ejército que tienen las blancas en la primera versión obtiene con ambos colores el { $score } de los puntos: es el más débil.
compare-army-same = El ejército que tienen las blancas en la primera versión obtiene con ambos colores el { $score } de los puntos: no se aprecia diferencia entre los ejércitos.

## Playtests: what goes wrong

playtest-nothing-to-play =
    { $side ->
        [white] las blancas no tienen piezas en la posición inicial, así que no hay nada que jugar
       *[black] las negras no tienen piezas en la posición inicial, así que no hay nada que jugar
    }
playtest-over-at-start = en la posición inicial no hay jugadas: la partida ya ha terminado ({ $outcome })
playtest-folder-other = `{ $folder }` contiene partidas de otra prueba ({ $why }). Elige otra carpeta
playtest-other-game = de { $game }, { $layout }
playtest-other-rule = con otras reglas: el juego ha cambiado desde entonces, o tiene otras opciones
playtest-other-version = de la versión { $version } de Baroque
playtest-other-number = con { $option } { $other }, mientras que esta prueba tiene { $own }
playtest-other-odds = con otras partidas con hándicap
playtest-folder-shard = `{ $folder }` contiene partidas de la parte { $other }, y esta prueba tiene { $own }. Elige otra carpeta
playtest-folder-no-sheet = `{ $folder }` contiene partidas, pero no el archivo `{ $file }`, que dice de qué juego son. Elige otra carpeta
playtest-folder-moves = `{ $file }` contiene jugadas que estas reglas no permiten
playtest-folder-unreadable = no se puede leer `{ $file }`: { $error }
playtest-folder-none = `{ $folder }` no es una carpeta de partidas de prueba: { $problem }
playtest-folder-damaged = `{ $file }` está dañado: { $error }
playtest-folder-line = { $place }: la línea no es una partida: { $error }
playtest-folder-twice = { $place }: la partida { $number } aparece dos veces, con jugadas distintas
playtest-folder-unwritable = no se puede escribir `{ $file }`: { $error }

## Files of puzzles

puzzles-file-unsaved = { $file } no se ha guardado: { $error }
puzzles-file-unreadable = { $file } no se puede leer: { $error }
puzzles-file-damaged =
    { $count ->
        [one] Un archivo de tus ejercicios estaba dañado: no se pudo leer 1 línea. El resto se ha conservado. El archivo dañado es ahora `{ $file }`. Primer error: { $error }
       *[other] Un archivo de tus ejercicios estaba dañado: no se pudieron leer { $count } líneas. El resto se ha conservado. El archivo dañado es ahora `{ $file }`. Primer error: { $error }
    }

## Penultima: hidden pieces

penultima-rule-is-secret = La regla de esta pieza es secreta.

## Names of keys, of the program's players, and of zones that most games have

key-name-ctrl = Ctrl
key-name-shift = Mayús
key-name-space = Espacio
key-name-enter = Intro
key-name-escape = Esc
key-name-delete = Supr
key-name-home = Inicio
key-name-end = Fin
key-name-pageup = RePág
key-name-pagedown = AvPág
player-computer-level = Ordenador, nivel { $level }
player-human = Jugador
zone-name-home = casillas iniciales
zone-name-first-rank = primera fila
zone-name-last-rank = última fila
zone-name-double-step-end = final del doble paso
zone-name-palace = palacio
zone-name-goals = metas
zone-name-corners = esquinas
zone-name-edge = borde

