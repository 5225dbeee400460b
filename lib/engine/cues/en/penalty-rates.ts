import { cues } from "../pack";

/** What is counted by time is owed for being late. Folded. */
export const lateWords = cues("en", {
  late: {
    pattern: /penalt|\blate\b|overdue|delay|default|past due|interest|liquidated|\bfine\b|outstanding|unpaid|forfeit/u,
    yes: "for each day of delay",
    no: "for each day of work",
  },
});

/** Every rate is told in percent. Folded. */
export const percent = cues("en", {
  sign: { pattern: /%|percent|per cent/u, yes: "five percent", no: "five per week" },
});

/** Not what is owed for being late. Folded. */
export const otherRate = cues("en", {
  rate: {
    pattern:
      /commission|discount|prime rate|prime lending|libor|base rate|royalt|revenue|profit|purity|shrink|uptime|availab|occupan|discharge|dose/u,
    yes: "a commission of 5 %",
    no: "a penalty of 5 %",
  },
});

/** A stretch of time behind the rate: 'per day', 'for each week'. Folded. */
export const perDay = cues("en", {
  day: {
    pattern: /\b(?:per|a|each|every|any) (?:(?:calendar|business|working|full) )?day\b|^[) ]{0,3}daily|\bper diem\b/u,
    yes: "for each calendar day",
    no: "on a daily basis",
  },
});

export const perWeek = cues("en", {
  week: { pattern: /\b(?:per|a|each|every) (?:full )?week\b|^[) ]{0,3}weekly/u, yes: "per week", no: "last week" },
});

export const perMonth = cues("en", {
  month: {
    pattern: /\b(?:per|a|each|every) (?:calendar |full )?month\b|^[) ]{0,3}monthly/u,
    yes: "per month",
    no: "one month",
  },
});

export const perYear = cues("en", {
  year: {
    pattern: /\b(?:per annum|(?:per|a|each) year|annual(?:ly)?|p\.a\.)/u,
    yes: "18 % per annum",
    no: "for one year",
  },
});

/** A most in all, not a rate. Folded. */
export const atMost = cues("en", {
  most: {
    pattern: /(?:exceed|maximum|up to|more than|cap|limited to|in total|aggregate)[^,;%]{0,40}$/u,
    yes: "but not to exceed ",
    no: "a penalty of ",
  },
});
