import type { Language } from "@/lib/copy/languages";
import type { ClauseIndex } from "../ask/clause-index";
import { folded } from "../text/folding";
import { pickWorst, type Agreement, type Claim } from "./claim";
import type { Context } from "./context";
import { nounsAgree, type Valued } from "./nouns";
import { valuesSaid, type SaidValue } from "./values";

/** Every part of a claim that is shown, each as its own sentence. */
export function joinWords({ what, values, condition, exception }: Claim): string {
  return [what, ...values.map((value) => `${value.of}: ${value.value}`), condition, exception]
    .filter((part) => part !== null && part !== "")
    .join(". ");
}

/** Every value of the claim is in the clause with the same unit, bound and noun, and wasn't replaced. */
export function valuesAgree({ index, names, unit, at, claim, claimLanguage }: Context): Agreement {
  const valued = (text: string, language: Language): Valued => {
    const plain = text
      .replace(/\u00ad/gu, "")
      .replace(/\s+/gu, " ")
      .trim();
    return {
      text: folded(plain),
      language,
      values: valuesSaid(plain, language),
      passedOver: names(folded(plain), language),
    };
  };
  const said = valued(joinWords(claim), claimLanguage);
  const former = formerValues(index, at);
  const whole = valued(unit.text, unit.language);
  const clause = { ...whole, values: whole.values.filter((value) => !former.some((one) => isSame(one, value))) };
  return pickWorst(
    said.values.map((value) => {
      const same = clause.values.filter((one) => isSame(one, value));
      if (!same.some(({ bound }) => bound === value.bound)) return "contradicts";
      return nounsAgree({ claim: said, value }, { clause, same });
    }),
  );
}

function isSame(one: SaidValue, other: SaidValue): boolean {
  return one.kind === other.kind && one.key === other.key;
}

/** Values of the clauses that this one changes; they are no longer in force. */
function formerValues({ units, inForce }: ClauseIndex, at: number): SaidValue[] {
  return (inForce.ties.get(at) ?? [])
    .filter((tie) => inForce.amended.has(tie))
    .flatMap((tie) => units[tie] ?? [])
    .flatMap(({ text, language }) => valuesSaid(text.replace(/\s+/gu, " "), language));
}
