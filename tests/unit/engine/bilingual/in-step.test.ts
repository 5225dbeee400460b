/** Which side of a clause is behind, over the versions of a contract. */
import { describe, expect, test } from "vitest";
import type { LanguagePair } from "@/lib/engine/bilingual/bilingual";
import { stepped, type FormerPairs, type SteppedPair } from "@/lib/engine/bilingual/in-step";

const pair = (first: string | null, second: string | null): LanguagePair => ({
  number: null,
  spans: [null, null],
  texts: [first, second],
  differences: [],
});
type Texts = readonly (readonly [string | null, string | null])[];

/** What is behind in the last of some versions, each a list of pairs. */
function behindAfter(...versions: readonly Texts[]): SteppedPair["behind"][] {
  let former: FormerPairs | null = null;
  versions.forEach((texts, at) => {
    former = {
      versionNumber: at + 1,
      pairs: stepped(
        texts.map((two) => pair(...two)),
        former,
      ),
    };
  });
  return (former as FormerPairs | null)?.pairs.map(({ behind }) => behind) ?? [];
}
const A = ["1. Pays in 10 days.", "1. Платит за 10 дней."] as const;

describe("a side", () => {
  test("is behind once the other was changed, and says since when and what it was (B-46.6)", () => {
    const changed = behindAfter([A], [["1. Pays in 20 days.", A[1]]]);
    expect(changed).toEqual([{ side: "second", since: { versionNumber: 1, texts: A } }]);
    expect(behindAfter([A], [[A[0], "1. Платит за 20 дней."]])).toMatchObject([{ side: "first" }]);
    expect(behindAfter([A], [A])).toEqual([null]);
    expect(behindAfter([A])).toEqual([null]);
  });

  test("stays behind over further changes of the other one, since the same version (B-46.6)", () => {
    const twice = behindAfter([A], [A], [["1. Pays in 20 days.", A[1]]], [["1. Pays in 25 days.", A[1]]]);
    expect(twice).toEqual([{ side: "second", since: { versionNumber: 2, texts: A } }]);
  });

  test("is in step again when it follows, or when the change is taken back (B-46.6)", () => {
    const english = ["1. Pays in 20 days.", A[1]] as const;
    expect(behindAfter([A], [english], [["1. Pays in 20 days.", "1. Платит за 20 дней."]])).toEqual([null]);
    expect(behindAfter([A], [english], [A])).toEqual([null]);
    expect(behindAfter([A], [["1. Pays now.", "1. Платит сразу."]])).toEqual([null]);
  });

  test("isn't behind by a new number, spaces, capitals or the last mark (B-46.6)", () => {
    expect(behindAfter([A], [["2.  PAYS in 10 days;", A[1]]])).toEqual([null]);
    expect(
      behindAfter(
        [A],
        [
          ["1. New.", "1. Новый."],
          ["2. Pays in 10 days.", "2. Платит за 10 дней."],
        ],
      ),
    ).toEqual([null, null]);
  });

  test("of one of two clauses alike is the one that was changed (B-46.6)", () => {
    const after = behindAfter([A, A], [A, ["1. Pays in 20 days.", A[1]]]);
    expect(after).toEqual([null, expect.objectContaining({ side: "second" })]);
  });

  test("that is missing is no side behind (B-46.6)", () => {
    expect(behindAfter([A], [[A[0], null]])).toEqual([null]);
    expect(behindAfter([[A[0], null]], [A])).toEqual([null]);
  });
});
