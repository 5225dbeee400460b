import { cues } from "../pack";

/** A court that is named for something else than disputes of the parties. Folded. */
export const otherCourt = cues("en", {
  order: {
    pattern:
      /\b(?:unenforceab|invalid|illegal)\w{0,5}\b|subpoena|\bcourt order|\b(?:order|decree|judgment|request) of (?:a|any) (?:court|arbitrat|govern)/u,
    yes: "by order of a court",
    no: "in good order",
  },
  foundBy: {
    pattern:
      /\b(?:required|compelled|ordered|held|found|determined|adjudged|declared|deemed|finally determined) by (?:a|an|any|law|such|the) .{0,40}(?:court|tribunal|order|arbitrat)/u,
    yes: "required by a competent court",
    no: "heard by the parties",
  },
  other: {
    pattern:
      /to which (?:it|they) (?:is|are|may be) subject|\breceiver\b|bankruptcy (?:law|code|act|reorgani)|final judge?ment/u,
    yes: "a final judgment",
    no: "a judge",
  },
  award: {
    pattern: /not be settled by|not constitute a waiver|\baward\b.{0,120}\bentered (?:in|by|with) any\b/u,
    yes: "not constitute a waiver",
    no: "a waiver",
  },
  anyCourt: {
    pattern:
      /\b(?:brought|filed|commenced|instituted|heard) (?:in|before) (?:any|a) court(?!s? (?:located|sitting|situated|in|of (?:the|competent jurisdiction (?:located|sitting|situated|in|within))))/u,
    yes: "brought in any court",
    no: "brought in the courts of Rome",
  },
});

/** What is brought before courts. Folded. */
export const legalAction = cues("en", {
  noun: {
    pattern: /\b(?:actions?|suits?|proceedings?|litigation|disputes?|claims?|controvers(?:y|ies)|cause of action)\b/u,
    yes: "any disputes",
    no: "any fees",
  },
});

export const broughtThere = cues("en", {
  verb: {
    pattern:
      /\b(?:brought|commenced|instituted|filed|initiated|maintained|litigated|heard|tried|resolved|settled|adjudicated|submitted|decided)\b/u,
    yes: "shall be settled",
    no: "shall be paid",
  },
});

/** It speaks of costs and awards, not of who decides. Folded. */
export const aboutTheAward = cues("en", {
  cost: { pattern: /\bcost|\bfees?\b/u, yes: "the costs of arbitration", no: "arbitration in Rome" },
  decision: {
    pattern:
      /(?:decree|determination|award) of (?:an |the )?arbitrat|determined by an? (?:arbitrator|court|tribunal) .{0,40}to be|not be (?:settled|resolved) by/u,
    yes: "the award of the arbitrators",
    no: "the arbitrators",
  },
  waiver: {
    pattern: /not constitute a waiver|\bmay be entered\b/u,
    yes: "judgment may be entered",
    no: "judgment is given",
  },
});

/** What is brought somewhere. Folded. */
export const lawsuit = cues("en", {
  noun: { pattern: /\b(?:actions?|suits?|proceedings?|litigation|lawsuits?)\b/u, yes: "any lawsuit", no: "any fee" },
});

export const broughtAway = cues("en", {
  verb: {
    pattern: /\b(?:brought|commenced|filed|instituted|maintained|venued|tried|lie)\b/u,
    yes: "shall lie",
    no: "shall pay",
  },
});

export const courtLetters = cues("en", { letters: { pattern: /icac/u, yes: "the ICAC", no: "the ICC" } });
