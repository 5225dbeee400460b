import { cues } from "../pack";

/** Clauses hardly ever seen without the matter: beside each the share of 276 labelled contracts. Folded text. */
export const audit = cues("en", {
  // 40 of 41
  right: {
    pattern: /\bright to (?:.{0,30} )?audit\b|\baudit rights?\b/u,
    yes: "has the right to audit",
    no: "audited accounts",
  },
  // 42 of 42
  books: {
    pattern:
      /\b(?:audit|inspect|examine|access to)\b.{0,60}\b(?:books|records)\b.{0,60}\b(?:books|records|accounts)\b/u,
    yes: "may inspect the books and records",
    no: "keeps books and records",
  },
});
export const insurance = cues("en", {
  // 61 of 61
  kind: {
    pattern:
      /\b(?:commercial|comprehensive|general|products?|public|professional|workers'?) (?:\p{L}+ )?liability (?:\p{L}+ )?insurance\b|\bcertificates? of insurance\b|\badditional insureds?\b/u,
    yes: "commercial general liability insurance",
    no: "insurance proceeds",
  },
  // 64 of 64
  duty: {
    pattern:
      /\b(?:shall|will|must|agrees? to)\b.{0,60}\b(?:maintain|carry|obtain|procure|keep)\b(?!.{0,120}\b(?:health|title) insurance).{0,120}\binsurance\b/u,
    yes: "the tenant shall maintain fire insurance",
    no: "the tenant shall maintain health insurance",
  },
});
export const liabilityCap = cues("en", {
  // 121 of 122
  consequential: {
    pattern:
      /\b(?:in no event|under no circumstances|neither|not|no)\b.{0,160}\bliab(?:le|ility)\b.{0,260}\b(?:consequential|incidental|indirect|punitive|lost profits|loss of profits?)\b/u,
    yes: "neither party shall be liable for indirect damages",
    no: "each party is liable for its breach",
  },
  // 29 of 29
  total: {
    pattern:
      /\b(?:aggregate|total|maximum|cumulative|entire)\b.{0,60}\bliabilit\p{L}{1,4}\b.{0,240}\b(?:exceed|limited to|capped|in excess of)\b/u,
    yes: "the total liability shall not exceed the fees paid",
    no: "the total price shall not exceed the budget",
  },
});
export const terminationForConvenience = cues("en", {
  // 20 of 20
  withoutCause: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminate|cancel) (?:this|the) (?:agreement|contract|lease)\b.{0,80}\b(?:without (?:any )?cause|for (?:any|no) reason|convenience)\b/u,
    yes: "either party may terminate this agreement without cause",
    no: "either party may terminate this agreement for cause",
  },
  // 40 of 42
  onNotice: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,40}\b(?:terminate|cancel) (?:this|the) (?:\p{L}+ )?(?:agreement|contract)\b.{0,60}\b(?:upon|on|by|with|giving)\b.{0,40}\b(?:day|month|week).{0,33}\bnotice\b/u,
    yes: "either party may terminate this agreement on thirty days' notice",
    no: "this agreement ends after thirty days",
  },
  // 35 of 36
  anyReason: {
    pattern:
      /\b(?:may|right to|entitled to|option to)\b.{0,60}\bterminate\b.{0,60}\b(?:agreement|contract|lease)\b.{0,120}\b(?:without (?:any )?cause|for (?:any|no) reason|convenience)\b/u,
    yes: "reserves the right to terminate its part of the agreement at any time for any reason",
    no: "termination of this agreement for any reason shall not affect",
  },
  // 16 of 16
  atAnyTime: {
    pattern:
      /\b(?:may|right to|entitled to)\b.{0,60}\bterminate\b.{0,80}\bat any time\b.{0,60}\b(?:day|month).{0,33}\bnotice\b/u,
    yes: "the client may terminate this agreement at any time on ten days' notice",
    no: "the client may terminate this agreement at any time for cause",
  },
  // 17 of 17
  thenNotice: {
    pattern:
      /\bterminat\p{L}*\b.{0,80}\b(?:without (?:any )?cause|for (?:any|no) reason|for convenience)\b.{0,80}\bnotice\b|\bnotice\b.{0,40}\bwithout (?:any )?cause\b/u,
    yes: "terminated by either party upon thirty days' notice, without cause",
    no: "terminated by either party for cause",
  },
  // 2 of 2
  byEither: {
    pattern:
      /\b(?:may (?:also )?be|(?:unless|until) (?:sooner|earlier)) terminated (?:at any time )?by (?:either|any|one) party\b.{0,40}\b(?:upon|on|by|with|giving)\b.{0,40}\b(?:day|month).{0,33}\bnotice\b/u,
    yes: "unless sooner terminated by either party upon thirty days' notice",
    no: "unless renewed by either party upon thirty days' notice",
  },
  // 1 of 1
  atDiscretion: {
    pattern:
      /\b(?:may|right to)\b.{0,80}\b(?:sole|absolute|own|unfettered) (?:and absolute )?discretion\b.{0,60}\bterminate\b.{0,30}\b(?:agreement|contract)\b/u,
    yes: "the company may in its sole discretion terminate this agreement",
    no: "the company may in its sole discretion accept this agreement",
  },
});
/** Where these stand too, it is an end for a reason. */
export const forReason = cues("en", {
  cause: {
    pattern:
      /\b(?:breach|default|insolven|bankrupt|fails? to|failure|violat|force majeure|change of control|material|with cause|mutual|as follows|from and after|in the event|if\b|cure|surviv)/u,
    yes: "if the other party is in breach",
    no: "at its convenience",
  },
  another: {
    pattern: /\bsub-?(?:agen|licen|contract|distribut|tenan)/u,
    yes: "may terminate the subagency at any time",
    no: "may terminate this agreement at any time",
  },
  afterEnd: {
    pattern:
      /\b(?:upon|at) (?:any |the |such )?(?:expiration|termination|end\b)|\bfollowing\b|\bafter (?:the )?(?:expir|termin)/u,
    yes: "upon termination",
    no: "upon thirty days' notice",
  },
});
export const nonCompete = cues("en", {
  // 5 of 5
  business: {
    pattern: /\b(?:engage|engaged|own|operate|manage|participate|invest)\b.{0,120}\bbusiness\b.{0,100}\bcompet/u,
    yes: "shall not engage in any business that competes",
    no: "a competitive price",
  },
  // 2 of 2
  directly: {
    pattern: /\bshall not\b.{0,120}\bdirectly or indirectly\b.{0,160}\bcompet/u,
    yes: "shall not directly or indirectly compete",
    no: "shall not compete",
  },
});

/** With one of them after another a clause restrains somebody from competing: 17 of 18. Folded text. */
export const restrains = cues("en", {
  not: {
    pattern: /\b(?:shall|will|agrees?|covenants?|undertakes?)\b.{0,60}\bnot?\b/u,
    yes: "the distributor shall not",
    no: "the distributor shall",
  },
});
export const deals = cues("en", {
  act: {
    pattern:
      /\b(?:develop|manufactur|market|sell|handl|distribut|promot|represent|endors|carr(?:y|ies)|offer|engage|licens|deal|provid|produc|purchas|advertis)\p{L}*\b/u,
    yes: "marketing",
    no: "paying",
  },
});
export const dealtIn = cues("en", {
  noun: {
    pattern: /\b(?:products?|goods|services?|business|equipment|program|activit\p{L}*|software|devices?)\b/u,
    yes: "products",
    no: "payments",
  },
});
export const competes = cues("en", {
  verb: { pattern: /\bcompet(?:es?|ing|itive)\b/u, yes: "competes with", no: "a competitor of" },
});
