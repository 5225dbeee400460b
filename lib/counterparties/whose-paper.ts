import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { textToRead } from "@/lib/assistant/contract-text";
import { formLines } from "@/lib/engine/positions/form-lines";
import type { Passage } from "@/lib/engine/port";
import { nameAlone } from "@/lib/engine/parties/name-alone";
import { keysOfName, looseSearch } from "./keys";
import type { ContractPartiesDto } from "./schema";

type Party = ContractPartiesDto["parties"][number];
type Paper = ContractPartiesDto["paper"];
const UNCLEAR: Paper = { whose: "unclear", quotes: [] };
/** A shorter name may be part of a word. */
const LEAST_CHARS = 4;

/**
 * Whose paper it is: only where lines at its beginning or end say whose form it is and name one of the parties,
 * and no such line names the other. Nothing is guessed from who is named first, or from the words. Source: B-30.13.
 */
export async function findPaper(actor: Actor, contractId: string, parties: readonly Party[]): Promise<Paper> {
  if (!parties.some(({ isUs }) => isUs) || parties.every(({ isUs }) => isUs)) return UNCLEAR;
  const grant = await ContractGrant.request(actor, contractId, "read");
  return paperBy(formLines(await textToRead(grant, undefined)), parties);
}

/** The same of such lines. Pure. */
function paperBy(lines: readonly Passage[], parties: readonly Party[]): Paper {
  const named = lines.map((line) => ({ line, owners: ownersIn(line.content, parties) }));
  const quotesFor = (isUs: boolean) =>
    named.filter(({ owners }) => owners.length > 0 && owners.every((one) => one.isUs === isUs)).map(({ line }) => line);
  const isOfBoth = named.some(({ owners }) => new Set(owners.map(({ isUs }) => isUs)).size > 1);
  const [ours, theirs] = [quotesFor(true), quotesFor(false)];
  if (isOfBoth || ours.length > 0 === theirs.length > 0) return UNCLEAR;
  return ours.length > 0 ? { whose: "ours", quotes: ours } : { whose: "theirs", quotes: theirs };
}

function ownersIn(line: string, parties: readonly Party[]): Party[] {
  const words = looseSearch(line);
  return parties.filter(({ name, writtenAs }) =>
    [name, writtenAs].some((one) => {
      const key = keysOfName(nameAlone(one))?.looseKey ?? "";
      return key.length >= LEAST_CHARS && words.includes(key);
    }),
  );
}
