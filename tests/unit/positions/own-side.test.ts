/** Each starter asks for what its own side wants, and never for what the other would (B-24.3). */
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { localizePositions } from "@/lib/positions/starter/localized";
import { starterBook } from "@/lib/positions/starter/starter-book";

type Of = { side: Side; kind: ContractKind };

function verdictOn(topic: string, { side, kind }: Of, clause: string) {
  const head =
    kind === "lease"
      ? `This Lease is between Oak Ltd (the "Landlord") and Elm Ltd (the "Tenant").`
      : `This Agreement is between Oak Ltd (the "Supplier") and Elm Ltd (the "Customer").`;
  const contract = { text: `${head}\n\n${clause}`, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" };
  const book = { ...starterBook({ side, kind, language: "en" }), kinds: [], contractType: "" as const };
  const subjects = readSubjects(readOnce(contract), []);
  const positions = book.positions.filter((one) => one.topic === topic);
  const read = { topics: [], subjects, terms: readOwnTerms(contract), contractType: "" };
  return judged(read, positions, book)[0]?.verdict;
}

describe("the same clause is judged from the side it is for", () => {
  const byConsent = "5. The Tenant may sublet only with the Landlord's prior written consent.";
  const banned = "5. The Tenant shall not sublet.";
  const late = "5. A party late with a payment pays 0.04 % of the overdue sum for each day.";
  const damages =
    "5. If the goods are delivered late, the Supplier shall pay liquidated damages of 0.5 % of their price for each week of delay, up to 4 % of it.";
  test.each([
    ["sublease", "lease", "buy", byConsent, "matches"],
    ["sublease", "lease", "buy", banned, "deviates"],
    ["sublease", "lease", "supply", banned, "matches"],
    ["late_payment", "goods", "supply", late, "deviates"],
    ["late_payment", "goods", "mutual", late, "matches"],
    ["liquidated_damages", "goods", "buy", damages, "deviates"],
    ["liquidated_damages", "goods", "mutual", damages, "matches"],
    ["subcontracting", "services", "supply", "5. The Supplier may subcontract.", "matches"],
    ["subcontracting", "services", "supply", "5. The Supplier shall not subcontract.", "deviates"],
    ["subcontracting", "services", "buy", "5. The Supplier shall not subcontract.", "matches"],
    ["price_increase", "services", "supply", "5. The price is fixed for the term.", "deviates"],
    ["price_increase", "services", "buy", "5. The price is fixed for the term.", "matches"],
  ] as const)("%s, %s, %s: %s", (topic, kind, side, clause, verdict) => {
    expect(verdictOn(topic, { side, kind }, clause)).toBe(verdict);
  });
});

test("an employer doesn't ask to be free of a ban on competing, and an employee does", () => {
  const topics = (side: Side) =>
    starterBook({ side, kind: "employment", language: "en" }).positions.map((p) => p.topic);
  expect(topics("buy")).not.toContain("non_compete");
  expect(topics("supply")).toContain("non_compete");
});

test.each(["lease", "employment", "nda", "services"] as const)(
  "what a side of %s asks for is told in each language, and books from before are too",
  (kind) => {
    for (const side of ["buy", "supply"] as const)
      for (const from of LANGUAGES)
        for (const to of LANGUAGES) {
          const book = starterBook({ side, kind, language: from });
          const own = starterBook({ side, kind, language: to }).positions;
          const texts = (positions: typeof own) =>
            positions
              .filter(({ topic }) => topic !== "governing_law")
              .map((p) => [p.wanted.text, p.redLine.text, p.why]);
          expect([side, from, to, texts(localizePositions(to, book, to))]).toEqual([side, from, to, texts(own)]);
        }
    const [first] = starterBook({ side: "buy", kind: "goods", language: "en" }).positions;
    if (!first) throw new Error("no position");
    const before = {
      ...first,
      topic: "liquidated_damages",
      wanted: { ...first.wanted, text: "At most 10 % of the price." },
    };
    const [told] = localizePositions("ru", { side: "buy", kinds: [], positions: [before] }, "ru");
    expect(told?.wanted.text).toBe("Не более 10 % цены.");
  },
);
