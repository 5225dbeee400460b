/** A law that does something other than govern the contract. Folded. */
export const otherLaw = {
  en: {
    validity: /(?:invalid|illegal|unenforceab|ineffective)/u,
    permitted:
      /\b(?:permitted|required|provided|prohibited|allowed) (?:by|under) (?:the |any |applicable )?(?:law|laws)\b/u,
    other: /bankruptcy,|insolvency|"? (?:shall )?means? |governing body|governmental? (?:authority|body|rule)/u,
  },
};

/** What a law governs. Folded. */
export const contractOrRight = {
  en: /\b(?:agreement|contract|note|letter|deed|undertaking|terms|instrument|lease|license|document|guaranty|release|certificate|rights|obligations|validity|performance)\b/u,
};

export const governedByLaw = {
  en: /\b(?:governed|construed|interpreted|controlled|enforced)\b.{0,100}\b(?:by|under|with|to)\b.{0,60}\blaws?\b/u,
};

/** The laws of a place govern it. Folded. */
export const lawsOf = { en: /(?:^|[^\p{L}])(?:the )?(?:internal |substantive |domestic )?laws? of (?!any )(?:the )?/u };

export const lawGoverns = {
  en: /.{2,80}\b(?:shall|will|does|do|to)? ?(?:govern|control|appl(?:y|ies)|be applied|be applicable|is applicable|be the governing)/u,
};

/** A law named by a country's adjective applies. Folded. */
export const lawApplies = {
  en: {
    adjective:
      /^(?:\S{1,8} )?(?!(?:applicable|mandatory|local|such|that|this|statutory|labou?r|tax|consumer|other)\b)\p{L}{4,20} law (?:applies|governs|(?:shall|will) (?:apply|govern))\b/u,
    subject:
      /\b(?:agreement|contract|lease|nda|deed)\b(?: is| shall be| and all disputes are)? subject to (?:the laws? of|\p{L}{4,20} law\b)/u,
    underIt: /\bdisputes?\b.{0,80}\bunder (?:the )?(?!applicable|mandatory|such|local)\p{L}{4,20} law\b/u,
  },
};

/** A contract is governed by a law. Folded. */
export const isGoverned = {
  ru: /(?:регулиру[ею]тся|регулировани|подчин(?:яе|яю|ен)|толку[ею]тся|толковани|применя[ею]тся|применяет|руководству[ею]тся|руководствоваться|подлежит применению)/u,
};

export const itsLaw = {
  ru: /.{0,120}(?<!\p{L})(?:прав(?:о|ом|у|а)|законодательств(?:о|ом|у|а)|закон(?:ами|ом|ы))(?!\p{L})/u,
};

/** Ends like a country adjective whose country we don't know. */
export const countryAdjective = { en: /(?:[^g]ian|ish|ese|ean|ani)$/iu };

/** The country meant by an adjective, in lower case. */
export const COUNTRIES: { en: readonly (readonly [adjective: string, country: string])[] } = {
  en: [
    ["english", "England and Wales"],
    ["scots", "Scotland"],
    ["irish", "Ireland"],
    ["french", "France"],
    ["german", "Germany"],
    ["austrian", "Austria"],
    ["swiss", "Switzerland"],
    ["dutch", "the Netherlands"],
    ["belgian", "Belgium"],
    ["spanish", "Spain"],
    ["portuguese", "Portugal"],
    ["italian", "Italy"],
    ["swedish", "Sweden"],
    ["norwegian", "Norway"],
    ["danish", "Denmark"],
    ["finnish", "Finland"],
    ["polish", "Poland"],
    ["russian", "Russia"],
    ["mongolian", "Mongolia"],
    ["japanese", "Japan"],
    ["korean", "Korea"],
    ["estonian", "Estonia"],
    ["latvian", "Latvia"],
    ["lithuanian", "Lithuania"],
    ["czech", "the Czech Republic"],
    ["slovak", "Slovakia"],
    ["slovenian", "Slovenia"],
    ["hungarian", "Hungary"],
    ["romanian", "Romania"],
    ["bulgarian", "Bulgaria"],
    ["croatian", "Croatia"],
    ["serbian", "Serbia"],
    ["greek", "Greece"],
    ["cypriot", "Cyprus"],
    ["maltese", "Malta"],
    ["turkish", "Turkey"],
    ["ukrainian", "Ukraine"],
    ["belarusian", "Belarus"],
    ["kazakh", "Kazakhstan"],
    ["uzbek", "Uzbekistan"],
    ["chinese", "China"],
    ["indian", "India"],
    ["israeli", "Israel"],
    ["icelandic", "Iceland"],
    ["luxembourgish", "Luxembourg"],
    ["brazilian", "Brazil"],
    ["mexican", "Mexico"],
    ["vietnamese", "Vietnam"],
    ["thai", "Thailand"],
  ],
};

