/**
 * A PDF read for its structure: its objects by its cross-reference tables. It knows what our own files are made of, and
 * throws for anything else.
 */
import { inflateSync } from "node:zlib";

export type PdfValue = number | boolean | null | PdfName | PdfString | PdfRef | PdfValue[] | PdfDict;
export type PdfDict = { readonly keys: ReadonlyMap<string, PdfValue> };
type PdfName = { readonly name: string };
type PdfString = { readonly bytes: Buffer };
type PdfRef = { readonly ref: number };
/** `raw`: a stream's bytes as they stand in the file. */
export type PdfObject = { number: number; at: number; value: PdfValue; raw: Buffer | null };

export const isDict = (value: unknown): value is PdfDict => value instanceof Object && "keys" in value;
export const isName = (value: unknown): value is PdfName => value instanceof Object && "name" in value;
export const isString = (value: unknown): value is PdfString => value instanceof Object && "bytes" in value;
export const isRef = (value: unknown): value is PdfRef => value instanceof Object && "ref" in value;

const SPACE = /[\0\t\n\f\r ]/u;
const DELIMITER = /[()<>[\]{}/%]/u;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads values one after another. `text` has a character for each byte. */
export class PdfReader {
  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  skip(): void {
    for (;;) {
      while (SPACE.test(this.text.charAt(this.at))) this.at += 1;
      if (this.text.charAt(this.at) !== "%") return;
      while (this.at < this.text.length && !/[\r\n]/u.test(this.text.charAt(this.at))) this.at += 1;
    }
  }

  /** The next value, or the next word that is none, such as an operator; null at the end. */
  next(): { value: PdfValue } | { word: string } | null {
    this.skip();
    const { text, at } = this;
    const first = text.charAt(at);
    if (first === "") return null;
    if (first === "/") return { value: this.#name() };
    if (first === "(") return { value: this.#literal() };
    if (first === "[") return { value: this.#array() };
    if (text.startsWith("<<", at)) return { value: this.#dict() };
    if (first === "<") return { value: this.#hex() };
    const ref = /^(\d{1,10}) (\d{1,5}) R(?![^\0\t\n\f\r ()<>[\]{}/%])/u.exec(text.slice(at, at + 24));
    if (ref) {
      this.at += ref[0].length;
      return { value: { ref: Number(ref[1]) } };
    }
    let end = at + 1;
    while (end < text.length && !SPACE.test(text.charAt(end)) && !DELIMITER.test(text.charAt(end))) end += 1;
    const word = text.slice(at, end);
    this.at = end;
    if (word === "true" || word === "false") return { value: word === "true" };
    if (word === "null") return { value: null };
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(word) ? { value: Number(word) } : { word };
  }

  value(): PdfValue {
    const read = this.next();
    if (!read || "word" in read) throw new Error(`a value at ${this.at}, not ${read ? read.word : "the end"}`);
    return read.value;
  }

  #name(): PdfName {
    let end = this.at + 1;
    while (end < this.text.length && !SPACE.test(this.text.charAt(end)) && !DELIMITER.test(this.text.charAt(end)))
      end += 1;
    const written = this.text.slice(this.at + 1, end);
    this.at = end;
    return { name: written.replace(/#([\da-f]{2})/giu, (_, code: string) => String.fromCharCode(parseInt(code, 16))) };
  }

  #literal(): PdfString {
    let [content, depth] = ["", 1];
    for (this.at += 1; depth > 0; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === "") throw new Error("a string without an end");
      if (character === "\\") content += this.#escaped();
      else {
        depth += character === "(" ? 1 : character === ")" ? -1 : 0;
        if (depth > 0) content += character;
      }
    }
    return { bytes: Buffer.from(content, "latin1") };
  }

  #escaped(): string {
    this.at += 1;
    const octal = /^[0-7]{1,3}/u.exec(this.text.slice(this.at, this.at + 3))?.[0];
    if (octal === undefined) return ESCAPES[this.text.charAt(this.at)] ?? this.text.charAt(this.at);
    this.at += octal.length - 1;
    return String.fromCharCode(parseInt(octal, 8) & 255);
  }

  #hex(): PdfString {
    const end = this.text.indexOf(">", this.at);
    const digits = this.text.slice(this.at + 1, end).replace(/\s/gu, "");
    if (end < 0 || !/^(?:[\da-f]{2})*$/iu.test(digits)) throw new Error("a hexadecimal string of whole bytes");
    this.at = end + 1;
    return { bytes: Buffer.from(digits, "hex") };
  }

  #array(): PdfValue[] {
    const values: PdfValue[] = [];
    this.at += 1;
    for (this.skip(); this.text.charAt(this.at) !== "]"; this.skip()) values.push(this.value());
    this.at += 1;
    return values;
  }

  #dict(): PdfDict {
    const keys = new Map<string, PdfValue>();
    this.at += 2;
    for (this.skip(); !this.text.startsWith(">>", this.at); this.skip()) {
      const { name } = this.#name();
      if (keys.has(name)) throw new Error(`one /${name} in a dictionary`);
      keys.set(name, this.value());
    }
    this.at += 2;
    return { keys };
  }
}

