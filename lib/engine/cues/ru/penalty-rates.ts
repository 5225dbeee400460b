import { cues } from "../pack";

export const lateWords = cues("ru", {
  late: {
    pattern: /пен[яиюе](?!\p{L})|пеней|неустойк|штраф|просроч|задержк/u,
    yes: "уплачивает пени",
    no: "уплачивает цену",
  },
});

export const percent = cues("ru", { sign: { pattern: /процент/u, yes: "пять процентов", no: "пять рублей" } });

export const otherRate = cues("ru", {
  rate: { pattern: /скидк|вознагражден|комисси/u, yes: "скидка 5 %", no: "пени 5 %" },
});

export const perDay = cues("ru", {
  day: {
    pattern: /(?:за|на) кажд\p{L}{2,3} (?:\p{L}+ )?д(?:ень|ня)|(?<!\p{L})в день(?!\p{L})|ежедневн/u,
    yes: "за каждый календарный день просрочки",
    no: "через день",
  },
});

export const perWeek = cues("ru", {
  week: { pattern: /за кажд\p{L}{2,3} (?:\p{L}+ )?недел|(?<!\p{L})в неделю/u, yes: "за каждую неделю", no: "неделя" },
});

export const perMonth = cues("ru", {
  month: {
    pattern: /за кажд\p{L}{2,3} (?:\p{L}+ )?месяц|(?<!\p{L})в месяц|ежемесячн/u,
    yes: "за каждый месяц",
    no: "через месяц",
  },
});

export const perYear = cues("ru", {
  year: { pattern: /годовых|(?<!\p{L})в год(?!\p{L})/u, yes: "18 % годовых", no: "через год" },
});

export const atMost = cues("ru", {
  most: {
    pattern: /(?:не (?:более|свыше|выше)|не (?:может |должн\p{L} )?превыша\p{L}{2,4}|до|максимум)[^,;%]{0,30}$/u,
    yes: "но не более ",
    no: "в размере ",
  },
});
