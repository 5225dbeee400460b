/** What a paragraph inserted into a text looks like: like earlier ones of its kind. Pure. */
import { NumberCounter } from "@/lib/documents/numbering/count-numbers";
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { blockText, isPageMark, type Block, type Inline, type Mark, type TextRun } from "./blocks";

/** Lists and label forms that may continue; older ones are closed. */
const MOST_OPEN = 12;
/** A shorter item belongs to a sentence before it. UTF-16 units. */
const CLAUSE_CHARS = 60;

/** Reads the text up to a place, and makes the paragraphs inserted there. Each block is read once. */
export class Neighbours {
  readonly #counter = new NumberCounter();
  /** The last block counted by each rule, and under each form of typed label; latest last. */
  readonly #counted = new Map<string, Block>();
  readonly #typed = new Map<string, Block>();
  #body: Block | null = null;
  #last: Block | null = null;

  /** Reads the next block of the text. */
  pass(block: Block): void {
    const number = findNumber(block);
    if (number) {
      this.#counter.next(number.number);
      remember(this.#counted, number.number, block);
    } else if (isPlain(block)) {
      const label = readClauseLabel(blockText(block));
      if (label) remember(this.#typed, label.form, block);
      else if (block.kind === "paragraph" && block.align !== "center" && block.align !== "right") this.#body = block;
    }
    this.#last = block;
  }

  /**
   * Makes a paragraph of these words: numbered by the list whose next number they begin with, like the last clause with
   * a number in the same form, or plain.
   * @param like what it looks like without a number; null: like other paragraphs without one
   */
  made(line: string, like: Block | null): Block {
    for (const [rule, sibling] of [...this.#counted].reverse()) {
      const text = this.#counter.peek(rule);
      const isNext = text !== null && text.trim() !== "" && (line.startsWith(text) || line === text.trimEnd());
      if (!isNext) continue;
      const number: TextRun = {
        text: line.slice(0, text.length),
        marks: findNumber(sibling)?.marks ?? [],
        number: rule,
      };
      return likeBlock(sibling, [number, ...words(line.slice(text.length), mainLook(sibling))]);
    }
    const label = readClauseLabel(line);
    const sibling = label && this.#typed.get(label.form);
    if (sibling) return likeBlock(sibling, words(line, mainLook(sibling)));
    if (!label && like && like.kind !== "row") return likeBlock(like, words(line, mainLook(like)));
    if (!label && this.#last?.kind === "item" && this.#last.list === "number" && isClause(this.#last))
      return likeBlock({ ...this.#last, depth: 0 }, words(line, []));
    return likeBlock(this.#body ?? EMPTY, words(line, []));
  }

  /** The number a clause like this one would get here. */
  numberAfter(sibling: Block): string | null {
    const number = findNumber(sibling);
    return number && this.#counter.peek(number.number);
  }
}

const EMPTY: Block = { kind: "paragraph", indent: 0, inlines: [] };

function remember(known: Map<string, Block>, key: string, block: Block): void {
  known.delete(key);
  known.set(key, block);
  const [oldest] = known.keys();
  if (known.size > MOST_OPEN && oldest !== undefined) known.delete(oldest);
}

const isPlain = ({ kind }: Block) => kind === "paragraph" || kind === "heading";
const isClause = (item: Block) => blockText(item).length >= CLAUSE_CHARS;
const words = (text: string, marks: readonly Mark[]): Inline[] => (text === "" ? [] : [{ text, marks }]);

function likeBlock(sibling: Block, inlines: readonly Inline[]): Block {
  return { ...sibling, inlines } as Block; // this kind has nothing that must match its inlines
}

/** The main look of a clause; a run-in title has its own. */
function mainLook(block: Block): readonly Mark[] {
  const runs = block.inlines.filter((inline): inline is TextRun => !isPageMark(inline) && inline.number === undefined);
  return runs.at(-1)?.marks ?? [];
}
