import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import { groupedBy } from "@/lib/grouped-by";
import type { FoundPassage } from "../port";
import { find } from "../find/find";
import { readParties } from "../parties/parties";
import { folded } from "../text/folding";
import { light } from "../text/either";
import { sentenceAt, type Reading } from "../text/reading";
import { entry, type Entry } from "./entry";
import * as cue from "./summary.cues";
import { anyOf } from "../language/patterns";

const SHOWN = 4;
const MOST_SIDES = 4;
const LONG = 450;
/** Labels for both sides or either: they share one heading. Folded. */
const BOTH = light(anyOf(cue.anyParty));
const DEMANDS = light(anyOf(cue.isBound));
const BESIDE_THE_POINT = light(
  /^\S{0,8} ?(?:this agreement|notwithstanding|in no event|except|for purposes|nothing|if any|whereas)(?!\p{L})|(?<!\p{L})(?:counterparts|force majeure|severab|entire agreement|waiver of)/u,
);

/** The obligations of each side, in the order of the parties, then those of both. */
export function obligationEntries(reading: Reading, copy: AssistantAnswers): Entry[] {
  const sides = groupedBy(find(reading, "obligations"), ({ label = "" }) => (BOTH.test(folded(label)) ? "" : label));
  const named = namesInOrder(reading, sides).map((side) =>
    entry(
      "obligations",
      { heading: copy.summary.partyObligations(side), shown: SHOWN },
      mostRelevant(reading, sides.get(side) ?? [], side),
    ),
  );
  const both = mostRelevant(
    reading,
    (sides.get("") ?? []).filter(({ label }) => label !== undefined || named.length === 0),
    "",
  );
  return [
    ...named.flat(),
    ...entry(
      "obligations",
      { heading: named.length > 0 ? copy.summary.obligationsOfBoth : copy.summary.headings.obligations, shown: SHOWN },
      both,
    ),
  ];
}

/** The contract's own parties; if none of them owes anything by name, everyone who does. */
function namesInOrder(reading: Reading, sides: ReadonlyMap<string, readonly FoundPassage[]>): string[] {
  const order = readParties(reading.contract)
    .flatMap(({ role, name }) => [role, name])
    .map((name) => folded(name ?? ""))
    .filter((name) => name !== "");
  const place = (side: string) => order.indexOf(folded(side));
  const all = [...sides.keys()].filter((side) => side !== "");
  const own = all.filter((side) => place(side) >= 0).sort((a, b) => place(a) - place(b));
  const others = all.sort((a, b) => (sides.get(b)?.length ?? 0) - (sides.get(a)?.length ?? 0));
  return (own.length > 0 ? own : others).slice(0, MOST_SIDES);
}

/** All of a side's passages, clearest duties first; those shown are in text order. */
function mostRelevant(reading: Reading, passages: readonly FoundPassage[], side: string): FoundPassage[] {
  const parties = readParties(reading.contract);
  const own = passages.filter(
    (passage) => !parties.some((party) => party.start < passage.end && passage.start < party.end),
  );
  const scored = own.map((passage) => ({
    passage,
    score: plainness(sentenceAt(reading, passage.start)?.folded ?? "", side),
  }));
  const ranked = scored
    .sort((a, b) => b.score - a.score || a.passage.start - b.passage.start)
    .map(({ passage }) => passage);
  return [...ranked.slice(0, SHOWN).sort((a, b) => a.start - b.start), ...ranked.slice(SHOWN)];
}

function plainness(text: string, side: string): number {
  const subject = side === "" ? 0 : text.indexOf(folded(side));
  return (
    (subject >= 0 && subject < 30 ? 1.5 : 0) +
    (DEMANDS.test(text) ? 1 : 0) -
    (text.length > LONG ? 1 : 0) -
    (BESIDE_THE_POINT.test(text) ? 2 : 0)
  );
}
