// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GapNotice } from "@/components/review/notices/gap-notice";
import { review } from "@/lib/copy/en/review";
import { show, version } from "./fixtures";

afterEach(cleanup);
const words = review.gaps;
const TEXT = "1. The Tenant shall not pay rent.\n2. The Landlord may audit.";
const NOT = { start: TEXT.indexOf("not"), end: TEXT.indexOf("not") + 3 };
const AUDIT = { start: TEXT.indexOf("2."), end: TEXT.length };
const read = version(1, TEXT, { unseen: [NOT, AUDIT] });

test("what the file doesn't show is counted and quoted, with the words before it (B-8.21)", () => {
  show(<GapNotice read={read} shown={read} />);
  expect(screen.getByRole("note").textContent).toContain(words.unseen(2));
  expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual([
    "…1. The Tenant shall not",
    "2. The Landlord may audit.",
  ]);
});

test("a passage that somebody took out is named no more, in a version that was just saved too (B-8.21)", () => {
  show(<GapNotice read={read} shown={version(2, TEXT.slice(0, AUDIT.start))} />);
  expect(screen.getByRole("note").textContent).toContain(words.unseen(1));
  cleanup();
  show(<GapNotice read={read} shown={version(2, "1. The Tenant shall pay rent.")} />);
  expect(screen.queryByRole("note")).toBeNull();
});

test("what could not be read is named; of a file that shows all nothing is said (B-8.22)", () => {
  show(<GapNotice read={version(1, TEXT, { unread: ["part.rtf"] })} shown={version(1, TEXT)} />);
  expect(screen.getByRole("note").textContent).toBe(words.unread("part.rtf", 1));
  cleanup();
  show(<GapNotice read={version(1, TEXT)} shown={version(1, TEXT)} />);
  expect(screen.queryByRole("note")).toBeNull();
});
