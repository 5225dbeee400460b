/**
 * Learns which length of time in a renewal or termination clause is which, on `corpus/natural` and on the contracts
 * filed in the United States, by folds over whole contracts: `npx tsx --conditions=react-server
 * scripts/train-lengths.mts [--write] [--misses]`. `--write` saves the weights to
 * `lib/engine/time/length-weights.json`.
 */
import { sentencesWithin } from "@/lib/engine/text/reading";
import type { Reading } from "@/lib/engine/text/reading";
import type { Span } from "@/lib/engine/text/spans";
import {
  LENGTH_ROLES,
  lengthFeatures,
  lengthIn,
  lengthsIn,
  type LengthModels,
  type LengthRole,
} from "@/lib/engine/time/length-roles";
import {
  cuesBeside,
  renewalIn,
  RENEWALS,
  SAYINGS,
  type Renewal,
  type RenewalModels,
  type Saying,
} from "@/lib/engine/time/renewing";
import type { WrittenLength } from "@/lib/engine/time/written/lengths";
import { CORPUS, trainingCases } from "./reader/natural.mts";
import { predict } from "@/lib/engine/time/model";
import { trainSparse, type SparseRow } from "./reader/sparse.mts";
import { writeWeights } from "./reader/written-weights.mts";
import { readLabelled } from "./training/dataset";

const FOLDS = 10;
const FILED_WEIGHT = 0.25;
const FILED: Record<LengthRole, string> = {
  renewalTerm: "renewal_term",
  renewalNotice: "renewal_notice",
  leaveNotice: "termination_for_convenience",
};
/** A clause with its lengths of time, and what a label says one of them is. */
type Case = {
  contract: number;
  id: string;
  isFiled: boolean;
  reading: Reading;
  clauses: Span[];
  role: LengthRole;
  values: string[];
};

const cases = [...naturalClauses(), ...filedClauses()];
const kept: Partial<Record<LengthRole, ReturnType<typeof trainSparse>>> = {};
for (const role of LENGTH_ROLES) {
  const here = cases.filter((one) => one.role === role);
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = trainSparse(here.filter(({ contract }) => contract % FOLDS !== fold).flatMap(toRows), { decay: 2 });
    const models = { ...empty(), [role]: model };
    return here
      .filter(({ contract }) => contract % FOLDS === fold)
      .map((one) => ({ one, found: lengthIn(one.reading, { ...one, models }) }));
  });
  kept[role] = trainSparse(here.flatMap(toRows), { decay: 2 });
  for (const isFiled of [false, true]) {
    const some = outcomes.filter(({ one }) => one.isFiled === isFiled);
    const labelled = some.filter(({ one }) => one.values.length > 0);
    const said = some.filter(({ found }) => found !== null);
    const right = said.filter(({ one, found }) => found && isAmong(found.length, one.values));
    const one = [0.5, 0.7, 0.8, 0.9].map((least) => {
      const above = said.filter(({ found }) => found?.isOne === true && found.chance >= least);
      return `${least}: ${above.filter((one) => right.includes(one)).length}/${above.length}`;
    });
    const sure = [0.5, 0.7, 0.8, 0.9, 0.95].map((least) => {
      const above = said.filter(({ found }) => (found?.chance ?? 0) >= least);
      return `${least}: ${above.filter((one) => right.includes(one)).length}/${above.length}`;
    });
    console.log(
      role.padEnd(14),
      isFiled ? "filed  " : "natural",
      `right ${right.length} of ${said.length} said, ${labelled.length} labelled;`,
      ...sure,
      "alone",
      ...one,
    );
    if (process.argv.includes("--misses") && !isFiled)
      for (const { one, found } of labelled.filter(
        ({ one, found }) => one.contract % 2 === 0 && !(found && isAmong(found.length, one.values)),
      ))
        console.log(
          "   ",
          one.id,
          one.values.join(),
          "got",
          found && one.reading.contract.text.slice(found.mention.start, found.mention.end),
          found?.chance.toFixed(2),
        );
  }
}
const renewals = renewalsLearned();
if (process.argv.includes("--write"))
  writeWeights("../../lib/engine/time/length-weights.json", { ...kept, ...renewals, ...sayingsLearned() });

/** Whether clauses renew a contract automatically, learned from all of them; printed by folds. */
function renewalsLearned(): RenewalModels {
  const all = trainingCases().flatMap((one, contract) => {
    const { value = "", quote } = (one.facts.renewal ?? {}) as { value?: string; quote?: string };
    const span = quote === undefined ? null : findQuote(one.text, quote);
    if (!span) return [];
    const sentences = sentencesWithin(one.reading, span);
    const label: Renewal = value === "automatic" || value === "none" ? value : "asked";
    return [
      { contract, id: one.id, reading: one.reading, sentences, label, x: cuesBeside(one.reading, sentences, "renew") },
    ];
  });
  const trained = (some: typeof all) =>
    Object.fromEntries(
      RENEWALS.map((renewal) => [
        renewal,
        trainSparse(
          some.map(({ x, label }) => ({ x, right: label === renewal })),
          { decay: 1 },
        ),
      ]),
    ) as RenewalModels; // one per name
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const models = trained(all.filter(({ contract }) => contract % FOLDS !== fold));
    return all
      .filter(({ contract }) => contract % FOLDS === fold)
      .map((one) => ({ ...one, ...renewalIn(one.reading, one.sentences, models) }));
  });
  for (const renewal of RENEWALS) {
    const said = outcomes.filter((one) => one.renewal === renewal);
    const sure = [0, 0.6, 0.7, 0.8, 0.9].map((least) => {
      const above = said.filter(({ chance }) => chance >= least);
      return `${least}: ${above.filter(({ label }) => label === renewal).length}/${above.length}`;
    });
    console.log(renewal.padEnd(10), ...sure, "of", all.filter(({ label }) => label === renewal).length);
  }
  if (process.argv.includes("--misses"))
    for (const { id, contract, label, renewal } of outcomes)
      if (label !== renewal && contract % 2 === 0) console.log("   ", id, label, "got", renewal);
  return trained(all);
}

