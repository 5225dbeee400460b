// @vitest-environment jsdom
/** A change that would take out a definition says so beside it (B-13.12). */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChangeCard } from "@/components/rounds/change-card";
import { SuggestionCard } from "@/components/suggestions/suggestion-card";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { common } from "@/lib/copy/en/common";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import { show } from "../review/fixtures";

afterEach(cleanup);
const CLAUSE = "It renews for one year (each a “Renewal Term”).";
const AFTER = "It does not renew.";

test("on a suggestion, such as our wording", () => {
  const boundingRect = { x1: 0, y1: 0, x2: 0, y2: 0, width: 0, height: 0, pageNumber: 1 };
  const suggestion: SuggestionDto = {
    ...{ id: "s1", title: "Renewal", comment: "", quote: CLAUSE, replacement: AFTER, severity: "medium" },
    ...{ source: "check", start: 0, end: CLAUSE.length, position: { boundingRect, rects: [], pageNumber: 1 } },
  };
  const props = { canAccept: true, deciding: null, isWaiting: false, isOpened: false };
  const actions = { onShow: vi.fn(), onAccept: vi.fn(), onDismiss: vi.fn() };
  show(<SuggestionCard suggestion={suggestion} {...props} {...actions} />);
  expect(screen.getByText(common.lostTerm("Renewal Term"))).toBeTruthy();
});

test("on a change that came back, where the text uses the term elsewhere", () => {
  const change: RoundChangeDto = {
    ...{ id: "c1", kind: "replace", tracked: true, place: "text", author: "Ann", at: null, before: CLAUSE },
    ...{ after: AFTER, start: 0, end: CLAUSE.length, to: null, isWhole: false, decision: "open", counter: null },
    ...{ decidedByName: null, decidedAt: null, number: 1 },
  };
  const around = { clause: "", before: "", after: "" };
  const props = { choice: null, cell: null, position: null, isCurrent: false, onShow: vi.fn(), onChoose: vi.fn() };
  const card = (text: string) => show(<ChangeCard {...{ change, text, around }} {...props} />);
  card(CLAUSE);
  expect(screen.queryByText(common.lostTerm("Renewal Term"))).toBeNull();
  cleanup();
  card(`${CLAUSE} Fees rise in each Renewal Term.`);
  expect(screen.getByText(common.lostTerm("Renewal Term"))).toBeTruthy();
});
