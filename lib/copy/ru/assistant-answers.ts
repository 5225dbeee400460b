import type { AssistantAnswers } from "../en/assistant-answers";

const MONTHS = ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"];

export const assistantAnswers: AssistantAnswers = {
  yes: "Да.",
  no: "Нет.",
  isTrue: "Верно.",
  isFalse: "Неверно.",
  notStated: "не указано",
  notStatedHere: "В этом договоре не указано.",
  searched: (sections) => `Проверено: ${sections}.`,
  searchedWhole: "Проверен весь текст.",
  closest: "Вот что об этом сказано в договоре:",
  contradicts: "В договоре предусмотрено иное:",
  answers: {
    parties: (names) => `Стороны договора: ${names}.`,
    law: (law) => `${law}.`,
    date: (date) => `${date}.`,
    expires: (date) => `Договор действует до ${date}, если не будет прекращён или продлён раньше.`,
    expiresComputed: (date, duration, start) => `${date}: ${duration}, считая с ${start}.`,
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
    more: (count) => `и ещё ${count}`,
    missing: (facts) => `В этом договоре не указано: ${facts}.`,
  },
  obligationsOf: (actor) => `Обязанности: ${actor}.`,
  monthDate: (day, month, year) => `${day} ${MONTHS[month - 1] ?? month} ${year} г.`,
  suggestions: {
    placeholder: { title: "Незаполненное место", comment: "Это место нужно заполнить до подписания." },
    numberWords: {
      title: "Сумма прописью и цифрами расходится",
      comment: (words, digits) => `Прописью указано ${words}, цифрами — ${digits}. Приведите их в соответствие.`,
    },
    brokenReference: { title: "Ссылка на отсутствующий пункт", comment: (number) => `Пункта ${number} в этом договоре нет.` },
    repeatedNumber: { title: "Номер пункта повторяется", comment: (number) => `Номер ${number} есть и у другого пункта, поэтому ссылки на него неоднозначны.` },
    noLaw: { title: "Не указано применимое право", comment: "Ни один пункт не определяет право, применимое к договору." },
    noTerm: { title: "Не указан срок действия", comment: "Ни один пункт не определяет срок действия договора." },
  },
};