/** A law that the contract does not choose. Raw text. */
export const notItsLaw = {
  en: /\bnot (?:be )?(?:governed|construed|subject)\b|\bthe (?:lease|loan|deed|guarantee|licen[cs]e) of the [^.;]{0,40}\bgoverned\b/iu,
  ru: /не (?:применя|регулиру)\p{L}{1,5}\s(?:прав|законодательств)|прав\p{L}{0,2}\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\sне применя/iu,
  mn: /хууль\p{L}{0,4}\s(?:үйлчлэхгүй|хэрэглэхгүй)/iu,
};

/** Parts of the contract have a law of their own. Raw text. */
export const lawOfAPart = {
  en: {
    except:
      /\b(?:except|save|other than)\b[^.;]{0,60}\b(?:which|clauses?|sections?|articles?|schedules?)\b[^.;]{0,40}\bgoverned\b/iu,
    mandatory: /\b(?:except|save|but)\b[^.;]{0,40}\bmandatory\b|\b(?:except|save) (?:that|where)\b[^.;]{0,40}\blaw\b/iu,
  },
};

/** The law of an arbitration, not of the contract. Raw text. */
export const lawOfArbitration = {
  en: /^(?:[\d.]{1,8}\s)?(?:the |any )?(?:seat of |conduct of )?(?:the )?(?:arbitration|arbitral proceedings?)\b[^.;]{0,60}\b(?:governed|subject|law)\b/iu,
  ru: /^(?:[\d.]{1,8}\s)?(?:к )?(?:арбитражн\p{L}{2,3}|третейск\p{L}{2,3}) (?:разбирательств|процедур|оговорк)\p{L}{0,3}[^.;]{0,60}(?:прав|закон)/iu,
  mn: /^(?:[\d.]{1,8}\s)?арбитрын (?:ажиллагаа|журам|хэлэлцээр)\p{L}{0,4}[^.;]{0,60}хууль/iu,
};

