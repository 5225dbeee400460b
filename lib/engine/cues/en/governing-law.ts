import { cues } from "../pack";

/** A law that does something else than govern the contract. Folded. */
export const otherLaw = cues("en", {
  validity: {
    pattern: /(?:invalid|illegal|unenforceab|ineffective)/u,
    yes: "a provision that is invalid",
    no: "a valid provision",
  },
  permitted: {
    pattern:
      /\b(?:permitted|required|provided|prohibited|allowed) (?:by|under) (?:the |any |applicable )?(?:law|laws)\b/u,
    yes: "permitted by applicable law",
    no: "governed by law",
  },
  other: {
    pattern: /bankruptcy,|insolvency|"? (?:shall )?means? |governing body|governmental? (?:authority|body|rule)/u,
    yes: "bankruptcy, or the like",
    no: "bankrupt",
  },
});

/** What a law governs. Folded. */
export const contractOrRight = cues("en", {
  noun: {
    pattern:
      /\b(?:agreement|contract|note|letter|deed|undertaking|terms|instrument|lease|license|document|guaranty|release|certificate|rights|obligations|validity|performance)\b/u,
    yes: "this lease",
    no: "this house",
  },
});

export const governedByLaw = cues("en", {
  verb: {
    pattern:
      /\b(?:governed|construed|interpreted|controlled|enforced)\b.{0,100}\b(?:by|under|with|to)\b.{0,60}\blaws?\b/u,
    yes: "governed by the laws of France",
    no: "governed by a board",
  },
});

/** The laws of a place govern. Folded. */
export const lawsOf = cues("en", {
  laws: {
    pattern: /(?:^|[^\p{L}])(?:the )?(?:internal |substantive |domestic )?laws? of (?!any )(?:the )?/u,
    yes: "the laws of France",
    no: "the lawns of France",
  },
});

export const lawGoverns = cues("en", {
  verb: {
    pattern:
      /.{2,80}\b(?:shall|will|does|do|to)? ?(?:govern|control|appl(?:y|ies)|be applied|be applicable|is applicable|be the governing)/u,
    yes: "France shall apply",
    no: "France only",
  },
});

/** A law is named by a country's adjective and applies. Folded. */
export const lawApplies = cues("en", {
  adjective: {
    pattern:
      /^(?:\S{1,8} )?(?!(?:applicable|mandatory|local|such|that|this|statutory|labou?r|tax|consumer|other)\b)\p{L}{4,20} law (?:applies|governs|(?:shall|will) (?:apply|govern))\b/u,
    yes: "8. english law applies",
    no: "mandatory law applies",
  },
  subject: {
    pattern:
      /\b(?:agreement|contract|lease|nda|deed)\b(?: is| shall be| and all disputes are)? subject to (?:the laws? of|\p{L}{4,20} law\b)/u,
    yes: "this agreement is subject to the laws of ireland",
    no: "this agreement is subject to the laws on export",
  },
  underIt: {
    pattern: /\bdisputes?\b.{0,80}\bunder (?:the )?(?!applicable|mandatory|such|local)\p{L}{4,20} law\b/u,
    yes: "disputes are settled by arbitration under swedish law",
    no: "disputes are settled under applicable law",
  },
});
