import {
  $applyNodeReplacement,
  DecoratorNode,
  type EditorConfig,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";

type SerializedPageMark = Spread<{ page: number }, SerializedLexicalNode>;
/** Such as 'Page 3'; passed in the theme because nodes can't access the interface language otherwise. */
export type PageLabel = (page: number) => string;

/**
 * Where a page of the original begins (`<span data-page="3"></span>`): a label, not part of the text. Source: B-8.11.
 */
export class PageMarkNode extends DecoratorNode<null> {
  __page: number;

  static override getType(): string {
    return "page-mark";
  }

  static override clone(node: PageMarkNode): PageMarkNode {
    return new PageMarkNode(node.__page, node.__key);
  }

  static override importJSON(serialized: SerializedPageMark): PageMarkNode {
    return $createPageMarkNode(serialized.page);
  }

  constructor(page = 1, key?: NodeKey) {
    super(key);
    this.__page = page;
  }

  override exportJSON(): SerializedPageMark {
    return { ...super.exportJSON(), page: this.getPage() };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = document.createElement("span");
    // the theme is untyped beyond Lexical's own keys
    const label = (config.theme["pageLabel"] as PageLabel | undefined)?.(this.__page) ?? String(this.__page);
    element.className = "contract-page-mark";
    element.dataset["page"] = String(this.__page);
    element.dataset["label"] = label;
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): { element: HTMLElement } {
    const element = document.createElement("span");
    element.dataset["page"] = String(this.__page);
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

  getPage(): number {
    return this.getLatest().__page;
  }
}

/** A new mark where `page` (1-based) begins. */
export function $createPageMarkNode(page: number): PageMarkNode {
  return $applyNodeReplacement(new PageMarkNode(page));
}

export function $isPageMarkNode(node: LexicalNode | null | undefined): node is PageMarkNode {
  return node instanceof PageMarkNode;
}
