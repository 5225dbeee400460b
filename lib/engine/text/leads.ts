import { ITEM_DEPTH, type Numbering } from "./numbering";
import * as cue from "./structure.cues";
import { anyOf, inOrder } from "../language/patterns";

/** What is needed to find a sentence's lead-in. `opens`: it is the first of its paragraph. */
export type ListPart = { text: string; numbering: Numbering | null; opens: boolean; isTitle: boolean };

const INTRODUCES = /:["”»')]{0,2}$/u;
const ENDS = /[.;!?,]["”»')]{0,2}$/u;
const GOES_ON = /^["“«(]?\p{Ll}/u;
const ITEM_ENDS = inOrder(/[;,:]["”»')]{0,2}/iu, anyOf(inOrder(/\s/iu, anyOf(cue.listJoint)), /(?:)/iu), /$/iu);

/**
 * The index of each sentence's lead-in, such as 'The Supplier shall:', or null. A list ends at a title, at a clause of
 * the same or higher rank, or at a paragraph that starts afresh.
 */
export function findLeads(parts: readonly ListPart[]): (number | null)[] {
  let open: { index: number; depth: number }[] = [];
  return parts.map((part, index) => {
    if (part.isTitle) open = [];
    else if (part.opens) open = open.filter((lead) => staysUnder(lead.depth, part, parts[index - 1]));
    const lead = open.at(-1)?.index ?? null;
    if (!part.isTitle && introduces(part, parts[index + 1])) open.push({ index, depth: rank(part) });
    return lead;
  });
}

/** A colon introduces a list; so does an unfinished sentence, 'Company shall not', before a list mark. */
function introduces(part: ListPart, next: ListPart | undefined): boolean {
  if (INTRODUCES.test(part.text.slice(-4))) return true;
  return (
    next?.numbering?.depth === ITEM_DEPTH &&
    next.opens &&
    part.numbering?.depth !== ITEM_DEPTH &&
    !ENDS.test(part.text.slice(-4))
  );
}

function rank(part: ListPart): number {
  if (part.numbering) return part.numbering.depth;
  return part.opens ? 0.5 : ITEM_DEPTH - 1;
}

function staysUnder(depth: number, part: ListPart, before: ListPart | undefined): boolean {
  if (part.numbering) return part.numbering.depth > depth;
  const tail = before?.text.slice(-8) ?? "";
  return GOES_ON.test(part.text.slice(0, 3)) || ITEM_ENDS.test(tail);
}
