import { cues } from "../pack";

/** The contract says which law governs it. Folded. */
export const namesALaw = cues("en", {
  heading: {
    pattern: /^(?:[\d.]+ )?(?:governing|applicable|choice of|controlling) law\b|^(?:[\d.]+ )?law\.?$/u,
    yes: "12.1 Governing Law",
    no: "12.1 Law firm",
  },
  governedBy: {
    pattern: /\bgovern\p{L}{0,3}\b.{0,60}\blaws?\b|\b(?:construed|interpreted|enforced)\b.{0,80}\blaws?\b/u,
    yes: "It is governed by the laws of France.",
    no: "It is governed by a board.",
  },
  adjective: {
    pattern:
      /^(?:\S{1,8} )?\p{L}{4,20} law(?: (?:applies|governs)\b|\.?$)|\bunder \p{L}{4,20}(?:ish|ian|ese|ch) law\b|\bsubject to \p{L}{4,20} law\b/u,
    yes: "8. Danish law.",
    no: "8. The law firm.",
  },
  ownCourt: {
    pattern: /\bcounty court\b|\bcourts (?:of|in|at|there) (?!law|competent)/u,
    yes: "the courts of leipzig",
    no: "the courts have held",
  },
});

/** The same, by a name. Raw text. */
export const lawOfAPlace = cues("en", {
  law: {
    pattern: /(?<!\p{L})[Ll]aws? (?:and courts )?(?:of|in) (?:the )?(?:[Ss]tate of )?\p{Lu}/u,
    yes: "The law of Kenya applies",
    no: "law of the land",
  },
  adjective: {
    pattern: /\p{Lu}\p{Ll}{2,}(?<!The|Any|All|Such|This|That|Applicable|Each|Other) law(?!\p{L}| firm)/u,
    yes: "Scots law and",
    no: "Applicable law",
  },
  court: {
    pattern: /(?<!\p{L})[Cc]ourts? (?:of|in|at|for) (?:the )?\p{Lu}(?!aw|ompetent)/u,
    yes: "the courts of Leeds",
    no: "courts of law",
  },
});

/** The contract says how long it lasts. Folded. */
export const statesATerm = cues("en", {
  term: {
    pattern: /\bterm\b(?! ["(]| or condition)|duration of (?:this|the) |at will/u,
    yes: "The term is two years.",
    no: "The Term (Schedule 1)",
  },
  ends: { pattern: /terminat|expir/u, yes: "It expires in May.", no: "It begins in May." },
  lasts: {
    pattern:
      /(?:agreement|contract|lease|partnership|employment|nda|hire).{0,80}\b(?:until|continues?|carries on|perpetual|indefinite|in (?:force|effect)|begins|ends|lasts?|runs)/u,
    yes: "This agreement shall remain in force.",
    no: "This agreement is signed.",
  },
});

/** The contract says how it can be ended. Folded. */
export const statesAnEnd = cues("en", {
  ends: { pattern: /terminat|cancel|rescind|rescission/u, yes: "to cancel it", no: "to sign it" },
  ofTheContract: {
    pattern:
      /\b(?:may|can|might|right to|entitled to|free to)\b.{0,60}(?<!\b(?:the|an?|at|each|annual|sick|paid|parental|unpaid) )\b(?:end|leave|quit|resign|withdraw from)\b(?! (?:user|product|of))/u,
    yes: "the tenant may end the lease after the third year",
    no: "the employee is entitled to 20 days of annual leave at the end of each year",
  },
});

/** Where a contract is signed. Folded. */
export const signed = cues("en", {
  witness: {
    pattern:
      /in witness whereof|have (?:duly )?(?:executed|signed)|executed (?:this|as of|on behalf|on its behalf|by or on)/u,
    yes: "In witness whereof the parties have signed.",
    no: "The witness signs.",
  },
  line: {
    pattern: /signatures?\b.{0,20}(?::|_|page|block|of the part)|^(?:signature|signed)|^by ?:|\bby ?: ?_|^name ?:/u,
    yes: "Signature:",
    no: "The signature is needed.",
  },
  someone: {
    pattern: /in witness+ whereof|\bby: .{0,60}\bby:|\bby: .{0,60}\bname:|\bname: .{0,80}\b(?:title|date):|\(seal\)/u,
    yes: "Alder Ltd By: Name: Ann Lee",
    no: "paid by: the buyer",
  },
  slashes: { pattern: /\/s\//u, yes: "/s/ J. Doe", no: "J. Doe" },
});

/** Papers that go with another contract, which has the general clauses. Folded. */
export const ancillary = cues("en", {
  amendment: { pattern: /\bamendment\b|\baddendum\b|\bsupplement(?:al)?\b/u, yes: "First Amendment", no: "It amends" },
  attached: {
    pattern: /joint filing|side letter|statement of work|order form|schedule form/u,
    yes: "Statement of Work",
    no: "Scope of work",
  },
  partOf: {
    pattern: /issued pursuant to|incorporated into|made a part of/u,
    yes: "made a part of the Lease",
    no: "the Lease",
  },
});

/** What a contract calls itself. Folded. */
export const contractName = cues("en", {
  noun: { pattern: /\b(?:agreement|contract|lease)\b/u, yes: "this Lease", no: "this notice" },
});

/** Somebody is bound. Lower case. */
export const partyWord = cues("en", { party: { pattern: /\bpart(?:y|ies)\b/u, yes: "each party", no: "department" } });