/** A file with its trailers, the newest first, and its objects as the newest tables have them. */
export class PdfFile {
  readonly text: string;
  readonly trailers: PdfDict[] = [];
  readonly objects = new Map<number, PdfObject>();

  constructor(readonly bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    const places = this.#places();
    for (const [number, at] of places) this.objects.set(number, this.#objectAt(number, at));
  }

  /** What a value refers to. */
  deref(value: PdfValue | undefined): PdfValue | undefined {
    return isRef(value) ? this.objects.get(value.ref)?.value : value;
  }

  get(dict: PdfValue | undefined, ...path: readonly string[]): PdfValue | undefined {
    let value = this.deref(dict);
    for (const key of path) value = isDict(value) ? this.deref(value.keys.get(key)) : undefined;
    return value;
  }

  /** A stream's content; only as it stands or deflated. */
  content(value: PdfValue | undefined): Buffer {
    const object = isRef(value) ? this.objects.get(value.ref) : undefined;
    if (!object?.raw) throw new Error("a stream");
    const filter = this.get(object.value, "Filter");
    if (filter === undefined) return object.raw;
    if (isName(filter) && filter.name === "FlateDecode") return inflateSync(object.raw);
    throw new Error("a filter that we use");
  }

  #places(): Map<number, number> {
    const places = new Map<number, number>();
    let table: number | undefined = Number(/startxref\n(\d+)\n%%EOF\n?$/u.exec(this.text.slice(-100))?.[1]);
    for (const seen = new Set<number>(); table !== undefined && !seen.has(table);) {
      seen.add(table);
      const end = this.text.indexOf("trailer\n", table);
      const lines = this.text.slice(table, end).split("\n").slice(0, -1);
      if (lines[0] !== "xref" || end < 0) throw new Error("a cross-reference table");
      let number = 0;
      for (const line of lines.slice(1)) {
        const row = /^(\d{10}) \d{5} ([nf]) $/u.exec(line);
        const head = /^(\d+) \d+$/u.exec(line);
        if (head) number = Number(head[1]);
        else if (!row) throw new Error(`a row of 20 bytes, not ${JSON.stringify(line)}`);
        else if (row[2] === "n" && !places.has(number)) places.set(number, Number(row[1]));
        if (row) number += 1;
      }
      const trailer = new PdfReader(this.text, end + "trailer\n".length).value();
      if (!isDict(trailer)) throw new Error("a trailer");
      this.trailers.push(trailer);
      const before = trailer.keys.get("Prev");
      table = typeof before === "number" ? before : undefined;
    }
    return places;
  }

  #objectAt(number: number, at: number): PdfObject {
    const head = `${number} 0 obj\n`;
    if (!this.text.startsWith(head, at) || !/[\r\n]/u.test(this.text.charAt(at - 1)))
      throw new Error(`object ${number} where its table says`);
    const reader = new PdfReader(this.text, at + head.length);
    const value = reader.value();
    reader.skip();
    if (!this.text.startsWith("stream", reader.at)) {
      if (!this.text.startsWith("\nendobj\n", reader.at - 1)) throw new Error(`an end of object ${number}`);
      return { number, at, value, raw: null };
    }
    const length = isDict(value) ? value.keys.get("Length") : undefined;
    const start = reader.at + "stream\n".length;
    const end = start + (typeof length === "number" ? length : NaN);
    if (this.text.charAt(start - 1) !== "\n" || !this.text.startsWith("\nendstream\nendobj\n", end))
      throw new Error(`a stream as long as object ${number} says`);
    return { number, at, value, raw: Buffer.from(this.text.slice(start, end), "latin1") };
  }
}
