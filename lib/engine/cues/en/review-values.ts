/** English words around the dates, lengths and sums of a contract. Raw text; `…Before` stands before the value. */
import { cues } from "../pack";

export const fromAnEvent = cues("en", {
  event: {
    pattern:
      /(?:from|after|following|upon|anniversary of)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:first|initial|actual|commercial|launch|delivery|acceptance|completion|opening)(?!\s(?:term|period))/iu,
    yes: "five years from the first commercial sale",
    no: "five years from the Effective Date",
  },
  startsWithEvent: {
    pattern:
      /(?:commenc|begin)\p{L}* (?:on|with|upon)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:first|actual|launch|delivery|acceptance|completion|opening)/iu,
    yes: "a term of one year commencing upon the launch of the site",
    no: "a term of one year commencing on its date",
  },
  laterEvent: {
    pattern:
      /(?:from|after|following|upon|anniversary of)\s(?:the\s)?(?:date of\s)?(?:the\s)?(?:shipment|installation|closing|payment|regulatory|last|approval)/iu,
    yes: "ten years following the closing",
    no: "ten years following its date",
  },
});

export const openEnded = cues("en", {
  untilTerminated: {
    pattern:
      /until (?:it is |such time as it is |otherwise )?(?:earlier )?(?:terminat|cancel)|until (?:such time as )?(?:either|one|a|any) party/iu,
    yes: "remains in effect until terminated by either party",
    no: "remains in effect until May 2030",
  },
  unlessTerminated: {
    pattern: /unless (?:and until )?(?:it is )?(?:terminat|cancel)|indefinite|perpetual|(?:in|for) perpetuity/iu,
    yes: "continues indefinitely",
    no: "continues for two years",
  },
});

/** What ends with something else is not without end. */
export const endsWithSomething = cues("en", {
  until: {
    pattern:
      /(?:upon|until|on|through) (?:the )?(?:later|earlier|latest|earliest|last|first|expir|completion|termination of the|end of)/iu,
    yes: "until the expiration of the last patent",
    no: "until terminated",
  },
  period: {
    pattern: /(?:for|during) the (?:\p{L}+ ){0,2}(?:period|term)\b/iu,
    yes: "for the Service Period, unless terminated",
    no: "for two years",
  },
  aslong: {
    pattern: /so long as|as long as|for the (?:life|duration|term) of/iu,
    yes: "for the life of the patents",
    no: "for two years",
  },
});

export const paidWithin = cues("en", {
  within: {
    pattern: /\b(?:within|net|no later than|not later than|days (?:after|of|from))\b/iu,
    yes: "within 30 days",
    no: "after 30 days",
  },
});
