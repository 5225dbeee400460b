/** Sentences by which somebody's liability has no limit at all, which is the opposite of a cap. */
import { either } from "../text/either";

/** 'The Customer's liability is unlimited', «Ответственность … не ограничивается», 'хязгаарлалтгүй хариуцна'. */
const UNLIMITED = either(
  [
    String.raw`\b(?:liab|indemn|responsib|compensat|answer|reimburs)\p{L}{1,9}\b[^.;]{0,90}?\b(?:unlimited\b|without (?:any )?limits?\b`,
    String.raw`|not (?:be )?(?:limited|capped)(?=\s*(?:[,.;]|$|and\b|in )))`,
    String.raw`|\b(?:unlimited|uncapped) (?:\p{L}{3,12} )?(?:liab|responsib|indemn)`,
    String.raw`|\bwithout (?:any )?limits?,? [^.;]{0,40}(?:liab|indemn|compensat)`,
  ].join(""),
  [
    String.raw`(?<!\p{L})(?:ответственност|возмещ|возмест|отвеча|ответит)\p{L}{0,5}(?!\p{L})[^.;]{0,90}?(?:неограниченн|без (?:каких-либо )?ограничени`,
    String.raw`|не (?:ограничен|ограничива)\p{L}{0,4}(?=\s*(?:[,.;]|$|и |ничем|каки)))`,
    String.raw`|(?<!\p{L})(?:неограниченн\p{L}{2,3}|без ограничени\p{L}{1,2}),? [^.;]{0,40}(?:ответственност|отвеча|возмещ)`,
  ].join(""),
  [
    String.raw`(?<!\p{L})(?:хариуц|хохир|нөхөн төл)\p{L}{0,12}[^.;]{0,90}?(?:хязгаарлалтгүй|хязгааргүй|хязгаарлагдахгүй|хязгаарлахгүй)`,
    String.raw`|(?:хязгаарлалтгүй|хязгааргүй)\p{L}{0,6},? [^.;]{0,40}(?:хариуц|нөхөн төл|барагдуул)`,
  ].join(""),
);
/** What is outside a limit is no liability without one: 'for fraud', «за вред жизни». Nor is a time without end. */
const OF_SOME_CASES = either(
  String.raw`\b(?:fraud|wil+ful|intent|deliberate|gross|death|injur|nothing in|confiden|infring|time limit|limit (?:in|of) clause)`,
  String.raw`(?<!\p{L})(?:умыс|умышл|мошен|груб|жизн|здоров|конфиденц|разглаш|срок\p{L}{0,3} без)`,
  "санаатай|залилан|луйвар|амь нас|эрүүл мэнд|нууц|хугацааны хязгааргүй|хугацаагаар",
);

/** Whether a folded sentence says that somebody's liability has no limit. */
export function saysUnlimited(sentence: string): boolean {
  return UNLIMITED.test(sentence) && !OF_SOME_CASES.test(sentence);
}
