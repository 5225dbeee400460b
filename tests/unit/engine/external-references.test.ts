/** References to laws, standards and papers outside of a contract (B-49.4). */
import { describe, expect, test } from "vitest";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { externalReferences } from "@/lib/engine/references/external";

function read(...lines: string[]) {
  const contract = {
    ...toPlainText(lines.map((line) => paragraph(line))),
    contractName: "Supply",
    contractType: "Sales Agreement",
  };
  const found = externalReferences(contract);
  for (const { passage } of found) expect(contract.text.slice(passage.start, passage.end)).toBe(passage.content);
  return found;
}

describe("references of a contract (B-49.4)", () => {
  test("each with its kind, its edition and its sentence, word for word", () => {
    const found = read(
      "1. Quality. Goods conform to ISO 9001:2015. They are new.",
      "2. Prices are those of the Price List of 2024; no others apply.",
      "3. The Sale of Goods Act 1979 applies. So does Regulation (EU) 2016/679.",
    );
    expect(found.map(({ kind, name, edition, isSure }) => [kind, name, edition, isSure])).toEqual([
      ["standard", "ISO 9001:2015", "2015", true],
      ["document", "Price List of 2024", "2024", true],
      ["law", "Sale of Goods Act 1979", "1979", true],
      ["law", "Regulation (EU) 2016/679", "", false],
    ]);
    expect(found[0]?.passage.content).toBe("Goods conform to ISO 9001:2015.");
    expect(found[1]?.passage.content).toBe("Prices are those of the Price List of 2024");
  });

  test("are one in any edition and ending, in Russian and Mongolian too", () => {
    const key = (text: string) => read(text)[0]?.key;
    expect(key("по ISO 9001:2008")).toBe(key("under ISO 9001:2015."));
    expect(key("статья 10 Гражданского кодекса РФ")).toBe(key("в соответствии с Гражданским кодексом РФ"));
    expect(key("Иргэний хуулийн 10 дугаар зүйл")).toBe(key("Иргэний хууль үйлчилнэ"));
    expect(key("the Price List of 2024")).toBe(key("the Price List of 2026"));
    expect(key("ГОСТ 52249-2009")).not.toBe(key("ГОСТ 52250-2009"));
    expect(read("2024 оны үнийн жагсаалтаар")[0]).toMatchObject({ kind: "document", edition: "2024" });
  });

  test("each once, the place that names an edition first; a name without one may only look like a reference", () => {
    const found = read("The Supplier Code of Conduct applies.", "See ISO 9001.", "That is ISO 9001:2015.");
    expect(found.map(({ name, isSure }) => [name, isSure])).toEqual([
      ["Supplier Code of Conduct", false],
      ["ISO 9001:2015", true],
    ]);
  });

  test("no words of a contract itself, nor of nothing", () => {
    expect(read("This Agreement of 2024 is governed by the laws of Mongolia.", "Pay within 30 days.")).toEqual([]);
    expect(read("")).toEqual([]);
  });

  test("hostile names are words like any others, cut to what a person reads", () => {
    const [found] = read(`Закона «<img src=x onerror=alert(1)>\u202e=HYPERLINK» ${"x ".repeat(2_000)}`);
    expect(found?.name).toBe("Закона «<img src=x onerror=alert(1)>\u202e=HYPERLINK»");
    expect(found?.passage.content.length).toBeLessThan(500);
    expect(found?.key.length).toBeLessThanOrEqual(120);
  });

  test("time grows as the text does", () => {
    const shapes = ["ISO 9001:2015 ", "Aa Bb Of The ", "«ааа ", "Закон от ", "A", "Тухай тухай ", "2024 оны ааа "];
    for (const shape of shapes) {
      const [one, four] = [20_000, 80_000].map((chars) => {
        const text = shape.repeat(Math.ceil(chars / shape.length));
        const began = process.cpuUsage();
        read(text);
        return process.cpuUsage(began).user;
      });
      expect([shape, (four ?? 0) / Math.max(one ?? 0, 20_000) < 16]).toEqual([shape, true]);
    }
  });
});
