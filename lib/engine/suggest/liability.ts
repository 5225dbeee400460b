import { folded } from "../text/folding";
import { hasWordFrom } from "../text/matcher";
import type { Sentence } from "../text/reading";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import { clauseSentences, type Draft } from "./draft";
import * as cue from "./liability.cues";
import { anyOf, withFlags } from "../language/patterns";

/** Words shared by the patterns below; sentences without them are skipped. */
const hasWords = hasWordFrom(cue.liabilityWords);
const isUnlimited = hasWordFrom(cue.unlimited);
const isUnlimitedByLaw = hasWordFrom(cue.unlimitedByLaw);

const isLiableForAll = hasWordFrom(cue.liableForAll);

const limits = hasWordFrom(cue.limitsLiability);
/** «Общество с ограниченной ответственностью» limits nothing here. */
const COMPANY_FORM = withFlags(anyOf(cue.companyForm), "gu");
/** Contract types that usually have a limit. */
const TYPES = /service|sale/iu;
const SHORTEST = 1_500;

/** Expressly unlimited liability, liability with no limit anywhere, and a limit for one party only. */
export const liability: Check = (draft) => {
  const clauses = clauseSentences(draft)
    .filter((sentence) => hasWords(sentence))
    .map((sentence) => ({ ...sentence, folded: sentence.folded.replace(COMPANY_FORM, "") }));
  const unlimited = clauses.filter((sentence) => isUnlimited(sentence) && !isUnlimitedByLaw(sentence));
  const expressly = unlimited.map((sentence) =>
    finding("unlimitedLiability", sentence, { values: {}, severity: "high" }),
  );
  return expressly.length > 0 ? expressly : [...uncapped(draft, clauses), ...oneSided(draft, clauses)];
};

function uncapped({ text, reading }: Draft, clauses: readonly Sentence[]): Finding[] {
  if (text.length < SHORTEST || !TYPES.test(reading.contract.contractType) || clauses.some(limits)) return [];
  const first = clauses.find(isLiableForAll);
  return first ? [finding("uncappedLiability", first, { values: {}, severity: "medium" })] : [];
}

const limitsAll = hasWordFrom(cue.generalLimit);
const NO_LIMIT = anyOf(cue.noLimit);
const MUTUAL = anyOf(cue.mutual);
const EITHER_FOR_LOSS = anyOf(cue.eitherForLoss);

function oneSided(draft: Draft, clauses: readonly Sentence[]): Finding[] {
  const limited = clauses.filter((sentence) => limitsAll(sentence) && !NO_LIMIT.test(sentence.folded));
  const first = limited[0];
  const roles = listRoles(draft);
  if (!first || roles.length !== 2 || limited.some(({ folded: words }) => MUTUAL.test(words))) return [];
  if (clauses.some((sentence) => limits(sentence) && EITHER_FOR_LOSS.test(sentence.folded))) return [];
  const whose = new Set(limited.map(({ folded: words }) => whoIsLiable(words, roles)));
  const [only] = whose;
  if (whose.size !== 1 || !only) return [];
  return [finding("oneSidedLiability", first, { values: { party: only }, severity: "medium" })];
}

function listRoles({ parties }: Draft): string[] {
  const roles = parties.filter(({ isCollective }) => !isCollective).map(({ role }) => role?.trim() ?? "");
  return roles.every((role) => role !== "") ? [...new Set(roles)] : [];
}

/** The owner of 'liability', or the subject of 'liable'; null if unclear. */
function whoIsLiable(words: string, roles: readonly string[]): string | null {
  const owners = roles.filter((role) => {
    const stem = stemmed(role);
    const english = new RegExp(
      `(?<!\\p{L})${stem}(?:'s|s'|')? (?:\\p{L}+,? ){0,6}(?:liability|liable)|liability of (?:the )?${stem}|(?:shall|will|is) (?:the )?${stem}\\b.{0,80}\\bliable|(?:no event|circumstances)\\b.{0,40}${stem}`,
      "u",
    );
    const cyrillic = new RegExp(
      `ответственност\\p{L}{1,3} ${stem}|${stem}\\p{L}{0,3} не (?:несет|отвечает)|${stem}\\p{L}{0,5} (?:\\p{L}+ ){0,4}хариуцлаг`,
      "u",
    );
    return english.test(words) || cyrillic.test(words);
  });
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

function stemmed(role: string): string {
  const plain = folded(role)
    .replace(/^the /u, "")
    .replace(/[^\p{L}\p{N} ]/gu, ".");
  return /[а-яөү]/u.test(plain) && plain.length > 5 ? plain.slice(0, -1) : plain;
}
