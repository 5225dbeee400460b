import { cues } from "../pack";

/** Words that every clause on what outlives the contract has. Folded. */
export const lastingWords = cues("ru", {
  word: { pattern: /сохран|оста[юе]тся|продолжа|действу/u, yes: "сохраняют силу", no: "прекращаются" },
});

/** Duties that outlive the contract. Folded. */
export const dutySurvives = cues("ru", {
  staysAfter: {
    pattern:
      /(?:обязательств|обязанност|услови|положени|гаранти)\p{L}{0,4}.{0,160}(?:сохраня[юе]т|остаются|остается|продолжа[юе]т|действу[юе]т).{0,80}(?:после|по окончании|по истечении|и в случае прекращ)/u,
    yes: "Обязательства сохраняют силу после прекращения.",
    no: "Обязательства прекращаются после оплаты.",
  },
  afterTheEnd: {
    pattern:
      /(?:после|по окончании|по истечении).{0,80}(?:прекращ|расторж|оконч|истеч)\p{L}{1,6}.{0,80}(?:обязательств|обязанност)\p{L}{0,4}.{0,60}(?:сохраня[юе]т|остаются|продолжа[юе]т|действу[юе]т)/u,
    yes: "После прекращения договора обязательства сохраняются и действуют.",
    no: "После поставки обязательства действуют.",
  },
});

/** Words on how long. Folded. */
export const statesPeriod = cues("ru", {
  figure: { pattern: /\d+ ?(?:\([^)]{1,30}\) ?)?(?:лет|год|месяц|дн|сут)/u, yes: "5 (пять) лет", no: "несколько лет" },
  forEver: {
    pattern: /бессрочн|без ограничени\p{L}{1,3} срок|неограниченн\p{L}{2,3} срок/u,
    yes: "бессрочно",
    no: "сразу",
  },
  until: {
    pattern: /в течение|до (?:момента|тех пор|полного|их|его)|пока |срок\p{L}{0,2} давности/u,
    yes: "в течение срока давности",
    no: "после прекращения",
  },
});

/** Rights and debts that have come about stay by themselves; nobody states a period for them. Folded. */
export const accrued = cues("ru", {
  accrued: {
    pattern: /не освобожда|возникш|до (?:даты |момента )?(?:прекращ|расторж)/u,
    yes: "обязательства, возникшие ранее",
    no: "обязательства о тайне",
  },
  payment: { pattern: /по оплате|расчет/u, yes: "обязательства по оплате", no: "обязательства о тайне" },
});

/** What it outlives is the contract. Folded. */
export const contractEnds = cues("ru", {
  ends: { pattern: /прекращ|расторж|оконч|истеч/u, yes: "после прекращения", no: "после поставки" },
});

/** 'Clauses 6 to 10, 13 and 14 survive': a list in which each clause has its own time. Folded. */
export const clauseList = cues("ru", {
  numbers: {
    pattern:
      /(?:разделы?|пункты?)\s{0,2}(?:\d[\d.]*|[ivxl]+)\s?(?:\([^)]{1,60}\)\s?){0,3}(?:[,;]|-| и | по )\s?(?:и )?(?:\d|[ivxl]+\b)/u,
    yes: "пункты 6 и 10",
    no: "пункт 6",
  },
});

/** The clause that a sentence names; its number is caught. Folded. */
export const clauseNamed = cues("ru", {
  number: {
    pattern: /(?:раздел\p{L}{0,3}|пункт\p{L}{0,3}|п\.)\s(\d{1,2}(?:\.\d{1,2}){0,3})/u,
    yes: "в пункте 7.2",
    no: "в этом пункте",
  },
});
