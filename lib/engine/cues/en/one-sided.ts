import { cues } from "../pack";

/** One side may end the contract with no time for the other to prepare. Folded. */
export const endsWithoutNotice = cues("en", {
  thenNotice: {
    pattern:
      /\b(?:may|can|right to|entitled to)\b(?:(?!\bnot\b).){0,60}\b(?:terminate|cancel|end|rescind)\b.{0,100}\bwithout (?:(?:any|giving|prior|advance|previous|further|written) ){0,4}(?:notice|warning)/u,
    yes: "The Provider may terminate this Agreement at any time without prior written notice.",
    no: "The Provider may not terminate this Agreement without notice.",
  },
  noticeFirst: {
    pattern:
      /\b(?:may|can|right|entitled),?\s.{0,30}\bwithout (?:(?:any|giving|prior|advance|previous|further|written) ){0,4}(?:notice|warning)\b.{0,60}\b(?:terminate|cancel|end|rescind)\b/u,
    yes: "The Provider may without notice terminate this Agreement.",
    no: "The Provider may with notice terminate this Agreement.",
  },
  atOnce: {
    pattern:
      /\bmay\b(?:(?!\bnot\b).){0,40}\b(?:terminate|cancel)\b.{0,60}\b(?:immediate|forthwith).{0,30}\b(?:for any (?:or no )?reason|without (?:cause|reason)|at its (?:sole )?discretion)/u,
    yes: "The Provider may terminate this Agreement with immediate effect for any reason.",
    no: "The Provider may terminate this Agreement immediately for breach.",
  },
});

/** What is ended is the contract. Folded. */
export const endedThing = cues("en", {
  noun: {
    pattern:
      /\b(?:terminate|cancel|end|rescind)s? (?:(?:\p{L}+,? ){0,3}|.{0,60}\b(?:this|the) )(?:agreement|contract|lease|engagement|services|terms)\b/u,
    yes: "may terminate this Agreement",
    no: "may terminate the access of a user who",
  },
});

/** For a reason, by both, or of something else than the contract. Folded. */
export const endsForReason = cues("en", {
  bySides: {
    pattern: /\b(?:either|any|each|both|neither|no|other) (?:of the )?part(?:y|ies)\b|\bthe parties may\b/u,
    yes: "either party may terminate",
    no: "the provider may terminate",
  },
  reason: {
    pattern:
      /breach|default|insolv|bankrupt|\bif\b|in the event|\bupon\b|fail|comply|violat|material|misconduct|\bwhere\b|\bshould\b|\bwhen\b|force majeure|(?<!without |or not for )cause\b/u,
    yes: "in the event of a delay",
    no: "without cause",
  },
  otherWithout: {
    pattern:
      /without (?:notice or (?:opportunity|demand|cure|legal)|limit|prejudice to (?:any )?notice)|notice of default/u,
    yes: "without notice or opportunity to cure",
    no: "without notice",
  },
});

/** One side may change the contract alone. Folded. */
export const changesAlone = cues("en", {
  thenAlone: {
    pattern:
      /\b(?:may|right to|entitled to)\b(?:(?!\bnot\b)[^;]){0,60}\b(?:amend|modify|change|alter|vary|revise)\b[^;]{0,100}\b(?:(?:sole|absolute|own)(?: and absolute)? (?:discretion|judg)|unilateral)/u,
    yes: "The Provider may amend this Agreement at any time in its sole discretion.",
    no: "The Provider may not amend this Agreement in its sole discretion.",
  },
  aloneFirst: {
    pattern:
      /\b(?:(?:sole|absolute|own|unfettered)(?: and absolute)? (?:discretion|judgment)|unilaterally),?\s[^;]{0,40}\b(?:amend|modify|change|alter|vary|revise)\b/u,
    yes: "The Provider may, in its sole discretion, change these terms.",
    no: "The Provider may, with consent, change these terms.",
  },
  withoutConsent: {
    pattern:
      /\b(?:may|right to)\b(?:(?!\bnot\b)[^;]){0,60}\b(?:amend|modify|change|alter|vary|revise)\b[^;]{0,100}\bwithout (?:(?:the|any|prior|obtaining) ){0,3}(?:consent|approval|agreement)\b/u,
    yes: "The Provider may change the fees at any time without the consent of the Client.",
    no: "The Provider may change the fees only with the consent of the Client.",
  },
});

/** What is changed is the bargain: the contract, its terms, its price. Folded. */
export const changedThing = cues("en", {
  contract: {
    pattern:
      /\b(?:amend|modify|change|alter|vary|revise)\b,?(?: or \p{L}+)? (?:(?:any|all|the|these|this|of|its|such|provisions?|part|terms?|and) ){0,6}(?:agreement|contract|terms|conditions)\b/u,
    yes: "may amend any of the terms of this Agreement",
    no: "may change the design of the goods under this agreement",
  },
  fees: {
    pattern:
      /\b(?:amend|modify|change|alter|vary|revise|increase)\b (?:(?:any|all|the|its|these|such|process) ){0,3}(?:and\/or )?(?:fees?|charges|rent)\b/u,
    yes: "may change its process and/or fees",
    no: "may change its rate structure",
  },
  price: {
    pattern:
      /\b(?:amend|modify|change|alter|vary|revise|increase)\b (?:(?:any|all|the|its|these|such) ){0,3}(?:prices?|rates?) (?:payable|of|for|under|at|in|without|unilaterally)\b/u,
    yes: "may change the price of the goods",
    no: "may change its price lists",
  },
});

