/** Parties of contracts without a preamble: 'we' and 'you', and names with roles in the first paragraph. */
import { anyOf, inOrder, withFlags } from "../language/patterns";
import { trimmed } from "../text/spans";
import * as cue from "./addressed.cues";
import { nameIn } from "./names";
import { type Party, COMPANY_FORM } from "./terms";
import { isPlausibleName } from "./plausible-name";
import { roleMarksIn } from "./roles";

/** UTF-16 units. */
const SEARCHED = 3_000;
/** Up to a comma, a bracket or a stop; a form may follow the comma: 'Acme, Inc.' */
const NAME =
  /(?=["“«\p{Lu}])(?:[^\n,;(.]|\.(?!\s|$)|(?<=\b\p{L}{1,4})\.(?=\s\p{Lu}\p{L})){2,90}(?:, (?:Inc|LLC|Ltd|LLP)\b)?/u;
const WE = withFlags(inOrder(cue.weAre, NAME), "gu");
const YOU = withFlags(inOrder(cue.youAre, NAME), "gu");
const BEFORE = anyOf(cue.weAre, cue.youAre);
const BOTH = anyOf(cue.bothOf);
const TAKES_ON = withFlags(anyOf(cue.takesOn), "gu");
const PERSON = /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|\p{Lu}[\p{L}'’-]+)){1,4}$/u;
const QUOTED = /^[^"“«]{0,60}["“«][^"”»]{2,80}["”»]/u;

/** 'We, Acme Ltd, engage you, Ada Quill', 'We are Acme Ltd. You are Ada and Tom Quill', '"We" means Acme Ltd'. */
export function addressedParties(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  return [...firstNames(head, WE), ...firstNames(head, YOU)];
}

function firstNames(head: string, pattern: RegExp): Party[] {
  for (const match of head.matchAll(pattern)) {
    const names = namesAt(head, match);
    if (names.length > 0) return names;
  }
  return [];
}

/** The names of those that are meant: of two people, each. */
function namesAt(head: string, { 0: whole, index }: RegExpExecArray): Party[] {
  const start = index + (BEFORE.exec(whole)?.[0].length ?? 0);
  const named = head.slice(start, index + whole.length);
  const joint = BOTH.exec(named);
  const [one, other] = [named.slice(0, joint?.index), joint ? named.slice(joint.index + joint[0].length) : ""];
  if (joint && PERSON.test(one) && PERSON.test(other))
    return [partyAt(head, start, one), partyAt(head, start + joint.index + joint[0].length, other)];
  const isName = PERSON.test(named) || QUOTED.test(named) || COMPANY_FORM.test(named);
  return isName && isPlausibleName(named) ? [partyAt(head, start, named)] : [];
}

function partyAt(head: string, start: number, name: string): Party {
  const span = trimmed(head, { start, end: start + name.length });
  return { ...span, name: head.slice(span.start, span.end), role: null, isCollective: false };
}

/** 'Llano Medicine, P.A. (the "Practice"), hires Ada Quill, M.D. (the "Physician")': any roles in one paragraph. */
export function namedInFirstParagraph(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  let start = 0;
  for (const paragraph of head.split(/\n\s*\n/u)) {
    start = head.indexOf(paragraph, start);
    const found = namedIn(head, { start, end: start + paragraph.length });
    if (found.length > 1) return found;
    start += paragraph.length;
  }
  return [];
}

function namedIn(head: string, paragraph: { start: number; end: number }): Party[] {
  const marks = roleMarksIn(head, paragraph).filter(({ kind }) => kind === "party");
  const parties: Party[] = [];
  let from = paragraph.start;
  for (const mark of marks) {
    const before = head.slice(from, mark.start);
    const joint = [...before.matchAll(TAKES_ON)].find(({ index, 0: words }) =>
      /^["“«\p{Lu}]/u.test(before.slice(index + words.length)),
    );
    const start = from + (parties.length > 0 && joint ? joint.index + joint[0].length : 0);
    const name = nameIn(head.slice(start, mark.start));
    from = mark.end;
    if (name === null || !isPlausibleName(name) || !/\s/u.test(name)) continue;
    if (parties.length > 0 && !joint) continue;
    parties.push({ ...trimmed(head, { start, end: mark.end }), name, role: mark.term, isCollective: false });
  }
  return parties;
}
