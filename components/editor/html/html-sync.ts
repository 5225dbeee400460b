/**
 * Converts through blocks, not page elements, so that white space, page marks and offsets are exact and 300 pages load
 * fast. Source: behaviour §10.
 */
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode, type ListNode } from "@lexical/list";
import { $createHeadingNode, $isHeadingNode } from "@lexical/rich-text";
import { $isTableNode } from "@lexical/table";
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from "lexical";
import { BlockReader } from "@/lib/documents/richtext/block-reader";
import {
  MAX_INDENT,
  type Block,
  type HeadingLevel,
  type ItemBlock,
  type RowBlock,
} from "@/lib/documents/richtext/blocks";
import { tableAt } from "@/lib/documents/richtext/rows";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { $inlinesFromLeaves, $listLeaves, $nodesFromInlines, type TextLeaf } from "./inline-sync";
import { readAlignment, $tableFromRows, $tableRows } from "./table-sync";

/** Marks the update that loads a whole text, as opposed to a user's edit. */
export const LOAD_TAG = "contract-load";

/** Replaces an editor's content with canonical HTML. Synchronous. */
export function loadHtml(editor: LexicalEditor, html: string): void {
  const blocks = blocksFromOwnHtml(html);
  editor.update(() => $appendAll($getRoot().clear(), $nodesFromBlocks(blocks)), { discrete: true, tag: LOAD_TAG });
}

/** A call takes about ten thousand arguments; a text may have more paragraphs, and a paragraph more pieces. */
function $appendAll(parent: ElementNode, nodes: readonly LexicalNode[]): void {
  const AT_ONCE = 10_000;
  for (let start = 0; start < nodes.length; start += AT_ONCE) parent.append(...nodes.slice(start, start + AT_ONCE));
}

export function editorHtml(editor: LexicalEditor): string {
  return htmlFromBlocks(editor.read(() => $blocksFromRoot()));
}

/** Runs of list items become nested lists. Never empty: an editor needs a paragraph to type into. */
function $nodesFromBlocks(blocks: readonly Block[]): ElementNode[] {
  const nodes: ElementNode[] = [];
  let lists: ListNode[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "item") lists = [];
    if (block.kind === "row") {
      const rows = tableAt(blocks, index);
      if (rows) nodes.push($tableFromRows(rows));
      continue;
    }
    if (block.kind !== "item") {
      nodes.push($singleNode(block));
      continue;
    }
    const root = lists[0];
    lists = $openLists(lists, block);
    if (lists[0] && lists[0] !== root) nodes.push(lists[0]);
    lists.at(-1)?.append($withBody($createListItemNode(), block));
  }
  return nodes.length > 0 ? nodes : [$createParagraphNode()];
}

/** The blocks of the whole editor. Call it inside a read or an update. */
export function $blocksFromRoot(): Block[] {
  return $textBlocks().map(({ shell, leaves }) => ({ ...shell, inlines: $inlinesFromLeaves(leaves) }));
}

type WithoutText<T> = T extends Block ? Omit<T, "inlines"> : never;
type Shell = WithoutText<Block>;
/** One block of the editor: its kind, its node, and the leaves of its text. */
export type TextBlock = { shell: Shell; node: ElementNode; leaves: TextLeaf[] };

/** The editor's blocks in text order: HTML, plain text and offsets all use this traversal. */
export function $textBlocks(): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const node of $getRoot().getChildren()) {
    if ($isListNode(node)) $collectItems(node, 0, blocks);
    else if ($isTableNode(node)) blocks.push(...$tableRows(node));
    else if ($isElementNode(node)) blocks.push({ shell: $toShell(node), node, leaves: $listLeaves(node, $isListNode) });
  }
  return blocks;
}

function $collectItems(list: ListNode, depth: number, blocks: TextBlock[]): void {
  const kind = list.getListType() === "number" ? "number" : "bullet";
  for (const item of list.getChildren()) {
    if (!$isListItemNode(item)) continue;
    const nested = item.getChildren().filter($isListNode);
    const leaves = $listLeaves(item, $isListNode);
    // An item that only holds lists is how Lexical nests, not an item of the contract.
    if (leaves.length > 0 || nested.length === 0)
      blocks.push({ shell: { kind: "item", list: kind, depth, ...readAlignment(item) }, node: item, leaves });
    for (const inner of nested) $collectItems(inner, depth + 1, blocks);
  }
}

function $toShell(node: ElementNode): Shell {
  if ($isHeadingNode(node))
    // tags are h1 to h6
    return { kind: "heading", level: Number(node.getTag()[1]) as HeadingLevel, ...readAlignment(node) };
  return { kind: "paragraph", indent: Math.min(MAX_INDENT, Math.max(0, node.getIndent())), ...readAlignment(node) };
}

function $singleNode(block: Exclude<Block, ItemBlock | RowBlock>): ElementNode {
  if (block.kind === "heading") return $withBody($createHeadingNode(`h${block.level}`), block);
  const node = $createParagraphNode();
  if (block.indent > 0) node.setIndent(Math.min(MAX_INDENT, block.indent));
  return $withBody(node, block);
}

function $withBody<T extends ElementNode>(node: T, block: Block): T {
  if (block.align) node.setFormat(block.align);
  $appendAll(node, $nodesFromInlines(block.inlines));
  return node;
}

/** From the outermost to the item's own depth: closes deeper lists and other kinds, opens missing ones. */
function $openLists(open: readonly ListNode[], item: ItemBlock): ListNode[] {
  const lists = open.slice(0, item.depth + 1);
  if (lists[item.depth] && lists[item.depth]?.getListType() !== item.list) lists.pop();
  while (lists.length <= item.depth) {
    const list = $createListNode(item.list);
    lists.at(-1)?.append($createListItemNode().append(list));
    lists.push(list);
  }
  return lists;
}

// The product's own HTML, read by the browser's parser: another parser would be larger than the text.

/**
 * Reads canonical HTML written by the server, like `blocksFromHtml`. The parsed document is detached: nothing in it
 * runs or loads. For other HTML use `blocksFromHtml`.
 */
export function blocksFromOwnHtml(html: string): Block[] {
  const reader = new BlockReader();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const within: Node[] = [body];
  let node: Node | null = body.firstChild;
  while (node) {
    if (node instanceof Element) {
      reader.open(node.localName, readAttributes(node));
      within.push(node);
      if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
    } else if (node instanceof Text) reader.text(node.data);
    node = nextAfter(node, within, reader);
  }
  return reader.finish();
}

/** Closes the elements that end with this node. Not recursive: HTML may be nested to any depth. */
function nextAfter(from: Node, within: Node[], reader: BlockReader): Node | null {
  let node: Node | null = from;
  while (node && within.length > 0) {
    if (node === within.at(-1)) {
      within.pop();
      if (within.length === 0) return null;
      if (node instanceof Element) reader.close(node.localName);
    }
    if (node.nextSibling) return node.nextSibling;
    node = within.at(-1) ?? null;
  }
  return null;
}

function readAttributes(element: Element): Record<string, string> {
  const attributes = Object.create(null) as Record<string, string>; // no name has a special meaning
  for (const { name, value } of element.attributes) attributes[name] = value;
  return attributes;
}
