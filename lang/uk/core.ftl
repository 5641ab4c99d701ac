# Shared by all games: refusals, faults, undo.

seat = Місце { $number }

refusal-over = Гру закінчено.
refusal-not-to-act = Зараз вам нема чого вирішувати.
refusal-rule = { $why } ({ $rule })

no-take-back-nothing = Нема чого скасовувати.
no-take-back-over = Гру закінчено; скасувати вже нічого не можна.
no-take-back-chance = Після цього ходу вже взято карту чи кинуто кубик, тож скасувати його не можна.
no-take-back-shown = Після цього ходу ви вже знаєте більше, ніж раніше; скасувати це не можна.
no-take-back-acted-on = На цей хід уже є відповідь іншого гравця.

fault-language = Немає мови «{ $given }»; виберіть en, pl або uk.
fault-game = Немає гри «{ $given }»; є: { $known }.
fault-players = Ця гра для { $fewest }–{ $most } гравців, а не для { $given }.
fault-players-exactly = Ця гра для { $count } гравців, не для { $given }.
fault-option = Ця гра не має опції «{ $name }»; має: { $known }.
fault-value = Опція { $name } не може мати значення «{ $given }»; виберіть із: { $range }.
fault-needs = Опція { $name } може мати значення «{ $given }», лише коли { $other } має одне зі значень: { $wanted }.
fault-secret = Секрет — це 64 шістнадцяткові цифри (0-9, a-f).
fault-move = «{ $given }» не є ходом у цій грі.
fault-seat = Немає місця { $given }: місць { $players }, рахуючи від 0.
fault-refused = { $why }
fault-shape = Не вдається прочитати в місці { $at }: { $what }.
fault-format = Цей запис має формат { $needs }; ця програма читає формат { $has }.
fault-other-game = Цей файл для гри «{ $needs }», а не для { $given }.
fault-rules = Цей запис гри { $game } потребує правил версії { $needs }; ця програма має версію { $has }.
fault-names = Запис називає { $given ->
    [one] { $given } гравця
   *[other] { $given } гравців
}, а за столом їх { $players }.
fault-step-text = Крок { $step } не вдається прочитати: «{ $given }».
fault-step-refused = Крок { $step } не можна зіграти: { $why }
fault-step-check = Крок { $step } не відповідає своїй контрольній сумі: змінено цей крок або початкову розстановку.
fault-result = Результат у записі не той, яким закінчується ця гра.
fault-commitment = Секрет сервера не той, який було обіцяно перед грою.
fault-dice = Випадок у цьому записі не випливає з того, що внесли сервер і гравці.
fault-twice = { $what } є у двох місцях: { $first } і { $second }.
fault-nowhere = Ніде немає { $what }.
fault-range = { $at } має значення { $given }, а має бути між { $min } і { $max }.
fault-unknown = { $at } не може мати значення «{ $given }».
fault-clash = { $at } не узгоджується з рештою: { $with }.
fault-to-act = За сценарієм ходити мають місця: { $said }; у цій позиції ходять: { $found }.
