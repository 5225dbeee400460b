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
