import { describe, expect, test } from "vitest";
import { readDoc } from "@/lib/documents/extraction/doc";
import {
  compoundFile,
  docFile,
  line,
  linesOfDoc,
  modifier,
  words,
  type DocParagraph,
  makeCell,
  rowEnd,
} from "./doc-fixture";

const BOLD = 0x0835;
const ITALIC = 0x0836;
const HIDDEN = 0x083c;
const DELETED = 0x0800;

describe("the text of a binary Word document", () => {
  test("has Mongolian and Russian letters unharmed (B-8.10)", async () => {
    expect(await linesOfDoc([line("Өмгөөлөгч, үйлчилгээ, Үүрэг"), line("Договор")])).toEqual([
      "Өмгөөлөгч, үйлчилгээ, Үүрэг",
      "Договор",
    ]);
  });

  test("shows results of fields, line breaks and hard hyphens, no pictures", async () => {
    expect(
      await linesOfDoc([line("see \u0013 REF x \u0014page 4\u0015, law\u001eclause\u0001\u000bnew line")]),
    ).toEqual(["see page 4, law-clause", "new line"]);
  });

  test("leaves out hidden and deleted text, and joins paragraphs whose parting is deleted", async () => {
    const deleted = modifier(DELETED, 1);
    const paragraphs: DocParagraph[] = [
      {
        runs: [
          { text: "within " },
          { text: "sixty ", modifiers: deleted },
          { text: "thirty days" },
          { text: " note", modifiers: modifier(HIDDEN, 1) },
          { text: "\r" },
        ],
      },
      { runs: [{ text: "one " }, { text: "\r", modifiers: deleted }] },
      line("two"),
    ];
    expect(await linesOfDoc(paragraphs)).toEqual(["within thirty days", "one two"]);
  });

  test("bold and italic become marks", async () => {
    const file = docFile([
      {
        runs: [
          { text: "a", modifiers: modifier(BOLD, 1) },
          { text: "b\r", modifiers: modifier(ITALIC, 1) },
        ],
        modifiers: modifier(0x2461, 1),
      },
    ]);
    expect((await readDoc(file)).blocks).toEqual([
      {
        kind: "paragraph",
        indent: 0,
        align: "center",
        inlines: [
          { text: "a", marks: ["bold"] },
          { text: "b", marks: ["italic"] },
        ],
      },
    ]);
  });

  test("tables are one line a row", async () => {
    expect(
      await linesOfDoc([
        line("before"),
        makeCell("Item"),
        makeCell("Amount"),
        rowEnd,
        makeCell("Fee"),
        makeCell("5"),
        rowEnd,
        line("after"),
      ]),
    ).toEqual(["before", "Item\tAmount", "Fee\t5", "after"]);
  });

  test("footnotes stand at the end", async () => {
    expect(
      await linesOfDoc([line("Text\u0002 goes on")], { references: [4], notes: [line("\u0002 The note.")] }),
    ).toEqual(["Text[1] goes on", "[1] The note."]);
  });

  test("clause numbers are written out", async () => {
    const level = (format: number, text: readonly number[]) => [
      ...words(1),
      format,
      0,
      ...new Array<number>(9).fill(0),
      1,
      ...words(0),
      ...words(0),
      0,
      0,
      0,
      0,
      text.length,
      0,
      ...text.flatMap((code) => [code, 0]),
    ];
    const levels = [level(0, [0, 46]), level(0, [0, 46, 1]), ...new Array<number[]>(7).fill(level(4, [40, 2, 41]))];
    const table = Uint8Array.from([
      1,
      0,
      ...words(77),
      ...words(0),
      ...new Array<number>(18).fill(255),
      0,
      0,
      ...levels.flat(),
    ]);
    const instances = Uint8Array.from([
      ...words(1),
      ...words(77),
      ...words(0),
      ...words(0),
      0,
      0,
      0,
      0,
      ...words(0xffffffff),
    ]);
    const clause = (text: string, depth: number) => line(text, [...modifier(0x460b, 1), ...modifier(0x260a, depth)]);
    const lines = await linesOfDoc(
      [clause("Services", 0), clause("Scope", 1), clause("detail", 2), clause("Fees", 0), clause("Price", 1)],
      { lists: { table, instances } },
    );
    expect(lines).toEqual(["1. Services", "1.1 Scope", "(a) detail", "2. Fees", "2.1 Price"]);
  });
});

describe("a file that is broken, locked or something else", () => {
  test("a password is told apart", async () => {
    await expect(readDoc(docFile([line("x")], { flags: 0x0100 }))).rejects.toMatchObject({
      reason: "encryptedDocument",
    });
    await expect(readDoc(compoundFile({ EncryptedPackage: new Uint8Array(10) }))).rejects.toMatchObject({
      reason: "encryptedDocument",
    });
  });

  test("another Office file and bytes of another format are no Word document", async () => {
    await expect(readDoc(compoundFile({ Workbook: new Uint8Array(10) }))).rejects.toMatchObject({
      reason: "unsupportedType",
    });
    await expect(readDoc(Buffer.from("{\\rtf1 hello}"))).rejects.toMatchObject({ reason: "unsupportedType" });
  });

  test("garbage after the magic bytes is corrupt", async () => {
    const garbage = Uint8Array.from({ length: 8000 }, (_, index) => (index * 31 + 7) & 255);
    garbage.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(readDoc(garbage)).rejects.toMatchObject({ reason: "corruptDocument" });
  });

  test("a chain of sectors that bites its tail ends", async () => {
    const file = docFile([line("text")]);
    new DataView(file.buffer).setUint32(512 + 9 * 4, 2, true);
    expect((await readDoc(file)).blocks).toHaveLength(1);
  });

  test("whichever byte is wrong, there is text or a clear error", async () => {
    const sound = docFile([line("some text"), makeCell("a"), rowEnd]);
    for (let at = 0; at < sound.length; at += 5) {
      const broken = sound.slice();
      broken[at] = 0xff;
      const outcome = await readDoc(broken).then(
        () => "text",
        (error: unknown) => (error instanceof Error ? error.name : "unknown"),
      );
      expect(["text", "UnreadableDocument"]).toContain(outcome);
    }
  });
});
