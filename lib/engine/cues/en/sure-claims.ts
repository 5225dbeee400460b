import { cues } from "../pack";

/** Clauses that make a claim of their topic true in so many words. Folded text. */
export const sharing = cues("en", {
  allowed: {
    pattern:
      /\b(?:may|entitled to)\b.{0,80}\b(?:disclose|provide|make available)\b.{0,200}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|counsel|contractors?|affiliates|subsidiar)/u,
    yes: "the recipient may disclose it to its employees and advisers",
    no: "the recipient may disclose it to its employees",
  },
  onlyTo: {
    pattern:
      /\b(?:disclose|reveal|provide|divulge)\b.{0,80}\bonly to\b.{0,120}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|contractors?|affiliates|subsidiar)/u,
    yes: "shall disclose it only to those of its employees and agents who need it",
    no: "shall disclose it only to its employees",
  },
  excepted: {
    pattern:
      /\bnot\b.{0,80}\b(?:disclose|divulge|reproduce)\b.{0,200}\b(?:except|other than)\b.{0,160}\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|contractors?|affiliates|subsidiar)/u,
    yes: "shall not disclose it to anyone except its agents and consultants",
    no: "shall not disclose it to agents and consultants",
  },
});
/** What tells of leave to pass secrets on; outsiders follow. */
export const mayTell = cues("en", {
  passive: {
    pattern:
      /\bmay (?:only |also )?be (?:disclosed|provided|made available|shared)(?: only)? (?:to|with)\b(?! (?:the )?(?:receiving|recipient|other|each|it|you))/u,
    yes: "it may be disclosed only to employees",
    no: "it may be disclosed to the recipient",
  },
  limited: {
    pattern:
      /\b(?:limit|restrict|confine)(?:s|ed|ing)?\b.{0,120}\b(?:access|disclosure|dissemination|information)\b.{0,120}\bto\b/u,
    yes: "shall limit access to the information to its staff",
    no: "shall limit the price",
  },
});
/** The same; outsiders follow, and then that they need to know. */
export const tells = cues("en", {
  verb: {
    pattern: /\b(?:disclos|reveal|provid|furnish|transmit|shar|availab)\p{L}*\b.{0,120}\bto\b/u,
    yes: "will disclose it to its staff",
    no: "will keep it from its staff",
  },
});
export const needsToKnow = cues("en", {
  need: {
    pattern: /\b(?:need[- ]to[- ]know|have a need|need (?:such|access|the))\b/u,
    yes: "agents who have a need to know it",
    no: "agents who know it",
  },
});
export const outsiders = cues("en", {
  some: {
    pattern:
      /\b(?:consultants?|advis[eo]rs?|agents?|attorneys?|counsel|(?:sub)?contractors?|affiliates|subsidiar|accountants?|lenders?|auditors?|insurers?|lawyers?|bankers?|investors?)/u,
    yes: "its staff and advisers",
    no: "its staff",
  },
});
/** 'To its Representatives', where these are defined to be more than its staff. */
export const toRepresentatives = cues("en", {
  told: {
    pattern:
      /\bto (?:only )?(?:such of |those of |any of )?(?:its|his|their|your|the recipient's|the receiving party's) representatives\b/u,
    yes: "shall reveal the information only to its representatives who need it",
    no: "shall tell its representatives",
  },
});
export const onlyRepresentatives = cues("en", {
  excepted: {
    pattern:
      /\bnot\b.{0,80}\b(?:disclos\p{L}*|divulge\p{L}?|reveal\p{L}*)\b.{0,200}\b(?:except|other than)\b.{0,60}\brepresentatives\b/u,
    yes: "shall not disclose it to any person other than its representatives",
    no: "shall not disclose it to its representatives",
  },
});
export const definedRepresentatives = cues("en", {
  quoted: { pattern: /"representatives,?"/u, yes: 'the "representatives"', no: "its representatives" },
});
/** A ban on telling; anybody at all follows. */
export const mayNotTell = cues("en", {
  not: {
    pattern: /\b(?:not|never)\b.{0,160}\b(?:disclos\p{L}*|divulge\p{L}?|reveal\p{L}*)\b/u,
    yes: "shall not disclose it",
    no: "shall disclose it",
  },
});
export const anybody = cues("en", {
  some: {
    pattern:
      /\bto (?:any |a |other )?(?:other )?(?:third part(?:y|ies)|others|anyone|persons?|part(?:y|ies)|individuals?|entit(?:y|ies))\b/u,
    yes: "to any third party",
    no: "to the recipient",
  },
});
/** A claim that speaks of people beyond the staff. */
export const claimsAnybody = cues("en", {
  others: {
    pattern: /\b(?:third[- ]part|others\b|anyone|anybody|outsiders)/u,
    yes: "may share some information with some third-parties",
    no: "may share some information with its staff",
  },
});
/** A ban that lets somebody or something out. */
export const letsOut = cues("en", {
  word: {
    pattern: /\b(?:save|except\p{L}*|other than|apart from|besides|excluding|but (?:for|to)|only|may(?! not))\b/u,
    yes: "to any third party, save to its auditors",
    no: "to any third party",
  },
});
/** What is kept secret. */
export const secrets = cues("en", {
  word: { pattern: /\b(?:information|secrets?|materials)\b/u, yes: "the information", no: "the price" },
});
/** A word of telling; outsiders after it may mean leave. */
export const maybeTold = cues("en", {
  verb: {
    pattern: /\b(?:disclos|reveal|provid|furnish|transmit|shar|availab|access|divulg|need)/u,
    yes: "may be disclosed to its agents",
    no: "the agents of the company",
  },
});
/** Leave for some people, whoever they are. */
export const leaveToTell = cues("en", {
  may: {
    pattern: /\bmay\b.{0,40}\b(?:disclose|share|provide)\b.{0,120}\bto\b/u,
    yes: "the recipient may disclose it to others",
    no: "the recipient may use it",
  },
});
/** Behind outsiders: they learn of it. */
export const learn = cues("en", {
  learn: {
    pattern: /\b(?:need to know|to whom|who (?:receive|have access|are bound|need))\b/u,
    yes: "agents who need to know it",
    no: "agents of the company",
  },
});

