import { cues } from "../pack";

/** What stands before the first of two dates, when they are the ends of a time. Raw text. */
export const from = cues("en", {
  from: {
    pattern:
      /(?<!\p{L})(?:from|commenc\p{L}{1,4}|begin\p{L}{0,5}|start\p{L}{0,3}|effective|between)(?:\s(?:on|as of|date))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    yes: "commencing on the ",
    no: "dated ",
  },
});

/** What stands between the two. Raw text. */
export const until = cues("en", {
  to: {
    pattern:
      /(?<!\p{L})(?:to|until|till|through|thru|and)(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    yes: "until and including ",
    no: "dated ",
  },
  ends: {
    pattern:
      /(?<!\p{L})(?:ends?|ending|expir\p{L}{1,4})(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    yes: "expires on the ",
    no: "dated on the ",
  },
  isOver: {
    pattern:
      /(?<!\p{L})(?:terminat\p{L}{1,4}|complet\p{L}{0,4})(?:\s(?:on|by|no later than|not later than|and including|including|or before|at|midnight))*[\s:,("“«]{0,4}(?:the\s)?$/iu,
    yes: "completed by ",
    no: "signed by ",
  },
});

/** Something begins. */
export const begins = cues("en", {
  word: { pattern: /commenc|begin|start|effective|from/iu, yes: "commencing", no: "ending" },
});

/** Something ends. */
export const ends = cues("en", {
  word: { pattern: /end|expir|terminat|until|through|till|complet/iu, yes: "ending", no: "begins" },
});

/** A clause on how long the contract itself lasts. Folded. */
export const itsTerm = cues("en", {
  lasts: {
    pattern:
      /(?:agreement|contract|lease|term|services|employment|engagement)[^.;]{0,120}\b(?:expires?|ends?|terminates?|continues?|remains? in (?:full )?(?:force|effect)|until|through)\b/u,
    yes: "This agreement continues in effect.",
    no: "This payment continues.",
  },
});

/** A contract before this one. Folded. */
export const notItsTerm = cues("en", {
  earlier: {
    pattern: /prior|previous|original|amended|supersede|predecessor|dated|first agreement/u,
    yes: "the previous lease",
    no: "this lease",
  },
});

/** The label of a line with the first day. Raw text. */
export const startLine = cues("en", {
  label: {
    pattern:
      /^(?:start(?:ing)? date|commencement date|start|commencement|effective date)(?:\sof[^:]{0,40})?\s?[:–—-]\s?/iu,
    yes: "Start Date:",
    no: "End Date:",
  },
});

/** The label of a line with the last day. Raw text. */
export const endLine = cues("en", {
  label: {
    pattern:
      /^(?:end(?:ing)? date|expir(?:y|ation) date|termination date|completion date|end)(?:\sof[^:]{0,40})?\s?[:–—-]\s?/iu,
    yes: "End Date of Services:",
    no: "Start Date:",
  },
});
