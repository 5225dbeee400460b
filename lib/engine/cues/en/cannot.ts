import { cues } from "../pack";

/** Requests that no passage of a contract could answer: to write, to judge, to compare, or none. Folded text. */
export const writes = cues("en", {
  first: {
    pattern:
      /^(?:please |now )?(?:draft|write|compose|rewrite|rephrase|reword|redraft|translate|edit|improve|shorten|simplify)\b/u,
    yes: "draft a reply to the supplier",
    no: "who drafts the statement of work?",
  },
  change: {
    pattern:
      /^(?:please |now )?(?:fix|redline|prepare|create|generate|insert|delete|replace|amend|make (?:it|this|a|an)) /u,
    yes: "please prepare an answer for them",
    no: "does the tenant prepare the report?",
  },
  asked: {
    pattern:
      /\b(?:can|could|would|will) you (?:please )?(?:draft|write|compose|rewrite|rephrase|translate|improve|prepare|create|change)\b/u,
    yes: "could you write an email about it?",
    no: "can the supplier write off the debt?",
  },
  helped: {
    pattern:
      /\bhelp me (?:to )?(?:draft|write|reply|answer|respond)|\b(?:i|we) (?:want|need) you to (?:draft|write|translate)/u,
    yes: "help me write to the landlord",
    no: "who helps the tenant?",
  },
});
export const judges = cues("en", {
  should: {
    pattern: /\bshould (?:i|we) (?:sign|accept|agree|reject|worry|be worried|negotiate)\b/u,
    yes: "should we sign it?",
    no: "should the fee be paid on signing?",
  },
  opinion: {
    pattern:
      /\b(?:what do you think|your opinion|do you (?:think|like|recommend)|would you (?:sign|recommend|advise)|advise me)\b/u,
    yes: "what do you think of it?",
    no: "who gives an opinion on the accounts?",
  },
  advice: {
    pattern: /\bwhat (?:would|should) (?:you|i|we) (?:do|recommend|negotiate|change)\b/u,
    yes: "what should we negotiate?",
    no: "what should the supplier deliver?",
  },
  worth: {
    pattern:
      /^(?:is|are) (?:this|it|that|the|these) .{0,40}\b(?:fair|good|bad|risky|normal|usual|legal|enforceable|favou?rable)(?: (?:deal|contract|agreement|clause|terms?|for (?:us|me)))?\?*$/u,
    yes: "is this a good deal?",
    no: "is the deposit paid in good time?",
  },
});
export const otherContract = cues("en", {
  compared: {
    pattern:
      /\b(?:compare|compared|differs?|difference)\b.{0,60}\b(?:other|another|previous|last|old|earlier|our|standard) (?:contract|agreement|lease|version|template)/u,
    yes: "how does it differ from our previous contract?",
    no: "what is the difference in price?",
  },
  another: {
    pattern:
      /\b(?:in|of) (?:my|our|your) (?:other|previous|last) (?:contract|agreement|lease)|\ball (?:my|our) contracts\b/u,
    yes: "what was the rent in our last contract?",
    no: "does any other agreement bind the parties?",
  },
});
export const talks = cues("en", {
  greets: {
    pattern:
      /^(?:hi|hello|hey|thanks?|thank you|good (?:morning|day|evening)|ok(?:ay)?|bye|help|test)(?: (?:there|very much|a lot))?[.!?]*$/u,
    yes: "hello!",
    no: "thanks to whom is it free?",
  },
  strays: {
    pattern: /^(?:who are you|what can you do|how are you)[.!?]*$|\b(?:tell me a joke|the weather|a poem)\b/u,
    yes: "what can you do?",
    no: "what can the tenant do?",
  },
});
