import { trimmed } from "../text/spans";
import { nameIn } from "./names";
import { type Party, COMPANY_FORM } from "./terms";
import { isDenied } from "./preamble";
import { roleMarksIn } from "./roles";
import * as cue from "./parties.cues";
import { inOrder, withFlags } from "../language/patterns";

const SEARCHED = 6_000;
/** Room for a company's law and address between two parties. UTF-16 units. */
const LONGEST_GAP = 900;
const REACH = 320;
/** A capitalised name that ends in a company form: 'Hyde Park Bancorp, Inc.'. */
const NAMED = withFlags(inOrder(cue.capitalisedName, cue.companyEnding, /\b/u), "gu");

/** Without an opening such as 'between': names with a company form that get roles near the beginning. */
export function namedWithRoles(text: string): Party[] {
  const head = text.slice(0, SEARCHED);
  const parties: Party[] = [];
  let after = 0;
  for (const mark of roleMarksIn(head, { start: 0, end: head.length })) {
    if (parties.length > 0 && mark.start - after > LONGEST_GAP) break;
    if (mark.kind === "party") {
      const from = Math.max(after, mark.start - REACH);
      const start = startOfName(head.slice(from, mark.start));
      if (start !== null && !isDenied(head, from + start)) {
        const span = trimmed(text, { start: from + start, end: mark.end });
        parties.push({
          ...span,
          name: nameIn(text.slice(span.start, mark.start)),
          role: mark.term,
          isCollective: false,
        });
      }
    }
    after = mark.end;
  }
  return parties;
}

/** The name nearest to the role whose words aren't the previous company's law. */
function startOfName(before: string): number | null {
  const names = [...before.matchAll(NAMED)].filter((name) => !/\ban?\s{1,9}$/u.test(before.slice(0, name.index)));
  const opening = /^[\s,;)]*(?:and\s{1,9})?(?=\p{Lu})/u.exec(before);
  if (opening && (names[0]?.index ?? 0) > opening[0].length) return names.at(-1)?.index ?? null;
  if (opening && COMPANY_FORM.test(before.slice(0, 220)) && !/\.\s+\p{Lu}/u.test(before.slice(opening[0].length + 20)))
    return opening[0].length;
  return names.at(-1)?.index ?? null;
}
