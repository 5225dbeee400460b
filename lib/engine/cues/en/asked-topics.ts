/** How people ask for a topic, and how headings name it; the export's name is the topic's id. Folded text. */
import { cues } from "../pack";

export const nonCompete = cues("en", {
  competing: {
    pattern: /non-?compet|compet(?:e|es|ing|ition|itor)/u,
    yes: "may the seller compete with us?",
    no: "is the seller complete?",
  },
});

export const audit = cues("en", {
  books: {
    pattern: /\baudit|inspect (?:the )?(?:books|records)/u,
    yes: "who may inspect the books?",
    no: "who may read the books?",
  },
});

export const insurance = cues("en", {
  insures: { pattern: /insur/u, yes: "who insures the goods?", no: "who ships?" },
});

export const liabilityCap = cues("en", {
  limitOfLiability: {
    pattern: /(?:cap|limit|limitation|ceiling|maximum)\p{L}{0,3}\b.{0,30}liab/u,
    yes: "is there a cap on liability?",
    no: "is there a limit on orders?",
  },
  liabilityLimited: {
    pattern: /liab\p{L}{0,6}.{0,30}(?:cap|limit|capped|exceed)/u,
    yes: "is liability limited?",
    no: "who is liable?",
  },
});

export const terminationForConvenience = cues("en", {
  withoutReason: {
    pattern:
      /terminat\p{L}{0,4}.{0,40}(?:without (?:any )?(?:cause|reason)|for convenience|for any reason|at any time|earl(?:y|ier))/u,
    yes: "may it be terminated at any time?",
    no: "when does it terminate?",
  },
  leavesEarly: {
    pattern:
      /\b(?:leave|quit|move out|exit|end (?:it|this|the (?:contract|lease|agreement)))\b.{0,20}\bearl(?:y|ier)|\b(?:get|back|walk|opt)(?:ting)? (?:out|away)\b|\bbreak clause/u,
    yes: "can i leave early?",
    no: "how much annual leave is there?",
  },
});

export const renewal = cues("en", {
  renews: { pattern: /renew|extend(?:ed)?\b|extension/u, yes: "does it renew by itself?", no: "when does it end?" },
});

export const assignment = cues("en", {
  assigns: {
    pattern: /\bassign|transfer (?:the|this|its) (?:agreement|contract|rights)/u,
    yes: "may a party transfer its rights?",
    no: "when is the money transferred?",
  },
});

export const indemnity = cues("en", {
  indemnifies: { pattern: /indemnif|indemnit|hold harmless/u, yes: "who indemnifies whom?", no: "who pays whom?" },
});

export const exclusivity = cues("en", {
  exclusive: { pattern: /exclusiv/u, yes: "is the licence exclusive?", no: "is the licence free?" },
});

export const nonSolicit = cues("en", {
  soliciting: {
    pattern: /non-?solicit|solicit|poach|hire .{0,20}(?:employees|staff|people)/u,
    yes: "may they hire our employees?",
    no: "how many employees are there?",
  },
});

export const forceMajeure = cues("en", {
  majeure: { pattern: /force majeure|act of god/u, yes: "what of force majeure?", no: "is it in force?" },
});

export const warranty = cues("en", {
  warrants: { pattern: /warrant(?:y|ies)|guarantee/u, yes: "is there a warranty?", no: "is there a deadline?" },
});

export const intellectualProperty = cues("en", {
  rights: { pattern: /intellectual property|\bip\b|copyright|patent/u, yes: "whose is the ip?", no: "which zip code?" },
  ownsWork: {
    pattern: /owns?\b.{0,40}(?:work|result|invention|deliverable|software)/u,
    yes: "who owns the software?",
    no: "who owns the building?",
  },
});

export const penalty = cues("en", {
  sums: {
    pattern: /penalt|late (?:fee|payment|charge)|interest|liquidated damages/u,
    yes: "what is due for late payment?",
    no: "when is payment due?",
  },
});

export const prepayment = cues("en", {
  paidBefore: {
    pattern: /prepay|advance payment|deposit|down payment/u,
    yes: "how much is the deposit?",
    no: "how much is the rent?",
  },
});

export const notice = cues("en", {
  howGiven: {
    pattern: /notices? (?:be )?(?:sent|given|period)|how .{0,20}notice|notify/u,
    yes: "how is notice given?",
    no: "what did you notice?",
  },
});

export const reverseEngineering = cues("en", {
  takesApart: { pattern: /reverse engineer|decompil|disassembl/u, yes: "may it be decompiled?", no: "may it be used?" },
});

export const returnOrDestroy = cues("en", {
  givesBack: {
    pattern: /\b(?:destroy|return)\p{L}{0,3}\b.{0,60}\b(?:information|material|document|cop)/u,
    yes: "when are documents returned? are returned copies counted?",
    no: "when does the tenant return?",
  },
});

export const sharing = cues("en", {
  passesOn: {
    pattern: /\b(?:share|disclose|pass)\b.{0,80}\b(?:third[- ]part|consultant|advis[eo]r|agent|employee|affiliate)/u,
    yes: "may we share it with consultants?",
    no: "how many shares are there?",
  },
});

export const copying = cues("en", {
  copies: {
    pattern: /\b(?:copy|copies|reproduc|duplicat)\p{L}{0,4}\b/u,
    yes: "may copies be made?",
    no: "may notes be made?",
  },
});

export const confidentiality = cues("en", {
  secrets: { pattern: /confidential|non-?disclosure|secret/u, yes: "what is confidential?", no: "what is public?" },
});

export const priceChange = cues("en", {
  changes: {
    pattern:
      /\b(?:raise|increase|change|put up|adjust|review|index)\p{L}{0,3}\b.{0,30}\b(?:prices?|rents?|fees?|charges?|rates?|tariffs?)\b/u,
    yes: "can they raise the price?",
    no: "can they change the manual?",
  },
  goesUp: {
    pattern: /\b(?:prices?|rents?|fees?|charges?)\b.{0,20}\b(?:go up|rise|increase|change|reviewed|indexed)/u,
    yes: "will the rent go up?",
    no: "is the rent due?",
  },
});
