/** Where a text says what it is. Pure. Source: B-7.10. */

/** Titles stand among the first lines, below a letterhead or what a register has put above. */
const MOST_LINES = 20;
const BEGINNING_CHARS = 3_000;
const LONGEST_LINE = 160;
/** What calls itself so: 'ORDER FORM', 'Terms of Agreement', 'ДОГОВОР', 'ГЭРЭЭ'. */
const CALLS_ITSELF =
  /(?<!\p{L})(?:agreements?|contract|addendum|lease|nda|offer letter|order form|terms (?:of|and)|deed|memorandum of understanding|power of attorney|договор|контракт|соглашени[ея]|доверенность|гэрээ|хэлцэл|итгэмжлэл)(?!\p{L})/iu;
/** 'ДОГОВОР № 18-А', and what it is about on the next line; 'DATED', 'EXHIBIT 10.1' are no titles. */
const ONLY_A_NUMBER =
  /^\P{L}*(?:рамочный\s|типовой\s)?(?:договор|контракт|соглашение|agreement|contract|гэрээ)\s*(?:№|no\.?|n)?[\s\p{L}\d/.№-]{0,24}$/iu;
/** What pages and web pages put around a title. */
const AROUND = /^[-–—#*_\s]+|\s+page \d+ of \d+$/giu;
/** No name and no type: 'Agreement'. */
const SAYS_ONLY_THAT = /^(?:the\s)?(?:agreement|contract)$/iu;
const CONTINUES = /^(?:на|о|об|по|для|for|of|on|regarding|\()\s?/iu;
const IS_A_SENTENCE =
  /[.;:]\s+\p{Lu}|[,;:]$|\p{L}{3}\.$|^\[|^(?:the|by)\s|\b(?:is made|dated|entered into|this agreement|hereby)\b|^(?:this|энэ|энэхүү|настоящ)/iu;

/** The title in its own words, with what follows it on the next line where it says nothing alone; null without one. */
export function titleOf(text: string): string | null {
  const lines = text
    .slice(0, BEGINNING_CHARS)
    .split("\n")
    .map((line) =>
      line
        .replace(/[\s\p{Cc}]+/gu, " ")
        .replace(AROUND, "")
        .trim(),
    )
    .filter((line) => line !== "")
    .slice(0, MOST_LINES);
  const at = lines.findIndex(isTitle);
  const title = lines[at];
  if (title === undefined) return null;
  const next = lines[at + 1];
  const isContinued = next !== undefined && next.length <= LONGEST_LINE && CONTINUES.test(next) && !/\d{4}/u.test(next);
  return isContinued && ONLY_A_NUMBER.test(title) ? `${title} ${next}` : title;
}

function isTitle(line: string): boolean {
  return (
    line.length <= LONGEST_LINE && CALLS_ITSELF.test(line) && !IS_A_SENTENCE.test(line) && !SAYS_ONLY_THAT.test(line)
  );
}
