# The command line, Ukrainian.

cli-heading-usage = Використання
cli-heading-commands = Команди
cli-heading-options = Опції
cli-heading-examples = Приклади

cli-help-nurt = Nurt — річкові настільні ігри в терміналі: проти ботів і в тисячах симуляцій.
cli-help-serve = Запустити сервер ігор для браузерів, з усім усередині
cli-help-backup = Скопіювати базу даних у файл, навіть коли сервер працює
cli-help-restore = Відновити копію в теку даних, де немає бази
cli-help-load = Запустити на цьому комп’ютері окремий сервер і виміряти його під навантаженням
cli-help-games = Показати ігри, кількість гравців та опції
cli-help-play = Зіграти в терміналі проти ботів
cli-help-sim = Дати ботам зіграти багато партій і підсумувати їх
cli-help-arena = Нехай боти грають між собою, доки не стане ясно, хто сильніший
cli-help-tune = Нехай боти грають, а мережа вчиться оцінювати позиції гри
cli-help-bench = Виміряти швидкість гри в одному потоці
cli-help-replay = Відтворити запис партії крок за кроком
cli-help-probe = Перевірити, що кажуть правила про позицію, описану вручну

cli-help-arg-address = Адреса, яку слухає сервер; типово 127.0.0.1, 0.0.0.0 впускає інших
cli-help-arg-port = Порт; типово 8080
cli-help-arg-data = Тека даних; типово nurt-data
cli-help-arg-origin = Адреса, за якою браузери бачать сервер через посередника (проксі)
cli-help-arg-log-json = Записувати журнал як JSON
cli-help-arg-backup = Файл із копією
cli-help-arg-tables = Активні столи, по двоє гравців за кожним; типово 2000
cli-help-arg-moves = Ходи за секунду, загалом за всіма столами; типово 500
cli-help-arg-seconds = Як довго; типово 60
cli-help-arg-idle = Столи, які лише лежать на диску; типово 100000
cli-help-arg-help = Показати цю довідку
cli-help-arg-version = Показати версію
cli-help-arg-lang = Мова: en, pl або uk
cli-help-arg-json = Вивести JSON для програм
cli-help-arg-game = Назва гри, як у «nurt games»
cli-help-arg-file = Файл, який треба прочитати; - читає стандартний ввід
cli-help-arg-players = Кількість гравців
cli-help-arg-option = Опція партії; можна вказати кілька разів
cli-help-arg-seed = Число, з якого випливає все випадкове: те саме зерно дає ту саму партію
cli-help-arg-as = Ваше місце, рахуючи від 0; у battle 0 нападає, а 1 захищається
cli-help-arg-bots = Боти за місцями: newcomer, paddler, rower, rafter, pilot, master, greedy, random; у sim і play останній займає й решту місць
cli-help-arg-record = Записати перебіг партії в цей файл
cli-help-arg-games = Скільки партій; типово 1000
cli-help-arg-threads = Скільки потоків; типово всі ядра
cli-help-arg-budget = Скільки бот із пошуком думає над рішенням: 200ms, 1s або 1000it; якщо не вказано, 200ms
cli-help-arg-plan = План навчання; якщо не вказано, план цієї гри
cli-help-arg-from = Мережа, що вчиться далі
cli-help-arg-out = Куди записати мережу; якщо не вказано, на стандартний вивід
cli-help-arg-search = Виміряти й пошук: ітерації, місця в дереві, уявлені позиції та скільки додає кожен потік
cli-help-arg-sprt = Зупинитися, щойно стане ясно, що правда: перший бот має над рештою E0 очок Elo чи E1
cli-help-arg-log = Записувати кожну серію партій у цей файл і продовжити перерваний поєдинок
cli-help-arg-records = Записати перебіг кожної партії в цю теку
cli-help-arg-digest = Зіграти стільки еталонних партій (лише stones)
cli-help-arg-to = Зупинитися після цього кроку
cli-help-arg-view = Показати те, що бачить це місце, а не всі карти
cli-help-arg-positions = Показувати позицію після кожного кроку
cli-help-arg-verify = Лише перевірити, чи правильні кожен крок і кожне жеребкування
cli-help-arg-move = Хід, який треба зробити: «play Y7 3» або з місцем «1: give Y7»; можна вказати кілька разів
cli-help-arg-why = Хід, який треба пояснити: чи дозволений він, а якщо ні, то чому; можна вказати кілька разів

