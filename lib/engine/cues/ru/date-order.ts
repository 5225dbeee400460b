import { cues } from "../pack";

/** What stands before the first of two dates, when they are the ends of a time. Raw text. */
export const from = cues("ru", {
  from: {
    pattern:
      /(?<!\p{L})(?:в период с|начиная с|с|со|действует с|вступает в силу)(?:\s(?:период|даты|дня))*[\s:,("“«]{0,4}$/iu,
    yes: "начиная с ",
    no: "в срок ",
  },
});

/** What stands between the two. Raw text. */
export const until = cues("ru", {
  until: {
    pattern: /(?<!\p{L})(?:по|до|и|заканчива\p{L}{2,4}|действует до)(?:\sвключительно)*[\s:,("“«]{0,4}$/iu,
    yes: "действует до ",
    no: "подписан ",
  },
});

/** Something begins. */
export const begins = cues("ru", {
  word: { pattern: /действу|вступа|начин|начал|период с/iu, yes: "начиная", no: "в срок" },
});

/** Something ends. */
export const ends = cues("ru", {
  word: { pattern: /по |до |заканч|оконч|истека/iu, yes: "заканчивается", no: "начинается" },
});

/** A clause on how long the contract itself lasts. Folded. */
export const itsTerm = cues("ru", {
  lasts: {
    pattern: /(?:договор|соглашени|срок)[^.;]{0,80}(?:действу|заканч|истека)/u,
    yes: "Договор действует",
    no: "Гарантия действует",
  },
});

/** A contract before this one. Folded. */
export const notItsTerm = cues("ru", {
  earlier: { pattern: /прежн|ранее|предыдущ/u, yes: "прежний договор", no: "настоящий договор" },
});

/** The label of a line with the first day. Raw text. */
export const startLine = cues("ru", {
  label: {
    pattern: /^(?:дата начала|начало)(?:\s(?:услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu,
    yes: "Дата начала работ:",
    no: "Дата окончания:",
  },
});

/** The label of a line with the last day. Raw text. */
export const endLine = cues("ru", {
  label: {
    pattern: /^(?:дата окончания|окончание)(?:\s(?:услуг|работ|срока|аренды)[^:]{0,40})?\s?[:–—-]\s?/iu,
    yes: "Окончание работ:",
    no: "Начало работ:",
  },
});
