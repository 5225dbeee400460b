/**
 * Text in the form used to look up quotes: letters, digits and currency signs, case-folded, look-alike letters merged.
 * Ignores what copying loses or changes: white space, hyphens, quotation marks, dashes, punctuation, composed letters,
 * ё for е, Ө and Ү in their many disguises.
 */
import { normalized } from "@/lib/normalized";

export type Folded = {
  text: string;
  /** For each UTF-16 unit of `text`, the start and end of its letter in the original. */
  starts: Readonly<ArrayLike<number>>;
  ends: Readonly<ArrayLike<number>>;
};

/** Letters that look alike or are typed for each other, in lower case, by the letter they count as. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: "аα",
    b: "в",
    c: "с",
    e: "еёє",
    h: "н",
    i: "іıι",
    k: "кκ",
    m: "м",
    o: "оөєѳɵθοσ",
    p: "рρ",
    t: "тτ",
    x: "хχ",
    y: "уүїγ",
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
const CARRIES_MEANING = /[\p{L}\p{N}\p{Sc}%‰§&+=@]/u;
const CLUSTER = /[^\p{M}]\p{M}*|\p{M}+/gu;
const COMBINING_FROM = 0x300;
const [COMMA, POINT] = [0x2c, 0x2e];
/** By unit, for the scripts of contracts; combining marks have no entry. */
const PLAIN = Array.from({ length: 0x2100 }, (_, code) =>
  /\p{M}/u.test(String.fromCharCode(code)) ? undefined : foldedCluster(String.fromCharCode(code)),
);

/** Folds a text, keeping the original offsets of every unit. */
export function fold(text: string): Folded {
  const folded = new Growing(text.length + 64);
  let at = 0;
  while (at < text.length) {
    const plain = plainFolding(text, at);
    const length = plain === null ? clusterAt(text, at).length : 1;
    folded.add(plain ?? foldedCluster(text.slice(at, at + length)), at, at + length);
    at += length;
  }
  return folded.done();
}

/** A letter with its marks. */
function clusterAt(text: string, at: number): string {
  CLUSTER.lastIndex = at;
  return CLUSTER.exec(text)?.[0] ?? text.charAt(at);
}

/** Units and offsets in typed arrays, because a long contract has a million of them. */
class Growing {
  #units: Uint16Array<ArrayBuffer>;
  #starts: Uint32Array;
  #ends: Uint32Array;
  #length = 0;

  constructor(capacity: number) {
    this.#units = new Uint16Array(capacity);
    this.#starts = new Uint32Array(capacity);
    this.#ends = new Uint32Array(capacity);
  }

  add(folded: string, start: number, end: number): void {
    if (this.#length + folded.length > this.#units.length) this.#grow();
    for (let unit = 0; unit < folded.length; unit += 1) {
      this.#units[this.#length] = folded.charCodeAt(unit);
      this.#starts[this.#length] = start;
      this.#ends[this.#length] = end;
      this.#length += 1;
    }
  }

  done(): Folded {
    const text = new TextDecoder("utf-16le").decode(this.#units.subarray(0, this.#length));
    return { text, starts: this.#starts.subarray(0, this.#length), ends: this.#ends.subarray(0, this.#length) };
  }

  #grow(): void {
    const larger = new Growing(this.#units.length * 2 + 64);
    larger.#units.set(this.#units);
    larger.#starts.set(this.#starts);
    larger.#ends.set(this.#ends);
    [this.#units, this.#starts, this.#ends] = [larger.#units, larger.#starts, larger.#ends];
  }
}

/** Null if the slow way is needed; nearly all text takes this path. */
function plainFolding(text: string, at: number): string | null {
  const code = text.charCodeAt(at);
  const plain = PLAIN[code];
  if (plain === undefined || isCombining(text.charCodeAt(at + 1))) return null;
  return (code === COMMA || code === POINT) && isDigitSeparator(text, at) ? text.charAt(at) : plain;
}

function isCombining(code: number): boolean {
  return (code >= COMBINING_FROM && code < 0x370) || (code >= 0x483 && code < 0x48a);
}

/** The point or comma in '1.5' and '10,000', which changes the number. */
function isDigitSeparator(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
}

function foldedCluster(cluster: string): string {
  let folded = "";
  for (const letter of normalized(normalized(cluster, "NFKC").toLowerCase(), "NFC")) {
    if (CARRIES_MEANING.test(letter)) folded += ALIKE[letter] ?? letter;
  }
  return folded;
}
