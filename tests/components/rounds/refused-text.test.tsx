// @vitest-environment jsdom
/** The sent text with what became of the returned changes. Source: B-26.11, B-26.12. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MarkedText, type Refused } from "@/components/rounds/marked-text";
import { roundChanges as words } from "@/lib/copy/en/round-changes";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

afterEach(cleanup);

const TEXT = "Billed at 95 dollars, paid within thirty days.";
const change = (id: string, before: string, after: string): RoundChangeDto => ({
  ...{ id, number: 1, kind: "replace", tracked: true, place: "text", author: "Bold", at: null, before, after },
  ...{ start: TEXT.indexOf(before), end: TEXT.indexOf(before) + before.length, to: null, isWhole: false },
  ...{ decision: "open", counter: null, decidedByName: null, decidedAt: null },
});
const CHANGES = [change("price", "95", "110"), change("days", "thirty", "sixty")];

/** Words by how they are drawn; what is only spoken is left out. */
function drawn(refused: Refused, isSideBySide = false) {
  const { container } = render(
    <MarkedText
      blocks={blocksFromHtml(`<p>${TEXT}</p>`)}
      changes={CHANGES}
      refused={refused}
      currentId={null}
      look={{ isSideBySide, isFolded: false }}
    />,
  );
  const spoken = container.textContent;
  container.querySelectorAll(".redline-spoken").forEach((element) => element.remove());
  const all = (tag: string) => [...container.querySelectorAll(`.round-paper ${tag}`)].map((one) => one.textContent);
  return { ins: all("ins"), del: all("del"), refused: all("s"), spoken };
}

test("a rejected change is no change of our text any more: our words stay, theirs are struck and not green (B-26.12)", () => {
  expect(drawn(new Map())).toMatchObject({ ins: ["110", "sixty"], del: ["95", "thirty"], refused: [] });
  cleanup();
  const rejected = drawn(new Map([["price", null]]));
  expect(rejected).toMatchObject({ ins: ["sixty"], del: ["thirty"], refused: ["110"] });
  expect(rejected.spoken).toContain(`${words.legend.refused}: 110`);
});

test("where we propose other words these stand as inserted in the place of theirs (B-26.12)", () => {
  const countered = drawn(new Map([["days", "forty-five"]]));
  expect(countered).toMatchObject({ ins: ["110", "forty-five"], del: ["95", "thirty"], refused: ["sixty"] });
});

test("side by side shows their text as it came back, whatever was decided (B-26.11)", () => {
  const returned = drawn(new Map([["price", null]]), true);
  expect(returned).toMatchObject({ ins: ["110", "sixty"], del: ["95", "thirty"], refused: [] });
});
