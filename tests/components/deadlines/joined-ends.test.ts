/** An end and a renewal on one day are one date. Source: B-27.10. */
import { expect, test } from "vitest";
import { joinedEnds } from "@/components/deadlines/joined-ends";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { deadline } from "./fixtures";

const WORDS = {
  renewal: "The contract renews",
  unlessNotice: (day: string) => `unless notice by ${day}`,
  unlessEnded: "unless ended",
};
const found = (id: string, kind: DeadlineDto["kind"], more: Partial<DeadlineDto> = {}) =>
  deadline(id, { kind, date: "2027-02-28", isFound: true, state: "toCheck", ...more });
const END = found("end", "expiration", { title: "The contract ends" });
const RENEWAL = found("renewal", "renewal", { title: "The contract renews" });
const NOTICE = found("notice", "notice", { date: "2027-01-29" });
const listed = (...all: DeadlineDto[]) =>
  joinedEnds(all, WORDS).map(({ id, title, joined }) => [id, title, joined?.id ?? null]);

test("they are one, called by the last day for a notice (B-27.10)", () => {
  expect(listed(NOTICE, END, RENEWAL)).toEqual([
    ["notice", NOTICE.title, null],
    ["renewal", "unless notice by 2027-01-29", "end"],
  ]);
  expect(listed(END, RENEWAL)).toEqual([["renewal", "unless ended", "end"]]);
});

test("a notice of another clause, such as a break, stops no renewal (B-27.10)", () => {
  const quote = { content: "The Tenant may break on 1 January 2027.", page: 5, start: 900, end: 939 };
  const ownBreak = { ...NOTICE, id: "break", source: { ...quote, versionId: "v1", isGone: false } };
  expect(listed(ownBreak, END, RENEWAL).at(-1)).toEqual(["renewal", "unless ended", "end"]);
  expect(listed(ownBreak, { ...NOTICE, date: "2026-12-30" }, END, RENEWAL).at(-1)?.[1]).toBe(
    "unless notice by 2026-12-30",
  );
  const byItsEnd = { ...ownBreak, also: [quote, { ...quote, start: 20, end: 30 }] };
  expect(listed(byItsEnd, END, RENEWAL).at(-1)?.[1]).toBe("unless notice by 2027-01-29");
});

test("the surer of the two stands for both (B-27.10)", () => {
  const sure = { ...END, state: "proposed" } as const;
  expect(listed(sure, RENEWAL)).toEqual([["end", "unless ended", "renewal"]]);
});

test("a person's own words stay, and so do dates of other days, contracts and settled ones (B-27.10)", () => {
  expect(listed(END, { ...RENEWAL, title: "Talk to them" })).toEqual([["renewal", "Talk to them", "end"]]);
  const apart = [
    { ...RENEWAL, date: "2027-03-01" },
    { ...RENEWAL, contractId: "other" },
    { ...RENEWAL, state: "dismissed" },
    { ...RENEWAL, isFound: false },
  ] as const;
  for (const other of apart) expect(listed(END, other).map(([id]) => id)).toEqual(["end", "renewal"]);
});
