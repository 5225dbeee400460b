import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { readTxt } from "@/lib/documents/extraction/txt";
import { blockText } from "@/lib/documents/richtext/blocks";

const RUSSIAN = "ДОГОВОР АРЕНДЫ № 7\nАрендодатель передаёт, а Арендатор принимает во временное пользование помещение.";
const MONGOLIAN = "ТҮРЭЭСИЙН ГЭРЭЭ\nТүрээслүүлэгч нь өрөөг түрээслэгчид шилжүүлэх үүрэгтэй.";
const WESTERN = "Agreement between Société Générale and “Café Müller” — a naïve façade.";

function readTexts(bytes: Uint8Array): string[] {
  return readTxt(bytes).blocks.map(blockText);
}

function encoded(text: string, encoding: string, addBOM = false): Uint8Array {
  return new Uint8Array(iconv.encode(text, encoding, { addBOM }));
}

describe("encodings of plain text", () => {
  test.each(["utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "cp866", "iso-8859-5"])(
    "Russian in %s comes through unharmed",
    (encoding) => {
      const text = encoding === "koi8-r" ? RUSSIAN.replace("№", "N") : RUSSIAN;
      expect(readTexts(encoded(text, encoding))).toEqual(text.split("\n"));
    },
  );

  test.each(["utf-8", "utf-16le", "utf-16be"])(
    "Mongolian in %s comes through unharmed, with and without a byte order mark (B-8.10)",
    (encoding) => {
      expect(readTexts(encoded(MONGOLIAN, encoding, true))).toEqual(MONGOLIAN.split("\n"));
      expect(readTexts(encoded(MONGOLIAN, encoding))).toEqual(MONGOLIAN.split("\n"));
    },
  );

  test("Mongolian typed with a Cyrillic code page gets its own letters back", () => {
    const typed = "Энэ гэрээ нь талууд болон байна. Тєлбєр тєлєх їїрэг нь гэрээний дагуу болон тал бїр.";
    expect(readTexts(encoded(typed, "windows-1251"))[0]).toContain("Төлбөр төлөх үүрэг");
  });

  test("Western accents and quotation marks in windows-1252", () => {
    expect(readTexts(encoded(WESTERN, "windows-1252"))).toEqual([WESTERN]);
  });

  test("a few broken sequences do not turn UTF-8 into something else", () => {
    const whole = Buffer.from(RUSSIAN);
    const broken = Buffer.concat([whole, Buffer.from([0xc3, 0x28, 0xff]), whole]);
    const text = readTexts(new Uint8Array(broken)).join("\n");
    expect(text.match(/Арендодатель/g)).toHaveLength(2);
  });

  test("NUL characters, marks of zero width and turned directions are taken out", () => {
    const text = readTexts(
      new Uint8Array(
        Buffer.from(
          "This Agree\u200bment is\0 gov\u202eerned by the laws of Ohio, whatever they may be at the time of signing.",
        ),
      ),
    );
    expect(text).toEqual([
      "This Agreement is governed by the laws of Ohio, whatever they may be at the time of signing.",
    ]);
  });
});

describe("paragraphs of plain text", () => {
  test.each([["\n"], ["\r\n"], ["\r"]])("lines end with %j", (end) => {
    expect(readTexts(new Uint8Array(Buffer.from(["First clause.", "Second clause.", "", "Third."].join(end))))).toEqual(
      ["First clause.", "Second clause.", "Third."],
    );
  });

  test("lines broken at a fixed width become paragraphs, and no word is lost", () => {
    const words =
      "The Tenant shall keep the premises in good repair and condition at all times during the term of this lease and shall make all necessary repairs:".split(
        " ",
      );
    const wrapped = wrap([...words, ...words].join(" "), 60);
    const text = `LEASE AGREEMENT\n\n${wrapped}\n\n${wrapped}\n(a) the first obligation, which is short; and\n(b) the second.`;
    const paragraphs = readTexts(new Uint8Array(Buffer.from(text)));
    expect(paragraphs).toHaveLength(5);
    expect(paragraphs[1]).toBe([...words, ...words].join(" "));
    expect(paragraphs.slice(3)).toEqual(["(a) the first obligation, which is short; and", "(b) the second."]);
    expect(paragraphs.join(" ").split(/\s+/)).toEqual(text.split(/\s+/));
  });

  test("text with a paragraph on each line stays as it is", () => {
    const lines = [
      "1. A long clause that goes on and on, far beyond the width at which anybody would have broken it by hand, to the very end of it.",
      "2. Short.",
      "3. Another.",
    ];
    expect(readTexts(new Uint8Array(Buffer.from(lines.join("\n"))))).toEqual(lines);
  });

  test("only white space is an empty document", () => {
    expect(() => readTxt(new Uint8Array(Buffer.from(" \n\t\r\n\u00a0")))).toThrow(
      expect.objectContaining({ reason: "emptyDocument" }),
    );
  });
});

function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}
