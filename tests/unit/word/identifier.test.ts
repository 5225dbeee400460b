import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { describe, expect, test } from "vitest";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { identifierIn, identifyFile, withIdentifier } from "@/lib/word/identifier";
import { WordFile } from "@/lib/word/file/word-file";
import { docxFiles, p } from "../documents/extraction/docx-fixture";

const CUSTOM = "http://schemas.openxmlformats.org/officeDocument/2006/custom-properties";
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties";
const SENT = { contractId: "c-1", versionId: "v-2", sinceId: "v-1" };
const BASE = "<p>The rent is due.</p>";
const EDITED = "<p>The fee is due.</p>";
const FILES = docxFiles(p("The rent is due."));
const PLAIN = zipSync(FILES);
const BY = { author: "Anna", at: new Date(0) };
const writeTracked = (original: Uint8Array, html: string) =>
  trackedDocx(
    original,
    [
      { html: BASE, ...BY },
      { html, ...BY },
    ],
    { identifier: SENT },
  );

/** A package that has custom properties already. */
function withProperties(xml: string): Uint8Array {
  const files: Zippable = { ...FILES, "docProps/custom.xml": strToU8(xml) };
  const relations = strFromU8(FILES["_rels/.rels"] as Uint8Array);
  const own = `<Relationship Id="r9" Type="${RELATION}" Target="docProps/custom.xml"/></Relationships>`;
  files["_rels/.rels"] = strToU8(relations.replace("</Relationships>", own));
  return zipSync(files);
}
const OTHERS = `<op:Properties xmlns:op="${CUSTOM}"><op:property fmtid="{D5}" pid="7" name="Matter"><v:i4 xmlns:v="x">12</v:i4></op:property></op:Properties>`;

describe("what a file says of its version", () => {
  test("is read again from a file whose changes are tracked", () => {
    const bytes = writeTracked(PLAIN, EDITED);
    expect(identifierIn(new WordFile(bytes))).toEqual(SENT);
    const files = unzipSync(bytes);
    expect(strFromU8(files["[Content_Types].xml"] as Uint8Array)).toContain('PartName="/docProps/custom.xml"');
    expect(strFromU8(files["_rels/.rels"] as Uint8Array)).toContain(`Type="${RELATION}" Target="docProps/custom.xml"`);
    expect(identifierIn(new WordFile(PLAIN))).toBeNull();
  });

  test("stands beside the properties that were there, and every other part is as it was (B-11.17)", () => {
    const original = withProperties(OTHERS);
    const [before, after] = [unzipSync(original), unzipSync(writeTracked(original, EDITED))];
    const custom = strFromU8(after["docProps/custom.xml"] as Uint8Array);
    expect(custom).toContain('pid="7" name="Matter"><v:i4 xmlns:v="x">12</v:i4>');
    expect([...custom.matchAll(/pid="(\d+)"/g)].map(([, pid]) => pid)).toEqual(["7", "8", "9", "10"]);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(before).filter(
      (name) => strFromU8(after[name] ?? new Uint8Array()) !== strFromU8(before[name] ?? new Uint8Array()),
    );
    expect(changed.sort()).toEqual(["docProps/custom.xml", "word/document.xml"]);
  });

  test("is no part of a clean copy, nor of a file in which nothing changed", () => {
    expect(Object.keys(unzipSync(cleanDocx(PLAIN, EDITED, { identifier: SENT })))).toEqual(Object.keys(FILES));
    expect(writeTracked(PLAIN, BASE)).toBe(PLAIN);
  });

  test("is renewed where an older one of the same contract stands, and left where it is another's", () => {
    const sent = writeTracked(PLAIN, EDITED);
    const newer = { contractId: "c-1", versionId: "v-3", sinceId: null };
    expect(identifierIn(new WordFile(cleanDocx(sent, EDITED, { identifier: newer })))).toEqual(newer);
    const clean = cleanDocx(sent, EDITED, { identifier: newer });
    expect(cleanDocx(clean, EDITED, { identifier: { ...newer, contractId: "c-2" } })).toBe(clean);
  });

  test.each([
    ["broken", "<Properties"],
    ["empty", `<Properties xmlns="${CUSTOM}"/>`],
    ["of foreign words", OTHERS.replace("Matter", "Contract ID")],
  ])("of properties that are %s is nothing", (_, xml) => {
    const file = new WordFile(withProperties(xml));
    expect(identifierIn(file)).toBeNull();
    const signed = withIdentifier(file, SENT);
    expect(identifierIn(new WordFile(signed.toBytes()))).toEqual(xml === "<Properties" ? null : SENT);
  });
});

describe("a file that says nothing of its version was made from", () => {
  const RULES = "<p>1. The rent is due on the fifth day of each month.</p>";
  const VISITS = "<p>2. The landlord gives prior written notice at least two days before any visit.</p>";
  const version = (id: string, html: string) => ({ id, html, author: "Anna", at: new Date(0) });
  const nearest = (html: string, ...candidates: ReturnType<typeof version>[]) =>
    identifyFile(null, html, candidates).nearestId;

  test("the version with the clause of which it lacks a word, not the one from before the clause (B-26.2)", () => {
    const without = RULES + VISITS.replace("prior ", "");
    expect(nearest(without, version("v2", RULES + VISITS), version("v1", RULES))).toBe("v2");
    expect(nearest(RULES, version("v2", RULES + VISITS), version("v1", RULES))).toBe("v1");
  });

  test("the newest of those that are alike (B-26.2)", () => {
    expect(nearest(RULES, version("v3", RULES), version("v2", RULES + VISITS), version("v1", RULES))).toBe("v3");
  });

  test("none, where there is no version (B-26.2)", () => {
    expect(nearest(RULES)).toBeNull();
  });
});
