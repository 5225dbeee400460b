/** A contract that doesn't go on after its term. Folded. */
export const neverRenews = {
  en: {
    verb: /\b(?:agreement|contract|lease|tenancy|engagement|hire|subscription|it|term)\b[^.;,]{0,40}\b(?:does|do|shall|will|is|are) not (?:be )?(?:automatically |tacitly )?(?:renew|extend|prolong)/u,
    noun: /\bno (?:automatic|tacit) (?:renewal|extension|prolongation)\b/u,
  },
  ru: /(?<!\p{L})(?:договор|соглашение|контракт|он|оно)(?: [\p{L}-]{1,20}){0,4} не (?:продлева|пролонгир|возобновля)|(?<!\p{L})пролонгация не (?:предусм|допуск)/u,
  mn: /(?:гэрээ[^.;,]{0,40} |өөрөө |аяндаа |автоматаар )сунгагдахгүй|гэрээг? сунгахгүй|сунгалт гэж байхгүй/u,
};

/** The sentence holds only in a case. Folded. */
export const onlyInACase = {
  en: /\b(?:if|unless|where|except|once|in case)\b/u,
  ru: /(?<!\p{L})(?:если|кроме|в случае|пока)(?!\p{L})/u,
  mn: /(?<!\p{L})(?:бол|тохиолдолд|нөхцөлд)(?!\p{L})|(?:вал|вэл|вол|вөл|бал|бэл|бол|бөл)(?!\p{L})/u,
};

/** Opens a sentence that takes something out of the one before. Folded. */
export const takenOut = {
  en: /^(?:\(?\p{L}{1,3}\) )?(?:this|these|the above|the foregoing|neither of these)(?: \p{L}+){0,3} (?:does|do|shall|will) not (?:apply|hold|cover|extend|limit)/u,
  ru: /^(?:это|эти|указанн\p{L}{2,3}|данн\p{L}{2,3}|настоящ\p{L}{2,3})(?!\p{L})[^.;]{0,60} не (?:распростран|применя|действу|относ|каса)/u,
  mn: /^(?:энэ|эдгээр|дээрх|уг|үүнд)(?!\p{L})[^.;]{0,120}(?:хамаарахгүй|үйлчлэхгүй|хэрэглэхгүй)/u,
};

/** A part of what is paid has another day: 'other than the first instalment', '70 %'. Folded. */
export const partOnly = {
  en: /\b(?:other than|except|save for|apart from)\b|\b(?:balance|remainder|rest|further) (?:of|is|together|\d)/u,
  ru: /(?<!\p{L})(?:кроме|за исключением|остаток|остальн)/u,
  mn: /үлдсэн|үлдэгдэл|эс тооц|бусад тохиолдол/u,
};

/** Money is given back, by whoever has it. Folded. */
export const givesBack = {
  en: /\b(?:refund|gives? (?:it|them|back)|given? back|reimburs)/u,
  ru: /(?<!\p{L})(?:возвра[тщ]а\p{L}{1,3} (?:деньги|уплаченн|сумму залога|залог|задаток)|возмеща)/u,
  mn: /мөнг\p{L}{0,6} [^.;]{0,40}буцаа|буцаан олго/u,
};

/** Which of two days counts. Folded. */
export const whicheverDay = {
  en: /\b(?:the |on )?(?:later|earlier|latest|earliest) of\b|\bwhichever (?:is|comes|occurs)\b/u,
  ru: /(?<!\p{L})(?:более (?:ранн|поздн)\p{L}{2,3}|наступит (?:раньше|позже|позднее))(?!\p{L})/u,
  mn: /аль (?:эрт|түрүүн|сүүлд|хожуу)/u,
};

/** Right behind words for no end: a right or a licence lasts so long, not the contract. Folded. */
export const rightBehind = {
  en: /^[^.;]{0,40}\b(?:licen[cs]e|right|access|basis)/u,
  ru: /^[^.;]{0,60}(?<!\p{L})(?:лицензи|прав[оаеу](?!\p{L})|пользован|использован)/u,
  mn: /^[^.;]{0,60}(?:эрх|лиценз|ашигла)/u,
};

/** Endings of a day, a month or a length, when they stand alone. Raw text. */
export const endingOfDay = { mn: /(?<=\d)-(?:ний|ны|нд|нээс|наас|ноос|нөөс|ныг|нийг|ын|ийн)$/iu };
export const endingOfLength = { mn: /(?<=хоног|сар|жил|өдөр)(?:ийн|ын|ийг|ыг|т|д|аар|ээр|оор)$/iu };
