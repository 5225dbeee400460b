/** The parties of a contract as the register keeps them, from the reading of a version. Pure. Source: B-30.1. */
import { readDay } from "@/lib/days";
import { partyDetails, type PartyDetail } from "@/lib/engine/parties/details";
import type { ContractText, Passage } from "@/lib/engine/port";
import type { Fact } from "@/lib/engine/review/fact";
import { MAX_NAME_CHARS, MAX_PARTIES } from "./bounds";
import { nameAlone } from "@/lib/engine/parties/name-alone";
import { keysOfName, numberKey, type NameKeysOfFirm } from "./keys";

export type ReadParty = NameKeysOfFirm & {
  name: string;
  role: string | null;
  /** As it is compared; '' for none. */
  registration: string;
  passage: Passage;
  details: PartyDetail[];
};

/** The named parties, each spelling once, in order of the text; no more than the register keeps. */
export function readParties(facts: readonly Fact[], contract: ContractText): ReadParty[] {
  const named = facts.filter(({ kind }) => kind === "parties");
  const known = new Map<string, { fact: Fact; keys: NameKeysOfFirm }>();
  for (const fact of named) {
    const keys = keysOfName(nameAlone(fact.value));
    if (keys && !known.has(keys.key) && known.size < MAX_PARTIES) known.set(keys.key, { fact, keys });
  }
  const parties = [...known.values()];
  const details = partyDetails(
    contract,
    parties.map(({ fact }) => fact),
  );
  return parties.map(({ fact: { value, role, passage }, keys }, at) => {
    const own = details[at] ?? [];
    const registration = own.find(({ kind }) => kind === "registration")?.text ?? "";
    const name = nameAlone(value).slice(0, MAX_NAME_CHARS);
    return { ...keys, name, role: role ?? null, registration: numberIn(registration), passage, details: own };
  });
}

/** 'ИНН 5501000088' and 'registration number 5501000088' are one: the figures count. */
const numberIn = (registration: string) => numberKey(/\p{Lu}{0,4}[ -]?\d[\d /-]*$/u.exec(registration)?.[0] ?? "");

/** The day of a contract: its own, else that on which it takes effect, else that of its upload. */
export function toDay(facts: readonly Fact[], uploadedAt: Date): string {
  const statedDay = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind && readDay(fact.iso ?? ""))?.iso;
  return statedDay("agreement_date") ?? statedDay("effective_date") ?? uploadedAt.toISOString().slice(0, 10);
}
