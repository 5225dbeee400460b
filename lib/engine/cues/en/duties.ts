import { cues } from "../pack";

/** Words of duty that set none. Folded. */
export const noDuty = cues("en", {
  notLiable: {
    pattern: /under no circumstances shall .{2,40} be liable/u,
    yes: "under no circumstances shall the Seller be liable",
    no: "the Seller shall be liable",
  },
  agreesAsFollows: {
    pattern:
      /agrees? to the following (?:terms|definitions|descriptions)|^now,? therefore|agree(?:s|d)? as follows|agree to be bound by the terms and conditions of this/u,
    yes: "the parties agree as follows",
    no: "agree to pay",
  },
  promises: {
    pattern:
      /(?:promises|commitments|covenants|undertakings)(?:,? (?:and|or) \p{L}{4,16})?,? (?:whether )?(?:oral|written|with respect)/u,
    yes: "promises and commitments, oral or in writing",
    no: "promises",
  },
  mayBe: {
    pattern: /agree(?:s|d)? that .{0,80} may be/u,
    yes: "agree that a part may be left out",
    no: "agree to pay",
  },
});

/** What may be done with secrets. Folded. */
export const keepsSecret = cues("en", {
  onlyFor: {
    pattern:
      /\b(?:only|solely|exclusively) (?:for|in connection with) (?:the |that |such |its )?(?:sole |business |above |permitted )*purposes?\b|\bfor no other purpose\b/u,
    yes: "only for the permitted purpose",
    no: "for sale",
  },
  held: {
    pattern: /\b(?:be|is|are) (?:kept|held|maintained|treated)\b.{0,40}\b(?:confidential|secret|confidence)/u,
    yes: "are held in confidence",
    no: "are held in stock",
  },
});

/** A word without which no sentence sets a duty. Folded. */
export const dutyWord = cues("en", {
  word: {
    pattern:
      /\b(?:shall|must|will|agrees?|undertakes?|covenants?|is (?:solely )?(?:required|responsible|obligated)|may not|hereby)\b/u,
    yes: "shall pay",
    no: "has paid",
  },
});

/** Openings of sentences that set no duty. Folded. */
export const noClause = cues("en", {
  recital: {
    pattern: /^(?:\S{1,8} )?(?:whereas|now,? therefore|in witness whereof)/u,
    yes: "Whereas the Seller sells",
    no: "The Seller sells",
  },
  definition: {
    pattern: /^(?:\S{1,8} )?"[^"]{1,60}" (?:shall )?(?:means?|has)/u,
    yes: '"Fee" means the sum',
    no: "the fee is a sum",
  },
  aboutTheContract: {
    pattern:
      /^(?:\S{1,8} )?(?:this|the) (?:agreement|contract) (?:shall|will|may) (?:not )?(?:be (?:binding|governed|construed|effective|deemed|signed|executed|amended|modified))/u,
    yes: "This Agreement shall be binding.",
    no: "The Seller shall be bound.",
  },
  contractRuns: {
    pattern:
      /^(?:\S{1,8} )?(?:this|the) (?:agreement|contract) (?:shall|will|may) (?:not )?(?:commence|terminate|continue|remain|constitute|become|take|expire|inure)/u,
    yes: "This Agreement shall commence in May.",
    no: "The Seller shall commence.",
  },
});
