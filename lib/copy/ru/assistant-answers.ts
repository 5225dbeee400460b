import type { AssistantAnswers } from "../en/assistant-answers";

const MONTHS = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря",
];

export const assistantAnswers: AssistantAnswers = {
  yes: "Да.",
  no: "Нет.",
  isTrue: "Верно.",
  isFalse: "Неверно.",
  notStated: "не указано",
  notStatedHere: "В этом договоре не указано.",
  searchedWhole: "Проверен весь текст.",
  closest: "Вот что об этом сказано в договоре:",
  contradicts: "В договоре предусмотрено иное:",
  answers: {
    parties: (names) => `Стороны договора: ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `Договор действует до ${date}, если не будет прекращён раньше или продлён.`,
    expiresComputed: (date, duration, start) => `Договор действует до ${date}: ${duration}, считая с ${start}`,
    perpetual: "Срок не ограничен: договор бессрочный и действует до его прекращения.",
    duration: (duration) => `${duration}.`,
    value: (value) => `${value}.`,
    passages: "Из договора:",
  },
  summary: {
    title: (name) => `Краткое содержание: ${name}`,
    headings: {
      parties: "Стороны",
      date: "Дата",
      term: "Срок действия",
      money: "Цена и порядок расчётов",
      obligations: "Обязанности сторон",
      termination: "Расторжение",
      liability: "Ответственность",
      law: "Применимое право",
      courts: "Подсудность и арбитраж",
      dates: "Ключевые даты",
    },
    obligationsOf: (actor) => `Обязанности: ${actor}`,
    obligationsOfBoth: "Обязанности обеих сторон",
    until: (date) => `до ${date}`,
    lasts: (length) => length,
    lastsUntil: (length, start, end) => `${length}, с ${start} до ${end}`,
    perpetual: "бессрочный; действует до его прекращения",
    more: (count) => `и ещё ${count}`,
    missing: (facts) => `В этом договоре не указано: ${facts}.`,
  },
  obligationsOf: (actor) => `Обязанности: ${actor}.`,
  length: (years, months, days) =>
    [
      counted(years, ["год", "года", "лет"]),
      counted(months, ["месяц", "месяца", "месяцев"]),
      counted(days, ["день", "дня", "дней"]),
    ]
      .filter((part) => part !== "")
      .join(" "),
  monthDate: (day, month, year) => `${day} ${MONTHS[month - 1] ?? month} ${year} г.`,
};

/** '1 год', '2 года', '5 лет'; '11 лет', '21 год'. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (count === 0) return "";
  const [tens, units] = [count % 100, count % 10];
  if (units === 1 && tens !== 11) return `${count} ${one}`;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? `${count} ${few}` : `${count} ${many}`;
}
