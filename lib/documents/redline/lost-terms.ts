/** Defined terms that a change would take out of a text. Pure and client-safe. Source: B-13.12. */

const QUOTED = '["“„«]([^"“”„«»()\\n]{2,60})["”“»]';
/** '(each a “Renewal Term”)', «(далее — «Срок продления»)», '“Renewal Term” means', '"Сунгалт" гэж'. */
const DEFINITIONS = [
  new RegExp(`\\([^()\\n]{0,60}${QUOTED}[^()\\n]{0,20}\\)`, "gu"),
  new RegExp(
    `${QUOTED}\\s{1,3}(?:shall |will )?(?:means?|has the meaning|refers to|is defined|означа[ею]т|понимается|[—–-] |гэж|гэдэг)`,
    "giu",
  ),
];
const MOST_TERMS = 5;

/** The terms that some words define. */
export function definedTerms(words: string): string[] {
  const found = DEFINITIONS.flatMap((shape) => [...words.matchAll(shape)].map(([, term = ""]) => term.trim()));
  return [...new Set(found)].slice(0, MOST_TERMS);
}

/**
 * The terms that words in place of others would define no more. Linear.
 * @param text the whole text, where it is at hand: then only terms that it uses elsewhere too
 */
export function lostTerms({ before, after, text }: { before: string; after: string; text?: string }): string[] {
  const [kept, whole] = [after.toLowerCase(), text?.toLowerCase()];
  const own = before.toLowerCase();
  return definedTerms(before).filter((term) => {
    const sought = term.toLowerCase();
    if (kept.includes(sought)) return false;
    return whole === undefined || count(whole, sought) > count(own, sought);
  });
}

function count(text: string, sought: string): number {
  let found = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) found += 1;
  return found;
}
