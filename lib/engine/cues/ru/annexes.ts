import { cues } from "../pack";

export const annexTitle = cues("ru", {
  title: {
    pattern: /^приложение(?!\p{L})(?:\s{1,3}(?:№\s{0,2})?[\p{L}\d.-]{1,6})?[.:]?(?:\s{1,3}(?:к|[-–—:(]).{0,60})?$/iu,
    yes: "Приложение № 1 к договору",
    no: "Приложение содержит цены",
  },
});

export const annexInCapitals = cues("ru", {
  title: { pattern: /^ПРИЛОЖЕНИЕ(?!\p{L})\P{Ll}*$/u, yes: "ПРИЛОЖЕНИЕ 1 ЦЕНЫ", no: "Приложение 1" },
});

/** An annex by its number, which is caught. Raw text. */
export const annexNumbered = cues("ru", {
  number: { pattern: /приложени\p{L}{1,3}\s(?:№\s?)?(\d{1,2})(?!\d)/iu, yes: "в приложении № 3", no: "приложение" },
});

export const annexElsewhere = cues("ru", {
  of: { pattern: /^\s(?:к|от) (?!(?:настоящ|данн|этому|договор))/iu, yes: " к приказу", no: " к договору" },
});
