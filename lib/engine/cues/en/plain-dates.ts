import { cues } from "../pack";

/** Before a day on which this contract, and no other, is said to be made. Folded. */
export const madeOn = cues("en", {
  thisContract: {
    pattern: /\bthis\b[^;]{0,150}\b(?:dated|made|entered into|executed|signed|concluded)\b[^;]{0,150}$/u,
    yes: "this agreement is made and entered into as of",
    no: "the licensee shall install this sign on or before",
  },
  thisDay: {
    pattern: /\b(?:dated|made|entered into|executed|signed|concluded)\b[^.;]{0,60}\bthis$/u,
    yes: "takes effect later and is made and entered into this",
    no: "is made on",
  },
  thisTakesEffect: {
    pattern:
      /\bthis\b[^;]{0,120}\b(?:agreement|contract|lease|amendment)\b[^;]{0,60}\beffective (?:as of|on|from)(?: this)?(?: the)?$/u,
    yes: 'this supply agreement (this "agreement"), effective as of',
    no: "this agreement is effective when signed, and deliveries begin on",
  },
});

/** Before a day on which something ends. Folded. */
export const endBefore = cues("en", {
  ends: {
    pattern:
      /\b(?:until|till|through|up to|expir(?:es?|ing)|(?:expiry|expiration|end) date|ends?|ending|an end|lapses?|terminates?)\b(?:(?!commenc|begin|effect|from|start|dated|after|following|since)[^.;]){0,40}$/u,
    yes: "this agreement takes effect when signed and ends on",
    no: "this agreement ends five years after its start on",
  },
});

/** The same in a title. Folded. */
export const datedTitle = cues("en", {
  title: {
    pattern:
      /\b(?:agreement|contract|lease|deed|memorandum)\b[ ,]{0,3}(?:\([^)]{0,40}\) )?(?:is |was )?(?:dated|made|entered into|executed)\b[^.;]{0,40}$/u,
    yes: "supply agreement dated as of",
    no: "the agreement ends on",
  },
  isDated: {
    pattern: /\), is dated(?: as)?(?: of)?(?: the)?$/u,
    yes: '("seller"), is dated as of',
    no: "the list is dated",
  },
});

/** Before a day on which a contract takes effect; another may be the day it is made. Folded. */
export const takesEffect = cues("en", {
  effective: {
    pattern: /\beffective (?:as of|on|from)(?: this)?(?: the)?$/u,
    yes: "but effective as of",
    no: "made on",
  },
});

/** Where a contract ends, before the day on which it is signed. Folded. */
export const signedOn = cues("en", {
  witness: {
    pattern:
      /\bin witness whereof\b[^;]{0,150}\b(?:execut|sign|caus)\p{L}{1,4}\b[^;]{0,120}\b(?:as of|on|this)(?: the| this)?$/u,
    yes: "in witness whereof the parties have executed this agreement as of this",
    no: "in witness whereof the parties sign below. delivery is due on",
  },
});

/** The beginning of a line that says when the contract is dated. Folded. */
export const dateLabel = cues("en", {
  label: {
    pattern: /^(?:dated|date(?: of (?:this |the )?(?:agreement|contract|lease))?)\s?:?(?: as of)?\s?:?$/u,
    yes: "date of this agreement:",
    no: "effective date:",
  },
});

/** Where the contract itself begins, below what a filing or a title page says. Folded. */
export const beginsHere = cues("en", {
  thisContract: {
    pattern: /(?:[.:] |\bagreement )(?=this (?:[\p{L}-]+ ){0,4}(?:agreement|contract|lease)\b)/gu,
    yes: "pursuant to a rule. this supply agreement is made on",
    no: "whereas the parties made this lease on",
  },
});

/** Before a day that is another document's, or another deed's. Folded. */
export const datedElsewhere = cues("en", {
  recital: { pattern: /\bwhereas\b/u, yes: "whereas the parties made this lease on", no: "this lease is made on" },
  another: {
    pattern:
      /\b(?:that certain|those certain|pursuant to|parties to|under the|supersedes\b|entered into (?:an?|that|the|certain)\b|schedule 13\p{L}?|by letter)[^;]{0,150}$/u,
    yes: "pursuant to the lease dated",
    no: "this lease is dated",
  },
  changed: {
    pattern: /\b(?:amendment|addendum|supplement)\b[^;]{0,80}\b(?:to|of)\b[^;]{0,120}(?<!\band )(?:dated)[^;]{0,40}$/u,
    yes: "amendment no. 1 to the lease dated",
    no: "this amendment to the lease is made on",
  },
  effect: {
    pattern: /(?<!\b(?:entered into|made|executed|dated) (?:and )?)\beffective$/u,
    yes: "made between us effective",
    no: "made and entered into effective",
  },
  restated: {
    pattern: /\b(?:restated|originally)\b[^;]{0,150}(?:dated|effective|made)[^;]{0,30}$/u,
    yes: "amended and restated lease originally dated",
    no: "this lease is dated",
  },
});
