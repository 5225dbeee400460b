/** The reports' page: plots with tables beside them, and sentences where there is nothing. Source: B-35.8. */
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ReportsScreen } from "@/components/reports/reports-screen";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { reportsQuery, type ReportsDto } from "@/lib/portfolio/reports/schema";

afterEach(cleanup);

const EMPTY: ReportsDto = {
  ...{ from: "2026-01-01", until: "2026-06-30" },
  signing: { contracts: 0, signedBefore: 0, median: null, steps: [], months: [], isCut: false },
  rounds: { contracts: 0, notExchanged: 2, median: null, steps: [], isCut: false },
  negotiated: { rounds: 0, contracts: 0, unread: 0, topics: [], isCut: false },
  deviations: { books: [], isCut: false },
  deadlines: { met: 0, late: 0, missed: 0, months: [], isCut: false },
};
const FULL: ReportsDto = {
  ...EMPTY,
  signing: {
    contracts: 3,
    signedBefore: 1,
    median: 10,
    steps: [
      { from: 0, until: 7, count: 1 },
      { from: 8, until: null, count: 2 },
    ],
    months: [{ month: "2026-02", count: 3, median: 10 }],
    isCut: false,
  },
  negotiated: {
    rounds: 4,
    contracts: 3,
    unread: 0,
    topics: [{ topic: "payment_terms", name: "Payment terms", changes: 5, contracts: 3 }],
    isCut: false,
  },
  deadlines: { met: 6, late: 2, missed: 1, months: [{ month: "2026-02", met: 6, late: 2, missed: 1 }], isCut: true },
};

function show(reports: ReportsDto, language: (typeof LANGUAGES)[number] = "en") {
  const copy = copyFor(language);
  const owners = [{ id: "u1", name: "Sarnai" }];
  return render(
    <ReportsScreen
      copy={copy}
      language={language}
      reports={reports}
      query={{ ...reportsQuery.parse({}), ownerId: "u1" }}
      owners={owners}
      counterparties={[]}
    />,
  );
}

describe("the reports' page (B-35.8)", () => {
  test("has the same figures in the plot and in a table, and says from how few they are", () => {
    show(FULL);
    expect(screen.getByText(/From 3 contracts\. Too few to say what is usual\./)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Time from draft to signature: Days" })).toBeTruthy();
    const table = screen.getByRole("table", { name: "Time from draft to signature", hidden: true });
    expect(within(table).getByText("February 2026")).toBeTruthy();
    expect(screen.getByText("3 contracts, 5 changes")).toBeTruthy();
    expect(screen.getByText(/From 9 dates that somebody confirmed\. The newest ones only\./)).toBeTruthy();
    expect(screen.getByText("Late: 2")).toBeTruthy();
  });

  test.each(LANGUAGES)("has a sentence instead of an empty plot, in %s", (language) => {
    show(EMPTY, language);
    const { none } = copyFor(language).reports;
    expect(screen.queryByRole("img")).toBeNull();
    for (const sentence of [none.signing, none.negotiated, none.deviations, none.deadlines])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText(new RegExp(none.rounds.slice(0, 20)))).toBeTruthy();
  });

  test("keeps what was asked in its form and in the address of the CSV", () => {
    show(FULL);
    const owner = screen.getByLabelText<HTMLSelectElement>("Owner");
    expect(owner.value).toBe("u1");
    const csv = screen.getByRole("link", { name: "Export CSV" }).getAttribute("href");
    expect(csv).toContain("/api/reports/export?");
    expect(csv).toContain("ownerId=u1");
    expect(csv).toContain("from=2026-01-01");
  });
});
