import { groupedBy } from "@/lib/grouped-by";
import type { Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { creditsOf, type Edition } from "@/lib/documents/word/credits";
import type { Stamp } from "@/lib/documents/word/markup";
import { inRulesOf } from "@/lib/documents/word/own-numbers";
import type { Credits } from "@/lib/documents/word/patch";
import { withTheirSteps, type SavedVersion } from "@/lib/documents/word/their-steps";
import type { WordFile } from "@/lib/documents/word/word-file";
import type { SentText } from "./returned";
import { wantedText, type Answered } from "./wanted-text";

type Told = { said: SentText; changes: readonly Answered[]; editions?: readonly SavedVersion[]; stamp: Stamp };

/**
 * Who of us made what our text differs from their file in. What they changed without tracking is put back by whoever
 * rejected it, else by whoever answers; all else came with a version on the way from the sent one. Each text on that
 * way has what was accepted of their changes, and what is open, from the beginning: none of that is a change of ours.
 */
export function answerCredits(
  { blocks }: WordFile,
  wanted: readonly Block[],
  { said, changes, editions = [], stamp }: Told,
): Credits {
  const inFile = (text: readonly Block[]) =>
    htmlFromBlocks(said.isOwn ? inRulesOf(blocks, withWrittenNumbers(text)) : text);
  const theirs: Edition = { html: htmlFromBlocks(blocks), isTheirs: true, ...stamp };
  const ours = withTheirSteps(editions).slice(1);
  const steps = ours.map(({ taken, ...edition }): Edition => {
    const { blocks: text } = wantedText(said, { html: edition.html, changes, standing: new Set(taken) });
    return { ...edition, html: inFile(text) };
  });
  const restored = restorations(said, changes, stamp).map(({ text, by }): Edition => ({ html: inFile(text), ...by }));
  const way = [theirs, ...restored, ...steps.slice(0, -1)];
  const last = steps.at(-1) ?? { html: "", ...(restored.at(-1) ?? stamp) };
  return creditsOf([...way, { ...last, html: htmlFromBlocks(wanted) }], blocks);
}

/** The sent text as each of us left it who put back what was changed in it without tracking, and not accepted. */
function restorations(
  said: SentText,
  changes: readonly Answered[],
  stamp: Stamp,
): { text: readonly Block[]; by: Stamp }[] {
  const silent = changes.filter(({ change, decision }) => !change.tracked && decision !== "accepted");
  const byOf = ({ decided = stamp }: Answered) => decided;
  const groups = [...groupedBy(silent, (one) => JSON.stringify(byOf(one))).values()].sort(
    (one, other) => momentOf(one, byOf) - momentOf(other, byOf),
  );
  const left = new Set(silent);
  const steps = groups.length > 0 ? groups : [[]];
  return steps.map((group) => {
    for (const one of group) left.delete(one);
    const standing = changes.map((one) => (left.has(one) ? { ...one, decision: "accepted" as const } : one));
    const { blocks: text } = wantedText(said, { html: said.html, changes: standing, standing: new Set() });
    return { text, by: group[0] ? byOf(group[0]) : stamp };
  });
}

function momentOf([first]: readonly Answered[], byOf: (one: Answered) => Stamp): number {
  return first ? byOf(first).at.getTime() : 0;
}
