import type { WrittenLength } from "./lengths";
import type { Token } from "./tokens";

const EN = /^(?:acceptance|invoice\p{L}?|orders?|certificate|report|protocol|note|minutes|statement|each|every)$/u;
const RU =
  /^(?:акт\p{L}{0,3}|накладн\p{L}{1,3}|заяв\p{L}{1,4}|протокол\p{L}{0,3}|прилож\p{L}{1,5}|спецификац\p{L}{1,3}|отчет\p{L}{0,3}|счет\p{L}{0,2}|кс|упд|ее|кажд\p{L}{2,3})$/u;
const MN = /^(?:захиалг\p{L}{0,4}|нэхэмжл\p{L}{0,8})$/u;

/** Whether signing what a word names is an event of its own, not the signing of the contract. */
export function isOtherPaper(word: string): boolean {
  return EN.test(word) || RU.test(word) || MN.test(word);
}

const ON_EN = /^(?:on|upon|at)$/u;
const BESIDE_EN = /^(?:the|date|day|of|your|its|our)$/u;
const SIGNING_EN = /^(?:sign(?:ing|ature)|execution)$/u;
const ON_RU = /^(?:при|день|дату|дате|момент|с)$/u;
const BEFORE_ON_RU = /^(?:в|на|одновременно)$/u;
const SIGNING_RU = /^(?:подписани\p{L}{1,2}|заключени\p{L}{1,2})$/u;
const SIGNED_MN = /^(?:байгуулсан|байгуулах|хийсэн|зурсан|зурах)$/u;
const DAY_MN = /^(?:өдөр|өдрөө|үед|үедээ|даруй|мөчид)$/u;
const CONTRACT_MN = /^(?:гэрээ|гэрээг|гэрээнд|үсэг|гэрээгээ)$/u;
const MOST_BESIDE = 3;
const NEAR = 5;

/** Mentions of something due on the signing day itself: 'on signing', 'в день подписания', 'гэрээ байгуулсан өдөр'. */
export function signingsAmong(tokens: readonly Token[]): WrittenLength[] {
  return tokens.flatMap(({ text }, at) => {
    const from = SIGNING_EN.test(text)
      ? inEnglish(tokens, at)
      : SIGNING_RU.test(text)
        ? inRussian(tokens, at)
        : DAY_MN.test(text)
          ? inMongolian(tokens, at)
          : null;
    const [first, last] = [tokens[from ?? at], tokens[at]];
    if (from === null || !first || !last || isOfAnother(tokens, at)) return [];
    return [{ start: first.start, end: last.end, months: 0, days: 0, businessDays: 0, isSigning: true as const }];
  });
}

function inEnglish(tokens: readonly Token[], at: number): number | null {
  let from = at - 1;
  while (from > at - MOST_BESIDE - 1 && BESIDE_EN.test(tokens[from]?.text ?? "")) from -= 1;
  return ON_EN.test(tokens[from]?.text ?? "") ? from : null;
}

function inRussian(tokens: readonly Token[], at: number): number | null {
  const [before, on] = [tokens[at - 2]?.text ?? "", tokens[at - 1]?.text ?? ""];
  if (!ON_RU.test(on)) return null;
  if (on === "при") return at - 1;
  return BEFORE_ON_RU.test(before) ? at - 2 : null;
}

function inMongolian(tokens: readonly Token[], at: number): number | null {
  const isSigned = SIGNED_MN.test(tokens[at - 1]?.text ?? "") && CONTRACT_MN.test(tokens[at - 2]?.text ?? "");
  return isSigned ? at - 2 : null;
}

function isOfAnother(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + NEAR).some(({ text }) => isOtherPaper(text));
}
