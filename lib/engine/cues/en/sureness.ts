import { cues } from "../pack";

/** What says a thing in so many words that an answer may say it too. Folded text. */
export const perpetual = cues("en", {
  named: {
    pattern: /\b(?:perpetual|in perpetuity|indefinite(?:ly)?)\b/u,
    yes: "this agreement shall continue indefinitely",
    no: "unless terminated earlier",
  },
  untilEnded: {
    pattern: /\buntil (?:it is )?(?:earlier )?terminated|\buntil (?:such time as )?(?:either|one|a|any) party\b/u,
    yes: "shall remain in force until terminated",
    no: "the term shall begin and end on the dates set forth above, unless terminated earlier",
  },
});
/** What makes an end unsure: it runs from an event, follows something else, or is fixed elsewhere. Folded text. */
export const unsureTerm = cues("en", {
  elsewhere: {
    pattern: /\b(?:set forth|specified|stated|defined|provided) (?:in|on|above|below|herein)\b/u,
    yes: "for the period set forth in schedule 1",
    no: "three (3) years from the effective date",
  },
  lasting: {
    pattern: /\b(?:so|as) long as\b|\broyalt/u,
    yes: "as long as royalties are due",
    no: "three (3) years from the effective date",
  },
  fromEvent: {
    pattern: /\b(?:launch|closing|commencement|delivery|opening|acceptance|completion|start|approval|funding) date\b/u,
    yes: "one (1) year following the launch date",
    no: "three (3) years from the effective date",
  },
  whichever: {
    pattern: /\b(?:longer|later|earlier|shorter) of\b|\bwhichever\b/u,
    yes: "the longer of one season and the last order",
    no: "three (3) years from the effective date",
  },
  ofAnother: {
    pattern:
      /^\S{0,8} ?"(?!initial |original |first |primary |base |the )\p{L}[\p{L} ]{2,40} (?:term|period)" (?:shall )?means?\b/u,
    yes: '"trademark license term" means the period',
    no: '"initial term" means the period',
  },
});

/** What is fixed elsewhere and is not how long it lasts: another end, the day it is made. Folded text. */
export const elsewhereBeside = cues("en", {
  exception: {
    pattern:
      /\b(?:unless|except|subject to)\b[^,;]{0,120}\b(?:set forth|specified|stated|defined|provided) (?:in|on|above|below|herein)\b/gu,
    yes: "unless earlier terminated as provided herein, the term is",
    no: "for the period set forth in schedule 1",
  },
  itsDay: {
    pattern: /\bdate (?:first )?(?:set forth|stated|specified|written) (?:above|below)\b/gu,
    yes: "from the date first stated above",
    no: "for the period stated above",
  },
});

/** What follows the length of a term and is no part of it. */
export const besideItsLength = cues("en", {
  then: {
    pattern: /\b(?:unless|renew\p{L}*|thereafter|provided,? (?:however|that)|subject to|extended|extension|notice)\b/u,
    yes: "and shall thereafter be renewed for two years",
    no: "from the date first above written",
  },
});

/** Where a contract is signed. Raw text. */
export const signed = cues("en", {
  block: {
    pattern: /\bin witness whereof\b|\bby:|\/s\/|\bsignatures?\b:?\s|\bname:\s/u,
    yes: "in witness whereof the parties have signed",
    no: "the parties agree",
  },
});
