import { describe, expect, test } from "vitest";
import { JoinedLines, collectVocabulary } from "@/lib/documents/extraction/line-ends";

function joined(before: string, after: string, lines: readonly string[] = []): string {
  const text = new JoinedLines(collectVocabulary([...lines, before, after]));
  text.append(before);
  text.openFor(after);
  text.append(after);
  return text.text();
}

describe("joining lines", () => {
  test("a space stands between words", () => {
    expect(joined("the parties", "agree")).toBe("the parties agree");
  });

  test("a hyphen that broke a word goes", () => {
    expect(joined("this agree-", "ment is made")).toBe("this agreement is made");
    expect(joined("обязатель-", "ства сторон")).toBe("обязательства сторон");
  });

  test("a soft hyphen at the end always goes", () => {
    expect(joined("agree\u00ad", "ment")).toBe("agreement");
  });

  test("a hyphen of the word itself stays, as the document shows it elsewhere", () => {
    expect(joined("a non-", "compete clause", ["Every non-compete covenant"])).toBe("a non-compete clause");
    expect(joined("in good-", "faith talks", ["good work", "their faith matters"])).toBe("in good-faith talks");
  });

  test("numbers and capitals keep their hyphen and get no space", () => {
    expect(joined("VERIZON OWNER TRUST 2020-", "A")).toBe("VERIZON OWNER TRUST 2020-A");
  });

  test("a dash with a space before it is no hyphen", () => {
    expect(joined("the Seller -", "a company")).toBe("the Seller - a company");
  });
});
