/** What a question for yes or no asks, and what a clause replies. Folded text. */
import { cues } from "../pack";

/** It asks what somebody has to do. */
export const dutyAsked = cues("en", {
  must: {
    pattern: /\b(?:must|ha(?:ve|s) to|needs? to|required|obliged|obligated|bound to)\b/u,
    yes: "does the seller have to insure the goods?",
    no: "may the seller insure the goods?",
  },
});

/** Names that stand for every party alike. */
export const everyone = cues("en", {
  parties: {
    pattern: /^(?:each|either|neither|both|no)? ?(?:of )?(?:the )?(?:party|parties)$/u,
    yes: "neither party",
    no: "disclosing party",
  },
});
/** Somebody is asked for, whoever it is. */
export const anybody = cues("en", {
  oneOfThem: {
    pattern: /\b(?:a|an|any|one|either) party\b|\b(?:any|some)(?:one|body)\b/u,
    yes: "can a party terminate it?",
    no: "can the parties terminate it?",
  },
});
/** Either of them is asked for alike, not just one. */
export const eitherMay = cues("en", {
  verbFirst: {
    pattern: /^(?:and |but |so )?(?:can|may|must|shall|should|could|will) either party\b/u,
    yes: "can either party terminate it?",
    no: "does either party have a right to end it?",
  },
});
/** A side that only who asks knows. */
export const ownSide = cues("en", {
  pronoun: {
    pattern: /\b(?:we|us|our|ours|i|my|you|your|they|them|their|theirs)\b/u,
    yes: "may we sublet the flat?",
    no: "may the tenant sublet the flat?",
  },
});

/** Before a party that is none of the contract's. */
export const third = cues("en", { word: { pattern: /^third$/u, yes: "third", no: "the" } });
/** Verbs by which a clause binds, allows or forbids; with two of them it says more than one thing. */
export const modal = cues("en", {
  verb: {
    pattern: /\b(?:shall|must|may|will|can|cannot|agrees?|undertakes?|entitled|right to|prohibited|required)\b/u,
    yes: "the tenant may sublet",
    no: "the tenant sublets",
  },
});
export const bans = cues("en", {
  verbNot: {
    pattern: /\b(?:shall|will|must|may|can)(?:,? \p{L}{2,12},?)? not\b|\bcannot\b/u,
    yes: "the tenant may not sublet",
    no: "the tenant does not pay for water",
  },
  nobody: {
    pattern: /\b(?:neither|no) party\b|\bprohibited\b|\bforbidden\b|\bnot (?:permitted|allowed|entitled)\b/u,
    yes: "neither party may assign it",
    no: "either party may assign it",
  },
});
/** Somebody has to. */
export const binds = cues("en", {
  must: {
    pattern: /\b(?:shall|must|will|(?:agrees?|undertakes?|required|obliged|obligated|bound) to)\b/u,
    yes: "the seller shall pay",
    no: "the seller may pay",
  },
});
export const negates = cues("en", {
  not: {
    pattern: /\b(?:no(?!\. ?\d)|not|nor|neither|nothing|without|never|cannot|none|nobody|non-\p{L}+)\b/u,
    yes: "the tenant is not obliged to insure it",
    no: "the tenant is obliged to insure it",
  },
});
export const conditions = cues("en", {
  words: {
    pattern:
      /\b(?:if|unless|provided|subject to|except|only|in case|in the event|where|when|until|once (?!an? |per |every )|save|other than)\b/u,
    yes: "may sublet if the landlord agrees",
    no: "may sublet the flat",
  },
});
/** It holds for a time. */
export const forATime = cues("en", {
  words: {
    pattern: /\b(?:during|after|before|following|prior to|by the end of)\b/u,
    yes: "during the term the seller may not compete",
    no: "the seller may not compete",
  },
});
/** A sum in the clause is a bound, not what is due. */
export const bounds = cues("en", {
  words: {
    pattern: /\b(?:up to|at most|at least|(?:not|no) (?:more|less) than|maximum|minimum|exceed(?:s|ing)?)\b/u,
    yes: "a bonus of up to usd 4,000",
    no: "a bonus of usd 4,000",
  },
});
/** Words that say how something is done, and that stand before a thing as well. One word. */
export const how = cues("en", {
  word: { pattern: /^(?:late|early|free|direct|first|last|fast|further)$/u, yes: "late", no: "goods" },
});
/** Such a word before the thing that it belongs to. */
export const howOfAThing = cues("en", {
  before: {
    pattern:
      /\b(?:late|early|free|direct|first|last|fast|further) (?!(?:\p{L}{1,3}|with\p{L}*|from|into|th\p{L}{2,3}|when|un\p{L}+|upon|where|before|after|again|only|once|\p{L}+ly)\b)(?=\p{L})/u,
    yes: "may deliver late goods again",
    no: "may deliver late at its own cost",
  },
});
export const needsConsent = cues("en", {
  consent: {
    pattern: /\b(?:without|except with|unless|only with|subject to)\b.{0,60}\b(?:consent|approval|permission)\b/u,
    yes: "not without the prior written consent of the other",
    no: "with immediate effect",
  },
});
/** A question whether it may be done without anybody's leave. */
export const withoutLeave = cues("en", {
  consent: {
    pattern: /\bwithout (?:\p{L}+ ){0,4}?(?:consent|approval|permission)\b/u,
    yes: "may it be assigned without our consent?",
    no: "may it be assigned with our consent?",
  },
});
/** A figure in the question is a bound, not what is said. */
export const compares = cues("en", {
  words: {
    pattern:
      /\b(?:more|less|longer|shorter|fewer|greater|higher|lower|over|under|at least|at most|before|after|exceed)\b/u,
    yes: "is the term longer than 2 years?",
    no: "is the term 2 years?",
  },
});

/** Words of asking, which no clause has to repeat. */
export const ASKING_WORDS: readonly string[] = (
  "party parties either any one anyone somebody contain include have has require required requires must need needs " +
  "needed right rights entitled allowed permitted able possible restriction restrict clause provision section state " +
  "stated provide provided specify specified regulate cover covered deal apply applies exist existing carry maintain " +
  "take last lasts long much many date amount sum size period agreed due under"
).split(" ");

/** Words of a question for a time: units, of which the answer may name others, and from when it is counted. */
export const UNIT_WORDS: readonly string[] = (
  "obligation obligations duty keep continue survive after end termination " +
  "expiry time day days week weeks month months year years"
).split(" ");

/** More words by which people name a topic; the clause need not have them. */
export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  liabilityCap: "cap capped limit limits limited limitation ceiling maximum liability liable",
  terminationForConvenience: "without cause reason convenience time early earlier terminate terminated termination",
  audit: "audit audits inspect inspection examine books records other",
  insurance: "insurance insured insure",
  nonCompete: "compete non competition covenant",
  renewal: "renew renewed renewal extend extended extension",
  assignment: "assignment",
  forceMajeure: "force majeure",
  nonSolicit: "non solicitation",
  sharing:
    "share disclose third parties including consultants agents professional advisors advisers employees affiliates " +
    "some confidential information receiving recipient circumstances",
  copying: "create make copy copies some confidential information receiving recipient circumstances",
  returnOrDestroy: "return destroy some confidential information receiving recipient upon termination expiration end",
  penalty: "late payment interest penalty fee charge",
  notice: "notice notices",
};
