import { describe, expect, test } from "vitest";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import type { FormerText, SuggestedChange } from "@/lib/engine/port";
import { makeContract } from "./contracts";

const OF_REFERENCES = new Set(["movedReference", "lostReference", "brokenReference"]);

/** What is told of references in a text that came of another one. */
function movedReferences(before: readonly string[], after: readonly string[], aims: FormerText["aims"] = []) {
  const former = { contract: makeContract(before), aims };
  return suggest(readOnce(makeContract(after)), "en", former).filter(({ check }) => OF_REFERENCES.has(check));
}
const shown = (found: readonly SuggestedChange[]) =>
  found.map(({ check, passage, replacement }) => [check, passage.content, replacement]);

const LEASE = [
  "1. Subject",
  "1.1 The Landlord lets the flat to the Tenant for living in it.",
  "1.2 The flat is handed over on the first day of the term.",
  "2. Rent",
  "2.1 The Tenant pays the rent on the fifth day of each month.",
  "2.2 The rent is raised once a year by the index of consumer prices.",
  "2.3 A late payment bears interest of five per cent a year.",
  "3. End",
  "3.1 Either party may end the lease by notice of ninety days.",
  "3.2 The Landlord may end it at once where rent under clause 2.1 is late, with interest under clause 2.3.",
];
/** With a clause put in before another, whose clauses of the same chapter count on by one. */
const withClause = (lines: readonly string[], before: string, words: string): string[] => {
  const chapter = before.split(".")[0] ?? "";
  let by = 0;
  return lines.flatMap((line) => {
    const number = /^(\d+)\.(\d+) /u.exec(line);
    const isThere = line.startsWith(`${before} `);
    if (isThere) by = 1;
    if (!number || number[1] !== chapter) return [line];
    const counted = `${chapter}.${Number(number[2]) + by} ${line.slice(number[0].length)}`;
    return isThere ? [`${before} ${words}`, counted] : [counted];
  });
};
const MORE = "The Tenant leaves a deposit of two months' rent with the Landlord.";

describe("references that were left behind by a renumbering", () => {
  test("are told with the number to put, and nothing else is (B-13.9)", () => {
    expect(shown(movedReferences(LEASE, withClause(LEASE, "2.1", MORE)))).toEqual([
      ["movedReference", "clause 2.1", "clause 2.2"],
      ["movedReference", "clause 2.3", "clause 2.4"],
    ]);
    expect(movedReferences(LEASE, LEASE)).toEqual([]);
    expect(movedReferences(LEASE, withClause(LEASE, "3.2", MORE))).toEqual([]);
  });

  test("also where the clause that is meant was edited where it stands, or words beside the reference were", () => {
    const edited = withClause(LEASE, "2.1", MORE).map((line) =>
      line.replace("fifth day of each month", "tenth day of each month").replace("at once where", "at once if"),
    );
    expect(shown(movedReferences(LEASE, edited)).map(([, words, put]) => [words, put])).toEqual([
      ["clause 2.1", "clause 2.2"],
      ["clause 2.3", "clause 2.4"],
    ]);
  });

  test("of a clause that went are told without a number, where another one has its number by now (B-13.9)", () => {
    const without = LEASE.flatMap((line) => {
      if (line.startsWith("2.1 ")) return [];
      return [line.replace(/^2\.2 /u, "2.1 ").replace(/^2\.3 /u, "2.2 ")];
    });
    expect(shown(movedReferences(LEASE, without))).toEqual([
      ["lostReference", "clause 2.1", null],
      ["movedReference", "clause 2.3", "clause 2.2"],
    ]);
  });

  test("are told as long as they stand, and no more once they are mended", () => {
    const second = withClause(LEASE, "2.1", MORE);
    const first = movedReferences(LEASE, second);
    const aims = first.map(({ passage, values }) => {
      return { end: passage.end, now: values["now"] ?? null, words: values["words"] ?? "" };
    });
    const third = [...second, "4. Law", "4.1 The law of Mongolia applies to this lease."];
    expect(shown(movedReferences(second, third, aims))).toEqual(shown(first));
    expect(movedReferences(second, third)).toEqual([]); // nobody knows what they meant
    const mended = third.map((line) => line.replace("clause 2.1", "clause 2.2").replace("clause 2.3", "clause 2.4"));
    expect(movedReferences(second, mended, aims)).toEqual([]);
  });

  test("that were written anew, or lead out of the contract, mean what they say (B-13.9)", () => {
    const anew = withClause(LEASE, "2.1", MORE).map((line) =>
      line.startsWith("3.2") ? "3.2 For the deposit clause 2.1 holds, for interest the law." : line,
    );
    expect(movedReferences(LEASE, anew)).toEqual([]);
    const elsewhere = [...LEASE, "3.3 Section 2.1 of the Housing Act applies."];
    expect(shown(movedReferences(elsewhere, withClause(elsewhere, "2.1", MORE))).map(([, words]) => words)).toEqual([
      "clause 2.1",
      "clause 2.3",
    ]);
  });

  test("are told in Russian and Mongolian (B-13.9)", () => {
    const russian = [
      "1. Предмет договора",
      "1.1. Арендодатель передаёт квартиру арендатору для проживания.",
      "1.2. Арендатор вносит плату до пятого числа каждого месяца.",
      "1.3. Плата повышается не чаще одного раза в год.",
      "2. Прекращение договора",
      "2.1. При просрочке платы по пункту 1.2 договор прекращается.",
    ];
    const longer = [
      ...russian.slice(0, 2),
      "1.2. Арендатор вносит обеспечительный платёж в размере двух месяцев.",
      ...russian.slice(2, 4).map((line) => line.replace("1.3.", "1.4.").replace("1.2.", "1.3.")),
      ...russian.slice(4),
    ];
    expect(shown(movedReferences(russian, longer))).toEqual([["movedReference", "пункту 1.2", "пункту 1.3"]]);
    const mongolian = [
      "1. Гэрээний зүйл",
      "1.1. Түрээслүүлэгч орон сууцыг түрээслэгчид амьдрах зориулалтаар өгнө.",
      "1.2. Түрээслэгч төлбөрийг сар бүрийн тавны дотор төлнө.",
      "1.3. Төлбөрийг жилд нэгээс олон удаа нэмэхгүй.",
      "2. Гэрээг цуцлах",
      "2.1. Энэ гэрээний 1.2 дахь хэсэгт заасан төлбөр хоцорвол гэрээг цуцалж болно.",
    ];
    const added = [
      ...mongolian.slice(0, 2),
      "1.2. Түрээслэгч хоёр сарын төлбөртэй тэнцэх барьцаа байршуулна.",
      ...mongolian.slice(2, 4).map((line) => line.replace("1.3.", "1.4.").replace("1.2.", "1.3.")),
      ...mongolian.slice(4),
    ];
    expect(shown(movedReferences(mongolian, added))).toEqual([["movedReference", "1.2", "1.3"]]);
  });
});
