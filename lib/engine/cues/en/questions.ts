import { cues } from "../pack";

/** How a question says what kind of answer it wants. Folded text. */
export const verdictAsked = cues("en", {
  orNotStated: {
    pattern: /^true,? false,? or not stated(?: in this contract)?\s*[:?-]\s*/u,
    yes: "True, false or not stated: the Buyer pays",
    no: "Is it true?",
  },
  trueOrFalse: { pattern: /^true or false\s*[:?-]\s*/u, yes: "True or false: the Buyer pays", no: "A true copy" },
  isItTrue: {
    pattern: /^(?:is it (?:true|correct|right) that\s+|am i right that\s+)/u,
    yes: "Is it true that the Buyer pays?",
    no: "Is it true?",
  },
});

export const yesOrNoAsked = cues("en", {
  verbFirst: {
    pattern:
      /^(?:and |but |so |then |please tell me |tell me )?(?:does|do|did|is|are|was|were|can|could|may|must|shall|should|will|would|has|have|had|am|if|whether)\b/u,
    yes: "And may the Tenant sublet?",
    no: "Who may sublet?",
  },
  tag: {
    pattern: /,? (?:right|correct|isn't it|doesn't it)\?$/u,
    yes: "The rent is 500, right?",
    no: "Who has the right to sublet?",
  },
});

export const durationAsked = cues("en", {
  howLong: {
    pattern: /how long|how many (?:days|months|years|weeks)|notice period|duration|for what (?:period|term)/u,
    yes: "How many days do I have?",
    no: "How many copies are there?",
  },
});
export const amountAsked = cues("en", {
  howMuch: { pattern: /how much/u, yes: "How much is the rent?", no: "How often is rent paid?" },
  whatIsTheSum: {
    pattern:
      /what (?:is|are) the (?:\p{L}{3,20} ){0,3}(?:price|fee|fees|rent|amount|cost|salary|compensation|payment|penalty|rate)/u,
    yes: "What is the monthly rent?",
    no: "What is the address?",
  },
});
export const dayAsked = cues("en", {
  when: {
    pattern: /\bwhen\b|what (?:is the )?date|which (?:date|day)|by what date|deadline/u,
    yes: "When is it due?",
    no: "Whenever it rains",
  },
});
export const placeAsked = cues("en", {
  where: { pattern: /\bwhere\b|which (?:place|city|country)/u, yes: "Where is it delivered?", no: "Whereas it is" },
});
export const personAsked = cues("en", {
  who: { pattern: /\bwho\b|\bwhom\b/u, yes: "Who pays?", no: "The whole price" },
});

/** It goes on from what was asked before. */
export const goesOn = cues("en", {
  opens: {
    pattern: /^(?:and|but|so|then|also|what about|how about)/u,
    yes: "And when does it end?",
    no: "When, and how?",
  },
});
export const pointsBack = cues("en", {
  pronoun: {
    pattern: /\b(?:it|its|that|those|these|them|they|this one|the same)\b(?! (?:agreement|contract))/u,
    yes: "When does it end?",
    no: "When does that agreement end?",
  },
});

/** Words for the document, its parties and its papers, which name nobody. */
export const documentWords = cues("en", {
  word: {
    pattern: /^(?:agreement|contract|party|parties|section|article|clause|confidential|information)$/u,
    yes: "Agreement",
    no: "France",
  },
});
/** Figures that number a clause are no terms of the contract. Raw text. */
export const clauseNumbers = cues("en", {
  before: {
    pattern: /(?:section|clause|article|paragraph|schedule|exhibit|no\.)\s?[\d.]+/iu,
    yes: "under Section 7.2",
    no: "within 60 days",
  },
});
