import { cues } from "../pack";

/** The title of an annex. Raw text. */
export const annexTitle = cues("en", {
  title: {
    pattern:
      /^(?:exhibit|schedule|annex|appendix|attachment|addendum)(?!\p{L})(?:\s{1,3}(?:№\s{0,2}|no\.\s{0,2})?[\p{L}\d.-]{1,6})?[.:]?(?:\s{1,3}(?:to|[-–—:(]).{0,60})?$/iu,
    yes: "Schedule B to the Lease",
    no: "Schedule of payments due",
  },
});

/** 'EXHIBIT A FORM OF STATEMENT OF WORK'. Raw text. */
export const annexInCapitals = cues("en", {
  title: {
    pattern: /^(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|STATEMENT OF WORK)(?!\p{L})\P{Ll}*$/u,
    yes: "EXHIBIT A FORM OF ORDER",
    no: "Exhibit A",
  },
});

/** An annex by its number, which is caught. Raw text. */
export const annexNumbered = cues("en", {
  number: {
    pattern: /(?:annex|schedule|exhibit|appendix|attachment)\s(?:no\.\s?)?(\d{1,2}|[A-Z])(?![\p{L}\d(]|\.\d)/iu,
    yes: "in Schedule 3",
    no: "scheduled",
  },
});

/** Behind an annex of another paper. Raw text. */
export const annexElsewhere = cues("en", {
  of: {
    pattern: /^[,\s]{1,2}(?:to|of) (?:the|that|its) (?!agreement|contract|present)/iu,
    yes: " to the Lease",
    no: " applies",
  },
});
