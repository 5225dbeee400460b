/** What of a scan is most likely the agreed text, misread. Pure. Source: B-28.7. */
import { ANY_MONTH_EN } from "@/lib/copy/month-names";
import { SURE_FROM } from "@/lib/documents/scans/scanned-page";
import { normalized } from "@/lib/normalized";

// Which letters a reader of images confuses. Source: B-28.7.

/** Letters drawn alike in both alphabets, including small ones like their capitals. */
const CYRILLIC = "аеорсхукмтнвіѕј";
const LATIN = "aeopcxykmthbisj";
const TWINS = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] ?? letter]));
/** Letters whose small and capital forms have the same shape. */
const ONE_SHAPE = new Set("cosvwxzpkuвгджзийклмнптцчшщъыьэюяосхукпөү");
const ACCENTS = /\p{M}/gu;
const DRAWN_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[ҮүҰұУу]/gu, "y"],
  [/[Өөθ]/gu, "o"],
  [/[|!Iil]/gu, "l"],
  [/rn/gu, "m"],
  [/cl/gu, "d"],
  [/vv/gu, "w"],
  [/щ/giu, "ш"],
  [/ъ/giu, "ь"],
  [/э/giu, "з"],
];

/** A word as it looks on paper, in either alphabet. */
function onPaper(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const twin = TWINS.get(small);
    return twin === undefined ? letter : small === letter ? twin : twin.toUpperCase();
  });
}

/** Whether two words look the same except for dots above a letter: ё and е, й and и. */
function isDrawnSame(one: string, other: string): boolean {
  return toTwins(one) === toTwins(other);
}

/** Whether letters of one word are easily read as those of the other. */
function looksAlike(one: string, other: string): boolean {
  if (isDrawnSame(one, other)) return true;
  if (one.toLowerCase() === other.toLowerCase()) return isCaseOfOneShape(one, other);
  return toShapes(one) === toShapes(other);
}

function isCaseOfOneShape(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  return a.every((letter, at) => letter === b[at] || ONE_SHAPE.has(letter.toLowerCase()));
}

function toShapes(word: string): string {
  const drawn = DRAWN_ALIKE.reduce((text, [letters, shape]) => text.replace(letters, shape), word);
  return toTwins(drawn.toLowerCase());
}

function toTwins(word: string): string {
  return onPaper(normalized(word, "NFD").replace(ACCENTS, ""));
}

/** Edit distance in letters; counts no further than `most`. */
function lettersApart(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = b.map((_, at) => at + 1);
  let corner = 0;
  for (const [index, letter] of a.entries()) {
    let [diagonal, left] = [corner, index + 1];
    corner = index + 1;
    row = row.map((above, at) => {
      const cost = letter === b[at] ? diagonal : 1 + Math.min(diagonal, above, left);
      diagonal = above;
      return (left = cost);
    });
    if (Math.min(corner, ...row) > most) return most + 1;
  }
  return row.at(-1) ?? a.length;
}

// Words in which a misread letter would change the agreement: they never count as misread. Source: B-28.7.

