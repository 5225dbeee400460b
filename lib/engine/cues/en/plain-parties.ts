import { cues } from "../pack";

/** What is no part of a party's name, so that more or other than a name was read. Raw text. */
export const notAName = cues("en", {
  clause: {
    pattern:
      /\b(?:is|are|whereas|having|hereof|hereinafter|incorporated under|organi[sz]ed|on the (?:one|other) hand|located at|issued by|and$|of$)(?:\b|$)/iu,
    yes: "Alder Ltd is a company",
    no: "Alder Ltd",
  },
  description: {
    pattern:
      /[,.] an? \p{L}|\ba (?:corporation|company|limited|\p{L}+ corporation)\b|\bof an?\b|telephone|\bplaza\b|\broad\b|\bstreet\b/iu,
    yes: "Alder Inc. a corporation",
    no: "Alder Trading Corporation",
  },
});

/** A name that ends with the form of a company. Raw text. */
export const isCompany = cues("en", {
  form: {
    pattern:
      /[ ,](?:Inc|Ltd|LLC|L\.L\.C|Limited|Corp|Corporation|Company|GmbH|plc|L\.P|LP|LLP|B\.V|N\.V|S\.A|A\/S)\.?$/iu,
    yes: "Alder Trading, Inc.",
    no: "Inc. of Alder",
  },
});

/** Words by which the parties are brought in. Folded. */
export const partiesFollow = cues("en", {
  between: {
    pattern: /\b(?:between|among(?:st)?|by and|parties|party)\b/u,
    yes: "this agreement is made between",
    no: "the naming sponsor of the ballpark",
  },
  thisContract: {
    pattern: /\bthis\b[^.;]{0,80}\b(?:agreement|contract|lease|amendment)\b[^;]{0,200}$/u,
    yes: "this supply agreement is made by",
    no: "the agreement on this sign",
  },
});
