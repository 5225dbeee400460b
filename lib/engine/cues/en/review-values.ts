/** English words around the dates, lengths and sums of a contract. Raw text; `…Before` stands before the value. */
import { cues } from "../pack";

export const datedBefore = cues("en", {
  word: {
    pattern: /\b(?:dated|made|entered|executed|signed|concluded|as of|effective|this|on the|on this)\b[^.;]{0,90}$/iu,
    yes: "This Agreement is made and entered into as of ",
    no: "Deliveries begin. On ",
  },
  label: {
    pattern: /date(?: of)?(?: the| this)? ?(?:agreement|contract|execution|signing)?[:)][^.;]{0,90}$/iu,
    yes: "Date of contract: ",
    no: "a date with ",
  },
});

export const otherDateBefore = cues("en", {
  filing: {
    pattern: /(?:source:|10-[kq]|8-k|\bfiled\b|\bact of\b|reporting period|\bborn\b|patent|registration)[^.;]{0,70}$/iu,
    yes: "Source: Brightwater Inc, 8-K, ",
    no: "This Agreement is dated ",
  },
  ofAnother: {
    pattern:
      /(?:amended and restated[^\n]{0,60}|pursuant to|hereto dated|that certain|under (?:the|a)|certain [^.;]{0,40}agreement|as amended)[^.;]{0,70}$/iu,
    yes: "pursuant to that certain lease dated ",
    no: "This Lease is dated ",
  },
  start: {
    pattern: /\b(?:starts?|begins?|commencement)(?: date)?(?: on| from)?\s?:?\s$/iu,
    yes: "This agreement starts on ",
    no: "This agreement is dated ",
  },
  end: {
    pattern: /(?:expir|terminat|until|through|ending)[^.;]{0,70}$/iu,
    yes: "This Agreement remains in force until ",
    no: "This Agreement is dated ",
  },
});

export const signedBefore = cues("en", {
  signed: {
    pattern: /(?:\bdated?\b|signed|day of|in witness|as of|executed|date:|\/s\/|signature)[^;]{0,100}$/iu,
    yes: "IN WITNESS WHEREOF the parties have executed this Agreement on ",
    no: "The goods arrive on ",
  },
});

export const effectiveBefore = cues("en", {
  starts: {
    pattern:
      /(?:\b(?:agreement|contract|lease|employment|engagement|term) (?:starts|begins) (?:on|from)|(?<!rent |payment )\b(?:start|commencement)(?: date)?\s?:)\s$/iu,
    yes: "This agreement starts on ",
    no: "Delivery starts on ",
  },
  effective: {
    pattern:
      /(?:effective date[^.;]{0,40}|effective (?:as of|on|from)|with effect from|takes? effect (?:on|from))[^.;]{0,40}$/iu,
    yes: "The Effective Date of this Agreement shall be ",
    no: "This Agreement is signed on ",
  },
  engaged: {
    pattern:
      /\b(?:engage|employ|appoint|hire|retain)s?\s(?:you|him|her|the\s\p{L}+)\b[^.;]{0,60}\s(?:from|starting(?:\son)?|beginning(?:\son)?)\s(?:\p{L}{3,6}day,?\s)?$/iu,
    yes: "We engage you as a designer from Monday ",
    no: "We engage you to deliver it on ",
  },
  commences: {
    pattern: /commenc\p{L}* (?:on|date)[^.;]{0,60}$/iu,
    yes: "The term commences on ",
    no: "The term ends on ",
  },
});

export const effectiveAfter = cues("en", {
  defined: {
    pattern: /^[^.;]{0,12}\(?(?:\s?the|\s?this|\s?hereinafter)?[^.;)]{0,24}["“'(]?effective date/iu,
    yes: ' (the "Effective Date")',
    no: " in London",
  },
});

export const untilBefore = cues("en", {
  until: {
    pattern:
      /\b(?:until|till|through|expir\p{L}*|ends?|ending|an end|lapses?|terminat\p{L}*|up to|conclud\p{L}*|by)\b(?:(?!commenc|begin|effective|from|start|dated|entered)[^.;]){0,60}$/iu,
    yes: "This Agreement shall continue until ",
    no: "The term ends five years after commencing on ",
  },
});

export const otherLengthBefore = cues("en", {
  noticeOrRenewal: {
    pattern:
      /\b(?:notice|prior|within|renew\p{L}*|successive|additional|further|consecutive|extended|extensions?|(?:may|to) extend)\b[^.;]{0,40}$/iu,
    yes: "automatically renews for successive terms of ",
    no: "continues for an initial period of ",
  },
  measure: {
    pattern:
      /\b(?:(?:equal to|at least|last|preceding|more than|after (?:such|the) (?:expiration|termination))\b[^.;]{0,40}|(?:each|every|any)\s(?:\p{L}+\s){0,2})$/iu,
    yes: "the fees of the preceding ",
    no: "continues for an initial period of ",
  },
});

export const otherLengthAfter = cues("en", {
  notice: {
    pattern: /^[^.;]{0,24}(?:prior|before|notice|in advance|renewal|after (?:the )?(?:expiration|termination))/iu,
    yes: " prior written notice",
    no: " from the Effective Date",
  },
});

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

export const renewalBefore = cues("en", {
  again: {
    pattern: /(?:successive|additional|further|consecutive|renew|exten|thereafter|subsequent|another)[^.;]*$/iu,
    yes: "shall automatically renew for ",
    no: "for an initial period of ",
  },
});

export const renewalAfter = cues("en", {
  period: {
    pattern: /^[^.;]{0,30}(?:renew|terms?\b|periods?\b|thereafter|extension)/iu,
    yes: " periods",
    no: " notice",
  },
});

export const notRenewalBefore = cues("en", {
  other: {
    pattern: /(?:initial term|at least|not less than|no (?:less|later|fewer)|notice|prior to|within)[^.;,]{0,30}$/iu,
    yes: "by notice given at least ",
    no: "for successive ",
  },
});

export const noticeBefore = cues("en", {
  notice: {
    pattern: /(?:notice|notif\p{L}*|at least|not less than|no (?:less|later|fewer)|upon|within|prior)[^.;]*$/iu,
    yes: "may terminate this Agreement upon ",
    no: "for a period of ",
  },
});

export const noticeAfter = cues("en", {
  notice: {
    pattern: /^[^.;]{0,60}(?:prior|before|in advance|notice|advance|preceding)/iu,
    yes: " prior written notice",
    no: " terms",
  },
});

export const notNoticeBefore = cues("en", {
  other: {
    pattern:
      /(?:successive|additional|consecutive|initial term|cure|remed|breach|period of|renew\p{L}* for)[^.;,]{0,40}$/iu,
    yes: "for successive terms of ",
    no: "upon at least ",
  },
});

export const notNoticeAfter = cues("en", {
  other: {
    pattern: /^[^.;]{0,24}(?:terms?\b|periods?\b|after (?:receipt|the end)|to cure)/iu,
    yes: " to cure the breach",
    no: " prior notice",
  },
});

export const tooShortAfter = cues("en", {
  before: {
    pattern: /^(?:(?!unless|except)[^.;]){0,30}(?:prior|before|in advance|notice|advance)/iu,
    yes: " prior to the end of the term",
    no: " terms",
  },
});

export const paidWithin = cues("en", {
  within: {
    pattern: /\b(?:within|net|no later than|not later than|days (?:after|of|from))\b/iu,
    yes: "within 30 days",
    no: "after 30 days",
  },
});
