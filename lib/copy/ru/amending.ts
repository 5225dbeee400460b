import type { Copy } from "../en";
import { numbersIn } from "../numbers";
import { counted } from "./counted";

const inFigures = numbersIn("ru");

export const amending: Copy["amending"] = {
  title: "Изменить договоры",
  intro: "Одно изменение — и проект доп. соглашения к каждому договору. Все проекты видны до создания.",
  none: "Сначала выберите договоры в списке, затем «Изменить условия…».",
  toList: "К договорам",
  count: (count) => counted(count, { one: "договор", few: "договора", many: "договоров" }),
  most: (count) => `За один раз можно изменить не более ${inFigures(count)} договоров.`,
  which: "Какой пункт",
  by: { topic: "По теме", words: "По словам" },
  topic: "Тема",
  words: "Слова пункта",
  wordsHint: "Так, как они стоят в договорах.",
  change: "Что меняется",
  replaceClause: "Новая редакция пункта",
  addClause: "Новый пункт после него",
  deleteClause: "Исключить пункт",
  replaceWords: "Другие слова в пункте",
  wording: "Новая редакция",
  wordingHint: "Без номера: в каждом договоре остаётся свой.",
  old: "Заменяемые слова",
  fresh: "Новые слова",
  holdsFrom: "Действует с",
  holdsFromHint: "Пусто: со дня подписания.",
  name: "Название изменения",
  find: "Найти пункты",
  finding: (done, all) => `Прочитано ${inFigures(done)} из ${inFigures(all)}`,
  contracts: "Договоры",
  clauseOf: (name) => `Пункт договора «${name}»`,
  leaveOut: "Пропустить",
  clause: (number) => `Пункт ${number}`,
  include: (name) => `Изменить «${name}»`,
  notSure: "Неясно, какой это пункт. Выберите его или пропустите договор.",
  hidden: (count) =>
    `Вам не открыто ${counted(count, { one: "доп. соглашение", few: "доп. соглашения", many: "доп. соглашений" })}: пункт может звучать иначе.`,
  after: "Пункт после изменения",
  asMeant: "Изменяет пункт как задумано",
  unchecked: "Проверяется…",
  make: (count) =>
    `Создать ${counted(count, { one: "проект соглашения", few: "проекта соглашений", many: "проектов соглашений" })}`,
  back: "Изменить запрос",
  defaultName: (what) => `Изменение: ${what}`,
  problems: {
    noSuchClause: "В договоре нет пункта с таким номером.",
    clauseExists: "Пункт с таким номером в договоре уже есть.",
    numberUsedTwice: "Этот номер у двух пунктов.",
    wordsNotFound: "В пункте нет этих слов, или они стоят дважды.",
    unclear: "Нельзя точно сказать, что изменило бы соглашение.",
    elsewhere: "Соглашение читалось бы как изменение другого документа.",
    notRead: "Соглашение не читалось бы как изменение этого пункта.",
    otherWords: "Пункт звучал бы не так, как задумано.",
    more: "Соглашение изменило бы не только этот пункт.",
  },
};
