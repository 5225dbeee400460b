/** Facts about who makes a contract. */
import { readParties } from "../../parties/parties";
import { nameAlone } from "../../parties/name-alone";
import { isPlausibleName } from "../../parties/plausible-name";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import type { Fact } from "../fact";
import { fact, quoted } from "./made-fact";

/**
 * One company may be introduced twice, in capitals on the title page and again below. Two parties with a role each are
 * stated: of such names, 398 of 400 were right on the contracts whose parties are labelled.
 */
export function partyFacts(reading: Reading): Fact[] {
  const told = new Set<string>();
  const parties = readParties(reading.contract)
    .filter(({ isCollective }) => !isCollective)
    .flatMap((party) => {
      const name = nameAlone(party.name ?? "");
      const role = party.role === null ? {} : { role: party.role };
      const letters = folded(name).replace(/[^\p{L}\p{N}]/gu, "");
      if (!isPlausibleName(name) || (told.has(letters) && letters !== "")) return [];
      told.add(letters);
      return [{ ...fact("parties", name, quoted(reading, party)), ...role }];
    });
  return areTwoSides(parties) && parties.every(({ role = "" }) => isUsed(reading, role))
    ? parties.map((party) => ({ ...party, basis: "stated" }))
    : parties;
}

function areTwoSides([one, other, ...more]: readonly Fact[]): boolean {
  if (!one || !other || more.length > 0 || !one.role || !other.role) return false;
  if (folded(one.role) === folded(other.role) || isSameName(one.value, other.value)) return false;
  return isWholeName(one.value) && isWholeName(other.value);
}

/** A side is spoken of again and again; a broker or a representative is named once. */
const FEWEST_USES = 5;
/** Of a role, without endings, and of a contract. UTF-16 units. */
const [STEM, READ] = [6, 100_000];

function isUsed({ contract }: Reading, role: string): boolean {
  const stem = folded(role).slice(0, STEM);
  return folded(contract.text.slice(0, READ)).split(stem).length > FEWEST_USES;
}

/** UTF-16 units. */
const [SHORTEST_NAME, LONGEST_NAME] = [4, 90];
const IN_A_SENTENCE = /[;:]|\d{3}|\b(?:shall|will|this|agreement|between|hereby)\b/iu;

/** Several words with a capital, and none of a sentence or an address. */
function isWholeName(name: string): boolean {
  if (name.length < SHORTEST_NAME || name.length > LONGEST_NAME || IN_A_SENTENCE.test(name)) return false;
  return /\p{Lu}/u.test(name) && /\S\s+\S/u.test(name);
}

/** 'ИП Петров Пётр Ильич' is 'Индивидуальный предприниматель Петров Пётр Ильич'. */
function isSameName(one: string, other: string): boolean {
  const [some, others] = [wordsOf(one), wordsOf(other)];
  const [fewer, words] = some.length < others.length ? [some, others] : [others, some];
  return fewer.length > 0 && fewer.every((word) => words.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return folded(name).match(/\p{L}{4,}/gu) ?? [];
}
