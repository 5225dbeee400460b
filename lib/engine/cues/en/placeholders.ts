import { cues } from "../pack";

/** A place that was to be filled in. Raw text. */
export const placeholder = cues("en", {
  blank: {
    pattern:
      /\[(?:insert|enter|name|date|address|amount|number|company|party|client|provider|seller|buyer)(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[insert name]",
    no: "[named]",
  },
  otherBlank: {
    pattern:
      /\[(?:city|state|country|title|tbd|tbc|xx+|to be (?:agreed|completed|confirmed|determined|inserted))(?!\p{L})[^[\]\n]{0,60}\]/iu,
    yes: "[to be agreed]",
    no: "[as agreed]",
  },
  braced: {
    pattern: /(?<!\{)\{(?:(?:IF|ELSE|END ?IF|FOREACH)\b[^{}\n]{0,60}|[a-z][\w. -]{1,40})\}(?!\})/iu,
    yes: "{clientName}",
    no: "{1, 2}",
  },
  letters: {
    pattern:
      /(?<![\p{L}\d*[-])x{2,4}(?:[./]x{2,4}[./](?:x{2,4}|\d{2,4})|\s(?:days?|months?|years?|percent|%|dollars|usd|eur))/iu,
    yes: "on XX.XX.2026",
    no: "Article XX",
  },
  toCome: { pattern: /(?<![\p{L}\d])(?:tbd|tbc|t\.b\.d\.)(?![\p{L}\d])/iu, yes: "Price: TBD", no: "STBD" },
  angled: {
    pattern:
      /<<?(?:insert|enter|company name|name|date|address|amount|price|party|client|customer|supplier|title|city|country|number)[^<>\n]{0,50}>>?/iu,
    yes: "<<Company Name>>",
    no: "< 5 days >",
  },
});

/** A template's field that was left empty: '[sellerName]'; a name for one. Raw text. */
export const emptyField = cues("en", {
  field: {
    pattern:
      /\[(?:[a-z]{2,20}(?:[A-Z][a-z]{1,20}){1,3}|(?:[A-Z][a-z]{2,14}\s){0,3}(?:Name|Date|Address|Amount|Number|Title|Price|Term|State|Country|City|Party|Company))\]/u,
    yes: "[sellerName]",
    no: "[seller]",
  },
});

/** Before a line to sign on, which is meant to be empty. Raw text. */
export const toSign = cues("en", {
  signature: {
    pattern:
      /(?:signature|signed|sign here|by|witness|attest|its|per|initials?|notary|expires)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Signature:",
    no: "Price:",
  },
  details: {
    pattern: /(?:name|title|date|dated|print(?:ed)? name|fax)\s{0,3}[:/.,]?\s{0,12}$/iu,
    yes: "Print Name:",
    no: "Price:",
  },
});

/** Behind such a line. Raw text. */
export const signedAfter = cues("en", {
  bracket: { pattern: /^\s{0,20}\(\s?(?:signature|name|title|date)/iu, yes: " (name)", no: " (price)" },
});

/** Stars stand for words kept from the public. Raw text. */
export const redacted = cues("en", {
  said: {
    pattern:
      /confidential treatment|redacted|has been omitted|have been omitted|omitted (?:and filed|information|portions?)|\[\s?\*+\s?\]\s?(?:indicates|denotes|=|means)/iu,
    yes: "[***] indicates that text has been omitted",
    no: "[***] days",
  },
});

/** Says that something was there, or stands elsewhere. Raw text. */
export const notOpen = cues("en", {
  said: {
    pattern: /removed|redacted|omitted|affixed|intentionally|deleted|reserved|attached|signature|page follows/iu,
    yes: "[address removed]",
    no: "[address]",
  },
});

/** Right before a blank for a detail that is nobody's signature. Raw text. */
export const detailBefore = cues("en", {
  label: {
    pattern:
      /(?:account|registration|company|passport|vat|tax|reference|policy|invoice)\s(?:no\.?|number|code|id)?\s{0,2}[:.]?\s{0,3}$/iu,
    yes: "account no.: ",
    no: "name: ",
  },
  other: {
    pattern:
      /(?:iban|sort code|e-?mail|address|phone|tel\.?|contact|amount|price|fee|rent|limit|period|deposit)\s{0,2}[:.]?\s{0,3}$/iu,
    yes: "e-mail: ",
    no: "name: ",
  },
});

/** Right before the year that a date lacks. Raw text. */
export const monthBefore = cues("en", {
  month: {
    pattern:
      /(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?,?\s{0,2}$/iu,
    yes: "17 June ",
    no: "Juneau: ",
  },
});
