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
export const courts = cues("en", {
  jurisdiction: {
    pattern:
      /\b(?:exclusive|sole|non-?exclusive|personal) (?:jurisdiction|venue)|\b(?:submits?|consents?|subject)\b.{0,80}\bjurisdiction\b|\bjurisdiction of\b.{0,60}\bcourts?\b/u,
    yes: "the parties submit to the exclusive jurisdiction of the courts of ohio",
    no: "an order of a court may be disclosed to",
  },
  arbitrationRules: {
    pattern: /\barbitrat\p{L}{2,6}\b.{0,120}\b(?:in accordance with|under the rules|administered by|rules of)\b/u,
    yes: "arbitration under the rules of the chamber",
    no: "an arbitrary decision",
  },
  byArbitration: {
    pattern: /\b(?:settled|resolved|determined|decided|submitted)\b.{0,80}\barbitrat/u,
    yes: "disputes shall be settled by arbitration",
    no: "disputes shall be settled amicably",
  },
});
export const survival = cues("en", {
  survives: {
    pattern: /\bsurviv(?:e|es|al)\b/u,
    yes: "sections 4 and 5 shall survive termination",
    no: "the surviving entity of a merger",
  },
  afterEnd: {
    pattern:
      /\b(?:obligations?|restrictions?|confidential\p{L}*)\b.{0,160}\b(?:years?|months?|perpetuity)\b.{0,30}\b(?:following|after) (?:the )?(?:expir|termin)/u,
    yes: "the obligations hold for five years following termination",
    no: "payment is due a year after signing",
  },
  stillBound: {
    pattern: /\bcontinue to be bound\b|\b(?:shall|will) remain subject to the (?:confidential|obligation)/u,
    yes: "will continue to be bound by its duties",
    no: "is bound by this contract",
  },
  forGood: {
    pattern:
      /\bconfiden.{0,80}\b(?:in perpetuity|permanently|indefinitely)\b|\b(?:in perpetuity|permanently|indefinitely)\b.{0,60}\bconfiden/u,
    yes: "shall keep the information permanently confidential",
    no: "shall keep the information confidential",
  },
  continues: {
    pattern:
      /\b(?:continue|remain)s?\b.{0,60}\b(?:after|following|beyond|notwithstanding)\b.{0,40}\b(?:terminat|expir)/u,
    yes: "these duties continue after termination",
    no: "the tenant may remain in the premises",
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
