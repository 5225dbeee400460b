import { cues } from "../pack";

/** Words by which a clause demands, allows or forbids. Folded text. */
export const forbids = cues("en", {
  verbNot: {
    pattern: /\b(?:shall|will|must|may|should|does|do)(?: \p{L}{2,10},?)? not\b/u,
    yes: "The Tenant shall at no time, shall not sublet.",
    no: "The Tenant shall pay.",
  },
  ban: {
    pattern: /\b(?:not to|cannot|neither|nor|no party|nobody|prohibited|agrees? not|never|refrain)/u,
    yes: "Subletting is prohibited.",
    no: "Subletting is allowed.",
  },
  withoutConsent: {
    pattern: /\bwithout (?:the |first )?(?:\p{L}{3,12} ){0,3}(?:consent|permission|approval|authori[sz])/u,
    yes: "without the prior written consent of the Landlord",
    no: "without delay",
  },
});
export const excepts = cues("en", {
  except: {
    pattern: /\b(?:except|other than|save (?:as|for)|unless|solely to|to the extent|need[- ]to[- ]know)\b/u,
    yes: "to nobody other than its staff",
    no: "to its staff",
  },
  only: { pattern: /\b(?:only (?:to|as|for|those|such|by|in))\b/u, yes: "only to its staff", no: "the only copy" },
  asNeeded: {
    pattern: /\b(?:as (?:is |are |may be )?(?:\p{L}{4,12} )?(?:necessary|required))\b/u,
    yes: "as may be reasonably necessary",
    no: "as agreed",
  },
});
/** A ban that consent lifts. */
export const consent = cues("en", {
  needed: {
    pattern:
      /\b(?:without|except with|unless|except as|other than with|subject to)\b.{0,80}\b(?:consent|permission|approval|approved|authori[sz]|agreed in writing)/u,
    yes: "except with the written consent of the Seller",
    no: "except to its staff",
  },
});
export const allows = cues("en", {
  may: {
    pattern: /\b(?:may|can|entitled|permitted|allowed|right to|free to|authori[sz]ed)\b/u,
    yes: "The Tenant may sublet.",
    no: "The Tenant pays.",
  },
});
export const demands = cues("en", {
  shall: {
    pattern: /\b(?:shall|will|must|agrees? to|undertakes? to|required to|to)\b/u,
    yes: "The Tenant agrees to pay.",
    no: "The Tenant paid.",
  },
});

/** Whether a clause gives or refuses leave, where a question asks for it. */
export const permits = cues("en", {
  may: {
    pattern: /\b(?:may|can|is entitled|are entitled|has the right|is permitted|is allowed)\b(?! not)/u,
    yes: "The Tenant may sublet.",
    no: "The Tenant may not sublet.",
  },
});
export const leaveAsked = cues("en", {
  may: { pattern: /\b(?:can|may|allowed|permitted|entitled|right)\b/u, yes: "May I sublet?", no: "Is there a cap?" },
});

/** A claim that holds at the end is not met by a duty on request: the condition, and words that meet it. */
export const atTheEnd = cues("en", {
  upon: {
    pattern: /\b(?:upon|on|after|at) (?:the )?(?:termination|expiration|expiry|end)\b/u,
    yes: "Papers are returned upon termination",
    no: "Papers are returned on request",
  },
});
export const meetsTheEnd = cues("en", {
  ends: {
    pattern: /terminat|expir|complet|conclu|cessation|\bend\b|ceas|no longer|decides? not/u,
    yes: "once it is no longer needed",
    no: "on request",
  },
});
/** Words of such a claim that say no more than that something survives. */
export const survivalWords = cues("en", {
  word: {
    pattern: /^(?:surviv\p{L}*|obligations?|some|duties|terminat\p{L}*|expir\p{L}*|end|remain|continue|force|effect)$/u,
    yes: "obligations",
    no: "payments",
  },
});
export const claimsSurvival = cues("en", {
  survives: {
    pattern: /surviv|remain in (?:force|effect) after|continue after/u,
    yes: "Some duties survive",
    no: "Some duties end",
  },
});
