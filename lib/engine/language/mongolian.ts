/**
 * A light stemmer for Mongolian in Cyrillic. It strips inflection (case, possession, number, tense, negation) and keeps
 * derivation: 'түрээслэгч' (tenant) and 'түрээслүүлэгч' (landlord) stay two words.
 */

/** Noun endings; `A` is а э о ө, `U` is у ү. */
const NOUN = [
  "AAс",
  "гAAс",
  "нAAс",
  "AAр",
  "гAAр",
  "тай",
  "тэй",
  "той",
  "ийн",
  "ын",
  "ний",
  "ны",
  "гийн",
  "ийг",
  "ыг",
  "гийг",
  "ий",
  "ы",
  "нд",
  "Aд",
  "д",
  "т",
  "г",
  "руу",
  "рүү",
  "луу",
  "лүү",
  "Uд",
  "нUд",
  "чUд",
  "гUд",
  "нар",
  "нэр",
  "гүй",
  "AA",
  "гAA",
  "нхAA",
  "ынх",
  "ийнх",
  "аасAA",
  "ээсAA",
  "оосAA",
  "өөсAA",
  "аарAA",
  "ээрAA",
  "оорAA",
  "өөрAA",
  "тайгAA",
  "тэйгAA",
  "дAA",
  "тAA",
  "ндAA",
  "ынхAA",
  "ийнхAA",
];
const VERB = [
  "х",
  "Aх",
  "сAн",
  "нA",
  "дAг",
  "ж",
  "ч",
  "жээ",
  "чээ",
  "AAд",
  "вAл",
  "бAл",
  "хAд",
  "AAгүй",
  "хгүй",
  "Aхгүй",
  "лAA",
  "тAл",
  "мAгц",
  "нгUт",
  "вч",
  "хAAр",
  "хдAA",
  "хын",
  "хийн",
  "вA",
  "лгүй",
  "AAч",
  "AAрAй",
  "AAсAй",
  "хAAс",
  "хтAй",
  "сAнAAс",
  "сAнAAр",
  "сAны",
  "сAний",
  "сAнд",
  "сAнгүй",
  "дAггүй",
  "мAAр",
  "ья",
  "ье",
  "ъя",
  "хуйц",
  "хүйц",
  "сугай",
  "сүгэй",
  "цгAA",
  "жAA",
];
/** Passive and causative, stripped once more after a verb ending. */
const VOICE = ["Uул", "гд", "Aгд", "лц", "Aлц"];

const FOUR = ["а", "э", "о", "ө"];
const spelt = (forms: readonly string[]): string[] => [
  ...new Set(
    forms.flatMap((form) => FOUR.flatMap((a) => ["у", "ү"].map((u) => form.replace(/A/g, a).replace(/U/g, u + u)))),
  ),
];

const longestFirst = (forms: readonly string[]) => spelt(forms).sort((a, b) => b.length - a.length);
const [NOUNS, VERBS, VOICES] = [longestFirst(NOUN), longestFirst(VERB), longestFirst(VOICE)];
const VOWEL = /[аэоөуүиыйяеёюъь]/u;
/** Roots that look inflected. */
const LIKE_INFLECTED = [
  "түрээс",
  "төлөөлөгч",
  "ажилтан",
  "баримт",
  "бүртгэл",
  "даатгал",
  "баталгаа",
  "гэрч",
  "гэрээ",
  "мэдэгд",
  "хүлээлц",
  "хүүхэд",
  "заавал",
  "дансан",
  "данс",
  "хариу",
  "худалд",
  "худал",
  "эрх",
  "авлиг",
  "авлаг",
  "хугацаа",
  "болих",
];
const MOST_CASES = 3;

/** The stem of a Mongolian word in lower case; words of up to three letters stay. Linear in the word. */
export function mongolianStem(word: string): string {
  if (word.length <= 3) return word;
  if (/^үнэ(?!н)/u.test(word) || /^үний/u.test(word)) return "үнэ";
  const root = LIKE_INFLECTED.find((one) => word.startsWith(one) && !word.startsWith(`${one}л`));
  if (root) return root;
  const verb = VERBS.find((one) => word.endsWith(one) && leavesAStem(word, one));
  const noun = NOUNS.find((one) => word.endsWith(one) && leavesAStem(word, one));
  const isVerb = verb !== undefined && verb.length >= (noun?.length ?? 0) && !/гч$/u.test(word);
  const stem = isVerb ? withoutVoice(word.slice(0, -verb.length)) : withoutCases(word);
  const bare = stem.replace(/[аэоөуүиыйьъ]+$/u, "");
  return withoutFleetingVowel(bare.length >= 2 ? bare : stem);
}

function withoutVoice(form: string): string {
  const stem = form.replace(/[аэоө]$/u, "");
  const voice = VOICES.find(
    (one) => stem.endsWith(one) && stem.length - one.length >= 2 && VOWEL.test(stem.slice(0, -one.length)),
  );
  return voice ? stem.slice(0, -voice.length) : stem;
}

function withoutCases(word: string): string {
  let stem = word;
  for (let taken = 0; taken < MOST_CASES; taken += 1) {
    const ending = NOUNS.find((one) => stem.endsWith(one) && leavesAStem(stem, one) && (one.length > 1 || taken === 0));
    if (!ending) break;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}

function leavesAStem(stem: string, ending: string): boolean {
  const left = stem.length - ending.length;
  return left >= (ending.length >= 2 ? 2 : 3) && VOWEL.test(stem.slice(0, left));
}

/** 'өдөр' and 'өдрийн', 'хугацаа' and 'хугацаанд': the short vowel between the last two consonants may drop out. */
function withoutFleetingVowel(stem: string): string {
  return stem.length >= 4 ? stem.replace(/([^аэоөуүиый])[аэоөиу]([^аэоөуүиый])$/u, "$1$2") : stem;
}
