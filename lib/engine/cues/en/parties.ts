import { cues } from "../pack";

/** Behind the name of a party, in its introduction. Raw text. */
export const afterName = cues("en", {
  comma: {
    pattern:
      /\s*,\s*(?:an?|the|having|with|whose|located|of|incorporated|organized|organised|acting|being|as|together|individual|duly|on behalf|its|in its|represented|registered)\s/iu,
    yes: "Acme Ltd, a company",
    no: "Acme, Inc.",
  },
  space: {
    pattern: /\s*\s(?:hereinafter|whose|having its|located at|with (?:its|registered|offices)|d\/b\/a)/iu,
    yes: "Acme Ltd with offices",
    no: "Acme Ltd",
  },
  /** 'Acme Inc. a Delaware corporation': the comma is missing. */
  form: {
    pattern:
      /(?<=\b(?:Inc|Ltd|LLC|Limited|Corp|Corporation|L\.P)\.?)\s(?:an?)\s(?:\p{L}+\s){0,3}(?:corporation|company|partnership)\b/iu,
    yes: "Acme Inc. a Delaware corporation",
    no: "Acme Limited and a company",
  },
});

/** It is a clause, not the introduction of a party. Raw text. */
export const isAClause = cues("en", {
  verb: {
    pattern: /(?<![“"«'‘])\b(?:shall|will|must|may|means|have the|not defined|desires?|wish(?:es)?|noting)\b/u,
    yes: "Acme shall pay",
    no: "Acme, a company",
  },
  phrase: {
    pattern:
      /(?<![“"«'‘])\b(?:in the event|prevail|the following terms|are (?:entering|referring)|in consideration of|as a condition)\b/u,
    yes: "in consideration of",
    no: "Acme, a company",
  },
  opening: { pattern: /^(?:WHEREAS|Whereas|For purposes|NOW)\b/u, yes: "WHEREAS Acme", no: "Acme" },
});

/** A company in a text: its capitalised words, and the form at its end. Raw text. */
export const capitalisedName = cues("en", {
  words: {
    pattern:
      /(?<![\p{L}])(?:The )?\p{Lu}[\p{L}\p{N}'’&/-]{0,30}(?:,? (?:&|of|and|for|de|\p{Lu}[\p{L}\p{N}.'’&/-]{0,30})){0,8},? ?/u,
    yes: "Bank of Larch",
    no: "bank",
  },
});

export const companyEnding = cues("en", {
  form: {
    pattern:
      /Inc|INC|Incorporated|Corp|CORP|Corporation|CORPORATION|Company|COMPANY|Co|Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|LLP|L\.?P/u,
    yes: "Larch Ltd",
    no: "Larch",
  },
  otherForm: {
    pattern: /PLC|plc|GmbH|AG|S\.A|N\.V|B\.V|Bank|BANK|Trust|TRUST|University|Bancorp/u,
    yes: "Larch Trust",
    no: "Larch",
  },
});

/** What a party is called from there on, without quotation marks; the name is caught. Raw text. */
export const hereinafter = cues("en", {
  word: {
    pattern: /\b(?:hereinafter|hereafter|herein|shall\s{1,9}be)\s{0,12}(?:jointly\s|collectively\s)?/u,
    yes: "hereinafter called",
    no: "before called",
  },
});

export const calledAs = cues("en", {
  verb: {
    pattern: /(?:referred\s{1,12}to\s{1,12}as|called|known\s{1,12}as|designated\s{1,12}as|styled|:)/u,
    yes: "known as",
    no: "known",
  },
});

export const roleName = cues("en", {
  name: {
    pattern: /\s{1,12}(?:the\s|an?\s)?([A-Z][\p{L}'’-]{2,30}(?: [A-Z][\p{L}'’-]{0,20}){0,2})/u,
    yes: "called the Seller",
    no: "called it",
  },
});

/** Before the name of a role in quotation marks. Raw text. */
export const namesARole = cues("en", {
  called: {
    pattern:
      /(?:hereinafter[^"“”]{0,50}|hereafter[^"“”]{0,40}|referred to[^"“”]{0,30}|collectively[^"“”]{0,30}|called[^"“”]{0,20}|known as[^"“”]{0,20})$/iu,
    yes: "hereinafter referred to as ",
    no: "the goods of ",
  },
  second: {
    pattern: /\((?:.{0,60})["”»][,;]?\s{1,3}(?:or|and|each|together|individually|collectively)[^"“”«»]{0,40}$/iu,
    yes: '("Seller" or ',
    no: '"Seller" or ',
  },
});

/** Words between two parties. Raw text. */
export const link = cues("en", {
  word: {
    pattern:
      /^(?:and|between|among|by|with|the one part|of the (?:one|first|second|other) part|on the (?:one|other) hand|as (?:one|the other) party)(?![\p{L}])/iu,
    yes: "of the first part",
    no: "of the firm",
  },
});

/** What still tells of the party before: its address, its law, its seat. Raw text. */
export const continues = cues("en", {
  word: {
    pattern:
      /^[\s,;.)]*(?:an?|acting|not in|for the|on behalf|represented|with|having|whose|located|of|organi[sz]ed|incorporated|established|duly|its|which|who|and (?:having|with|whose|its))(?![\p{L}])/iu,
    yes: ", a company",
    no: "and Beta",
  },
});

/** Between two parties. Raw text. */
export const joint = cues("en", { word: { pattern: /and|AND|And/u, yes: "and", no: "or" } });

/** The same, where the next party has a line of its own. */
export const jointInLines = cues("en", {
  lines: { pattern: /\n\s{0,20}(?:and\s{0,20}\n\s{0,20})?\(?[2-9b-f][.)]\s{0,20}/u, yes: "\n2. Beta", no: "2. Beta" },
});

/** The words before the first party where no opening was found. Raw text. */
export const opensParties = cues("en", {
  madeBy: {
    pattern:
      /^[^\p{L}]{0,6}(?:This|THIS|Agreement|KNOW|Know)\b[^.]{0,260}?\b(?:by|between|among|with|that)\s(?=\p{Lu})/u,
    yes: "This Agreement is made on 3 May by Acme",
    no: "Acme",
  },
});
