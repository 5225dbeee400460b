/** What is drawn on a page of a file for archives: known operators, colours that are named, letters that are there. */
import { isDict, isName, isRef, isString, PdfReader, type PdfDict, type PdfFile, type PdfValue } from "./pdf-file";

export type FontPrograms = Map<number, { isComposite: boolean; glyphs: number | null }>;

const OPERATORS = new Set(
  (
    "b B b* B* BDC BMC BT BX c cm CS cs d Do DP EMC ET EX f F f* G g gs h i j J l m M MP n q Q re RG rg ri S s " +
    "SC sc SCN scn sh T* Tc Td TD Tf TJ Tj TL Tm Tr Ts Tw Tz v w W W* y ' \""
  ).split(" "),
);
const INTENTS = /^(?:RelativeColorimetric|AbsoluteColorimetric|Perceptual|Saturation)$/u;
const MOST_NESTED = 28;

/** The content of a page against its resources. */
export function contentFaults(
  file: PdfFile,
  { dict, resources }: { dict: PdfDict; resources: PdfValue | undefined },
  fonts: FontPrograms,
): string[] {
  const streams = [dict.keys.get("Contents") ?? []].flat().filter(isRef);
  const text = streams.map((stream) => file.content(stream).toString("latin1")).join("\n");
  const page = new Drawing(file, resources, fonts);
  const reader = new PdfReader(text);
  let operands: PdfValue[] = [];
  for (let read = reader.next(); read; read = reader.next()) {
    if ("value" in read) operands.push(read.value);
    else {
      page.does(read.word, operands);
      operands = [];
    }
  }
  return [...page.finish()];
}

class Drawing {
  readonly #faults = new Set<string>();
  #depth = 0;
  #font: PdfValue | undefined;

  constructor(
    readonly file: PdfFile,
    readonly resources: PdfValue | undefined,
    readonly fonts: FontPrograms,
  ) {}

  does(operator: string, operands: readonly PdfValue[]): void {
    const [first] = operands;
    if (!OPERATORS.has(operator)) this.#faults.add(`6.2.2: an operator ${operator}`);
    if (operator === "q" && ++this.#depth > MOST_NESTED) this.#faults.add("6.1.13: too deeply nested");
    if (operator === "Q" && --this.#depth < 0) this.#faults.add("6.2.2: restores what wasn't saved");
    if (operator === "k" || operator === "K") this.#faults.add("6.2.4: colours that no profile names");
    if (operator === "cs" || operator === "CS") this.#colours(first);
    if (operator === "ri" && !(isName(first) && INTENTS.test(first.name))) this.#faults.add("6.2.6: an intent");
    if (operator === "gs") this.#resource("ExtGState", first);
    if (operator === "Do") this.#resource("XObject", first);
    if (operator === "Tf") this.#font = this.#resource("Font", first);
    if (/^(?:Tj|TJ|'|")$/u.test(operator))
      for (const one of operands.flat()) if (isString(one)) this.#letters(one.bytes);
  }

  finish(): ReadonlySet<string> {
    if (this.#depth > 0) this.#faults.add("6.2.2: saves what isn't restored");
    return this.#faults;
  }

  /** What a name stands for on this page. */
  #resource(kind: string, name: PdfValue | undefined): PdfValue | undefined {
    const known = this.file.get(this.resources, kind);
    const found = isName(name) && isDict(known) ? known.keys.get(name.name) : undefined;
    if (found === undefined) this.#faults.add(`6.2.2: no ${kind} of that name`);
    return found;
  }

  #colours(name: PdfValue | undefined): void {
    if (!isName(name) || /^Device(?:RGB|Gray)$|^Pattern$/u.test(name.name)) return;
    if (name.name === "DeviceCMYK") this.#faults.add("6.2.4: colours that no profile names");
    else this.#resource("ColorSpace", name);
  }

  /** Two bytes a glyph, in our fonts. The first glyph stands for what a font lacks. */
  #letters(codes: Buffer): void {
    const font = isRef(this.#font) ? this.fonts.get(this.#font.ref) : undefined;
    if (!font) return void this.#faults.add("6.2.11: letters of no font");
    if (!font.isComposite) return;
    if (codes.length % 2 > 0) this.#faults.add("6.2.11: half a letter");
    for (let at = 0; at + 1 < codes.length; at += 2) {
      const code = codes.readUInt16BE(at);
      if (code === 0) this.#faults.add("6.2.11.8: a letter that the font lacks");
      if (font.glyphs !== null && code >= font.glyphs) this.#faults.add("6.2.11: a glyph that isn't embedded");
    }
  }
}