cli-serving = Nurt працює за адресою { $address }, дані тримає в { $path }. Ctrl-C його зупиняє.
cli-serving-alone = Доступ має лише цей комп’ютер; --address 0.0.0.0 впускає інших.
cli-restored = Відновлено в { $path }.
cli-address = Неможливо слухати { $address }: { $error }.
cli-data-in-use = Тека даних { $path } зайнята іншим сервером.
cli-data-not-empty = У { $path } вже є база даних; спершу перенесіть її.
cli-data-empty = У { $path } немає бази даних.
cli-no-backup = { $path } не є повною копією даних Nurt: { $error }.

cli-load-idle = Столи на диску
cli-load-memory-start = Пам’ять із ними, поки ніхто не під’єднався
cli-load-tables = Активні столи
cli-load-sockets = З’єднання
cli-load-sent = Надіслані ходи
cli-load-acknowledged = Підтверджені ходи
cli-load-rate = Ходи за секунду
cli-load-refused = Відмови
cli-load-seen = Суперник бачить хід, 50 % за
cli-load-seen-95 = 95 % за
cli-load-seen-99 = 99 % за
cli-load-seen-max = останній за
cli-load-memory-peak = Найбільше пам’яті
cli-load-cpu = Час процесора сервера, частка одного ядра
cli-load-failed = Не вдалося запустити сервер для вимірювання або під’єднатися до нього: { $error }.
cli-load-filling = Створення столів на диску: { $count }…
cli-load-joining = Столи: { $tables }, з’єднання: { $sockets }…
cli-load-playing = Ходи за секунду: { $moves }, протягом { $seconds } с…

cli-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
cli-players-range = { $most ->
    [one] від { $fewest } до { $most } гравця
   *[other] від { $fewest } до { $most } гравців
}
cli-not-offered = Для навчання й вимірювань, не для гри.

cli-you = Гравець
cli-bot-name = Бот ({ $bot })
cli-bot-number = Бот { $number } ({ $bot })
cli-play-hint = Вибирайте за номером. ? пояснює, u скасовує хід, q завершує гру.
cli-play-help = Введіть номер, щоб вибрати; сам Enter вибирає єдиний варіант.
    b  крок назад у виборі
    u  скасувати свій останній хід
    l  показати всі дозволені ходи
    s  показати поле ще раз
    p  показати рахунок
    q  вийти з гри
    Карту можна вибрати й за кодом, а хід ввести так, як його показує «l».
    «why …» перед ходом питає, чи він дозволений, а якщо ні, то чому.
cli-no-number = Такого номера немає.
cli-taken-back = Хід скасовано.
cli-legal = Цей хід дозволений.
cli-left = Ви встали з-за столу.
cli-saved = Запис партії — у файлі { $path }.
cli-winner = Перемагає { $who }.
cli-nobody = Ніхто не перемагає.
cli-verified = Перевірено { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}: усе правильно, а кожне жеребкування випливає із секрету.
cli-fair = Секрет випливає з того, що обіцяв сервер і що { $people ->
    [one] додав один гравець
   *[other] додали гравці ({ $people })
}. Випадок чесний, якщо перед грою показали саме це зобов’язання: { $commitment }
cli-anew = { $step ->
    [0] Від роздачі
   *[other] Від кроку { $step }
} це інша партія: вигадано те, чого { $who } не бачить, а кожне жеребкування випливає з нового секрету.
cli-resigned = { $who } здається.

cli-sim-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
cli-sim-wins = { $who } ({ $bot }): { $share } % перемог ({ $wins })
cli-sim-decisions = Рішень за партію: у середньому { $mean }; від { $min } до { $max }, 90 % між { $low } і { $high }, медіана { $median }
cli-sim-laws = Після кожного ходу всіх законів гри було дотримано.

