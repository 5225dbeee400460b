import { Tokenizer } from "htmlparser2";
import { type Block, isPageMark } from "./blocks";
import { BlockReader } from "./block-reader";

/**
 * Reads any HTML as blocks; unsupported elements (links, pictures, styles, scripts) leave their text or nothing. White
 * space is literal, but a run with a line end becomes one space, or nothing at the edges of a block. Never throws: HTML
 * has no syntax errors. Time is linear in the length of the HTML, whatever it contains.
 */
export function blocksFromHtml(html: string): Block[] {
  const reader = new BlockReader();
  readTags(html, reader, { selfClosing: true });
  return reader.finish();
}

/** Callbacks of `readTags`, in text order; every `open` has its `close`. */
export type TagReader = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/**
 * Reads HTML like `htmlparser2`'s parser, adding what HTML allows to omit, but in linear time: that parser scans and
 * moves everything open at each tag, so that a million nested tags would take hours. Names are in lower case. Never
 * throws, never recurses: HTML has no syntax errors.
 * @param selfClosing whether `<b/>` is closed everywhere, as in XML, or only within pictures and formulas, as in
 * browsers
 */
export function readTags(html: string, reader: TagReader, { selfClosing }: { selfClosing: boolean }): void {
  const tags = new OpenTags(html, reader, selfClosing);
  const tokenizer = new Tokenizer({ decodeEntities: true }, tags);
  tokenizer.write(html);
  tokenizer.end();
}

/** Listens to the tokenizer, which reports offsets in the HTML. */
class OpenTags {
  /** Outermost first. */
  readonly #open: string[] = [];
  /** How many of each name are open: shows without a search that a closing tag closes nothing. */
  readonly #counts = new Map<string, number>();
  #name = "";
  #attributes: Record<string, string> = Object.create(null) as Record<string, string>; // no inherited names
  #attribute = "";
  #value = "";

  constructor(
    readonly html: string,
    readonly reader: TagReader,
    readonly selfClosing: boolean,
  ) {}

  ontext(start: number, end: number): void {
    this.reader.text(this.html.slice(start, end));
  }

  ontextentity(code: number): void {
    this.reader.text(String.fromCodePoint(code));
  }

  onopentagname(start: number, end: number): void {
    this.#beginTag(this.html.slice(start, end).toLowerCase());
  }

  onopentagend(): void {
    const name = this.#name;
    this.reader.open(name, this.#attributes);
    if (VOID.has(name)) return this.reader.close(name);
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  onselfclosingtag(): void {
    this.onopentagend();
    const isForeign = FOREIGN.some((name) => (this.#counts.get(name) ?? 0) > 0);
    if ((this.selfClosing || isForeign) && !VOID.has(this.#name)) this.#closeLast();
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase();
    const isOpen = (this.#counts.get(name) ?? 0) > 0;
    if (isOpen) return this.#closeTo(name);
    if (name !== "p" && name !== "br") return;
    this.#beginTag(name); // a lone `</p>` or `</br>` is an empty element
    this.onopentagend();
    if (name === "p") this.#closeLast();
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.html.slice(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.html.slice(start, end);
  }

  onattribentity(code: number): void {
    this.#value += String.fromCodePoint(code);
  }

  onattribend(): void {
    this.#attributes[this.#attribute] ??= this.#value; // the first attribute of a name wins
    this.#value = "";
  }

  onend(): void {
    while (this.#open.length > 0) this.#closeLast();
  }

  oncdata = nothing;
  oncomment = nothing;
  ondeclaration = nothing;
  onprocessinginstruction = nothing;

  #beginTag(name: string): void {
    const ended = ENDED_BY.get(name);
    while (ended?.has(this.#open.at(-1) ?? "")) this.#closeLast();
    this.#name = name;
    this.#attributes = Object.create(null) as Record<string, string>;
  }

  #closeTo(name: string): void {
    while (this.#closeLast() !== name);
  }

  #closeLast(): string | undefined {
    const name = this.#open.pop();
    if (name === undefined) return undefined;
    this.#counts.set(name, (this.#counts.get(name) ?? 1) - 1);
    this.reader.close(name);
    return name;
  }
}

function nothing(): void {
  // comments and declarations aren't document text
}

/** Elements without content and closing tag. */
const VOID = new Set([
  "area",
  "base",
  "basefont",
  "br",
  "col",
  "command",
  "embed",
  "frame",
  "hr",
  "img",
  "input",
  "isindex",
  "keygen",
  "link",
  "meta",
  "param",
  "source",
  "track",
  "wbr",
]);

/** Elements with other rules inside. */
const FOREIGN = ["svg", "math"];

const P = new Set(["p"]);
const FIELDS = new Set(["input", "option", "optgroup", "select", "button", "datalist", "textarea"]);
const TERMS = new Set(["dd", "dt"]);
const RUBY = new Set(["rt", "rp"]);
const SECTIONS = new Set(["thead", "tbody"]);

const CLOSES_P = [
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "address",
  "article",
  "aside",
  "blockquote",
  "details",
  "div",
  "dl",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "header",
  "hr",
  "main",
  "nav",
  "ol",
  "pre",
  "section",
  "table",
  "ul",
];
const CLOSES_FIELDS = ["select", "input", "output", "button", "datalist", "textarea"];

/** Which open last element an opening tag ends: as in `htmlparser2`, because `sanitize-html` uses it. */
const ENDED_BY = new Map<string, ReadonlySet<string>>([
  ...CLOSES_P.map((name) => [name, P] as const),
  ...CLOSES_FIELDS.map((name) => [name, FIELDS] as const),
  ["tr", new Set(["tr", "th", "td"])],
  ["th", new Set(["th"])],
  ["td", new Set(["thead", "th", "td"])],
  ["tbody", SECTIONS],
  ["tfoot", SECTIONS],
  ["body", new Set(["head", "link", "script"])],
  ["li", new Set(["li"])],
  ["dd", TERMS],
  ["dt", TERMS],
  ["rt", RUBY],
  ["rp", RUBY],
  ["option", new Set(["option"])],
  ["optgroup", new Set(["optgroup", "option"])],
]);

/** Of entities such as `&quot;` in canonical HTML. */
const LONGEST_ENTITY = 8;

/**
 * The first blocks of a text of which only the beginning was read. Drops a block that was cut, unless it is the only
 * one; [] if no words are left. @param html canonical HTML, or its beginning, cut anywhere @param most blocks
 */
export function blocksOfBeginning(html: string, { isCut, most }: { isCut: boolean; most: number }): Block[] {
  const blocks = blocksFromHtml(isCut ? withoutCutSign(html) : html);
  const whole = isCut && blocks.length > 1 ? blocks.slice(0, -1) : blocks;
  const shown = whole.slice(0, most);
  return shown.some(hasText) ? shown : [];
}

/** A partial tag or letter at the cut would be read as words. */
function withoutCutSign(html: string): string {
  const [tag, entity] = [html.lastIndexOf("<"), html.lastIndexOf("&")];
  if (tag > html.lastIndexOf(">")) return html.slice(0, tag);
  if (entity > html.lastIndexOf(";") && html.length - entity < LONGEST_ENTITY) return html.slice(0, entity);
  return html.replace(/[\uD800-\uDBFF]$/, "");
}

function hasText({ inlines }: Block): boolean {
  return inlines.some((inline) => !isPageMark(inline) && inline.text.trim() !== "");
}
