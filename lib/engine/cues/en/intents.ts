import { cues } from "../pack";

/** How people ask for what the engine answers in a way of its own. Folded questions. */
export const summaryAsked = cues("en", {
  summary: { pattern: /\bsummar(?:y|i[sz]e|ise)\b|\boverview\b/u, yes: "Give me a summary", no: "Is a sum due?" },
  mainPoints: {
    pattern: /main points|key (?:terms|points)|what is this (?:contract|agreement|document) about/u,
    yes: "What are the key terms?",
    no: "What is the term?",
  },
});

export const survivalAsked = cues("en", {
  survives: { pattern: /surviv/u, yes: "Which clauses survive termination?", no: "Which clauses apply?" },
  afterTheEnd: {
    pattern: /(?:after|following|beyond) (?:the )?(?:end|termination|expir|terminat)/u,
    yes: "What applies after the termination?",
    no: "What happens after delivery?",
  },
  stillBound: {
    pattern: /still (?:bound|apply|in force)/u,
    yes: "Are we still bound then?",
    no: "Is it still raining?",
  },
});
/** It is about giving things back then, not about what goes on. */
export const returnAsked = cues("en", {
  giveBack: { pattern: /return|destroy/u, yes: "Must papers be returned after the end?", no: "What survives the end?" },
});

export const lawAsked = cues("en", {
  whichLaw: {
    pattern: /(?:which|what|whose) (?:\p{L}{2,12} )?laws?\b/u,
    yes: "Which law applies?",
    no: "Which lawyer signed?",
  },
  lawNamed: {
    pattern: /governing law|applicable law|choice of law/u,
    yes: "Is there a governing law?",
    no: "Is it lawful?",
  },
  lawGoverns: {
    pattern: /law (?:that )?(?:governs|applies)|governed by/u,
    yes: "What is this governed by?",
    no: "Who governs the company?",
  },
});

export const courtsAsked = cues("en", {
  courts: {
    pattern: /\bcourts?\b|jurisdiction|arbitrat|\bvenue\b/u,
    yes: "Which courts have jurisdiction?",
    no: "What is the revenue?",
  },
  whereToSue: {
    pattern: /where .{0,40}(?:sue|disputes?|litigat)/u,
    yes: "Where can I sue the Seller?",
    no: "Where is it delivered?",
  },
  howSettled: {
    pattern: /how .{0,30}disputes?|disputes? .{0,30}(?:resolved|settled)/u,
    yes: "How are disputes resolved?",
    no: "How is the price settled?",
  },
});

export const partiesAsked = cues("en", {
  whoAreThey: {
    pattern: /who (?:are|is) (?:the )?(?:parties|party|sides|signatories)/u,
    yes: "Who are the parties?",
    no: "Who is the landlord?",
  },
  partiesTo: {
    pattern: /(?:the )?parties (?:to|of) (?:this|the)/u,
    yes: "Name the parties to this deed",
    no: "Two parties",
  },
  whoSigned: {
    pattern: /who (?:signed|signs|entered into|concluded)|between whom|name the parties/u,
    yes: "Who signed this?",
    no: "Who pays?",
  },
});

export const expiryAsked = cues("en", {
  whenItEnds: {
    pattern: /when (?:does|will|do|is) .{0,60}(?:expire|end|terminate|run out|over)/u,
    yes: "When does this contract end?",
    no: "When is the rent due?",
  },
  endDate: {
    pattern: /expir(?:y|ation) date|end date|until when/u,
    yes: "What is the expiration date?",
    no: "What is the delivery date?",
  },
  howLong: {
    pattern:
      /how long (?:does|is|will) (?:(?:this|the) (?:agreement|contract|lease|term)|it (?:run|last|be in force|continue)\b)/u,
    yes: "How long is the lease?",
    no: "How long is the warranty?",
  },
  itsTerm: {
    pattern: /(?:duration|term) of (?:this|the) (?:agreement|contract|lease)|what is the (?:initial )?term\b/u,
    yes: "What is the term?",
    no: "What are the payment terms?",
  },
});

export const dateAsked = cues("en", {
  dateOf: {
    pattern: /(?:date|dated) of (?:this|the) (?:agreement|contract)|(?:agreement|contract) date/u,
    yes: "What is the date of this agreement?",
    no: "What is the date of delivery?",
  },
  whenMade: {
    pattern: /when was (?:(?:this|the) .{0,30}|it )(?:signed|made|concluded|dated|entered)/u,
    yes: "When was this contract signed?",
    no: "When was the rent due?",
  },
});

export const priceAsked = cues("en", {
  howMuchIsPaid: {
    pattern: /how much .{0,30}(?:\bpay|\bpaid|\bcost|\bprice|\bfees?\b|\bowe)/u,
    yes: "How much does the Client pay?",
    no: "How much time is left?",
  },
  howMuchIsIt: {
    pattern: /how much (?:is|are|does|do) (?:the |this )?(?:contract|agreement|services?|goods|work)\b/u,
    yes: "How much are the goods?",
    no: "How much is the fine?",
  },
  whatIsThePrice: {
    pattern:
      /what (?:is|are) the (?:total |contract |agreed |purchase |overall )?(?:price|fees?|cost)\b(?! (?:of|for))/u,
    yes: "What is the total price?",
    no: "What is the cost of storage?",
  },
  wages: {
    pattern:
      /\b(?:what (?:is|are) (?:the|my|your|her|his)|how much is (?:the|my|your)) (?:\p{L}+ )?(?:salar|wage|pay\b|remuneration|rent\b)/u,
    yes: "What is the salary?",
    no: "What is the working time?",
  },
  loan: {
    pattern: /how much (?:is|was) (?:the loan|lent)|(?:amount|sum) of the loan/u,
    yes: "How much is the loan?",
    no: "When is the loan due?",
  },
  whatIsPaid: {
    pattern: /what (?:has|have|is|are) to be paid|contract (?:price|value)/u,
    yes: "What has to be paid, and when?",
    no: "What has to be done?",
  },
});
/** Money of another kind than the price. */
export const otherMoney = cues("en", {
  fines: {
    pattern: /penalt|late|overdue|liab|interest|damages|insur|tax/u,
    yes: "How much interest is paid?",
    no: "How much is paid?",
  },
  sidePayments: {
    pattern: /deposit|refund|terminat|advance|renew|deliver/u,
    yes: "How much is paid as a deposit?",
    no: "How much is the rent?",
  },
});

export const obligationsAsked = cues("en", {
  duties: {
    pattern: /\b(?:obligations?|duties|duty|responsibilities|responsible for)\b/u,
    yes: "What are the duties of the Seller?",
    no: "Is it dutiful?",
  },
  mustDo: {
    pattern: /what (?:must|does|should|shall) .{2,60} (?:do|have to do|provide|deliver)\b/u,
    yes: "What must the Seller do?",
    no: "What must be paid?",
  },
});
