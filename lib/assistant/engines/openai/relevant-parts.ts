import { assistInWorker, type MaybeAsker } from "@/lib/workers/assisting";
import { sectionsByRelevance, type Focus, type ReadableSection } from "@/lib/engine/relevance";
import { readOnce } from "@/lib/engine/text/reading";
import type { AnswerNote, ContractText } from "@/lib/engine/port";

/** The part of a contract sent to the model, and the notes for the reader about it. */
export type Readable = { text: string; notes: AnswerNote[] };

/** Up to this length reading takes a few milliseconds, less than starting a thread. UTF-16 units. */
export const SHORT_CHARS = 30_000;
const LEFT_OUT = "\n[…]\n";

/** The whole contract if it fits into `most` UTF-16 units, else the relevant sections, listed in a note. */
export async function readable(
  contract: ContractText,
  focus: Focus,
  { most, ...asker }: { most: number } & MaybeAsker,
): Promise<Readable> {
  if (contract.text.length <= most) return { text: contract.text, notes: [] };
  const chosen = fitting(await sections(contract, focus, asker), most);
  return {
    text: joined(contract.text, chosen),
    notes: [{ about: "read", sections: [...new Set(chosen.map(({ name }) => name))] }],
  };
}

/** A contract in parts that each fit, split between sections: for work that must see all of it. */
export async function inParts(contract: ContractText, most: number, asker: MaybeAsker = {}): Promise<string[]> {
  if (contract.text.length <= most) return [contract.text];
  const ordered = [...(await sections(contract, { kind: "summary" }, asker))].sort((a, b) => a.start - b.start);
  const parts: ReadableSection[][] = [];
  let room = 0;
  for (const section of ordered) {
    const length = section.end - section.start + LEFT_OUT.length;
    if (length > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(section);
    room -= length;
  }
  return parts.map((part) => joined(contract.text, part));
}

async function sections(contract: ContractText, focus: Focus, asker: MaybeAsker): Promise<ReadableSection[]> {
  return contract.text.length <= SHORT_CHARS
    ? sectionsByRelevance(readOnce(contract), focus)
    : assistInWorker({ verb: "sections", contract, focus, language: "en" }, asker);
}

/** As many of the most relevant as fit, in text order. */
function fitting(ranked: readonly ReadableSection[], most: number): ReadableSection[] {
  let room = most;
  const chosen = ranked.filter(({ start, end }) => {
    const fits = end - start + LEFT_OUT.length <= room;
    if (fits) room -= end - start + LEFT_OUT.length;
    return fits;
  });
  return chosen.sort((a, b) => a.start - b.start);
}

function joined(text: string, chosen: readonly ReadableSection[]): string {
  return chosen
    .map(
      ({ start, end }, index) =>
        `${index > 0 && chosen[index - 1]?.end !== start ? LEFT_OUT : ""}${text.slice(start, end)}`,
    )
    .join("");
}
