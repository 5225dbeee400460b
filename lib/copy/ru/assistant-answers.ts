import { MONTHS_RU_IN_DATES } from "../month-names";
import type { AssistantAnswers } from "../en/assistant-answers";

export const assistantAnswers: AssistantAnswers = {
  likely: "Вероятно, ответ здесь; проверьте:",
  readWith: (question) => `Понято вместе с вашим предыдущим вопросом: «${question}».`,
  nearest: "Ответ может быть в одном из этих пунктов:",
  unsaid: (words) => `В тексте нигде нет: ${words}. Ближайшие пункты:`,
  unfound: (words) => `Ничего определённого не найдено, искали: ${words}. Ближайшие пункты:`,
  noClause: (number) => `Пункта ${number} в этом договоре мы не нашли. Ближе всего к вопросу:`,
  disagree: "Два пункта говорят разное:",
  absent: (words) => `Об этом ничего не найдено. Мы искали ${words} во всех заголовках и во всём тексте.`,
  absentInPart: (words) =>
    `В прочитанном об этом ничего не найдено. Мы искали ${words}, но часть файла не прочитана: посмотрите там.`,
  inAnnex: (name) => `В самом договоре об этом не сказано. Сказано в документе «${name}»:`,
  cannot: {
    writes:
      "Ассистент лишь показывает, что сказано в договоре: он не составляет, не переписывает и не переводит тексты. Спросите, где в договоре говорится о нужном, или посмотрите правки в «Предложениях».",
    judges:
      "Соглашаться ли, решаете вы и ваш юрист. Спросите, что сказано в договоре, например о расторжении, оплате или ответственности, или посмотрите замечания в «Предложениях».",
    otherContract:
      "Ассистент читает только этот договор. Спросите, что в нём сказано, или сравните его версии в «Истории версий».",
    otherLanguage:
      "Договор на другом языке, и эту тему ассистент распознаёт только на языке договора. Задайте вопрос на языке договора или спросите, например, когда он заканчивается, как его расторгнуть или что нужно оплатить.",
    talks:
      "Спросите об этом договоре, например когда он заканчивается, что нужно оплатить или какое право применяется.",
  },
  claim: {
    said: {
      may: (subject, what) => `${subject} — право: ${what}.`,
      shall: (subject, what) => `${subject} — обязанность: ${what}.`,
      shallNot: (subject, what) => `${subject} — запрет: ${what}.`,
      needNot: (subject, what) => `${subject} — не обязательно: ${what}.`,
      is: (subject, what) => `${subject}: ${what}.`,
      isNot: (subject, what) => `${subject} — не так: ${what}.`,
    },
    condition: (words) => `Условие: ${words}.`,
    exception: (words) => `Исключение: ${words}.`,
    probably: (words) => `Вероятно: ${words}`,
  },
  answers: {
    parties: (names) => `Стороны договора: ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => (date.endsWith(".") ? date : `${date}.`), // '4 мая 2025 г.' has one
    expires: (date) => `Договор действует до ${date}, если не будет прекращён раньше или продлён.`,
    expiresComputed: (date, duration, start) =>
      `Договор действует до ${date}, если не будет прекращён раньше или продлён: ${duration}, считая с ${start}`,
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
    partyObligations: (actor) => `Обязанности: ${actor}`,
    obligationsOfBoth: "Обязанности обеих сторон",
    until: (date) => `до ${date}`,
    lasts: (length) => length,
    lastsUntil: (length, start, end) => `${length}, с ${start} до ${end}`,
    perpetual: "бессрочный; действует до его прекращения",
    more: (count) => `и ещё ${count}`,
    unclear: (facts) => `Прямо об этом ничего не найдено: ${facts}.`,
    missing: (facts) => `Об этом ничего не найдено: ${facts}.`,
  },
  partyObligations: (actor) => `Обязанности: ${actor}.`,
  length: (years, months, days) =>
    [
      counted(years, ["год", "года", "лет"]),
      counted(months, ["месяц", "месяца", "месяцев"]),
      counted(days, ["день", "дня", "дней"]),
    ]
      .filter((part) => part !== "")
      .join(" "),
  monthDate: (day, month, year) => `${day} ${MONTHS_RU_IN_DATES[month - 1] ?? month} ${year} г.`,
};

/** '1 год', '2 года', '5 лет'; '11 лет', '21 год'. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (count === 0) return "";
  const [tens, units] = [count % 100, count % 10];
  if (units === 1 && tens !== 11) return `${count} ${one}`;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? `${count} ${few}` : `${count} ${many}`;
}
