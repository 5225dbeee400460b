/** A court named for something other than the parties' disputes. Folded. */
export const otherCourt = {
  en: {
    order:
      /\b(?:unenforceab|invalid|illegal)\w{0,5}\b|subpoena|\bcourt order|\b(?:order|decree|judgment|request) of (?:a|any) (?:court|arbitrat|govern)/u,
    foundBy:
      /\b(?:required|compelled|ordered|held|found|determined|adjudged|declared|deemed|finally determined) by (?:a|an|any|law|such|the) .{0,40}(?:court|tribunal|order|arbitrat)/u,
    other:
      /to which (?:it|they) (?:is|are|may be) subject|\breceiver\b|bankruptcy (?:law|code|act|reorgani)|final judge?ment/u,
    award: /not be settled by|not constitute a waiver|\baward\b.{0,120}\bentered (?:in|by|with) any\b/u,
    anyCourt:
      /\b(?:brought|filed|commenced|instituted|heard) (?:in|before) (?:any|a) court(?!s? (?:located|sitting|situated|in|of (?:the|competent jurisdiction (?:located|sitting|situated|in|within))))/u,
  },
};

/** A court that somebody may go to, or that does something, none that is chosen. Folded. */
export const anyCourt = {
  en: {
    brought: /\bsuits? brought in (?:a|any) court\b/u,
    judgment: /\bjudge?ment (?:up)?on the award\b/u,
    receiver: /\breceiver is appointed\b|\bunder the bankruptcy law/u,
  },
};

/** What is brought before courts. Folded. */
export const legalAction = {
  en: /\b(?:actions?|suits?|proceedings?|litigation|disputes?|claims?|controvers(?:y|ies)|cause of action)\b/u,
};

export const broughtThere = {
  en: /\b(?:brought|commenced|instituted|filed|initiated|maintained|litigated|heard|tried|resolved|settled|adjudicated|submitted|decided)\b/u,
};

/** About costs and awards, not about who decides. Folded. */
export const aboutTheAward = {
  en: {
    cost: /\bcost|\bfees?\b/u,
    decision:
      /(?:decree|determination|award) of (?:an |the )?arbitrat|determined by an? (?:arbitrator|court|tribunal) .{0,40}to be|not be (?:settled|resolved) by/u,
    waiver: /not constitute a waiver|\bmay be entered\b/u,
  },
};

/** A lawsuit or similar. Folded. */
export const lawsuit = { en: /\b(?:actions?|suits?|proceedings?|litigation|lawsuits?)\b/u };

export const broughtAway = { en: /\b(?:brought|commenced|filed|instituted|maintained|venued|tried|lie)\b/u };

export const courtLetters = { en: /icac/u };

/** A dispute, and who decides it. Folded. */
export const disputeWord = { ru: /(?:спор|разноглас|иск|конфликт|претензи)/u };

export const courtWord = {
  ru: /суд(?:е|а|у|ом|ах|ам|ы|ов|ами)?|мкас|юрисдикци\p{L}{1,2}|арбитраж(?:е|а|у|ем)?|судебн\p{L}{2,3} порядк\p{L}{1,2}/u,
};

/** Where arbitrators sit, or which court is competent. */
export const arbitrationPlace = {
  ru: {
    seat: /(?:место|местом) (?:проведения )?(?:арбитраж|третейск|судебного разбирательств)/u,
    held: /арбитраж\p{L}{0,4} (?:проводится|проходит|состоится)|(?:арбитражн|третейск)\p{L}{2,3} разбирательств\p{L}{1,3} (?:проводится|проходит|осуществля)/u,
    competent:
      /арбитраж\p{L}{0,4} осуществляется|подсудност\p{L}{1,2}|подведомствен\p{L}{1,2}|третейск\p{L}{2,3} (?:суд|разбирательств)/u,
  },
};

/** What is brought before a court. */
export const claimWord = { ru: /(?:спор|разноглас|иск|дел|претензи|требовани)/u };

export const isDecided = { ru: /(?:рассм[ао]тр\p{L}{2,8}|разреша\p{L}{2,4}|предъявл\p{L}{2,4}|переда\p{L}{2,3})/u };

/** The court of a place, or a type of court. */
export const courtOfPlace = {
  ru: {
    place: /по месту (?:нахождения|жительства|регистрации|исполнения)/u,
    kind: /мировы\p{L}{1,2} судь|судебны\p{L}{1,2} орган|государственн\p{L}{2,3} суд/u,
  },
};
