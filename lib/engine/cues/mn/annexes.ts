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

/** An annex by its number, which is caught. Raw text. */
export const annexNumbered = cues("mn", {
  number: { pattern: /хавсралт\p{L}{0,4}\s(?:№\s?)?(\d{1,2})(?!\d)/iu, yes: "Хавсралт 3-т", no: "хавсралт" },
});

export const annexElsewhere = cues("mn", {
  of: { pattern: /^[-\p{L}]{0,4} (?:хууль|журам)/iu, yes: "-ын журам", no: "-д заасан" },
});
