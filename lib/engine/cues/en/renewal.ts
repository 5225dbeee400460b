import { cues } from "../pack";

/** Words that every clause on renewal has. Folded. */
export const renewalWords = cues("en", {
  word: { pattern: /renew|extend|prolong|continue for/u, yes: "The term is renewed.", no: "The term ends." },
});

/** The contract goes on by itself. Folded. */
export const renews = cues("en", {
  automatically: {
    pattern: /\b(?:automatically|auto-?)\b.{0,60}\b(?:renew|extend|prolong|continue for)/u,
    yes: "This Agreement renews automatically, and automatically renews again.",
    no: "This Agreement may be renewed.",
  },
  renewsItself: {
    pattern: /\b(?:renew|extend|prolong)\p{L}{0,4}\b.{0,60}\bautomatically\b/u,
    yes: "It is renewed each year automatically.",
    no: "It is renewed on request.",
  },
  successive: {
    pattern:
      /\bshall (?:be deemed )?(?:be )?(?:renewed?|extended?)\b.{0,80}\b(?:successive|further|additional|consecutive|subsequent|another)\b.{0,40}\b(?:terms?|periods?|years?|months?)/u,
    yes: "The term shall be extended for successive terms.",
    no: "The term shall end after two further years.",
  },
});

/** What is renewed is the contract. Folded. */
export const itsTerm = cues("en", {
  noun: {
    pattern: /agreement|contract|term|lease|engagement|subscription|services|employment/u,
    yes: "the term",
    no: "the warranty",
  },
});

/** Whether and how somebody can prevent it. Folded. */
export const prevented = cues("en", {
  notice: {
    pattern: /notice|notif|unless|elect|opt|not to renew|non-?renewal/u,
    yes: "unless either party gives notice",
    no: "for another year",
  },
  partyEnds: {
    pattern: /(?:either|any|a|the) part(?:y|ies).{0,60}(?:decline|object|cancel|terminat)/u,
    yes: "if either party decides to cancel",
    no: "each of the parties goes on",
  },
  mayEnd: {
    pattern: /may .{0,30}(?:terminat|cancel)/u,
    yes: "The Client may at any time terminate",
    no: "The Client may go on",
  },
  otherwise: { pattern: /agree(?!ment)|if .{0,60}not/u, yes: "as the parties agree", no: "under this agreement" },
});

/** Not the term of the contract: loans, letters of credit, time for a delay, a permit's life. Folded. */
export const otherRenewal = cues("en", {
  time: {
    pattern: /force majeure|delay|deadline|completion date/u,
    yes: "The deadline is extended in case of delay.",
    no: "The term is renewed.",
  },
  papers: {
    pattern: /letter of credit|patent|insurance|permit|registration/u,
    yes: "The patent is renewed.",
    no: "The term is renewed.",
  },
  byChoice: {
    pattern: /option to renew|right to renew/u,
    yes: "The Tenant has an option to renew.",
    no: "The lease is renewed.",
  },
  notRenewed: {
    pattern: /not (?:be )?(?:automatically )?(?:renew|extend)|no automatic|shall not|instead of/u,
    yes: "The term is not automatically renewed.",
    no: "The term is renewed.",
  },
});

/** A word on preventing it in a sentence beside. Folded. */
export const preventedNearby = cues("en", {
  against: {
    pattern: /(?:not|non-?|prevent|against|avoid).{0,30}(?:renew|extend|extension)/u,
    yes: "to prevent such an extension",
    no: "to extend the term",
  },
  notice: {
    pattern: /notice.{0,80}(?:renew|terminat|expir|end of)/u,
    yes: "a notice that the term is not to expire",
    no: "a notice of default",
  },
  endsByNotice: {
    pattern: /terminat.{0,80}notice|(?:renew|expir|end of).{0,120}notice/u,
    yes: "terminate by notice",
    no: "pay by transfer",
  },
});
