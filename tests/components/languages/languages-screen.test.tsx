// @vitest-environment jsdom
/** The page on a contract's two languages. */
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { LanguagesScreen } from "@/components/languages/languages-screen";
import type { LanguagePairDto, LanguagesDto } from "@/lib/assistant/languages/languages-schema";
import { bilingual as words } from "@/lib/copy/en/bilingual";
import { fakeFetch, show } from "../review/fixtures";

const PATH = "/api/contracts/c1/languages";
const passage = (content: string, start: number) => ({ content, page: 1, start, end: start + content.length });
const pair = (number: string, changes: Partial<LanguagePairDto> = {}): LanguagePairDto => ({
  number,
  first: passage(`${number}. Pays in 10 days.`, 100),
  second: passage(`${number}. Платит за 20 дней.`, 200),
  differences: [],
  behind: null,
  ...changes,
});
const DIFFERENT = pair("2", {
  differences: [{ kind: "term", isSure: true, first: [{ start: 111, end: 118 }], second: [{ start: 213, end: 220 }] }],
});
const UNSURE = pair("3", { differences: [{ kind: "modality", isSure: false, first: [], second: [] }] });
const MISSING = pair("4", { second: null, differences: [{ kind: "missing", isSure: true, first: [], second: [] }] });
const BEHIND = pair("5", { behind: { side: "second", sinceVersion: 2, was: "5. Pays in 5 days." } });
const READ: LanguagesDto = {
  versionId: "v3",
  versionNumber: 3,
  languages: ["en", "ru"],
  prevails: { language: "en", isDisputed: false, first: passage("The English text prevails.", 300), second: null },
  pairs: [pair("1"), DIFFERENT, UNSURE, MISSING, BEHIND],
};

function open(answer: () => { status?: number; body?: unknown }): void {
  fakeFetch({ [PATH]: answer });
  show(<LanguagesScreen contractId="c1" contractName="Supply" />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows what is out of date, then what differs, then what is to be checked; the rest is folded (B-46.7)", async () => {
  open(() => ({ body: READ }));
  await screen.findByText(words.pair("English", "Russian", 3));
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    words.prevails.title,
    `${words.groups.behind} 1`,
    `${words.groups.differ} 2`,
    `${words.groups.check} 1`,
    `${words.groups.agree} 1`,
  ]);
  expect(screen.queryByText(words.clause("1"))).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.showAgreeing(1) }));
  expect(screen.getByText(words.clause("1"))).toBeTruthy();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("marks the words that differ on both sides, and leads to their place (B-46.7)", async () => {
  open(() => ({ body: READ }));
  const card = (await screen.findByText(words.clause("2"))).closest("article") ?? document.body;
  const marks = [...card.querySelectorAll("mark")].map(({ childNodes }) => childNodes[1]?.textContent);
  expect(marks).toEqual(["10 days", "20 дней"]);
  const [link] = within(card).getAllByRole("link", { name: words.page(1) });
  expect(link?.getAttribute("href")).toBe("/contracts/c1?passage=100-119&version=v3");
  expect(within(card).getByText(words.kinds.term)).toBeTruthy();
});

test("says what is missing, which side is behind since when, and which language prevails (B-46.5, B-46.6)", async () => {
  open(() => ({ body: READ }));
  expect(await screen.findByText(words.missingHere("Russian"))).toBeTruthy();
  expect(screen.getByText(words.behind("Russian", 2))).toBeTruthy();
  expect(screen.getByText("5. Pays in 5 days.")).toBeTruthy();
  expect(screen.getByText(words.prevails.says("English"))).toBeTruthy();
  expect(screen.getByText("The English text prevails.")).toBeTruthy();
});

test("says so where nothing differs, where there is one language, and when it can't be read (B-46.7)", async () => {
  open(() => ({ body: { ...READ, prevails: null, pairs: [pair("1")] } }));
  expect(await screen.findByText(words.same)).toBeTruthy();
  expect(screen.getByText(words.prevails.silent)).toBeTruthy();
  cleanup();
  open(() => ({ body: { ...READ, languages: null, prevails: null, pairs: [] } }));
  expect(await screen.findByText(words.none)).toBeTruthy();
  cleanup();
  open(() => ({ status: 503 }));
  expect(await screen.findByText(words.failed)).toBeTruthy();
  expect(screen.getByRole("button", { name: words.retry })).toBeTruthy();
});
