import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import type { FormerText } from "@/lib/engine/port";
import { textToRead } from "./contract-text";
import { builtInEngine } from "./engines/built-in";
import { analysisBefore } from "./suggestion-store";
import { valuesOf } from "./suggestion-words";

/**
 * The newest version before one that was checked, with what was found of its references and not mended: these stay
 * told for as long as they stand. Null where there is none.
 */
export async function formerOf(grant: ReadGrant, versionNumber: number): Promise<FormerText | null> {
  const before = await analysisBefore(grant, { versionNumber, engine: builtInEngine.name, checks: OF_REFERENCES });
  if (!before) return null;
  const aims = before.suggestions.flatMap(({ end, values }) => {
    const { now = null, words } = valuesOf(values);
    return words === undefined ? [] : [{ end, now, words }];
  });
  return { contract: await textToRead(grant, before.versionId), aims };
}

const OF_REFERENCES = ["movedReference", "lostReference"] as const;
