/** Fields in a contract of one's own: `{{Tenant}}` is to be filled in. Pure, client-safe. Source: B-9.19. */

/** A field as it stands in a plain text: offsets in UTF-16 units, with its braces. */
type OwnField = { name: string; start: number; end: number };

/** A name has no braces and no line end; longer ones are no field. */
const FIELD = /\{\{([^{}\n]{1,100})\}\}/gu;
/** Fields of one text; what stands behind them stays as it is. */
const MOST_FIELDS = 500;
/** Different names of one text. */
export const MOST_FIELD_NAMES = 100;

/** All fields of a text in its order; the same name may come again. */
export function ownFields(text: string): OwnField[] {
  const found: OwnField[] = [];
  for (const match of text.matchAll(FIELD)) {
    const name = (match[1] ?? "").trim();
    if (name !== "") found.push({ name, start: match.index, end: match.index + match[0].length });
    if (found.length === MOST_FIELDS) break;
  }
  return found;
}

/** Their names in order of the text, each once. */
export function ownFieldNames(text: string): string[] {
  return [...new Set(ownFields(text).map(({ name }) => name))].slice(0, MOST_FIELD_NAMES);
}

/** What is to stand in place of the fields; those without a value stay fields. */
export function fillings(
  text: string,
  values: ReadonlyMap<string, string>,
): { start: number; end: number; words: string }[] {
  return ownFields(text).flatMap(({ name, start, end }) => {
    const words = values.get(name);
    return words === undefined ? [] : [{ start, end, words }];
  });
}
