/** Words of which a misread letter would change what was agreed: they are never taken for misread. Source: B-28.7. */

import { lettersApart, onPaper } from "./look-alikes";

/** Amounts, shares and signs that count. */
const FIGURE = /[\p{N}\p{Sc}%‰№+=<>±×÷§]/u;
const ROMAN = /^[IVXLCDM]{2,}$/u;
const NEGATIONS = wordsIn(
  `no not non nor none never neither without cannot unless except nothing nobody
   не ни нет без нельзя никто ничто никогда никакой никакая никакие никаких кроме невозможно нету
   үгүй биш бүү битгий эс бус`,
);
/** Numbers in words, with their endings: more than needed, as whatever is no number only stays open. */
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
/** Of dates and sums. */
const OF_DATES_AND_SUMS = wholly([
  "january|february|march|april|may|june|july|august|september|october|november|december",
  "январ\\p{L}{1,2}|феврал\\p{L}{1,2}|март\\p{L}{0,2}|апрел\\p{L}{1,2}|ма[йяею]|июн\\p{L}{1,2}|июл\\p{L}{1,2}|август\\p{L}{0,2}",
  "(?:сент|окт|но|дек)[ая]?бр\\p{L}{1,2}|usd|eur|mnt|rub|gbp|cny|jpy|dollars?|euros?|pounds?|roubles?|rubles?|tugriks?|per|percent|cents?",
  "доллар\\p{L}{0,3}|рубл\\p{L}{1,3}|тугрик\\p{L}{0,3}|юан\\p{L}{1,3}|евро|копе\\p{L}{1,3}|процент\\p{L}{0,3}|т[өо]гр[өо]г\\p{L}{0,4}|хувь|хувиар",
]);
/** What turns a word into its opposite, before it or behind it. */
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

/** @param names the words of the parties' names, in small letters */
export function isGuarded(norm: string, names: ReadonlySet<string>): boolean {
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

/** Whether one word says the opposite of the other, or names the other party. */
export function isOpposite(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (PRIVATIVE.test(a) !== PRIVATIVE.test(b)) return true;
  if ((GIVER.test(a) && TAKER.test(b)) || (TAKER.test(a) && GIVER.test(b))) return true;
  const [before, behind] = [beginningOf(a), beginningOf(b)];
  return before !== behind && lettersApart(a.slice(before.length), b.slice(behind.length), 1) <= 1;
}

function beginningOf(word: string): string {
  return OPPOSITES.find((prefix) => word.startsWith(prefix)) ?? "";
}
