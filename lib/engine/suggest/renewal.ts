import type { Sentence } from "../text/reading";
import type { Check } from "./check";
import { finding } from "./check";
import { clauseSentences, wordsOfSentence, type Draft } from "./draft";

/** What the patterns below have in common: most sentences need no second look. */
const WORDS = /renew|extend|prolong|continue for|продл|пролонг|возобновл|сунга/u;
/** The contract goes on by itself. */
const RENEWS =
  /\b(?:automatically|auto-?)\b.{0,60}\b(?:renew|extend|prolong|continue for)|\b(?:renew|extend|prolong)\p{L}{0,4}\b.{0,60}\bautomatically\b|\bshall (?:be deemed )?(?:be )?(?:renewed?|extended?)\b.{0,80}\b(?:successive|further|additional|consecutive|subsequent|another)\b.{0,40}\b(?:terms?|periods?|years?|months?)|автоматическ\p{L}{1,3}.{0,80}(?:продл|пролонг|возобновл)|(?:продл|пролонг|возобновл)\p{L}{2,8}.{0,80}автоматическ|считается (?:продленн|пролонгированн|возобновленн)|автомат\p{L}{0,5}.{0,80}сунга|өөрөө.{0,40}сунга|сунгагдсанд тооц/u;
const ITS_TERM =
  /agreement|contract|term|lease|engagement|subscription|services|employment|договор|соглашени|срок|контракт|гэрээ|хугацаа/u;
/** Whether and how somebody can prevent it. */
const PREVENTED =
  /notice|notif|unless|elect|opt|(?:either|any|a|the) part(?:y|ies).{0,60}(?:decline|object|cancel|terminat)|may .{0,30}(?:terminat|cancel)|not to renew|non-?renewal|agree(?!ment)|if .{0,60}not|если|уведом|заяв|отказ|возраж|при отсутствии|при условии|не позднее|мэдэгд|татгалз|санал гарга|эсэргүүц|хүсэлт|тохиолдолд|бол(?!\p{L})/u;
/** Not the term of the contract: loans, letters of credit, time for a delay, a patent's or a permit's life. */
const OTHER =
  /force majeure|delay|deadline|completion date|letter of credit|patent|insurance|permit|registration|option to renew|right to renew|not (?:be )?(?:automatically )?(?:renew|extend)|no automatic|shall not|instead of|гарант|страхов|патент|не (?:продлева|пролонг)|сунгагдахгүй/u;

/** Renewal by itself with no word on how a party can prevent it, in the sentence, its clause or the next one. */
export const renewals: Check = (draft) =>
  clauseSentences(draft)
    .filter(
      (sentence) =>
        WORDS.test(sentence.folded) &&
        RENEWS.test(sentence.folded) &&
        ITS_TERM.test(sentence.folded) &&
        !OTHER.test(sentence.folded) &&
        !isPrevented(draft, sentence),
    )
    .map((sentence) =>
      finding("renewalWithoutNotice", sentence, {
        values: {},
        severity: "medium",
        replacement: withNotice(draft, sentence),
      }),
    );

function isPrevented({ reading }: Draft, sentence: Sentence): boolean {
  const index = reading.sentences.indexOf(sentence);
  const near = reading.sentences
    .slice(Math.max(0, index - 2), index + 5)
    .filter(
      (other) =>
        other === sentence || other.section === sentence.section || Math.abs(other.paragraph - sentence.paragraph) <= 1,
    );
  return (
    PREVENTED.test(sentence.folded) ||
    near.some(
      (other) =>
        other !== sentence &&
        /(?:not|non-?|prevent|against|avoid).{0,30}(?:renew|extend|extension)|notice.{0,80}(?:renew|terminat|expir|end of)|terminat.{0,80}notice|(?:renew|expir|end of).{0,120}notice|уведом|отказ|заявит|мэдэгд|татгалз/u.test(
          other.folded,
        ),
    )
  );
}

const RIGHT = {
  en: ", unless either party gives the other written notice of non-renewal at least thirty (30) days before the end of the then current term",
  ru: ", если ни одна из сторон не уведомит другую в письменной форме об отказе от продления не позднее чем за 30 (тридцать) дней до окончания текущего срока",
  mn: " Аль нэг тал хугацаа дуусахаас 30 (гуч) хоногийн өмнө нөгөө талдаа сунгахгүй тухай бичгээр мэдэгдсэн бол гэрээ сунгагдахгүй.",
} as const;

/** The sentence with the usual right added to it. */
function withNotice(draft: Draft, sentence: Sentence): string | null {
  const words = wordsOfSentence(draft, sentence);
  if (!/\.$/u.test(words)) return null;
  return draft.language === "mn" ? words + RIGHT.mn : `${words.slice(0, -1)}${RIGHT[draft.language]}.`;
}
