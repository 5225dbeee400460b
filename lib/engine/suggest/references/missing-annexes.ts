import * as cue from "../../place/placing.cues";
import { anyOf, withFlags } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";

const NUMBERED = withFlags(anyOf(cue.annexNumbered), "giu");
const HEADS_LINE = /(?:^|\n)[^\S\n]{0,12}["“«(]?$/u;
/** 'this Exhibit B': the text is that annex. */
const ITSELF = anyOf(cue.annexItself);
/** The annex of another document: 'Приложение № 3 к приказу'. */
const ELSEWHERE = anyOf(cue.annexElsewhere);

/** Annexes of one name, 'Schedule' or 'Annex': those attached, the text itself, and where each is cited first. */
type Series = { bound: Set<string>; itself: Set<string>; cited: Map<string, Finding> };

/** An annex that a clause refers to, in a contract that has others but not this one. */
export const missingAnnexes: Check = ({ text }) => {
  const series = new Map<string, Series>();
  for (const match of text.matchAll(NUMBERED)) {
    const number = match.slice(1).find((group) => group !== undefined) ?? "";
    if (number !== number.toUpperCase()) continue; // 'schedule a visit'
    const end = match.index + match[0].length;
    const name = nameIn(match[0]);
    const own: Series = series.get(name) ?? { bound: new Set(), itself: new Set(), cited: new Map() };
    const { bound, itself, cited } = own;
    series.set(name, own);
    const before = text.slice(Math.max(0, match.index - 14), match.index);
    if (HEADS_LINE.test(before)) bound.add(number);
    else if (ITSELF.test(before)) itself.add(number);
    else if (!cited.has(number) && !ELSEWHERE.test(text.slice(end, end + 40)))
      cited.set(
        number,
        finding("missingAnnex", { start: match.index, end }, { values: { annex: match[0] }, severity: "medium" }),
      );
  }
  return [...series.values()].flatMap(missingOf);
};

function missingOf({ bound, itself, cited: all }: Series): Finding[] {
  const cited = new Map([...all].filter(([number]) => !itself.has(number)));
  // if no annex is attached, they are kept separately; only a series without its first one is suspicious
  if (bound.size === 0) return ["1", "A", "А"].some((first) => cited.has(first)) ? [] : [...cited.values()];
  return [...cited].flatMap(([number, found]) => (bound.has(number) || !isLike(number, bound) ? [] : [found]));
}

/** The word for an annex, without its ending. */
function nameIn(written: string): string {
  return /\p{L}{5}/u.exec(written.replace(/\p{L}*(?:дугаар|дүгээр)/u, ""))?.[0].toLowerCase() ?? "";
}

/** Letters and figures are separate series. */
function isLike(number: string, bound: ReadonlySet<string>): boolean {
  return [...bound].some((own) => /\d/u.test(own) === /\d/u.test(number));
}
