import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { Edition } from "./credits";
import type { Stamp } from "./markup";
import { decidedTexts, type Deed } from "./returned/decided";

/**
 * What of a round a version took in: on the text that was sent, what stood in the version before already, and what was
 * accepted with this one, by whom and when the other side had made it.
 */
export type Acceptance = { sentHtml: string; isOwn: boolean; done: Deed[]; groups: { stamp: Stamp; deeds: Deed[] }[] };
/** A version as it was saved; `taken`: the changes of a round that stand in it, where that counts. */
export type SavedVersion = Edition & { accepted?: readonly Acceptance[]; taken?: readonly string[] };
type Step = Edition & { taken?: readonly string[] };

/**
 * The versions with what each took in of the other side as steps on the way to it: their changes are theirs, and only
 * what else the version says is of whoever saved it.
 */
export function withTheirSteps(versions: readonly SavedVersion[]): Step[] {
  return versions.flatMap(({ accepted = [], ...version }, index): Step[] => {
    const before = versions[index - 1];
    if (!before) return [version];
    const steps: Step[] = [];
    for (const acceptance of accepted)
      for (const step of stepsOf(acceptance, steps.at(-1)?.html ?? before.html))
        steps.push({ ...step, ...(before.taken ? { taken: before.taken } : {}) });
    return [...steps, version];
  });
}

function stepsOf({ sentHtml, isOwn, done, groups }: Acceptance, currentHtml: string): Edition[] {
  const deeds = [...done];
  return groups.flatMap(({ stamp, deeds: own }): Edition[] => {
    const decided = decidedTexts({ sentHtml, currentHtml, isOwn }, [...deeds, ...own]);
    if ("conflicts" in decided) return []; // the version tells what came of it
    deeds.push(...own);
    return [{ html: htmlFromBlocks(decided.blocks), isTheirs: true, ...stamp }];
  });
}