/** Amounts, shares and meaningful symbols. */
const FIGURE = /[\p{N}\p{Sc}%‰№+=<>±×÷§]/u;
const ROMAN = /^[IVXLCDM]{2,}$/u;
const NEGATIONS = wordsIn(
  `no not non nor none never neither without cannot unless except nothing nobody
   не ни нет без нельзя никто ничто никогда никакой никакая никакие никаких кроме невозможно нету
   үгүй биш бүү битгий эс бус`,
);
/** Number words with their endings; more than needed, because other words only stay undecided. */
const NUMBER_WORDS = wholly([
  "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen",
  "(?:twen|thir|for|fif|six|seven|eigh|nine)(?:ty|tieth)|hundred|thousand|million|billion|half|halves|quarter|quarterly",
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|once|twice|double|triple|single|dozen",
  "один|одна|одно|одного|одной|одному|одним|одну|два|две|двух|двум|двумя|двое|три|тр[её]х|тр[её]м|тремя|трое|трет\\p{L}{1,4}",
  "четыр\\p{L}{1,8}|четв[её]р\\p{L}{1,5}|пят\\p{L}{1,9}|шест\\p{L}{1,9}|сем(?:ь|и|ью|ьсот|ьдесят|идесяти|надцат\\p{L})|седьм\\p{L}{1,3}",
  "вос[ье]м\\p{L}{1,9}|девят\\p{L}{1,9}|девян\\p{L}{1,5}|десят\\p{L}{1,4}|\\p{L}{2,8}надцат\\p{L}{1,4}|двадцат\\p{L}{1,4}",
  "тридцат\\p{L}{1,4}|сорока?|сто|ста|двести|двухсот|триста|тысяч\\p{L}{0,3}|миллион\\p{L}{0,3}|миллиард\\p{L}{0,3}|половин\\p{L}{1,3}",
  "перв(?:ый|ая|ое|ого|ой|ому|ом|ых|ым)|втор(?:ой|ая|ое|ого|ому|ом|ых|ым|ую)|дважды|однократно|двойн\\p{L}{2,3}",
  "нэг|нэгэн|нэгдүгээр|хо[её]р|хо[её]рдугаар|гурав|гурван|гуравдугаар|д[өо]р[өо]в|д[өо]рв[өо]н|тав|таван|тавдугаар|зургаа|зургаан",
  "долоо|долоон|найм|найман|ес|есөн|арав|арван|аравдугаар|хорь|хорин|гуч|гучин|дөч|дөчин|тавь|тавин|жар|жаран|дал|далан|ная|наян",
  "ер|ерэн|зуу|зуун|зууны|мянга|мянган|сая|саяын|тэрбум|хагас",
]);
/** Words of dates and sums. */
const OF_DATES_AND_SUMS = wholly([
  ANY_MONTH_EN,
  "январ\\p{L}{1,2}|феврал\\p{L}{1,2}|март\\p{L}{0,2}|апрел\\p{L}{1,2}|ма[йяею]|июн\\p{L}{1,2}|июл\\p{L}{1,2}|август\\p{L}{0,2}",
  "(?:сент|окт|но|дек)[ая]?бр\\p{L}{1,2}|usd|eur|mnt|rub|gbp|cny|jpy|dollars?|euros?|pounds?|roubles?|rubles?|tugriks?|per|percent|cents?",
  "доллар\\p{L}{0,3}|рубл\\p{L}{1,3}|тугрик\\p{L}{0,3}|юан\\p{L}{1,3}|евро|копе\\p{L}{1,3}|процент\\p{L}{0,3}|т[өо]гр[өо]г\\p{L}{0,4}|хувь|хувиар",
]);
/** Prefixes and suffixes that reverse a word's meaning. */
const OPPOSITES = ["un", "in", "im", "ir", "il", "non", "dis", "ex", "de", "не", "без", "бес"];
const PRIVATIVE = /г[үуy]й/iu;
/** 'Employer' and 'Employee' are two parties. */
const GIVER = /(?:er|or)s?$/iu;
const TAKER = /ees?$/iu;

