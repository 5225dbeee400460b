/** A dictionary as a flat list: each text under its path, functions filled in with values that can be found again. */
export type Entry = { path: string; kind: "text" | "function"; text: string };

/** Numbers that need no plural of their own and no separator; functions that take texts write them just so. */
const VALUES = [705, 715, 725, 735, 745];

/**
 * Every text of a dictionary, in order of its keys. @throws when something is neither text, function nor a group of
 * them.
 */
export function listEntries(words: unknown, path = ""): Entry[] {
  if (typeof words === "string") return [{ path, kind: "text", text: words }];
  if (isFunction(words)) return [{ path, kind: "function", text: filledIn(words) }];
  if (typeof words !== "object" || words === null) throw new Error(`${path} is no text`);
  return Object.entries(words)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, value]) => listEntries(value, path === "" ? key : `${path}.${key}`));
}

function isFunction(value: unknown): value is (...values: never[]) => unknown {
  return typeof value === "function";
}

/** Texts by their names, for functions that take several at once. */
const NAMED = new Proxy({}, { get: (_, name) => `«${String(name)}»` });

/**
 * A function that changes a text it is given can't take a number; one that counts can take nothing else; one that takes
 * several texts by their names can take neither.
 */
function filledIn(words: (...values: never[]) => unknown): string {
  try {
    return String(Reflect.apply(words, undefined, VALUES));
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return withTexts(words);
  }
}

function withTexts(words: (...values: never[]) => unknown): string {
  try {
    return String(Reflect.apply(words, undefined, VALUES.map(String)));
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return String(Reflect.apply(words, undefined, [NAMED]));
  }
}

/** What of the given values a text shows. */
export function shownValues(text: string): number[] {
  return VALUES.filter((value) => text.includes(String(value)));
}
