import { describe, expect, test } from "vitest";
import type { SuggestedChange } from "@/lib/engine/port";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { contractFrom } from "@/tests/evals/checks/contracts";
import { ENGLISH_SERVICE } from "@/tests/evals/checks/english";

const BEHIND = "2.3 The Client shall not use the Platform to store unlawful material.";

function changesIn(text: string): SuggestedChange[] {
  return suggest(readOnce(contractFrom(text, "Service Agreement")), "en");
}
const withLines = (...lines: string[]) => changesIn(ENGLISH_SERVICE.replace(BEHIND, [BEHIND, ...lines].join("\n")));
const of = (check: string, changes: readonly SuggestedChange[]) => changes.filter((one) => one.check === check);

describe("a number that two clauses have", () => {
  const AGAIN = "2.3 The Client names a person for questions of detail.";

  test("is put right where nothing refers to it", () => {
    expect(of("repeatedNumber", withLines(AGAIN))).toMatchObject([
      { replacement: expect.stringMatching(/^2\.4 The/u) },
    ]);
  });

  test("is only pointed out where something does", () => {
    const found = of("repeatedNumber", withLines(AGAIN, "2.4.1 Section 2.3 applies to trial periods as well."));
    expect(found).toMatchObject([{ replacement: null }]);
  });

  test("is no fault in a list of clauses that survive", () => {
    const list = [
      "2.4 The following survive the end of this Agreement:",
      "3.1 Fees and taxes due;",
      "2.3 Unlawful material;",
    ];
    expect(of("repeatedNumber", withLines(...list))).toEqual([]);
  });

  test("is no fault where the first is only the heading of the second", () => {
    expect(
      of("repeatedNumber", withLines("2.4 LANGUAGE", "2.4 The parties have asked that this be in English.")),
    ).toEqual([]);
  });
});

describe("a company that is called nearly as a party is", () => {
  test("gets the party's name where a letter is wrong, and none where its form is another", () => {
    const misspelt = of("partyNameVaries", withLines("Invoices are sent to Brightwater Hostign Ltd. by post."));
    expect(misspelt).toMatchObject([{ replacement: expect.stringContaining("Brightwater Hosting Ltd") }]);
    const otherForm = of("partyNameVaries", withLines("Invoices are sent to Brightwater Hosting GmbH by post."));
    expect(otherForm).toMatchObject([{ replacement: null }]);
  });
});

describe("places to be filled in", () => {
  test.each(["{clientName}", "{{client}}", "{IF renewal}", "[●]", "[name]", "<client name>", "XX.XX.2026", "TBD"])(
    "%s is one",
    (blank) => {
      expect(of("placeholder", withLines(`The account is held by ${blank} for both.`))).toMatchObject([
        { passage: { content: blank } },
      ]);
    },
  );

  test.each(["до ХХ.ХХ.2026", "у {наименование}", "<заказчик>", "{байгууллагын нэр}", "<захиалагч>"])(
    "%s is one in its language",
    (words) => {
      expect(of("placeholder", withLines(`Данс: ${words}.`))).toHaveLength(1);
    },
  );

  test.each(["[*****]", "[XXXX]", "Article XX", "a set {1, 2}", "x < 5 > y"])("%s is none", (words) => {
    expect(of("placeholder", withLines(`Words of another kind: ${words} stand here.`))).toEqual([]);
  });
});

test("a block to sign is one also without the words for it", () => {
  const unsigned = ENGLISH_SERVICE.slice(0, ENGLISH_SERVICE.search(/in witness whereof|signed|signature/iu));
  const block = "Brightwater Hosting Ltd. By: Name: Ann Lee Title: Director";
  expect(of("missingSignatures", changesIn(`${unsigned}\n${block}`))).toEqual([]);
  expect(of("missingSignatures", changesIn(unsigned))).toHaveLength(1);
});
