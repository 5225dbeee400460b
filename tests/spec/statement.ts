/** One statement of the specification, in its own words, and the tests that prove it. */
export type Kind = "screen" | "rest" | "rule";
export type Statement = {
  id: string;
  /** Number of the specification's section; 0 is what stands before the first. */
  section: number;
  /** The specification's words, to the letter. Together the statements of a section are its whole text, in its order. */
  text: string;
  /** A screen is proven in a browser, REST by requests to a running server, a rule by any test. */
  kind: Kind;
  /** Each as `file > describe > test`; null while nothing proves it. */
  proof: readonly string[] | null;
};

/** Name, the specification's words, proof, and the kind where it is not the list's own. */
type Entry = readonly [name: string, text: string, proof: string | readonly string[] | null, kind?: Kind];

/** A list of statements of one place of the specification. */
export function statementsOf(place: string, kind: Kind, entries: readonly Entry[]): Statement[] {
  return entries.map(([name, text, proof, own = kind]) => ({ id: `${place}.${name}`, section: Number(place.split(".")[0]), text, kind: own, proof: typeof proof === "string" ? [proof] : proof }));
}

/** Names tests of one file: `dashboard("the empty state…")`. */
export function testsIn(file: string): (...titles: string[]) => string {
  return (...titles) => [file, ...titles].join(" > ");
}
