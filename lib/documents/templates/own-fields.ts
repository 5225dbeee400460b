/** Fields in the user's own contract: `{{Tenant}}` is to be filled in. Pure, client-safe. Source: B-9.19. */

/** A field in a plain text: offsets in UTF-16 units, including its braces. */
type OwnField = { name: string; start: number; end: number };

/** A name has no braces and no line end; longer ones aren't fields. */
const FIELD = /\{\{([^{}\n]{1,100})\}\}/gu;
/** Maximum fields of one text; further ones stay as they are. */
const MOST_FIELDS = 500;
/** Maximum different names in one text. */
export const MOST_FIELD_NAMES = 100;

/** All fields of a text in order; names may repeat. */
export function ownFields(text: string): OwnField[] {
  const found: OwnField[] = [];
  for (const match of text.matchAll(FIELD)) {
    const name = (match[1] ?? "").trim();
    if (name !== "") found.push({ name, start: match.index, end: match.index + match[0].length });
    if (found.length === MOST_FIELDS) break;
  }
  return found;
}

/** Their names in text order, without duplicates. */
export function ownFieldNames(text: string): string[] {
  return [...new Set(ownFields(text).map(({ name }) => name))].slice(0, MOST_FIELD_NAMES);
}

/** The replacements of the fields; those without a value stay fields. */
export function fillings(
  text: string,
  values: ReadonlyMap<string, string>,
): { start: number; end: number; words: string }[] {
  return ownFields(text).flatMap(({ name, start, end }) => {
    const words = values.get(name);
    return words === undefined ? [] : [{ start, end, words }];
  });
}

/** Maximum length of words that become a field, and of its name, in UTF-16 units. */
export const MOST_FIELD_WORDS = 1_000;
export const MOST_NAME_CHARS = 100;

/** A valid field name: without braces and line ends, and not too long. */
export function fieldName(words: string): string {
  return words
    .replace(/[{}\s]+/gu, " ")
    .trim()
    .slice(0, MOST_NAME_CHARS)
    .trim();
}

/** Maximum names offered, and how far after the words to look for a role. */
const MOST_OFFERED = 8;
const ROLE_WITHIN = 200;
/** A name that a text defines: (the “Seller”), (далее — «Поставщик»). */
const GIVEN_NAME = /["“„«]([^"“”„«»{}\n]{2,40})["”“»]/u;

/**
 * Suggested names for words that become a field: the name that the text defines right after them, in the same
 * paragraph, and its existing field names; at most eight. Source: B-9.20.
 */
export function namesFor(text: string, { end }: { end: number }): string[] {
  const [line = ""] = text.slice(end, end + ROLE_WITHIN).split("\n", 1);
  const given = fieldName(GIVEN_NAME.exec(line)?.[1] ?? "");
  return [...new Set([...(given === "" ? [] : [given]), ...ownFieldNames(text)])].slice(0, MOST_OFFERED);
}

/**
 * Everywhere a passage's words occur as whole words outside fields, including the passage itself; in text order, at
 * most as many as a text may have fields. Offsets in UTF-16 units.
 */
export function samePlaces(text: string, { content, start }: { content: string; start: number }): Place[] {
  const places = wholePlaces(text, content, start);
  return places.some((place) => place.start === start) ? places : [{ start, end: start + content.length }];
}

/**
 * The replacements for words that become fields, wherever they occur as whole words outside fields; longer words before
 * shorter ones inside them, and at most as many as a text may have fields. Source: B-9.21.
 */
export function placeFields(
  text: string,
  fields: readonly { name: string; words: string }[],
): (Place & { words: string })[] {
  const made: (Place & { words: string })[] = [];
  for (const { name, words } of fields.toSorted((one, other) => other.words.length - one.words.length)) {
    const free = wholePlaces(text, words).filter(
      ({ start, end }) => !made.some((other) => other.start < end && start < other.end),
    );
    made.push(...free.map((place) => ({ ...place, words: `{{${name}}}` })));
    if (made.length >= MOST_FIELDS) break;
  }
  return made.slice(0, MOST_FIELDS);
}

type Place = { start: number; end: number };

/** @param at a place of the words that always counts */
function wholePlaces(text: string, words: string, at = -1): Place[] {
  const fields = ownFields(text);
  const places: Place[] = [];
  let field = 0;
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length)) {
    const end = start + words.length;
    while ((fields[field]?.end ?? Infinity) <= start) field += 1;
    const isInField = (fields[field]?.start ?? Infinity) < end;
    if (start === at || (!isInField && isWhole(text, start, end))) places.push({ start, end });
    if (places.length === MOST_FIELDS) break;
  }
  return places;
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Not the middle of a longer word or number. */
function isWhole(text: string, start: number, end: number): boolean {
  const joins = (before: string | undefined, after: string | undefined) =>
    before !== undefined && after !== undefined && LETTER.test(before) && LETTER.test(after);
  return !joins(text[start - 1], text[start]) && !joins(text[end - 1], text[end]);
}
