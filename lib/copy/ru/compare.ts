import type { Copy } from "../en";
import { counted } from "./counted";

const change = { one: "изменение", few: "изменения", many: "изменений" };

/** Words of comparing two files without an account, Russian. */
export const compare: Copy["compare"] = {
  title: "Сравнить два файла",
  heading: "Что изменили, не сказав вам?",
  intro:
    "Дайте файл, который вы знаете, и тот, что вам вернули. Вы увидите каждое изменение, в том числе никем не отмеченное: сначала числа.",
  kept: "Без регистрации. Файлы удаляются сразу после сравнения, результат — через час.",
  before: "Прежний файл",
  after: "Новый файл",
  beforeHint: "Что вы отправили или согласовали",
  afterHint: "Что вам вернули",
  choose: "Выбрать файл",
  drop: "или перетащите его сюда",
  kinds: "DOCX, PDF, DOC, TXT или скан, до 25 МБ",
  tooLarge: "Файл больше 25 МБ.",
  empty: "Файл пуст.",
  submit: "Сравнить",
  sending: "Отправка файлов…",
  comparing: "Чтение и сравнение…",
  pages: (done, total) => `Чтение страницы ${done} из ${total}. Скан читается по несколько секунд на страницу.`,
  failed: "Не удалось сравнить файлы. Проверьте связь и повторите.",
  retry: "Повторить",
  again: "Сравнить другие файлы",
  swap: "Поменять файлы местами",
  swapped: "Похоже, первый файл новее второго.",
  chooseAgain: "Чтобы поменять файлы местами, выберите оба снова.",
  download: "Скачать отчёт",
  downloadFailed: "Не удалось скачать отчёт. Повторите попытку.",
  remove: "Удалить сейчас",
  removed: "Файлы и результат удалены.",
  until: (time) => `Результат удалится в ${time}`,
  same: "Различий нет",
  unrelated: "В этих файлах почти нет общих слов. Похоже, это разные документы.",
  found: (all, unmarked) => {
    if (unmarked === 0) return `${counted(all, change)}, все отмечены`;
    if (unmarked === all) return `${counted(all, change)}; ни одно не отмечено`;
    return `${counted(all, change)}; из них не отмечено: ${unmarked}`;
  },
  doubtful: (count) =>
    `Явных изменений нет; проверить: ${counted(count, { one: "место", few: "места", many: "мест" })}`,
  weights: {
    number: "Числа",
    duty: "Вправе, обязан, не вправе",
    alike: "Похожие буквы",
    hidden: "Скрытый текст",
    words: "Слова",
    look: "Вид и оформление",
  },
  alikeHint: "Выглядят одинаково, но буквы взяты из разных алфавитов или не видны.",
  marked: "Отмечено",
  markedBy: (name) => `Кем отмечено: ${name}`,
  notMarked: "Без пометки",
  was: "Прежний файл",
  is: "Новый файл",
  nothing: "ничего",
  clause: (name) => (/^\d/u.test(name) ? `п. ${name}` : name),
  page: (page) => `стр. ${page}`,
  moved: "Перемещено",
  formatted: "Выглядит иначе",
  doubts: "Вероятно, не изменения",
  doubt: {
    reading: "Прочитано с изображения, возможно с ошибкой",
    form: "Отличаются только пробелы, порядок, нумерация или колонтитулы",
  },
  more: (count) => `Не показано: ${counted(count, change)}.`,
  unread: (pages) => `Не удалось прочитать: стр. ${pages}. О ней ничего не сказано.`,
  report: (before, after) => `Сравнение: ${before} и ${after}`,
  made: (time) => `Составлено ${time}. Важное проверьте в самих файлах.`,
};
