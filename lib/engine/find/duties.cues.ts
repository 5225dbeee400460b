/** Duty words that set no duty. Folded. */
export const noDuty = {
  en: {
    notLiable: /under no circumstances shall .{2,40} be liable/u,
    agreesAsFollows:
      /agrees? to the following (?:terms|definitions|descriptions)|^now,? therefore|agree(?:s|d)? as follows|agree to be bound by the terms and conditions of this/u,
    promises:
      /(?:promises|commitments|covenants|undertakings)(?:,? (?:and|or) \p{L}{4,16})?,? (?:whether )?(?:oral|written|with respect)/u,
    mayBe: /agree(?:s|d)? that .{0,80} may be/u,
  },
};

/** How secrets may be used. Folded. */
export const keepsSecret = {
  en: {
    onlyFor:
      /\b(?:only|solely|exclusively) (?:for|in connection with) (?:the |that |such |its )?(?:sole |business |above |permitted )*purposes?\b|\bfor no other purpose\b/u,
    held: /\b(?:be|is|are) (?:kept|held|maintained|treated)\b.{0,40}\b(?:confidential|secret|confidence)/u,
  },
};

/** A sentence without one of these sets no duty. Folded. */
export const dutyWord = {
  en: /\b(?:shall|must|will|agrees?|undertakes?|covenants?|is (?:solely )?(?:required|responsible|obligated)|may not|hereby)\b/u,
  ru: /обяза[нл]|обязу|долж[ен]н|не вправе|запрещ/u,
  mn: /үүрэг|хориглоно|ёстой/u,
};

/** Openings of sentences that set no duty. Folded. */
export const noClause = {
  en: {
    recital: /^(?:\S{1,8} )?(?:whereas|now,? therefore|in witness whereof)/u,
    definition: /^(?:\S{1,8} )?"[^"]{1,60}" (?:shall )?(?:means?|has)/u,
    aboutTheContract:
      /^(?:\S{1,8} )?(?:this|the) (?:agreement|contract) (?:shall|will|may) (?:not )?(?:be (?:binding|governed|construed|effective|deemed|signed|executed|amended|modified))/u,
    contractRuns:
      /^(?:\S{1,8} )?(?:this|the) (?:agreement|contract) (?:shall|will|may) (?:not )?(?:commence|terminate|continue|remain|constitute|become|take|expire|inure)/u,
    keepsRights:
      /^(?:\S{1,8} )?(?:[\p{L}'-]+ ){1,5}(?:keeps?|retains?|reserves?|owns?) (?:all |its |any |full |the |every )*(?:rights?|title|ownership)\b(?![^.]*\b(?:shall|must|will|but)\b)/u,
    scope:
      /^(?:\S{1,8} )?(?:this|these|that|it|the (?:above|foregoing)|(?:section|clause) \S+) (?:does|do|shall) not (?:cover|apply|include|extend)\b(?!.*\b(?:shall|will|pays?|gives?|for these)\b)/u,
    mayRefuse:
      /^(?:\S{1,8} )?(?:[\p{L}'-]+ ){1,4}may (?:reject|refuse|terminate|end|cancel|withdraw)[^.;]{0,20} only\b(?![^.]*\b(?:shall|must)\b)/u,
    made: /^(?:\S{1,8} )?(?:this|the) (?:[\p{L}-]+ ){1,4}is (?:made|entered into|dated)\b(?![^.]*\b(?:shall|must)\b)/u,
    party:
      /^(?:\(?\d{1,2}\)? )?[^;:]{2,90},? (?:with )?(?:company|registered|registration) (?:number|no)\b(?![^;]*\b(?:shall|must|agrees?|will)\b)/u,
    office:
      /^(?:\(?\d{1,2}\)? )?[^;:]{2,90}, (?:incorporated|a (?:private|public|limited) |whose registered)(?![^;]*\b(?:shall|must|agrees?|will)\b)/u,
    letsOrSells:
      /^(?:\S{1,8} )?(?:the )?[\p{L}'-]+ (?:lets?|leases?|sells?) (?:and the [\p{L}'-]+ \p{L}+ )?the [^.;]{0,160}\b(?:to the|for a term)\b(?![^.]*\b(?:shall|must|within)\b)/u,
    whoTheyAre:
      /^[^.;]{0,300}\((?:the )?"[^"]{1,40}"\) and [^.;]{0,300}\((?:the )?"[^"]{1,40}"\)(?![^.]*\b(?:shall|must|agrees?)\b)/u,
  },
  ru: {
    party:
      /^(?:\(?\d{1,2}\)? )?[^;:]{2,120}(?<!\p{L})(?:инн|огрн|огрнип|бин|рег\p{L}*\.? ?(?:номер|№))\s?:?\s?\d(?![^;]*(?:обязан|обязу|долж|оплач|уплач))/u,
    letsOrSells:
      /^(?:\S{1,8} )?[\p{L}-]+ (?:сдает|продает|предоставляет в аренду),? а [\p{L}-]+ (?:принимает|берет|покупает)(?![^.]*(?:обязан|обязу|долж|в течение))/u,
    keepsRights:
      /^(?:\S{1,8} )?(?:[\p{L}-]+ ){1,5}сохраняет (?:за собой )?(?:все |исключительн\p{L}{2,3} )?прав\p{L}{0,2}(?![^.]*(?:обяз|долж))/u,
    scope:
      /^(?:\S{1,8} )?(?:это|данн\p{L}{2,3} \p{L}+|указанн\p{L}{2,3} \p{L}+) (?:\p{L}+ )?не (?:распространя|относит|применя|касает)\p{L}{2,4}(?![^.]*(?:обяз|долж))/u,
  },
  mn: {
    party:
      /^(?:\(?\d{1,2}\)? )?[^;:]{2,160}(?:регистр\p{L}*|рд)\s?(?:дугаар|№|:)?\s?:?\s?\p{L}{0,2}\d{6,}(?![^;]*(?:үүрэгтэй|төлнө|ёстой))/u,
    letsOrSells:
      /^(?:\S{1,8} )?[\p{L}-]+ [^.;]{0,120}(?:түрээслүүлж|худалдаж|борлуулж),? [\p{L}-]+ [^.;\d]{0,40}(?:түрээсэлнэ|түрээслэнэ|худалдан авна)(?![^.]*(?:хоног|дотор|үүрэгтэй))/u,
    scope: /^(?:\S{1,8} )?(?:энэ|эдгээр)(?: нь| заалт)? [^.;]{0,80}(?:хамаарахгүй|үйлчлэхгүй)\.?$/u,
  },
};

/** Both sides, or either of them. Folded. */
export const bothSides = {
  en: /^(?:each party|either party|neither party|both parties|the parties|parties|party)$/u,
  ru: /^(?:стороны|сторона|каждая из сторон|ни одна из сторон)$/u,
  mn: /^(?:талууд|аль нэг тал|тал бүр|тал)$/u,
};
