import * as cue from "../../place/placing.cues";
import { anyOf, withFlags } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";

const NUMBERED = withFlags(anyOf(cue.annexNumbered), "giu");
const HEADS_LINE = /(?:^|\n)[^\S\n]{0,12}["“«(]?$/u;
/** The annex of another document: 'Приложение № 3 к приказу'. */
const ELSEWHERE = anyOf(cue.annexElsewhere);

/** An annex that a clause refers to, in a contract that has others but not this one. */
export const missingAnnexes: Check = ({ text }) => {
  const bound = new Set<string>();
  const cited = new Map<string, Finding>();
  for (const match of text.matchAll(NUMBERED)) {
    const number = (match.slice(1).find((group) => group !== undefined) ?? "").toUpperCase();
    const end = match.index + match[0].length;
    if (HEADS_LINE.test(text.slice(Math.max(0, match.index - 14), match.index))) bound.add(number);
    else if (!cited.has(number) && !ELSEWHERE.test(text.slice(end, end + 40)))
      cited.set(
        number,
        finding("missingAnnex", { start: match.index, end }, { values: { annex: match[0] }, severity: "medium" }),
      );
  }
  // if no annex is attached, they are kept separately; only a series without its first one is suspicious
  if (bound.size === 0) return cited.has("1") || cited.has("A") ? [] : [...cited.values()];
  return [...cited].flatMap(([number, found]) => (bound.has(number) || !isLike(number, bound) ? [] : [found]));
};

/** Letters and figures are separate series. */
function isLike(number: string, bound: ReadonlySet<string>): boolean {
  return [...bound].some((own) => /\d/u.test(own) === /\d/u.test(number));
}
