/** What takes back, narrows or replaces what another clause says. Folded text. */
import { cues } from "../pack";

/** A clause by which others are changed. */
export const amends = cues("en", {
  replaced: {
    pattern:
      /\b(?:is|are|(?:shall|will) be|was|were) (?:hereby |further )?(?:replaced|substituted|deleted|amended|struck|removed|repealed|restated)\b|\b(?:now|shall|to) read\b/u,
    yes: 'in clause 2 "10 days" is replaced by "20 days"',
    no: "the goods are sold",
  },
});
/** Before the number of a clause. */
export const clauseWord = cues("en", {
  word: {
    pattern: /\b(?:clauses?|sections?|articles?|paragraphs?|items?|points?)\s/u,
    yes: "in clause 4",
    no: "in 4 days",
  },
});
/** It speaks of words that hold no more. */
export const notInForce = cues("en", {
  noLonger: {
    pattern:
      /\bno longer (?:appl|in force|valid|ha)|\b(?:earlier|previous|prior|former|old) (?:draft|version|wording|agreement|contract|lease)\b|\bsuperseded\b/u,
    yes: "that draft no longer applies",
    no: "this agreement applies",
  },
});
/** It takes back a part of what the sentence before it says. Without its number. */
export const takesBack = cues("en", {
  opens: {
    pattern: /^(?:however|nevertheless|notwithstanding|except|save|provided|but|nor|only|unless|in that case)\b/u,
    yes: "however, it may do so on sundays",
    no: "the tenant pays the rent",
  },
  doesNotApply: {
    pattern: /\b(?:do|does|shall|will) not (?:apply|extend|cover|include)\b|\bthe same (?:does|shall)\b.{0,20}\bnot\b/u,
    yes: "this does not apply to one cat",
    no: "this applies to all",
  },
  pronounNot: {
    pattern:
      /^(?:it|he|she|they|this|that|these|such \p{L}+)\b.{0,60}\b(?:not|never|only|prohibited|excluded|cannot)\b/u,
    yes: "he may not enter it on sundays",
    no: "he may enter it daily",
  },
  needNot: {
    pattern: /\bneed not\b|\b(?:is|are) (?:exempt|excluded|excepted)\b/u,
    yes: "copies in backups need not be returned",
    no: "copies must be returned",
  },
  howeverInside: {
    pattern: /^.{0,60}\b(?:may|shall|must|can|will|is|are)\b,? (?:however|though|nevertheless)\b/u,
    yes: "the tenant may, however, keep a cat",
    no: "the tenant may keep a cat",
  },
});
/** It goes before another clause, whose number stands beside. */
export const overrides = cues("en", {
  notThere: {
    pattern: /\bdo(?:es)? not apply\b|\bshall not apply\b/u,
    yes: "clause 2 does not apply to exports",
    no: "clause 2 applies to exports",
  },
  despite: {
    pattern:
      /\b(?:notwithstanding|despite|in spite of|contrary to|in derogation (?:of|from)|by way of exception (?:from|to))\b/u,
    yes: "despite clause 5 the tenant may keep a cat",
    no: "under clause 5 the tenant pays",
  },
});
