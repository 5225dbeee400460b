/** The schedule, appendix or annex that a clause stands in, by its heading. Pure and client-safe. Source: B-24.8. */

const SEPARATOR = String.raw`(?:\s{0,3}(?:[-–—:.(]|$)|\s{1,3}(?=\p{Lu}|[Кк]\s|to the\s))`;
const NAMED = new RegExp(
  [
    String.raw`^((?:schedule|appendix|annex|annexure|exhibit|attachment)|приложение|хавсралт)`,
    String.raw`\s{1,3}(?:№\s{0,2}|no\.?\s{0,2})?(\d{1,2}|[A-ZА-Я]|[IVX]{1,4})(?![\p{L}\p{N}]|\.\d)${SEPARATOR}`,
  ].join(""),
  "iu",
);
const ORDINAL = /^(\d{1,2})(?:\s{0,2}-\s{0,2}|\s{1,2})(?:дугаар|дүгээр|р)\s{1,2}(хавсралт)(?!\p{L})/iu;
/** A sentence or a clause begins otherwise, and a table of contents ends in a page. UTF-16 units. */
const LONGEST = 140;
const ENDS_IN_PAGE = /(?:\.{2,}|\t|\s{3,})\s*\d{1,3}\s*$/u;
const READS_ON = /\p{Ll}{2,}[.;]\s*$/u;

/** 'SCHEDULE 2 - SPECIAL CONDITIONS' is 'Schedule 2', 'Приложение № 1' is 'Приложение 1'; null for other lines. */
export function scheduleNamed(line: string): string | null {
  const said = line.slice(0, LONGEST + 1).trim();
  if (said.length > LONGEST || ENDS_IN_PAGE.test(said)) return null;
  const ordinal = ORDINAL.exec(said);
  const named = NAMED.exec(said);
  const [word, number] = ordinal ? [ordinal[2], ordinal[1]] : [named?.[1], named?.[2]];
  if (word === undefined || number === undefined) return null;
  const rest = said.slice((ordinal ?? named)?.[0].length ?? 0);
  if (/^(?!к\s|to the\s)\p{Ll}/u.test(rest) || (READS_ON.test(rest) && rest.split(" ").length > MOST_TITLE_WORDS))
    return null;
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()} ${number.toUpperCase()}`;
}
const MOST_TITLE_WORDS = 12;

type Place = { start: number; name: string };

/** Where schedules begin. One that is named again later was only listed there. Linear. */
function schedulesIn(text: string): readonly Place[] {
  const found: Place[] = [];
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    const name = end - start > LONGEST ? null : scheduleNamed(text.slice(start, end));
    if (name !== null) found.push({ start, name });
    start = end + 1;
  }
  const last = new Map(found.map(({ name, start }) => [name, start]));
  return found.filter(({ name, start }) => last.get(name) === start);
}

let known: { text: string; places: readonly Place[] } = { text: "", places: [] };

/** The schedule in which a place of the text is; '' in the main part, and in a schedule's own heading. */
export function scheduleAt(text: string, place: number): string {
  if (known.text !== text) known = { text, places: schedulesIn(text) }; // asked for many places of one text
  const at = known.places.findLast(({ start }) => start < place);
  const stop = at ? text.indexOf("\n", at.start) : -1;
  return at && stop >= 0 && stop < place ? at.name : "";
}
