// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cellPlaces } from "@/components/rounds/cell-place";
import { ChangeCard, type ChangeCardProps } from "@/components/rounds/change-card";
import { findSurroundings } from "@/components/rounds/round-text";
import { roundChanges as changeWords } from "@/lib/copy/en/round-changes";
import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import { show } from "../review/fixtures";

const BLOCKS = blocksFromHtml(
  "<table><tbody><tr><th>Service</th><th>Price</th><th>Due</th></tr><tr><td>Storage</td><td>20 dollars a day</td><td>monthly</td></tr></tbody></table>",
);
const TEXT = BLOCKS.map(blockText).join("\n");

afterEach(cleanup);

type Ask = ChangeCardProps["position"];

/** The card of a change of the text, and its table row by row. */
function renderCard(before: string, after: string, more: Partial<RoundChangeDto> = {}, position: Ask = null) {
  const start = before === "" ? TEXT.length : TEXT.indexOf(before);
  const change: RoundChangeDto = {
    id: "c1",
    number: 1,
    kind: "replace",
    tracked: true,
    place: "text",
    author: "Bold",
    at: "2025-03-04T10:00:00.000Z",
    before,
    after,
    start,
    end: start + before.length,
    to: null,
    isWhole: false,
    decision: "open",
    counter: null,
    decidedByName: null,
    decidedAt: null,
    ...more,
  };
  show(
    <ChangeCard
      change={change}
      text={TEXT}
      choice={null}
      around={findSurroundings(TEXT, change)}
      cell={cellPlaces(BLOCKS, [change]).get(change.id) ?? null}
      position={position}
      isCurrent={false}
      onShow={() => undefined}
      onChoose={() => undefined}
    />,
  );
  const card = screen.getByRole("article");
  const rows = [...card.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  return { card, rows };
}

test("rows of a table that came are a table on the card, under the heads of its columns (B-26.11)", () => {
  const put = "Delivery\t100 dollars\tonce\nInsurance\t5 dollars\tyearly";
  const { card, rows } = renderCard("", put, { kind: "insert", isWhole: true });
  expect(rows).toEqual([
    ["Service", "Price", "Due"],
    [" Inserted: Delivery", " Inserted: 100 dollars", " Inserted: once"],
    [" Inserted: Insurance", " Inserted: 5 dollars", " Inserted: yearly"],
  ]);
  expect(card.textContent).toContain(changeWords.card.cell.table);
});

test("a change in a cell names its row and column, with the words of that cell alone beside it (B-26.11)", () => {
  const { card, rows } = renderCard("20", "25");
  const names = [
    changeWords.card.cell.table,
    changeWords.card.cell.row("Storage"),
    changeWords.card.cell.column("Price"),
  ];
  expect(card.textContent).toContain(names.join(" · "));
  expect(card.querySelector("del")?.parentElement?.textContent).toBe(" Deleted: 20  Inserted: 25 dollars a day");
  expect(rows).toEqual([]);
});

test("a row that was changed in more than one cell is shown cell by cell", () => {
  const { rows } = renderCard("Storage\t20 dollars a day\tmonthly", "Storage\t25 dollars a day\tyearly", {
    isWhole: true,
  });
  expect(rows[1]).toEqual([
    "Storage",
    " Deleted: 20 dollars a day  Inserted: 25 dollars a day",
    " Deleted: monthly  Inserted: yearly",
  ]);
});

test("the verdict beside our ask is said to be of what was sent, not of their change (B-26.11)", () => {
  const { card } = renderCard(
    "20",
    "25",
    {},
    { wanted: "The price does not go up.", verdict: { verdict: "matches", isSure: true }, theirs: null },
  );
  expect(card.textContent).toContain("Our ask: The price does not go up. (what we sent: Matches)");
  expect(card.textContent).not.toContain("With their changes");
});

test("the verdict on the text with their changes stands beside that on ours (B-26.11)", () => {
  const { card } = renderCard(
    "30",
    "120",
    {},
    {
      wanted: "At most 30 days.",
      verdict: { verdict: "acceptable", isSure: true },
      theirs: { verdict: "deviates", isSure: false },
    },
  );
  expect(card.textContent).toContain("what we sent: Acceptable");
  expect(card.textContent).toContain("With their changes: Probably: Deviates");
});
