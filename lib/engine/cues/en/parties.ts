import { cues } from "../pack";

/** Behind the name of a party, in its introduction. Raw text. */
export const afterName = cues("en", {
  /** A role, a form or a number; 'Smith & Sons (Holdings) plc' goes on behind its bracket. */
  bracket: {
    pattern:
      /\s*\((?!\p{L}[\p{L}&. ]{1,24}\)\s(?:plc|limited|ltd|llc|llp|inc|incorporated|corp|corporation|company|co|pte|pty|gmbh|ag|holdings)\b)/iu,
    yes: "Acme Ltd (the Supplier)",
    no: "Smith & Sons (Holdings) plc",
  },
  comma: {
    pattern:
      /\s*,\s*(?:an?|the|having|with|whose|located|of|incorporated|organized|organised|acting|being|as|together|individual|duly|on behalf|its|in its|represented|registered)\s/iu,
    yes: "Acme Ltd, a company",
    no: "Acme, Inc.",
  },
  space: {
    pattern:
      /\s*,?\s(?:hereinafter|whose|having (?:an?|its)|located at|with (?:an? (?:address|place)|its|registered|offices)|d\/?b\/?a|f\/k\/a)(?!\p{L})/iu,
    yes: "Acme Ltd with offices",
    no: "Acme Ltd",
  },
  /** 'Acme Inc. 12 High Street', 'Acme, 12 High Street': an address begins with its number. */
  address: {
    pattern:
      /\s*,\s\d{1,5}\s(?=\p{L})|(?<=\b(?:Inc|Ltd|LLC|Limited|Corp|Corporation|GmbH|B\.V|S\.A)\.?)\s\d{1,5}\s(?=\p{L})|\s(?:of|at)\s(?:\d{1,5}\s|[([])/iu,
    yes: "Acme Inc. 12 High Street",
    no: "Acme 12 Inc., Ohio",
  },
  /** 'the Agent named on the signature page': nobody is named here. */
  elsewhere: {
    pattern: /\s(?:named|identified|specified|set forth)\s(?:above|below|on|in|herein|as)(?!\p{L})/iu,
    yes: "the Agent named on the last page",
    no: "Agent Larch",
  },
  /** 'Acme Ltd is a company registered in Ohio'. */
  sentence: {
    pattern: /\sis an?\s(?:\p{L}+\s){0,3}(?:company|corporation|partnership|trust)\b/iu,
    yes: "Acme Ltd is a company",
    no: "Acme is a subsidiary of Alder",
  },
  contact: {
    pattern: /[\s,]\s?(?:Telephone|Phone|Tel|Fax|Attention|Attn|E-?mail|Registration)\b[\s:.]/iu,
    yes: "Acme Ltd Telephone: 1",
    no: "Acme Telephone",
  },
  /** 'Acme Inc. a Delaware corporation': the comma is missing. */
  form: {
    pattern: /(?<=\b(?:Inc|Ltd|LLC|Limited|Corp|Corporation|L\.P)\.?)\san?\s(?=\p{L})/iu,
    yes: "Acme Inc. a Delaware corporation",
    no: "Acme Limited and a company",
  },
});

/** What stands for a name that is given elsewhere. Raw text. */
export const describesAParty = cues("en", {
  small: {
    pattern: /^(?:(?:party|individual|person|company|entity|corporation|legal|undersigned|or) ?){1,5}$/u,
    yes: "individual or legal entity",
    no: "Company Larch",
  },
});

/** A title before a name. Raw text. */
export const titleBeforeName = cues("en", {
  title: {
    pattern: /^[^"“(]{0,110}\b(?:AGREEMENT|Agreement|WHEREAS)\s(?=\p{Lu})/u,
    yes: "SUPPLY AGREEMENT Acme Ltd",
    no: "Acme Ltd",
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

/** The contract's own beginning, up to its parties. Raw text. */
export const beginsAnew = cues("en", {
  thisContract: {
    pattern: /\b(?:This|THIS)\b[^.;]{0,80}\b(?:agreement|contract|lease|deed|amendment)\b[^;]{0,200}$/iu,
    yes: "This Supply Agreement is made on 3 May by and between",
    no: "a supply agreement between",
  },
});

/** Behind the parties: a sentence that tells something of them. Raw text. */
export const isASentence = cues("en", {
  verb: {
    pattern: /\b(?:is|are|was|were|has|have|had|shall|will|may|agrees?|desires?|wish(?:es)?|intends?|grant(?:s|ed))\b/u,
    yes: "Acme has made a device",
    no: "Acme, a company of Ohio",
  },
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
    pattern:
      /\((?:.{0,60})["”»](?:,\s{1,3}(?:the\s)?|[,;]?\s{1,3}(?:or|and|each|together|individually|collectively)[^"“”«»]{0,40})$/iu,
    yes: '("Seller" or ',
    no: '"Seller" or ',
  },
  secondOpen: {
    pattern:
      /(?:hereinafter|hereafter|referred to)[^"“”()]{0,40}["“][^"“”()]{1,40}["”],?\s{1,3}(?:or|and)\s{1,3}(?:the\s|an?\s)?$/iu,
    yes: 'hereafter called the "Seller" or ',
    no: '"Seller" or ',
  },
});

/** Words between two parties. Raw text. */
export const link = cues("en", {
  word: {
    pattern:
      /^(?:and|between|among|by|with|the one part|of the (?:one|first|second|other) part|on the (?:one|other) (?:hand|part)|as (?:one|the other) party)(?![\p{L}])/iu,
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

/** Companies whose names begin small or with a number: 'ebix.com, Inc.', '2205925 Ontario Limited'. Raw text. */
export const unusualOpening = cues("en", {
  small: {
    pattern:
      /(?=[a-z][\w.-]{1,20},? (?:Inc|INC|LLC|Ltd|LTD|Corp|CORP)\b|\d{1,10}[ -]?\p{L}[^,()]{1,40} (?:Inc|LLC|Ltd|Limited|Corp)\b)/u,
    yes: "ebix.com, Inc.",
    no: "its address is",
  },
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
