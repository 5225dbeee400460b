import { cues } from "../pack";

export const annexTitle = cues("mn", {
  title: {
    pattern: /^хавсралт(?!\p{L})(?:\s{1,3}(?:№\s{0,2})?[\p{L}\d.-]{1,6})?[.:]?(?:\s{1,3}[-–—:(].{0,60})?$/iu,
    yes: "Хавсралт № 1",
    no: "Хавсралтад заасан",
  },
});

/** The annex's number stands before the word. Raw text. */
export const annexByNumber = cues("mn", {
  title: {
    pattern: /^(?:.{0,30}\s)?(?:\d{1,2}\s?-?\s?(?:дугаар|дүгээр|р)\s)?хавсралт[.:]?$/iu,
    yes: "2 дугаар хавсралт",
    no: "2 дугаар зүйл",
  },
});
