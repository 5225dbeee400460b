// @vitest-environment jsdom
/** B-10.19: what the server draws ahead is what the editor shows. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createContractEditor, openHtml } from "@/components/editor/contract-editor-set-up";
import { PaperBeginning } from "@/components/review/document/paper-beginning";
import { ReviewWorkspace } from "@/components/review/review-screen";
import { review } from "@/lib/copy/en/review";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version } from "./fixtures";
import { BASE, editorText } from "./review-workspace-stage";
import "./sides-at-hand";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HTML = [
  `<h1>Supply agreement</h1><h3 style="text-align: center">between</h3>`,
  `<p style="padding-inline-start: 80px">Seller <strong>and <em>buyer</em></strong><br>agree <u><s>now</s></u>.</p><p><br></p>`,
  `<p><span data-page="2"></span><span data-number="1.">1. </span>Price</p>`,
  `<ol><li>First</li><li>Second<ul><li>a</li><li>b<ol><li>deep</li></ol></li></ul></li><li>Third</li></ol>`,
  `<ul><li style="text-align: right">Dot</li></ul>`,
  `<table><tbody><tr><th colspan="2">Head</th></tr><tr><td style="text-align: center">One<br>line</td><td></td></tr></tbody></table>`,
  `<p style="text-align: justify">The end</p>`,
].join("");

const BLOCKS = new Set(["P", "H1", "H2", "H3", "H4", "H5", "H6", "OL", "UL", "LI", "TABLE", "TR", "TD", "TH"]);
const LOOKS = ["contract-bold", "contract-italic", "contract-underline", "contract-strike", "contract-number"];

/** Elements that make up the shape of a text, with what each looks like, however it is written. */
function toShape(element: Element): unknown[] {
  return [...element.childNodes].flatMap((node): unknown[] => {
    if (node instanceof Text) return node.data === "" ? [] : [{ text: node.data, looks: listLooks(node) }];
    if (!(node instanceof HTMLElement)) return [];
    if (node.tagName === "BR") return node.parentElement?.textContent === "" ? [] : [{ text: "\n", looks: [] }];
    if (node.classList.contains("contract-page-mark")) return [{ page: node.dataset["label"] }];
    if (!BLOCKS.has(node.tagName)) return node.tagName === "COLGROUP" ? [] : toShape(node);
    return [{ tag: node.tagName, ...toFrame(node), inner: joined(toShape(node)) }];
  });
}

function listLooks(text: Text): string[] {
  const within = text.parentElement?.closest("p, h1, h2, h3, h4, h5, h6, li");
  const classes: string[] = [];
  for (let at = text.parentElement; at && at !== within; at = at.parentElement) classes.push(...at.classList);
  if (classes.includes("contract-underline-strike")) classes.push("contract-underline", "contract-strike");
  return LOOKS.filter((look) => classes.includes(look));
}

function toFrame({ style, className, dataset, tagName, attributes, parentElement }: HTMLElement) {
  const align = style.textAlign || (/text-(center|right|justify)/.exec(className)?.[1] ?? "");
  const indent =
    /ps-\[(\d+)px\]/.exec(className)?.[1] ?? String(40 * Number(/\d+/.exec(style.paddingInlineStart)?.[0] ?? 0));
  const isNested = className.includes("contract-nested-item");
  const isCounted = tagName === "LI" && parentElement?.tagName === "OL" && !isNested;
  return {
    align,
    indent,
    isNested,
    page: dataset["page"],
    value: isCounted ? attributes.getNamedItem("value")?.value : undefined,
    spans: ["colspan", "rowspan"].map((name) => attributes.getNamedItem(name)?.value ?? "1"),
  };
}

/** Neighbours of one look are one. */
function joined(parts: unknown[]): unknown[] {
  const all: unknown[] = [];
  for (const part of parts as { text?: string; looks?: string[] }[]) {
    const last = all.at(-1) as typeof part | undefined;
    if (part.text !== undefined && last?.text !== undefined && String(part.looks) === String(last.looks))
      all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

test("each block has the shape, the words and the look that it has in the editor (B-10.19)", () => {
  const { container } = render(<PaperBeginning blocks={blocksFromHtml(HTML)} pageLabel={review.editor.page} />);
  const root = document.createElement("div");
  const { editor, dispose } = createContractEditor({ pageLabel: review.editor.page, isReadOnly: true });
  editor.setRootElement(root);
  openHtml(editor, HTML);
  const drawn = toShape(root);
  dispose();
  expect(drawn.length).toBeGreaterThan(8);
  expect(toShape(container)).toEqual(drawn);
  expect(container.querySelector("[style]")).toBeNull(); // the page's rules would not let it through
});

test("the page has the contract's name and its first lines until the text can be edited, which takes their place (B-10.19)", async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  fakeFetch({ ...BASE, [PATHS.version("v2")]: { body: version(2, "current words") } });
  const answered = fetch;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === PATHS.version("v2")) await asked;
    return answered(path);
  });
  const ahead = { versionNumber: 2, text: <p>current words, drawn</p> };
  show(<ReviewWorkspace contract={CONTRACT} userId="u1" ahead={ahead} actions={fakeActions()} />);
  expect(screen.getByText("current words, drawn")).toBeTruthy();
  expect(screen.getByRole("heading", { name: CONTRACT.name })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain(review.loading);
  expect(screen.queryByRole("textbox")).toBeNull();
  answer();
  await screen.findByText("current words");
  expect(editorText().textContent).toBe("current words");
  expect(screen.queryByText("current words, drawn")).toBeNull();
});
