// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ComparisonView } from "@/components/comparison/comparison-view";
import { comparison as words } from "@/lib/copy/en/comparison";
import { compared } from "@/lib/documents/redline/compared";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { show } from "../review/fixtures";

const FROM =
  "<h2>Rent</h2><p>The rent is 100 a month, payable in advance.</p><p>One.</p><p>Two.</p><p>Three.</p><ol><li>First</li><li>Second</li></ol><p>The keys are handed over on the first day.</p>";
const TO =
  "<p>The keys are handed over on the first day.</p><h2>Rent</h2><p>The rent is 120 a month, payable in arrears.</p><p>One.</p><p>Two.</p><p>Three.</p><ol><li>Second</li></ol><p><strong>Added</strong> at the end of it all.</p>";

function open(from = FROM, to = TO) {
  const onBack = vi.fn();
  show(
    <ComparisonView
      from="version 1"
      to="version 2"
      redline={compared(blocksFromHtml(from), blocksFromHtml(to))}
      onBack={onBack}
      note="About both"
      actions={<button type="button">Act</button>}
    />,
  );
  return { onBack, view: screen.getByRole("region", { name: words.title("version 1", "version 2") }) };
}
const current = (view: HTMLElement) =>
  [...view.querySelectorAll("[data-current]")].map((element) => element.textContent);
const press = (name: string, keys: string) =>
  fireEvent.click(screen.getByRole("button", { name: words.navigation.withKeys(name, keys) }));

let scrolledTo: Element[] = [];
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});
afterEach(cleanup);

