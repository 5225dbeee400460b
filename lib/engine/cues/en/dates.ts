import { cues } from "../pack";

/** Before the day on which a contract is made. Raw text. */
export const dated = cues("en", {
  made: {
    pattern: /(?:dated|made|entered|effective|executed|as of|this|signed|date[:)]?|on the)[^.;]{0,80}$/iu,
    yes: "made and entered into on ",
    no: "delivered until .",
  },
});

/** The days of a month in words, in order. Folded. */
export const dayWords: readonly string[] = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twenty first",
  "twenty second",
  "twenty third",
  "twenty fourth",
  "twenty fifth",
  "twenty sixth",
  "twenty seventh",
  "twenty eighth",
  "twenty ninth",
  "thirtieth",
  "thirty first",
];

/** Days of the week from Sunday on, as they begin. Lower case. */
export const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
