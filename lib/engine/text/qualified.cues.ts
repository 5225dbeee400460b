/** What limits, narrows or replaces another clause's content. Folded text. */

/** A clause that changes others. */
export const amends = {
  en: /\b(?:is|are|(?:shall|will) be|was|were) (?:hereby |further )?(?:replaced|substituted|deleted|amended|struck|removed|repealed|restated)\b|\b(?:now|shall|to) read\b/u,
  ru: /замен(?:ить|яется|яются|ен[аы]?)(?!\p{L})|исключ(?:ить|ается|аются|ен[аы]?)(?!\p{L})|в (?:следующей|новой) редакции|утратившим/u,
  mn: /гэснийг|өөрчилсүгэй|өөрчилж найруул|хасав|хассугай|хасагд|хүчингүй болго|орлуул/u,
};

/** Before the number of a clause. */
export const clauseWord = {
  en: /\b(?:clauses?|sections?|articles?|paragraphs?|items?|points?)\s/u,
  ru: /(?<!\p{L})(?:п\.|пп\.|пункт\p{L}{0,3}|раздел\p{L}{0,2}|стать\p{L}{1,2}|ст\.)\s?/u,
  mn: /(?:зүйл|заалт)\p{L}{0,4}\s/u,
};

/** About words no longer in force. */
export const notInForce = {
  en: /\bno longer (?:appl|in force|valid|ha)|\b(?:earlier|previous|prior|former|old) (?:draft|version|wording|agreement|contract|lease)\b|\bsuperseded\b/u,
  ru: /больше не (?:действу|применя)|(?:прежн|предыдущ|ранн)\p{L}{2,4} (?:редакци|проект|договор)|утратил/u,
  mn: /хүчингүй болсон|(?:өмнөх|хуучин) (?:төсөл|хувилбар|гэрээ)/u,
};

/** Limits the previous sentence. Without its number. */
export const takesBack = {
  en: {
    opens: /^(?:however|nevertheless|notwithstanding|except|save|provided|but|nor|only|unless|in that case)\b/u,
    doesNotApply:
      /\b(?:do|does|shall|will) not (?:apply|extend|cover|include)\b|\bthe same (?:does|shall)\b.{0,20}\bnot\b/u,
    pronounNot:
      /^(?:it|he|she|they|this|that|these|such \p{L}+)\b.{0,60}\b(?:not|never|only|prohibited|excluded|cannot)\b/u,
    needNot: /\bneed not\b|\b(?:is|are) (?:exempt|excluded|excepted)\b/u,
    howeverInside: /^.{0,60}\b(?:may|shall|must|can|will|is|are)\b,? (?:however|though|nevertheless)\b/u,
  },
  ru: {
    opens: /^(?:однако|тем не менее|но|кроме|за исключением|исключени|при этом|только|лишь|если)(?!\p{L})/u,
    doesNotApply: /не (?:относ\p{L}{1,4}|распространя\p{L}{1,4}|применя\p{L}{1,4}|касает\p{L}{1,2})(?!\p{L})/u,
    pronounNot:
      /^.{0,50}(?<!\p{L})(?:он|она|оно|они|это|этого|такие|такой)(?!\p{L}).{0,60}(?<!\p{L})(?:не|нельзя|запрещ\p{L}+|только)(?!\p{L})/u,
  },
  mn: {
    opens: /^(?:гэхдээ|харин|гэвч|гагцхүү|зөвхөн|хэрэв|эс бөгөөс)(?!\p{L})/u,
    doesNotApply: /хамаарахгүй|үйлчлэхгүй|үл хамаар|хамрахгүй/u,
    noName: /^[^"]{0,60}(?:эрхгүй|хориглоно|болохгүй)[.;]?$/u,
  },
};

/** Prevails over another clause, whose number is next to it. */
export const overrides = {
  en: {
    notThere: /\bdo(?:es)? not apply\b|\bshall not apply\b/u,
    despite:
      /\b(?:notwithstanding|despite|in spite of|contrary to|in derogation (?:of|from)|by way of exception (?:from|to))\b/u,
  },
  ru: {
    notThere: /не (?:применя|распространя|действу)\p{L}{1,4}(?!\p{L})/u,
    despite: /(?:несмотря на|вопреки|невзирая на|в отступление от|в изъятие из|независимо от)(?!\p{L})/u,
  },
  mn: { notThere: /хамаарахгүй|үйлчлэхгүй/u, despite: /үл хамааран|үл харгалзан|харгалзахгүйгээр/u },
};

export const clauseAfter = {
  mn: /^(?:-(?:д|т|ийн|ын|р)\p{L}{0,3}(?!\p{L})|\s?(?:дугаар|дүгээр)\s(?:зүйл|заалт|хэсэг|бүлэг))/u,
};