cli-arena-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $sets ->
    [one] { $sets } серія
    [few] { $sets } серії
   *[many] { $sets } серій
} з тією самою випадковістю і всіма розсадками
cli-arena-bot = { $bot }: { $share } % перемог (95 %: від { $low } до { $high }), Elo { $elo } (від { $elo-low } до { $elo-high }), { $time } мс на рішення, найдовше { $longest } мс
cli-tune-stage = Етап { $stage }: партій { $games }, грає { $teacher }
cli-tune-round =  коло { $round }: уроків { $lessons }, втрата { $loss }; у незнаних партіях { $unseen }, похибка { $off }
cli-nothing-to-learn = У { $game } нема чого вчитися.
cli-no-net = це не мережа
cli-foreign-net = Мережа «{ $bot }» не від гри { $game }.
cli-arena-passed = Перевірку пройдено: відношення { $ratio }, межа { $bound }.
cli-arena-failed = Перевірку не пройдено: відношення { $ratio }, межа −{ $bound }.
cli-arena-open = Перевірка ще не вирішила: відношення { $ratio }, межі ±{ $bound }.
cli-program = Програма «{ $command }» не грає далі: { $what }.
cli-other-contest = «{ $path }» — це запис іншого поєдинку або жодного.

cli-bench-games = партій за секунду
cli-bench-decisions = рішень за секунду
cli-bench-clone = нс на копіювання позиції
cli-bench-legal = нс на перелік дозволених ходів
cli-bench-apply = нс на виконання ходу
cli-bench-view = нс на створення вигляду
cli-bench-imagine = нс на те, щоб уявити позицію
cli-bench-bytes = байтів у позиції
cli-bench-allocations = виділень пам’яті в купі під час гри
cli-bench-digest = контрольна сума еталонних партій
cli-bench-moves = ходів в еталонних партіях
cli-bench-moves-second = ходів за секунду
cli-bench-moves-clone = ходів за секунду з копією позиції на кожному
cli-bench-simulations = симуляцій за секунду на уявних позиціях
cli-bench-search-simulations = симуляцій за секунду в пошуку по дереву без знань
cli-bench-search-threads = Пошук, { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
   *[many] { $threads } потоків
}:
cli-bench-search-iterations = ітерацій за секунду
cli-bench-search-times = разів стільки, як в одному потоці
cli-bench-search-nodes = рішень у дереві за 0,2 с
cli-bench-search-imagined = уявлених позицій за секунду

cli-io = Не вдалося записати або прочитати дані: { $error }
cli-file = Не можна використати шлях { $path }: { $error }.
cli-exists = Файл { $path } уже існує; виберіть іншу назву.
cli-broken = Партія { $game } зламалася після рішення № { $step }: { $law }.
cli-unknown-argument = Тут немає аргументу «{ $given }»; доступні аргументи показує --help.
cli-unknown-command = Немає команди «{ $given }»; доступні команди показує nurt --help.
cli-no-command = Вкажіть, що робити; команди показує nurt --help.
cli-missing = Бракує: { $what }; приклади показує --help.
cli-bad-value = Аргумент { $arg } не може мати значення «{ $given }»; приклади показує --help.
cli-usage = Ці аргументи не поєднуються; приклади показує --help.
cli-option-form = Опцію записують як name=value, а не «{ $given }».
cli-option-twice = Опцію { $name } вказано двічі.
cli-bot = Немає бота «{ $given }»; є: { $known }.
cli-bots-many = Названо { $given ->
    [one] { $given } бота
    [few] { $given } ботів
   *[other] { $given } ботів
}, але для них є лише { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[other] { $seats } місць
}.
cli-no-digest = Еталонні партії має лише stones; { $game } їх не має.
cli-to = Кроку { $to } немає; у записі { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}.
cli-whose = Зараз можуть ходити кілька гравців; скажіть, чий це хід, як у «1: give Y7» або через --as.