export const copying = cues("en", {
  kept: { pattern: /\brecord of all copies\b/u, yes: "keep a current record of all copies", no: "return all copies" },
  allowed: {
    pattern:
      /\b(?:may|entitled to|permitted to|right to)(?: \p{L}{3,12}ly)? (?:make|copy|reproduce|duplicate)\b.{0,60}\b(?:cop(?:y|ies)|information|materials?)\b/u,
    yes: "the recipient may make copies of the information for its staff",
    no: "the recipient may keep a copy",
  },
});
/** Making copies; how far follows. */
export const copies = cues("en", {
  making: {
    pattern:
      /\b(?:ma(?:ke|kes|de|king)\b.{0,60}\bcop(?:y|ies)|(?<!\b(?:an?|any|the|one|each|such|file|hard) )copy|copied|reproduc(?:e|es|ed|ing)|duplicate[ds]?)\b/u,
    yes: "shall make no copies",
    no: "shall return a copy",
  },
});
export const asNeeded = cues("en", {
  except: {
    pattern:
      /\b(?:except|only) (?:as|to the extent) (?:(?:is|are|may be|reasonably|strictly|that|the|such|copies|it) ){0,5}(?:necessary|required|needed)\b/u,
    yes: "except as reasonably necessary",
    no: "except as provided in annex 2",
  },
  as: { pattern: /\bas (?:is |are |may be )?(?:reasonably )?necessary\b/u, yes: "as is necessary", no: "as agreed" },
});
/** What is to be given back says nothing of what may be made. */
export const aboutReturning = cues("en", {
  returned: {
    pattern: /\b(?:return|destroy|destruction|delete)\b/u,
    yes: "shall return all copies except as required by law",
    no: "shall make no copies except as necessary",
  },
});
export const noCopying = cues("en", {
  banned: {
    pattern: /\b(?:not|never)\b.{0,120}\b(?:copy|reproduce|duplicate|photocopy|make (?:any )?copies)\b/u,
    yes: "shall not copy or reproduce any of the information",
    no: "shall copy the information",
  },
});
export const leaveToCopy = cues("en", {
  before: {
    pattern: /\b(?:may|permitted|entitled|necessary|retain|keep)\b.{0,80}\b(?:cop(?:y|ies)|reproduc)/u,
    yes: "may retain one copy",
    no: "shall return all copies",
  },
  behind: {
    pattern:
      /\b(?:cop(?:y|ies)|reproduc\p{L}+)\b.{0,80}\b(?:may be made|necessary|only to the extent|except (?:as|to|for))/u,
    yes: "copies may be made",
    no: "shall return all copies",
  },
});

export const returnOrDestroy = cues("en", {
  thenReturned: {
    pattern:
      /\b(?:terminat(?:ion|ed|es)|expir(?:ation|y|es|ed)|completion|conclusion)\b(?!.{0,80}\bso requests).{0,160}\b(?:return|destroy|surrender)(?:ed)?\b/u,
    yes: "upon termination each party shall return all copies",
    no: "upon termination, if the owner so requests, the user shall return it",
  },
  returnedThen: {
    pattern:
      /\b(?:return|destroy|surrender)(?:ed)?\b.{0,400}\b(?:following|after|upon|on) (?:the )?(?:termination|expiration|expiry|completion|conclusion)\b/u,
    yes: "to return all copies within five days after termination",
    no: "to return all copies on request",
  },
});