function wholly(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join("|")})$`, "iu");
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).map(onPaper));
}

/** @param names the words of the parties' names, in lower case */
function isGuarded(norm: string, names: ReadonlySet<string>): boolean {
  const small = norm.toLowerCase();
  return (
    FIGURE.test(norm) ||
    ROMAN.test(norm) ||
    NEGATIONS.has(onPaper(small)) ||
    /n['’]t$/u.test(small) ||
    NUMBER_WORDS.test(small) ||
    OF_DATES_AND_SUMS.test(small) ||
    names.has(small)
  );
}

/** Whether one word means the opposite of the other, or names the other party. */
function isOpposite(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (PRIVATIVE.test(a) !== PRIVATIVE.test(b)) return true;
  if ((GIVER.test(a) && TAKER.test(b)) || (TAKER.test(a) && GIVER.test(b))) return true;
  const [before, behind] = [findPrefix(a), findPrefix(b)];
  return before !== behind && lettersApart(a.slice(before.length), b.slice(behind.length), 1) <= 1;
}

function findPrefix(word: string): string {
  return OPPOSITES.find((prefix) => word.startsWith(prefix)) ?? "";
}

/** `confidence` in per cent; null if the page doesn't give it. */
export type ReadWord = { norm: string; confidence: number | null };
/** `names`: words of the parties' names, in lower case; `known`: all words of the agreed text. */
export type Guards = { names: ReadonlySet<string>; known: ReadonlySet<string> };

/** Characters that a speck, fold or faint print creates or hides, and that mean nothing by themselves. */
const SPECK = /^[^\p{L}\p{N}\p{Sc}%‰№+=<>±×÷§&@/\\#]$/u;
/** Before a number they would be part of it. */
const OF_NUMBER = /^[-.,:]$/u;
const LONG_WORD = 6;
/** Minimum length of a word read with doubt; longer ones may differ by more. */
const UNSURE = { short: 4, long: 8 };
/** Longer ranges are left to people. */
const MOST_LETTERS = 80;

/**
 * Whether words of a scan are most likely the agreed ones: similar letters, one letter of a long word, a nearly equal
 * word read with doubt, spaces, specks. Never a number, amount, date, negation or name, nor a word that the agreed text
 * has elsewhere. @param next the following word in either text
 */
export function isProbablyMisread(
  agreed: readonly string[],
  signed: readonly ReadWord[],
  { guards, next }: { guards: Guards; next: readonly (string | undefined)[] },
): boolean {
  const guarded = (norm: string) => isGuarded(norm, guards.names);
  const ours = agreed.filter(guarded);
  const theirs = signed.map(({ norm }) => norm).filter(guarded);
  if (onPaper(ours.join(" ")) !== onPaper(theirs.join(" "))) return false;
  const isBeforeNumber = next.some((word) => word !== undefined && /\p{N}/u.test(word));
  const isSpeck = (norm: string) => SPECK.test(norm) && !(isBeforeNumber && OF_NUMBER.test(norm));
  const ourWords = agreed.filter((norm) => !isSpeck(norm));
  const theirWords = signed.filter(({ norm }) => !isSpeck(norm));
  if (ourWords.length === theirWords.length)
    return theirWords.every((word, at) => isMisread(ourWords[at] ?? "", word, guards));
  const joined = { norm: theirWords.map(({ norm }) => norm).join(""), confidence: least(theirWords) };
  return ourWords.length > 0 && theirWords.length > 0 && isMisread(ourWords.join(""), joined, guards);
}

function isMisread(agreed: string, { norm, confidence }: ReadWord, { names, known }: Guards): boolean {
  if (onPaper(agreed) === onPaper(norm)) return true;
  if (isGuarded(agreed, names) || isGuarded(norm, names)) return false;
  if (isDrawnSame(agreed, norm)) return true;
  const length = Math.max(agreed.length, norm.length);
  if (length > MOST_LETTERS || known.has(norm) || isOpposite(agreed, norm)) return false;
  if (looksAlike(agreed, norm)) return true;
  const isUnsure = confidence !== null && confidence < SURE_FROM;
  if (length >= (isUnsure ? UNSURE.short : LONG_WORD) && lettersApart(agreed, norm, 1) <= 1) return true;
  return isUnsure && length >= UNSURE.long && agreed[0] === norm[0] && lettersApart(agreed, norm, 2) <= 2;
}

function least(words: readonly ReadWord[]): number | null {
  const sure = words.flatMap(({ confidence }) => confidence ?? []);
  return sure.length === 0 ? null : Math.min(...sure);
}
