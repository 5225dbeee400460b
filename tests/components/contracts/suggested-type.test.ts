import { randomBytes } from "node:crypto";
import { File as ReadableFile } from "node:buffer";
import { strToU8, zipSync, type ZippableFile } from "fflate";
import { describe, expect, test } from "vitest";
import { suggestedType } from "@/components/contracts/upload/suggested-type";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

const MEGABYTE = 1024 * 1024;
const title = "<w:body><w:p><w:r><w:t>Mutual Non-Disclosure Agreement</w:t></w:r></w:p>";
const body = (length: number) => strToU8(`${title}${"<w:p/>".repeat(length / 6)}</w:body>`);
const noise = (bytes: number): ZippableFile => [randomBytes(bytes), { level: 0 }];

/** A file, how many of its bytes are read, and its size as the browser tells it. */
function watched(content: string | Uint8Array, name = "draft.docx", size?: number) {
  const file = new ReadableFile([content as string], name);
  let read = 0;
  const seen = new Proxy(file, {
    get(from, key) {
      if (key === "size") return size ?? from.size;
      if (key === "slice")
        return (start: number, end: number) => {
          read += Math.min(end, from.size) - start;
          return from.slice(start, end);
        };
      return Reflect.get(from, key, from);
    },
  });
  return { file: seen as unknown as File, bytesRead: () => read }; // Node's, with the same members
}

describe("the type that the beginning of a Word file says (B-8.20)", () => {
  test.each<[string, Record<string, ZippableFile>]>([
    ["packed", { "word/document.xml": body(6_000) }],
    ["stored", { "word/document.xml": [body(6_000), { level: 0 }] }],
    ["behind others", { "word/media/a.png": noise(MEGABYTE), "word/document.xml": body(6_000) }],
    ["at the head of a long text", { "word/document.xml": [body(4 * MEGABYTE), { level: 1 }] }],
    ["at the head of a long stored text", { "word/document.xml": [body(2 * MEGABYTE), { level: 0 }] }],
  ])("is found where it stands %s", async (_, parts) => {
    expect(await suggestedType(watched(zipSync(parts)).file)).toBe("Non-Disclosure Agreement");
  });

  test("takes the directory and the beginning of the text, and leaves the rest of the file alone", async () => {
    const parts = { "word/media/a.png": noise(8 * MEGABYTE), "word/document.xml": noise(4 * MEGABYTE) };
    const { file, bytesRead } = watched(zipSync(parts));
    expect(await suggestedType(file)).toBeNull();
    expect(bytesRead()).toBeGreaterThan(0);
    expect(bytesRead()).toBeLessThan(1.2 * MEGABYTE);
  });

  test("is not looked for in a file larger than the server takes, nor in a text that is", async () => {
    const packed = zipSync({ "word/document.xml": body(6_000) });
    const large = watched(packed, "draft.docx", MAX_FILE_BYTES + 1);
    expect(await suggestedType(large.file)).toBeNull();
    expect(large.bytesRead()).toBe(0);
    expect(await suggestedType(watched(packed, "Lease agreement.docx", MAX_FILE_BYTES + 1).file)).toBe(
      "Lease Agreement",
    );
    expect(
      await suggestedType(watched(zipSync({ "word/document.xml": [body(30 * MEGABYTE), { level: 1 }] })).file),
    ).toBeNull();
  });

  test.each([
    ["no zip", strToU8("no zip")],
    ["nothing", strToU8("")],
    ["a zip without a text", zipSync({ "word/styles.xml": body(60) })],
    ["a zip whose end is cut off", zipSync({ "word/document.xml": body(60) }).slice(0, -30)],
    ["a zip whose beginning is cut off", zipSync({ "word/document.xml": body(60) }).slice(50)],
  ])("is none in %s", async (_, bytes) => {
    expect(await suggestedType(watched(bytes).file)).toBeNull();
  });
});
