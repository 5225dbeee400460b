import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

type Random = () => number;
/** The other file's parts; null where the file has nothing that could be changed so. */
type Cheat = (parts: Unzipped, random: Random) => Unzipped | null;

const RUN = /<w:r(?: [^>]*)?>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:t(?: [^>]*)?>[^<]*\p{L}{4}[^<]*<\/w:t>/gsu;
const UNSEEN = /<w:(?:vanish|webHidden|strike|dstrike|color|highlight|sz)\b/;
const CELL = /<w:tcPr>(?:(?!<\/w:tcPr>).)*<\/w:tcPr>(?=(?:(?!<\/w:tc>).)*<w:t(?: [^>]*)?>[^<]*\p{L}{4})/gsu;

const ALL_WHITE = part(/^word\/styles\.xml$/, /<w:rPrDefault>\s*<w:rPr>/, (all) => `${all}<w:color w:val="FFFFFF"/>`);

/** Ways to change what a Word file says, or how it is read, that no tracked change tells; each on any Word file. */
const SILENT_CHEATS: Readonly<Record<string, Cheat>> = {
  "a number": main(
    /(<w:t(?: [^>]*)?>[^<]*?)(\d)(?=[^<]*<)/g,
    (_, before, digit) => before + String((Number(digit) + 1) % 10),
  ),
  "words hidden": looking("<w:vanish/>"),
  "words struck": looking("<w:strike/>"),
  "words tiny": looking('<w:sz w:val="2"/>'),
  "words on their own colour": looking('<w:color w:val="00FF00"/><w:highlight w:val="green"/>'),
  "words as signs": looking('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>', /<w:rFonts\b[^>]*\/>/),
  "words lifted": looking('<w:position w:val="3000"/>'),
  "a cell black": main(CELL, (all) =>
    all.replace(/<w:shd\b[^>]*\/>/, "").replace("</w:tcPr>", '<w:shd w:val="clear" w:fill="123456"/></w:tcPr>'),
  ),
  "a cell wider": main(CELL, (all) =>
    /<w:(?:gridSpan|vMerge)\b/.test(all) ? all : all.replace("</w:tcPr>", '<w:gridSpan w:val="2"/></w:tcPr>'),
  ),
  "a page narrower": main(/(<w:pgSz\b[^>]*w:w=")(\d+)/g, (_, before) => `${before}4000`),
  "the head of pages": part(
    /^word\/(?:header|footer)\d*\.xml$/,
    /(<w:t(?: [^>]*)?>)(?=[^<]*\p{L}{3})/gu,
    (all) => `${all}Un`,
  ),
  "a note": part(/^word\/footnotes\.xml$/, /(<w:t(?: [^>]*)?>)(?=[^<]*\p{L}{3})/gu, (all) => `${all}Un`),
  "where a link leads": part(
    /^word\/_rels\/document\.xml\.rels$/,
    /(\/hyperlink"[^>]*Target="|Target=")((?:https?|mailto):)/g,
    (_, before, scheme) => `${before}${scheme}x`,
  ),
  "two bookmarks": ({ ...parts }, random) => {
    const xml = partText(parts, "word/document.xml");
    const named = [...xml.matchAll(/<w:instrText[^>]*>\s*REF\s+(\S+)/g)].map(([, name = ""]) => name);
    const [one, other] = [...new Set(named)].sort(() => random() - 0.5);
    if (one === undefined || other === undefined) return null;
    const names: Readonly<Record<string, string>> = { [one]: other, [other]: one };
    const renamed = (all: string, before: string, name: string) => (names[name] ? `${before}${names[name]}"` : all);
    return put(parts, "word/document.xml", xml.replace(/(<w:bookmarkStart\b[^>]*w:name=")([^"]*)"/g, renamed));
  },
  "where lists begin": part(
    /^word\/numbering\.xml$/,
    /(<w:start w:val=")(\d+)/,
    (_, before, start) => before + String(Number(start) + 4),
    "all",
  ),
  "how lists are written": part(
    /^word\/numbering\.xml$/,
    /(<w:lvlText w:val="[^"]*)%/,
    (_, before) => `${before}§%`,
    "all",
  ),
  "all letters white": (parts, random) =>
    /<w:color\b/.test(partText(parts, "word/document.xml") + partText(parts, "word/styles.xml"))
      ? null // what says a colour of its own keeps it
      : ALL_WHITE(parts, random),
};

/** A file changed in silence; null where it has nothing that could be changed so. */
function cheated(bytes: Uint8Array, cheat: Cheat, random: Random): Uint8Array | null {
  const parts = cheat(unzipSync(bytes), random);
  return parts && zipSync(parts);
}

function partText(parts: Unzipped, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array());
}

function put(parts: Unzipped, name: string, xml: string): Unzipped | null {
  return xml === partText(parts, name) ? null : { ...parts, [name]: strToU8(xml) };
}

type Replacer = (...found: string[]) => string;

/** One place of the body, at random. */
function main(pattern: RegExp, replacer: Replacer): Cheat {
  return part(/^word\/document\.xml$/, pattern, replacer);
}

/** One place of a part, at random, or all of them. */
function part(name: RegExp, pattern: RegExp, replacer: Replacer, how: "one" | "all" = "one"): Cheat {
  return (parts, random) => {
    const found = Object.keys(parts).find((one) => name.test(one));
    if (found === undefined) return null;
    const xml = partText(parts, found);
    const places = [...xml.matchAll(new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join("")))];
    const chosen = how === "all" ? places : places.slice((random() * places.length) | 0).slice(0, 1);
    let [written, at] = ["", 0];
    for (const place of chosen) {
      written += xml.slice(at, place.index) + replacer(...place);
      at = place.index + place[0].length;
    }
    return put(parts, found, written + xml.slice(at));
  };
}

/** Letters of another look. */
function looking(properties: string, instead?: RegExp): Cheat {
  const looked = main(RUN, (all) => {
    if (UNSEEN.test(all)) return all;
    const plain = instead ? all.replace(instead, "") : all;
    return plain.includes("<w:rPr>")
      ? plain.replace("<w:rPr>", `<w:rPr>${properties}`)
      : plain.replace(/^<w:r(?: [^>]*)?>/, (tag) => `${tag}<w:rPr>${properties}</w:rPr>`);
  });
  // what older programs would show instead is read by nobody
  return (parts, random) =>
    partText(parts, "word/document.xml").includes("mc:Fallback") ? null : looked(parts, random);
}

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
const isLong = process.env.TEST_FORM === "long";
const CHEATS = Object.entries(SILENT_CHEATS);

describe.skipIf(!isThere)(`Word files of the corpus that come back (skipped where there is none at ${CORPUS})`, () => {
  test("changed in silence, whatever way: it is told", () => {
    const unreported: string[] = [];
    let tried = 0;
    names.forEach((name, index) => {
      const sent = new Uint8Array(readFileSync(path.join(FOLDER, name)));
      const said = { html: htmlFromBlocks(new WordFile(sent).blocks), file: sent };
      CHEATS.forEach(([way, cheat], number) => {
        if (way.includes("lists") && !said.html.includes("data-number")) return; // none is counted
        if (!isLong && number !== index % CHEATS.length) return;
        const file = cheated(sent, cheat, seeded(index * CHEATS.length + number + 1));
        if (!file) return;
        tried += 1;
        if (!readReturned(file, said).changes.some(({ tracked }) => !tracked)) unreported.push(`${name}: ${way}`);
      });
    });
    expect(unreported).toEqual([]);
    expect(tried).toBeGreaterThan(isLong ? names.length * 5 : names.length / 4);
  }, 600_000);
});