/** Which sentences with renewal or termination words really say that of the contract; printed by folds. */
function sayingsLearned(): Record<Saying, ReturnType<typeof trainSparse>> {
  const of = (saying: Saying) => {
    const wanted = saying === "renews" ? ["renewalTerm", "renewalNotice"] : ["leaveNotice"];
    const answers = cases.filter(({ role }) => wanted.includes(role));
    const readings = [...new Map(answers.map((one) => [one.reading, one])).values()];
    const rows = readings.flatMap(({ reading, contract, isFiled }) => {
      const right = new Set(answers.filter((one) => one.reading === reading).flatMap(({ clauses }) => clauses));
      return reading.sentences.flatMap((sentence) => {
        const x = cuesBeside(reading, [sentence], SAYINGS[saying]);
        if (Object.keys(x).length === 0) return [];
        return [{ contract, isFiled, x, right: right.has(sentence), weight: isFiled ? FILED_WEIGHT : 1 }];
      });
    });
    const outcomes = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
      const model = trainSparse(
        rows.filter(({ contract }) => contract % FOLDS !== fold),
        { decay: 2 },
      );
      const held = rows.filter(({ contract, isFiled }) => contract % FOLDS === fold && !isFiled);
      return held.map(({ x, right }) => ({ right, chance: predict(x, model) }));
    });
    const shares = [0.1, 0.2, 0.3, 0.5].map((least) => {
      const above = outcomes.filter(({ chance }) => chance >= least);
      return `${least}: ${above.filter(({ right }) => right).length}/${above.length}`;
    });
    console.log(saying, ...shares, "of", outcomes.filter(({ right }) => right).length);
    return trainSparse(rows, { decay: 2 });
  };
  return { renews: of("renews"), leaves: of("leaves") };
}

function empty(): LengthModels {
  const none = { bias: 0, weights: {} };
  return { renewalTerm: none, renewalNotice: none, leaveNotice: none };
}

function toRows({ reading, clauses, values, isFiled }: Case): SparseRow[] {
  return lengthsIn(reading, clauses).map((mention) => ({
    x: lengthFeatures(reading, mention),
    right: isAmong(mention.length, values),
    weight: isFiled ? FILED_WEIGHT : 1,
  }));
}

function naturalClauses(): Case[] {
  return trainingCases().flatMap((one, contract) => {
    const { renewal, convenience } = one.facts as Record<
      string,
      { quote?: string; term?: string; notice?: string } | undefined
    >;
    const of = (label: typeof renewal, role: LengthRole, value: string | undefined): Case[] => {
      const span = label?.quote === undefined ? null : findQuote(one.text, label.quote);
      if (!span) return [];
      const clauses = sentencesWithin(one.reading, span);
      return [
        { contract, id: one.id, isFiled: false, reading: one.reading, clauses, role, values: toLengths(value ?? "") },
      ];
    };
    return [
      ...of(renewal, "renewalTerm", renewal?.term),
      ...of(renewal, "renewalNotice", renewal?.notice),
      ...of(convenience, "leaveNotice", convenience?.notice),
    ];
  });
}

function filedClauses(): Case[] {
  const { developers, fittingOnly } = readLabelled(CORPUS);
  return [...developers, ...fittingOnly].flatMap(({ id, reading, rows }, contract) =>
    LENGTH_ROLES.flatMap((role) => {
      const row = rows.get(FILED[role]);
      if (!row || row.impossible === true || row.spans.length === 0) return [];
      const clauses = row.spans.flatMap((span) => sentencesWithin(reading, span));
      const values = (row.values ?? []).flatMap(toLengths);
      return [{ contract, id, isFiled: true, reading, clauses, role, values }];
    }),
  );
}

/** Finds a quote, ignoring differences in white space. */
function findQuote(text: string, quote: string): Span | null {
  const pattern = quote
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join(String.raw`\s+`);
  const match = new RegExp(pattern, "u").exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** 'P90D (Customer); P180D (Vendor)' as months and days. */
function toLengths(label: string): string[] {
  return [...label.matchAll(/P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?/gu)].map((match) => {
    const [years = 0, months = 0, weeks = 0, days = 0] = match.slice(1).map((part) => Number(part ?? 0));
    return `${years * 12 + months} ${weeks * 7 + days}`;
  });
}

function isAmong({ months, days, businessDays }: WrittenLength, values: readonly string[]): boolean {
  return values.includes(`${months} ${days + businessDays}`);
}
