import {
  $applyNodeReplacement,
  DecoratorNode,
  IS_BOLD,
  IS_ITALIC,
  IS_STRIKETHROUGH,
  IS_UNDERLINE,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";

type NumberShape = { rule: string; text: string; bits: number };
type SerializedNumber = Spread<NumberShape, SerializedLexicalNode>;

const LOOKS: readonly (readonly [number, string])[] = [
  [IS_BOLD, "contract-bold"],
  [IS_ITALIC, "contract-italic"],
  [IS_UNDERLINE, "contract-underline"],
  [IS_STRIKETHROUGH, "contract-strike"],
];

/** A computed clause number (`<span data-number="…">`): part of the text, but not editable. */
export class NumberNode extends DecoratorNode<null> {
  __rule: string;
  /** Includes the separator from the text after it. */
  __text: string;
  __bits: number;

  static override getType(): string {
    return "clause-number";
  }

  static override clone(node: NumberNode): NumberNode {
    return new NumberNode({ rule: node.__rule, text: node.__text, bits: node.__bits }, node.__key);
  }

  static override importJSON({ rule, text, bits }: SerializedNumber): NumberNode {
    return $createNumberNode({ rule, text, bits });
  }

  constructor({ rule, text, bits }: NumberShape = { rule: "", text: "", bits: 0 }, key?: NodeKey) {
    super(key);
    this.__rule = rule;
    this.__text = text;
    this.__bits = bits;
  }

  override exportJSON(): SerializedNumber {
    const { __rule: rule, __text: text, __bits: bits } = this.getLatest();
    return { ...super.exportJSON(), rule, text, bits };
  }

  override createDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = ["contract-number", ...LOOKS.flatMap(([bit, name]) => (this.__bits & bit ? [name] : []))].join(
      " ",
    );
    element.textContent = this.__text;
    return element;
  }

  override updateDOM(before: NumberNode, element: HTMLElement): boolean {
    if (before.__bits !== this.__bits) return true;
    if (before.__text !== this.__text) element.textContent = this.__text;
    return false;
  }

  override exportDOM(): { element: HTMLElement } {
    const element = document.createElement("span");
    element.dataset["number"] = this.__rule;
    element.textContent = this.getTextContent();
    return { element };
  }

  override decorate(): null {
    return null;
  }

  override isInline(): true {
    return true;
  }

  override isKeyboardSelectable(): false {
    return false;
  }

  /** Without text after it there is no separator. */
  override getTextContent(): string {
    const { __text: text } = this.getLatest();
    const isFollowed = this.getNextSiblings().some((sibling) => sibling.getTextContent() !== "");
    return isFollowed ? text : text.trimEnd();
  }

  getShape(): NumberShape {
    const { __rule: rule, __text: text, __bits: bits } = this.getLatest();
    return { rule, text, bits };
  }

  setText(text: string): void {
    this.getWritable().__text = text;
  }
}

export function $createNumberNode(shape: NumberShape): NumberNode {
  return $applyNodeReplacement(new NumberNode(shape));
}

export function $isNumberNode(node: LexicalNode | null | undefined): node is NumberNode {
  return node instanceof NumberNode;
}
