/** A made-up contract of any length for benchmarks: headings, clauses, lists and page marks, about 500 words a page. */
import { paragraph, type Block } from "../../lib/documents/richtext/blocks.ts";
import { htmlFromBlocks } from "../../lib/documents/richtext/to-html.ts";

const SENTENCES = [
  "The Supplier shall perform the services described in Schedule 1 with reasonable care and skill and in accordance with good industry practice.",
  "Neither party may assign or transfer any of its rights or obligations under this Agreement without the prior written consent of the other party.",
  "Any notice given under this Agreement shall be in writing and shall be delivered by hand or sent by prepaid first-class post to the address stated above.",
  "Payment falls due within thirty days after receipt of a correct invoice, without set-off or deduction except as required by law.",
];
const PARAGRAPHS_PER_PAGE = 8;
const SENTENCES_PER_PARAGRAPH = 3;

/** The heading that opens a page, 0-based. */
export function heading(page: number): string {
  return `Clause ${page + 1} of this Agreement`;
}

/** Canonical HTML of a contract of `pages` pages. */
export function htmlOfPages(pages: number): string {
  return htmlFromBlocks(Array.from({ length: pages }, (_, page) => blocksOfPage(page)).flat());
}

function blocksOfPage(page: number): Block[] {
  const opening: Block = {
    kind: "heading",
    level: 2,
    inlines: [...(page > 0 ? [{ page: page + 1 }] : []), { text: heading(page), marks: [] }],
  };
  const clauses = Array.from({ length: PARAGRAPHS_PER_PAGE }, (_, index) =>
    paragraph(`${page + 1}.${index + 1} ${sentences(page + index)}`, index % 3),
  );
  const items: Block[] = [0, 1, 2].map((index) => ({
    kind: "item",
    list: "bullet",
    depth: index % 2,
    inlines: [{ text: sentences(page + index).slice(0, 90), marks: index === 1 ? ["bold"] : [] }],
  }));
  return [opening, ...clauses, ...items];
}

function sentences(from: number): string {
  return Array.from(
    { length: SENTENCES_PER_PARAGRAPH },
    (_, index) => SENTENCES[(from + index) % SENTENCES.length],
  ).join(" ");
}
