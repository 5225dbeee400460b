import { describe, expect, test } from "vitest";
import { downloadName } from "@/components/forms/download";
import { pageRanges } from "@/components/review/notices/scanned-notice";
import { nextPage } from "@/components/forms/api";

describe("the name of a downloaded file", () => {
  test.each([
    [
      "the encoded one first",
      `attachment; filename="lease.pdf"; filename*=UTF-8''%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80.pdf`,
      "Договор.pdf",
    ],
    ["the plain one", 'attachment; filename="Office_lease.pdf"', "Office_lease.pdf"],
    ["the plain one when the encoded one is broken", `attachment; filename=a.pdf; filename*=UTF-8''%E0%A4%A`, "a.pdf"],
    ["the contract's with underscores", null, "Office_lease_2025.pdf"],
  ])("is %s", (_, header, expected) => {
    expect(downloadName(header, { contractName: "Office  lease 2025", format: "pdf" })).toBe(expected);
  });
});

test("page numbers are shown as ranges", () => {
  expect(pageRanges([9, 3, 7, 8, 8])).toBe("3, 7–9");
  expect(pageRanges([1])).toBe("1");
});

describe("the next page of a list", () => {
  test("is read from the Link header and stays on this site", () => {
    expect(nextPage('<https://elsewhere.example/api/contracts/c1/versions?cursor=abc>; rel="next"')).toBe(
      "/api/contracts/c1/versions?cursor=abc",
    );
    expect(nextPage('</a>; rel="prev", </b?c=1>; rel="next"')).toBe("/b?c=1");
  });

  test("is none without the header", () => {
    expect(nextPage(null)).toBeNull();
    expect(nextPage('</a>; rel="prev"')).toBeNull();
  });
});