/** Agreed by both, refused, or of something that one side owns. Folded. */
export const changesTogether = cues("en", {
  bySides: {
    pattern:
      /\b(?:either|each|both|neither|no|nor) (?:of the )?part(?:y|ies)\b|\bthe parties (?:may|shall|agree)|mutual|\bnot\b.{0,60}\b(?:amend|modify|change|alter|vary|revise)\b/u,
    yes: "the parties may change",
    no: "the provider may change",
  },
  ownThing: {
    pattern:
      /\b(?:plan|committee|trustee|board|prospectus|bylaws|offering|partner may amend|agreement with (?:any|other|third))\b/u,
    yes: "the committee may amend the plan",
    no: "the provider may amend the contract",
  },
  ofNoEffect: {
    pattern:
      /\b(?:does not|provided that such .{0,60}(?:not|agree)|subject to .{0,40}(?:consent|approval)|with the (?:prior )?(?:written )?consent)\b/u,
    yes: "subject to the consent of the client",
    no: "without the consent of the client",
  },
});

/** A side gives up every claim it has or will have. Folded. */
export const waivesClaims = cues("en", {
  waives: {
    pattern:
      /\b(?:waives?|releases?|relinquish(?:es)?|renounces?|forgoes|gives? up)\b[^;]{0,40}\b(?:any and all|all|every)(?: \p{L}+,?){0,4} (?:claims?|demands?|causes of action)\b/u,
    yes: "The Client waives any and all present and future claims against the Provider.",
    no: "The Client waives the claim in clause 3.",
  },
  hasNone: {
    pattern:
      /\bshall (?:have no|not have any|not make any|make no|bring no|not bring any) claims? (?:of any (?:kind|nature)|whatsoever|against)\b/u,
    yes: "The Client shall have no claim whatsoever against the Provider.",
    no: "The Client shall have a claim against the Provider.",
  },
});

/** Claims of one kind only, by both sides, or to end a dispute. Folded. */
export const waivesSome = cues("en", {
  procedure: {
    pattern:
      /jury|subrogat|immunit|forum|venue|inconvenient|set-?off|partition|presentment|notice of|objection|defen[cs]e|attachment|jurisdiction|certificat|class action|sovereign/u,
    yes: "waives trial by jury",
    no: "waives all claims",
  },
  oneMatter: {
    pattern: /\bno claims? .{0,80}\b(?:for|to|of|in respect|on account)\b/u,
    yes: "no claim against the owner for unpaid fees",
    no: "no claim against the owner",
  },
  kind: {
    pattern:
      /consequential|punitive|incidental|special|\bliens?\b|insur|moral|title|ownership|royalt|intellectual|claims? (?:to|for|based|that|relating|with respect|resulting|in respect|under|by)\b/u,
    yes: "claims for consequential loss",
    no: "claims against the seller",
  },
  bySides: {
    pattern:
      /\b(?:either|each|both|neither|no|any) (?:of the )?part(?:y|ies)\b|(?<!third )\bparties\b|mutual|settle|dispute|each other|\breleasors?\b|\breleasees?\b|severance|trust account/u,
    yes: "each party waives",
    no: "the client waives",
  },
  condition: {
    pattern:
      /\b(?:unless|if|except|other than|provided|until|excluding|not (?:be )?(?:deemed )?(?:a )?waive)\b|\bnot\b.{0,30}\b(?:waive|release)/u,
    yes: "unless it is paid",
    no: "when it is paid",
  },
});

/** A duty that is due when its debtor likes. Folded; who decides is caught. */
export const atWill = cues("en", {
  suchTime: {
    pattern:
      /\bat such times?\b.{0,30}\bas (?:the )?(\p{L}+) (?:(?:may|shall|in its (?:sole )?discretion) ){0,2}(?:decide|determine|choose|elect|see fit|sees fit|deem|think|consider|prefer|wish)/u,
    yes: "at such time as the Provider may decide",
    no: "at such time as the goods arrive",
  },
  whenFit: {
    pattern:
      /\b(?:when|whenever|as and when|if and when) (?:the )?(\p{L}+) (?:(?:may|shall) )?(?:sees? fit|thinks? fit|deems? (?:it )?(?:fit|convenient)|chooses?|so wish(?:es)?|wish(?:es)?|pleases?)\b/u,
    yes: "whenever it sees fit",
    no: "whenever it is asked to",
  },
  ofItsChoosing: {
    pattern: /\bat (?:a|any) times? of (?:its|his|their) (?:own )?cho(?:osing|ice)\b|\bat (its) own convenience\b/u,
    yes: "at a time of its own choosing",
    no: "at a time of day",
  },
});

/** What stands in the way of notice, to be replaced. Raw text. */
export const withoutNotice = cues("en", {
  phrase: {
    pattern: /(?<=\s)without (?:(?:any|prior|advance|previous|written) ){0,3}notice(?= to the other party[.,]|[.,])/iu,
    yes: "The Client may terminate this Agreement without prior notice.",
    no: "The Client may terminate this Agreement without notice of default.",
  },
});

/** With words for haste nothing is proposed. Raw text. */
export const haste = cues("en", {
  atOnce: { pattern: /immediate|forthwith|at once|instant/iu, yes: "with immediate effect", no: "at any time" },
});
