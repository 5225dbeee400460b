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