describe("a comparison", () => {
  test("shows inserted and deleted words as such, by sign and by name", () => {
    const { view } = open();
    const signs = (tag: string) => [...view.querySelectorAll(`p ${tag}`)].map((element) => element.textContent);
    expect(signs("ins")).toEqual([
      ` ${words.spoken.movedHere} The keys are handed over on the first day. ${words.spoken.end} `,
      ` ${words.spoken.inserted} 120 ${words.spoken.end} `,
      ` ${words.spoken.inserted} arrears ${words.spoken.end} `,
      ` ${words.spoken.inserted} Added at the end of it all. ${words.spoken.end} `,
    ]);
    expect(signs("del")).toHaveLength(4);
    expect(within(view).getByText(words.movedHere)).toBeTruthy();
    expect(within(view).getByText(words.movedAway)).toBeTruthy();
    expect(within(view).getByRole("heading", { level: 3, name: "Rent" })).toBeTruthy();
  });

  test("shows a row of a table by its cells, and what changed in each (B-11.9)", () => {
    const row = (price: string) => `<table><tbody><tr><td>Rent</td><td>${price}</td></tr></tbody></table>`;
    const { view } = open(row("100 a month"), row("120 a month"));
    const cells = [...view.querySelectorAll(".redline-cell")];
    expect(cells).toHaveLength(2);
    expect(cells[0]?.textContent).toBe("Rent");
    expect(cells[1]?.querySelector("del")?.textContent).toContain("100");
    expect(cells[1]?.querySelector("ins")?.textContent).toContain("120");
  });

  test("keeps the look of words, of cells too", () => {
    const { view } = open(
      "<p>The <strong>Tenant</strong> pays.</p><table><tbody><tr><td><em>Rent</em></td><td>100</td></tr></tbody></table>",
      "<p>The <strong>Tenant</strong> paid.</p><table><tbody><tr><td><em>Rent</em></td><td>120</td></tr></tbody></table>",
    );
    expect(within(view).getByText("Tenant").className).toBe("font-semibold");
    const cells = [...view.querySelectorAll(".redline-cell")];
    expect(cells.map((cell) => cell.querySelector(".italic")?.textContent)).toEqual(["Rent", undefined]);
  });

  test("shows what was edited in a clause that was moved", () => {
    const rest = "<p>One.</p><p>Two.</p><p>Three.</p>";
    const clause = "<p>The Landlord hands the keys over on the first day of the lease.</p>";
    const { view } = open(clause + rest, rest + clause.replace("first", "last"));
    const put = [...view.querySelectorAll("p[data-change='inserted']")].at(-1);
    expect(put?.querySelector("del")?.textContent).toContain("first");
    expect([...(put?.querySelectorAll("ins") ?? [])].map((sign) => sign.className.includes("redline-moved"))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("counts the changes and explains the signs", () => {
    open();
    expect(
      within(screen.getByRole("list", { name: words.counts.label }))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      words.counts.insertions(3),
      words.counts.deletions(3),
      words.counts.changedParagraphs(1),
      words.counts.movedParagraphs(1),
    ]);
    expect(
      within(screen.getByRole("list", { name: words.legend.label }))
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([words.legend.inserted, words.legend.deleted, words.legend.moved]);
  });

  test("keeps the two texts' names and the way back in the bar that stays in sight (B-11.9)", () => {
    const { onBack, view } = open();
    const bar = view.querySelector<HTMLElement>(".comparison-bar");
    const inBar = within(bar ?? document.body);
    expect(inBar.getByRole("heading", { name: words.title("version 1", "version 2") })).toBeTruthy();
    fireEvent.click(inBar.getByRole("button", { name: words.back }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  test("opens at the first change", async () => {
    open();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.navigation.at(1, 6)));
    expect(scrolledTo).not.toEqual([]);
  });

  test("leads from change to change by button and key, round at the ends", () => {
    const { view } = open();
    press(words.navigation.next, "Alt+↓");
    expect(screen.getByRole("status").textContent).toBe(words.navigation.at(1, 6));
    expect(current(view)).toEqual([words.movedHere]);
    fireEvent.keyDown(window, { key: "ArrowDown", altKey: true });
    expect(current(view)).toEqual([expect.stringContaining("100"), expect.stringContaining("120")]);
    expect(scrolledTo.at(-1)?.textContent).toContain("100");
    press(words.navigation.previous, "Alt+↑");
    fireEvent.keyDown(window, { key: "ArrowUp", altKey: true });
    expect(screen.getByRole("status").textContent).toBe(words.navigation.at(6, 6));
  });

  test("can show only the changes, and says how much is left out", () => {
    const { view } = open();
    expect(within(view).getByText("Two.")).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: words.onlyChanges }));
    expect(within(view).queryByText("Two.")).toBeNull();
    expect(within(view).getByText("One.")).toBeTruthy();
    expect(within(view).getByText(words.folded(1))).toBeTruthy();
  });

  test("numbers list items as the text they are of does", () => {
    const { view } = open();
    expect(
      [...view.querySelectorAll(".redline-label")].map((label) =>
        label.parentElement?.textContent?.replaceAll(/ (Deleted:|End of change\.) /g, ""),
      ),
    ).toEqual(["1.First", "1.Second"]);
  });

  test("goes back by button and by Escape", () => {
    const { onBack } = open();
    fireEvent.click(screen.getByRole("button", { name: words.back }));
    fireEvent.keyDown(window, { key: "Escape" });
    expect(onBack).toHaveBeenCalledTimes(2);
    expect(screen.getByText("About both")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Act" })).toBeTruthy();
  });

  test("of equal texts says so and offers no way on; of equal words it names the formatting", () => {
    open(FROM, FROM);
    expect(screen.getByText(words.none)).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: words.navigation.withKeys(words.navigation.next, "Alt+↓") })
        .disabled,
    ).toBe(true);
    cleanup();
    const { view } = open("<p>Rent</p>", "<p><strong>Rent</strong></p>");
    expect(within(view).getByText(words.counts.reformattedParagraphs(1))).toBeTruthy();
    expect(within(view).getByText(words.reformatted)).toBeTruthy();
  });

  test("shows line ends and blank lines that came or went", () => {
    const { view } = open("<p>One two three four five six</p>", "<p>One two three</p><p>four five six</p><p><br></p>");
    expect([...view.querySelectorAll("p ins")].map((element) => element.textContent)).toEqual([
      expect.stringContaining("¶\n"),
      expect.stringContaining("¶"),
    ]);
  });
});