/** In place of a law's name, without naming a place: the law is stated elsewhere or left blank. Raw text. */
export const noPlace = {
  en: {
    first:
      /^(?:the|any|another|such|each|that|its|this|our|your|their|whichever|which|where|all|both|either|other|pursuant|in|as|a|an)(?: |$)/iu,
    general:
      /^(?:territor(?:y|ies)|jurisdictions?|countr(?:y|ies)|states?|provinces?|places?|seat|land|nation|domicile|residence|incorporation|organization|governments?)(?: (?!of \p{L})|$)/iu,
    ofLaw:
      /(?:^|[ -])(?:laws?|governing|applicable|proper|mandatory|local|relevant|agreements?|contract|section|clause|article|hereof|herein|law-?suits?)(?: |$)/iu,
    ofParty:
      /(?<!people)['’]s(?: |$)|^(?:supplier|seller|buyer|purchaser|client|customer|landlord|tenant|lessor|lessee|licen[cs]\p{L}{2}|provider|company|part(?:y|ies))\p{L}{0,2}(?: |$)/iu,
    public: / (?:having|bodies|government|located|where)(?: |$)/iu,
    brokenOff: / (?:the|of|and|or|in|a|an|by|to)$/iu,
  },
  ru: {
    ofParty:
      /^(?:сторон|договор|соглашени|заказчик|исполнител|поставщик|покупател|продав|арендо?|наймодат|нанимат|лиценз|агент|принципал|подряд)/iu,
    ofThing:
      /^(?:собственн|пользовани|требовани|интеллект|результат|клиент|работ(?:ник|одат)|компани|обществ|заем|займ)/iu,
  },
  mn: {
    fieldOfLaw:
      /^(?:иргэний|хөдөлмөрийн|компанийн|татварын|газрын|худалдааны|аж ахуйн|холбогдох|тухайн|аль|өөр|орон нутгийн)/iu,
    ofParty: /^(?:\p{L}+гчийн|\p{L}+гчын|талуудын|талын|улсын|үндэсний|дээрх|эдгээр|гэрээний)(?: |$)/iu,
  },
};

/** Before the name of the law: 'Governing law: '. Raw text. */
export const lawLabel = {
  en: /^(?:[\d.]{1,6}\s)?(?:(?:governing|applicable|proper) )?law\s?[:–-]\s?/iu,
  ru: /^(?:[\d.]{1,6}\s)?(?:применимое право|право договора)\s?[:–—-]\s?/iu,
};

/** Before a place name: what it is; after it: the start of what comes next. Raw text. */
export const besideItsName = {
  en: {
    before: /^(?:state|commonwealth|province) of (?=\p{L})/iu,
    behind: / and(?: of)?(?: the)?(?: laws?)?(?: of)?$/iu,
  },
};

/** Adjectives of a field of law, which look like country adjectives. Raw text. */
export const fieldOfLaw = {
  ru: /^(?:граждан|автор|мор|город|потребитель|предприниматель|банков|хозяй|рим|конкурент)/iu,
};

/** The word for law, after whose it is. Raw text. */
export const lawWord = { mn: /(?:материаллаг\s|холбогдох\s|хүчин төгөлдөр\s|иргэний\s)?хуул(?:ь|иар|ийг|ийн)/u };

/** A table's cell that announces the law in the next one, and nothing else. Raw text. */
export const lawCell = {
  en: /^(?:[\d.]{1,6}\s)?(?:choice of law|(?:governing|applicable|proper|controlling) law)(?: (?:and|&) (?:jurisdiction|courts?|venue))?(?: of (?:the|this) (?:agreement|contract))?\s?[.:]?$/iu,
  ru: /^(?:[\d.]{1,6}\s)?(?:применимое (?:право|законодательство)|право,? (?:применимое к договору|договора)|регулирующее право)\s?[.:]?$/iu,
  mn: /^(?:[\d.]{1,6}\s)?(?:гэрээнд )?(?:хэрэглэх|хэрэглэгдэх|баримтлах|үйлчлэх|зохицуулах) (?:хууль|эрх зүй)(?: тогтоомж)?\s?[.:]?$/iu,
};

/** In the cell behind it, words that are no place: another column's head, a court, an answer that is none. Raw text. */
export const otherCell = {
  en: /\b(?:jurisdictions?|venue|forum|courts?|arbitra\p{L}+|disputes?|language|terms?|date|price|value|details?|description|means|applies|none|agreed|applicable|see|yes)\b/iu,
  ru: /(?<!\p{L})(?:юрисдикци|подсудност|суд|арбитраж|споры|язык|срок|дата|цена|значени|описани|не применя|нет(?!\p{L})|согласовыва|см\.)/iu,
  mn: /(?<!\p{L})(?:харьяалал|шүүх|арбитр|маргаан|хэл(?!\p{L})|хугацаа|огноо|үнэ|утга|тайлбар|байхгүй|тохиролц)/iu,
};

/** Before the name of a country, the word for its law. Lower case. */
export const beforeItsName = { en: /^(?:the|law of(?: the)?)\s/u, ru: /^(?:право|законодательство|законы)\s/u };
