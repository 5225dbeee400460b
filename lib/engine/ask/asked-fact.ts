import type { Language } from "@/lib/copy/languages";
import { stemIn } from "../language/stem";
import { VOCABULARY } from "../lexicon/all";
import { FACT_KINDS, type FactKind } from "../review/fact";
import type { IndexedUnit } from "./clause-index";
import type { ReadQuestion } from "./question";

/** For each kind of fact the weights of a question's words, concepts and what it asks for. */
export type AskedFactWeights = Readonly<
  Partial<Record<FactKind, { bias: number; weights: Readonly<Record<string, number>> }>>
>;
/** How likely a question asks for each kind of fact, 0 to 1. */
export type AskedFacts = ReadonlyMap<FactKind, number>;

/** A fact that is only likely is worth so much beside a stated one. */
const LIKELY = 0.7;

/** What weights look at: words by stem, concepts by name, what is asked for, and how few words there are. */
export function askedFactFeatures({ terms: all, asked, language }: ReadQuestion): Record<string, number> {
  const others = all.filter(({ stem }) => !NAMES_CONTRACT[language].has(stem));
  const terms = others.length > 0 ? others : all;
  const concepts = terms.flatMap((term) => term.concepts.map((concept) => VOCABULARY.concepts[concept]?.id ?? ""));
  return Object.fromEntries(
    [
      ...terms.map(({ stem }) => `${language}:${stem}`),
      ...concepts.map((id) => `concept:${id}`),
      ...[...asked].map((kind) => `asks:${kind}`),
      `terms:${Math.min(terms.length, MANY_TERMS)}`,
    ].map((name) => [name, 1]),
  );
}
const MANY_TERMS = 5;

/** 'When does the lease end?' asks what 'When does the contract end?' does. */
const CONTRACTS = {
  en: "lease tenancy franchise licence license subscription engagement employment deal arrangement",
  ru: "аренда аренды наём найм франшиза франшизы лицензия лицензии подписка подписки сделка сделки",
  mn: "түрээс түрээсийн франчайз лиценз захиалга хэлцэл",
} as const satisfies Record<Language, string>;
const NAMES_CONTRACT = mapLanguages(
  (language) => new Set(CONTRACTS[language].split(" ").map((word) => stemIn(language, word))),
);

function mapLanguages<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { en: of("en"), ru: of("ru"), mn: of("mn") };
}

export function askedFacts(question: ReadQuestion, learned: AskedFactWeights): AskedFacts {
  const x = Object.keys(askedFactFeatures(question));
  return new Map(
    FACT_KINDS.flatMap((kind) => {
      const model = learned[kind];
      if (!model) return [];
      const sum = x.reduce((total, name) => total + (model.weights[name] ?? 0), model.bias);
      return [[kind, 1 / (1 + Math.exp(-sum))] as const];
    }),
  );
}

/** How far a clause holds the facts that are asked for, and how far another clause does. */
export function factFeatures({ facts }: IndexedUnit, asked: AskedFacts, kindsThere: ReadonlySet<FactKind>) {
  let [here, elsewhere] = [0, 0];
  for (const [kind, chance] of asked) {
    const basis = facts.get(kind);
    if (basis) here = Math.max(here, chance * (basis === "stated" ? 1 : LIKELY));
    else if (kindsThere.has(kind)) elsewhere = Math.max(elsewhere, chance);
  }
  return { factHere: here, factElsewhere: elsewhere };
}
