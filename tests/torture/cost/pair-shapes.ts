/** Pairs of texts that are hard to compare, at any length in UTF-16 units of each. */
import { TEXT_SHAPES } from "./text-shapes";

type Pair = { from: string; to: string };
type PairShape = (size: number) => Pair;

/** What a line or a word at a place says. */
const line = (index: number) => `The Supplier shall deliver item ${index} to the Buyer in ${index * 7} days.`;
const lines = (size: number, of: (index: number) => string) =>
  Array.from({ length: Math.ceil(size / 50) }, (_, index) => of(index));
const words = (size: number, of: (index: number) => string) =>
  Array.from({ length: Math.ceil(size / 6) }, (_, index) => of(index)).join(" ");
/** A number that looks like chance, the same each time. */
const scattered = (index: number) => ((index + 1) * 2_654_435_761) % 4_294_967_296;

const OWN: Readonly<Record<string, PairShape>> = {
  "the same lines": (size) => ({ from: lines(size, line).join("\n"), to: lines(size, line).join("\n") }),
  "lines in another order": (size) => ({
    from: lines(size, line).join("\n"),
    to: lines(size, line).reverse().join("\n"),
  }),
  "lines shuffled": (size) => ({
    from: lines(size, line).join("\n"),
    to: lines(size, line)
      .map((text, index) => ({ text, at: scattered(index) }))
      .sort((one, other) => one.at - other.at)
      .map(({ text }) => text)
      .join("\n"),
  }),
  "every line changed": (size) => ({
    from: lines(size, line).join("\n"),
    to: lines(size, (index) => line(index).replace("Buyer", "Customer")).join("\n"),
  }),
  "every line another": (size) => ({
    from: lines(size, (index) => `alpha${index} beta${index} gamma${index} delta${index}`).join("\n"),
    to: lines(size, (index) => `one${index} two${index} three${index} four${index}`).join("\n"),
  }),
  "every second line deleted": (size) => ({
    from: lines(size, line).join("\n"),
    to: lines(size, line)
      .filter((_, index) => index % 2 === 0)
      .join("\n"),
  }),
  "one paragraph, every word another": (size) => ({
    from: words(size, (index) => `a${index}`),
    to: words(size, (index) => `b${index}`),
  }),
  "one paragraph, words by turns": (size) => ({
    from: words(size, (index) => `w${index}`),
    to: words(size, (index) => (index % 2 === 0 ? `w${index}` : `x${index}`)),
  }),
  "one paragraph reversed": (size) => ({
    from: words(size, (index) => `w${index}`),
    to: words(size, (index) => `w${Math.ceil(size / 6) - index}`),
  }),
  "one paragraph shuffled": (size) => ({
    from: words(size, (index) => `w${scattered(index) % 997}`),
    to: words(size, (index) => `w${scattered(index * 3 + 1) % 997}`),
  }),
  "one paragraph of few words": (size) => ({
    from: words(size, (index) => (scattered(index) % 3 === 0 ? "the" : "of")),
    to: words(size, (index) => (scattered(index * 5 + 2) % 3 === 0 ? "of" : "the")),
  }),
  "one paragraph of few Russian words": (size) => ({
    from: words(size, (index) => (scattered(index) % 3 === 0 ? "или" : "не")),
    to: words(size, (index) => (scattered(index * 5 + 2) % 3 === 0 ? "не" : "или")),
  }),
  "one paragraph split into lines": (size) => ({
    from: words(size, (index) => `w${index}`),
    to: words(size, (index) => `w${index}`).replace(/(w\d*0) /g, "$1\n"),
  }),
  "lines joined to one paragraph": (size) => ({
    from: words(size, (index) => `w${index}`).replace(/(w\d*0) /g, "$1\n"),
    to: words(size, (index) => `w${index}`),
  }),
  "lines of few words": (size) => ({
    from: lines(size, (index) => `the of and or in by ${"abc".charAt(scattered(index) % 3)}`).join("\n"),
    to: lines(size, (index) => `or of the in and by ${"abd".charAt(scattered(index * 3) % 3)}`).join("\n"),
  }),
  "long lines alike": (size) => ({
    from: lines(size / 40, (index) => words(2_000, (at) => `w${(at * (index + 1)) % 499}`)).join("\n"),
    to: lines(size / 40, (index) => words(2_000, (at) => `w${(at * (index + 2)) % 499}`)).join("\n"),
  }),
  "empty lines": (size) => ({ from: "\n".repeat(size), to: "\n".repeat(Math.floor(size / 2)) }),
  "islands of one word": (size) => ({
    from: words(size, (index) => (index % 3 === 0 ? "and" : `a${index}`)),
    to: words(size, (index) => (index % 3 === 0 ? "and" : `b${index}`)),
  }),
  "islands between short changes": (size) => ({
    from: words(size, (index) => (index % 2 === 0 ? `agreement${index}` : "x")),
    to: words(size, (index) => (index % 2 === 0 ? `agreement${index}` : "y")),
  }),
  "a text and nothing": (size) => ({ from: lines(size, line).join("\n"), to: "" }),
};

/**
 * Pair shapes by name: of their own, and each shape of text against itself with some letters taken out, and against its
 * second half.
 */
export const PAIR_SHAPES: Readonly<Record<string, PairShape>> = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(TEXT_SHAPES).map(([name, make]) => [`thinned: ${name}`, (size: number) => makePair(make(size))]),
  ),
};

function makePair(text: string): Pair {
  return { from: text, to: text.slice(Math.floor(text.length / 3)).replace(/(?<=^|\n).{7}|\S{3} /g, "z ") };
}
