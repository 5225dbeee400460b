// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ScannedNotice } from "@/components/review/notices/scanned-notice";
import { review } from "@/lib/copy/en/review";
import { show } from "./fixtures";

afterEach(cleanup);
const words = review.scannedPages;
const PAGES = [2, 3, 7].map((page) => ({ page, confidence: 80 + page }));

describe("the notice of scanned pages", () => {
  test("names the pages, counts the words, and tells how sure each page is (B-8.18)", () => {
    show(<ScannedNotice pages={PAGES} uncertain={{ words: 4, numbers: 0 }} />);
    const notice = screen.getByRole("note");
    expect(notice.textContent).toContain(words.title("2–3, 7", 3));
    expect(notice.textContent).toContain(words.uncertain(4));
    expect(screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent)).toEqual(
      PAGES.map(({ page, confidence }) => words.page(page, confidence)),
    );
  });

  test("says first how many numbers nobody has confirmed, and leads to them (B-51.6)", () => {
    const onCheck = vi.fn<() => void>();
    show(<ScannedNotice pages={PAGES} uncertain={{ words: 4, numbers: 2 }} onCheck={onCheck} />);
    expect(screen.getByRole("note").querySelector("p")?.textContent).toBe(words.numbersOpen(2));
    fireEvent.click(screen.getByRole("button", { name: words.check }));
    expect(onCheck).toHaveBeenCalledOnce();
  });

  test("says which pages are too blurred to trust their numbers, and later that something may be missing (B-51.8)", () => {
    const pages = PAGES.map((page) => (page.page === 7 ? page : { ...page, isPoor: true as const }));
    show(<ScannedNotice pages={pages} uncertain={{ words: 4, numbers: 2 }} />);
    expect(screen.getByRole("note").textContent).toContain(words.poor("2–3", 2));
    cleanup();
    show(<ScannedNotice pages={pages.slice(1)} uncertain={{ words: 0, numbers: 0 }} />);
    expect(screen.getByRole("note").textContent).toContain(words.poorChecked("3", 1));
    expect(screen.getByRole("note").textContent).not.toContain(words.poor("3", 1));
    cleanup();
    show(<ScannedNotice pages={PAGES} uncertain={{ words: 4, numbers: 2 }} />);
    expect(screen.queryByText(/too blurred|hard to read/)).toBeNull();
  });

  test("says nothing of words where all are sure, and nothing at all where no page was read from a picture", () => {
    show(<ScannedNotice pages={PAGES.slice(0, 1)} uncertain={{ words: 0, numbers: 0 }} />);
    expect(screen.getByRole("note").textContent).toContain(words.title("2", 1));
    expect(screen.queryByText(/may be wrong/)).toBeNull();
    cleanup();
    show(<ScannedNotice pages={[]} uncertain={{ words: 0, numbers: 0 }} />);
    expect(screen.queryByRole("note")).toBeNull();
  });
});
