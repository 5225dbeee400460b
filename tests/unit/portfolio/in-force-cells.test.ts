/** How a cell of an amended contract is told. */
import { describe, expect, test } from "vitest";
import type { KeptWord } from "@/lib/assistant/answers/words";
import type { SignedDocument } from "@/lib/assistant/in-force/signed-store";
import { fingerprint, named } from "@/lib/assistant/in-force/kept";
import { dueDay } from "@/lib/notices/timing";
import { amendedCell } from "@/lib/portfolio/cells/in-force";
import type { CellDto } from "@/lib/portfolio/schema";

const signed: SignedDocument = {
  ...{
    amends: "c1",
    contractId: "a1",
    name: "Amendment 1",
    versionId: "v9",
    role: "amendment",
    holdsFrom: "2025-03-01",
  },
  ...{ addedAt: new Date("2025-04-01T00:00:00Z"), isOutside: false, isOpen: true },
};
const documents = [signed];
const own = { state: "stated" as const, value: { text: "15 days" }, more: 0 };
const shown: CellDto = { ...own, isOutOfDate: false, verified: null, isFlagged: false };
const changed = {
  cell: { state: "stated" as const, value: { text: "30 days" }, more: 0 },
  isChanged: true,
  sources: [{ contractId: "a1", from: "2025-05-01" }],
};
const said = (rest: Partial<KeptWord> = {}): KeptWord => ({
  ...{ byName: "Ann", at: "2025-06-01T00:00:00.000Z", versionNumber: 1, isCorrection: true, note: "" },
  ...{ value: { text: "40 days" }, holds: true },
  ...rest,
});

describe("a cell of an amended contract (B-31.16)", () => {
  test("isn't stated without a reading, or where that is unsure; unchanged and sure it is as ever", () => {
    expect(amendedCell({ documents, read: undefined, own, shown, said: null })).toEqual({ ...shown, state: "likely" });
    const same = { cell: own, isChanged: false, sources: [] };
    expect(amendedCell({ documents, read: same, own, shown, said: null })).toBe(shown);
    const unsure = { ...same, cell: { ...own, state: "likely" as const } };
    expect(amendedCell({ documents, read: unsure, own, shown, said: null }).state).toBe("likely");
  });

  test("has the answer in force, its documents with the day of the change, and the contract's own", () => {
    expect(amendedCell({ documents, read: changed, own, shown, said: null })).toMatchObject({
      value: { text: "30 days" },
      inForce: { documents: [{ contractId: "a1", from: "2025-05-01" }], own: { text: "15 days" } },
    });
  });

  test("names all that amends the contract where words were taken out", () => {
    const gone = { cell: { state: "notFound" as const, value: null, more: 0 }, isChanged: false, sources: [] };
    const told = amendedCell({ documents, read: gone, own, shown, said: null });
    expect(told).toMatchObject({ value: null, inForce: { documents: [{ contractId: "a1", from: "2025-03-01" }] } });
  });

  test("a correction goes before it only where it was made of the text in force, after the last document came", () => {
    const verified: CellDto = { ...shown, state: "verified", value: { text: "40 days" } };
    const told = (word: KeptWord) => amendedCell({ documents, read: changed, own, shown: verified, said: word }).value;
    expect(told(said({ knewAmended: true }))).toEqual({ text: "40 days" });
    expect(told(said())).toEqual({ text: "30 days" });
    expect(told(said({ knewAmended: true, isCorrection: false }))).toEqual({ text: "30 days" });
    expect(told(said({ knewAmended: true, at: "2025-03-15T00:00:00.000Z" }))).toEqual({ text: "30 days" });
  });
});

test("a reading is of other documents with any difference that matters, in any order (B-31.16)", () => {
  const other = { ...signed, contractId: "a2" };
  expect(fingerprint([other, signed])).toBe(fingerprint([signed, other]));
  expect(fingerprint([{ ...signed, name: "Renamed" }])).toBe(fingerprint([signed]));
  for (const change of [{ versionId: "v10" }, { role: "termination" }, { holdsFrom: null }, { isOutside: true }])
    expect(fingerprint([{ ...signed, ...change }])).not.toBe(fingerprint([signed]));
});

test("quotes name documents as they are called now (B-31.16)", () => {
  const document = { contractId: "a1", versionId: "v9", name: "Old", from: null };
  const quote = { content: "x", page: 1, start: 0, end: 1 };
  expect(named([{ ...quote, document }, quote], documents)).toEqual([
    { ...quote, document: { ...document, name: "Amendment 1" } },
    quote,
  ]);
});

test("a notice is due by the day in force, or a person's own day, which is to be confirmed (B-31.17)", () => {
  const date = { date: "2027-12-01", textDate: "2027-12-01", isAmended: true } as Parameters<typeof dueDay>[0];
  const inForce = { date: "2028-04-01", basis: "stated" as const, working: null, versionId: "v1", passages: [] };
  expect(dueDay(date)).toEqual({ date: "2027-12-01", isChecked: false });
  expect(dueDay({ ...date, inForce })).toEqual({ date: "2028-04-01", isChecked: false });
  expect(dueDay({ ...date, date: "2028-04-01", inForce })).toEqual({ date: "2028-04-01", isChecked: true });
  expect(dueDay({ ...date, date: "2028-05-01", inForce })).toEqual({ date: "2028-05-01", isChecked: false });
});
