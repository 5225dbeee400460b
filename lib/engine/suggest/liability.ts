import { folded } from "../text/folding";
import type { Sentence } from "../text/reading";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import { clauseSentences, type Draft } from "./draft";

/** What the patterns below have in common: most sentences need no second look. */
const WORDS =
  /liab|damages|indemn|harmless|responsible|recover|\bloss|remed|limit|ответствен|возме|убытк|хариуц|хохир/u;
/** Liability that is said to have no limit. */
const UNLIMITED =
  /\b(?:unlimited liability|liability (?:\p{L}+ ){0,12}(?:shall|will|is|are) (?:be )?(?:unlimited|without (?:any )?limit|uncapped)|liable (?:\p{L}+ ){0,12}without (?:any )?limit(?:ation)?(?: (?:of|as to|in) (?:amount|liability))?(?=[.,;]|$)|without (?:any )?limit(?:ation)? (?:of|as to) (?:amount|liability))|(?:нес\p{L}{1,3}|отвеча\p{L}{1,3}).{0,80}(?:неограниченн\p{L}{2,3} (?:размер|ответственност|объем)|без ограничени\p{L}{1,2})|ответственност\p{L}{1,4}.{0,80}(?:не ограничен|не ограничива\p{L}{2,4}|является неограниченн|без ограничени)|неограниченн\p{L}{2,3} ответственност|хязгааргүй (?:хариуцлага|хариуц)|хариуцлаг\p{L}{0,5}.{0,60}(?:хязгааргүй|хязгаарлагдахгүй|хязгаарлахгүй)/u;
const UNLIMITED_BY_LAW =
  /(?:nothing|no provision|not).{0,80}(?:limit|exclude)|by law|fraud|gross|wil+ful|death|personal injury|intentional|including,? without|including but|limited liability|unlimited liability compan|умысел|умышленн|груб|закон|санаатай|хуул/u;

/** A clause that makes somebody answer for all loss. */
const LIABLE =
  /\b(?:shall|will|agrees? to|is|are|be) (?:be )?(?:fully |solely |jointly and severally )?(?:liable|responsible) (?:to .{0,40})?for (?:any and all|all|any) (?:\p{L}+,? ){0,6}(?:loss|damage|liabilit|claim)|\b(?:indemnify|hold harmless)\b.{0,200}\b(?:any and all|all|any)\b.{0,60}\b(?:loss|damage|liabilit|claim|cost|expense)|(?:возмеща|возмест)\p{L}{1,4}.{0,80}(?:в полном объеме|все |всех |любые |причиненн\p{L}{1,4} убытк)|в полном объеме.{0,60}(?:возмеща|возмест|нес\p{L}{1,2} ответственност)|несет полную (?:материальную )?ответственност|(?:бүх|аливаа|учирсан|бүрэн).{0,40}хохирл?\p{L}{0,4}.{0,40}(?:барагдуул|нөхөн төл|хариуц)|хохирл?\p{L}{0,4}.{0,30}бүрэн.{0,20}(?:барагдуул|хариуц|төл)/u;

/** A clause that limits liability in any way. */
const LIMITS =
  /\b(?:liabilit|liable|damages|obligation to indemnify|recover)\p{L}{0,6}\b.{0,260}\b(?:exceed|limited to|capped|in excess of|greater of|lesser of|not be more than|maximum)|\b(?:in no event|under no circumstances|neither|not|no|nor)\b.{0,200}\b(?:liable|liability|responsible)\b|\b(?:consequential|indirect|incidental|punitive|special) (?:or \p{L}+ )?(?:damages|loss)|limitation (?:of|on) (?:liability|damages)|sole (?:and exclusive )?(?:remedy|liability|recourse)|(?:maximum|aggregate|total|entire|cumulative) liability|ответственност\p{L}{1,4}.{0,200}(?:ограничен|ограничива|не (?:может )?превыша|не должн\p{L} превыша|не более|пределах)|не нес(?:ет|ут) ответственност|(?:упущенн\p{L}{2,3} выгод|косвенн\p{L}{2,3} убытк)\p{L}{0,3}.{0,60}не (?:подлеж|возмещ)|хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хэтэрч|хязгаарл|хязгаар|дээд)|хариуцлага хүлээхгүй|хариуцахгүй/u;
/** «Общество с ограниченной ответственностью» limits nothing here. */
const COMPANY_FORM =
  /обществ\p{L}{1,3} с ограниченной ответственностью|limited liability (?:company|partnership|corporation)/gu;
/** Types in which a limit is usually agreed. */
const TYPES = /service|sale/iu;
const SHORTEST = 1_500;

/** Liability expressly without limit, liability with no limit anywhere, and a limit for one party only. */
export const liability: Check = (draft) => {
  const clauses = clauseSentences(draft)
    .filter((sentence) => WORDS.test(sentence.folded))
    .map((sentence) => ({ ...sentence, folded: sentence.folded.replace(COMPANY_FORM, "") }));
  const unlimited = clauses.filter(({ folded: words }) => UNLIMITED.test(words) && !UNLIMITED_BY_LAW.test(words));
  const expressly = unlimited.map((sentence) =>
    finding("unlimitedLiability", sentence, { values: {}, severity: "high" }),
  );
  return expressly.length > 0 ? expressly : [...uncapped(draft, clauses), ...oneSided(draft, clauses)];
};

function uncapped({ text, reading }: Draft, clauses: readonly Sentence[]): Finding[] {
  if (
    text.length < SHORTEST ||
    !TYPES.test(reading.contract.contractType) ||
    clauses.some(({ folded: words }) => LIMITS.test(words))
  )
    return [];
  const first = clauses.find(({ folded: words }) => LIABLE.test(words));
  return first ? [finding("uncappedLiability", first, { values: {}, severity: "medium" })] : [];
}

/** A limit of all liability, as against one for a case: an amount, or whole kinds of loss. */
const GENERAL_LIMIT =
  /\b(?:total|aggregate|maximum|entire|cumulative|overall)\b.{0,40}\bliability\b|\bliabilit(?:y|ies)\b.{0,160}\b(?:exceed|(?<!not |without limitation )limited to|capped at|in excess of)|\b(?:in no event|under no circumstances|not)\b.{0,80}\bliable\b.{0,120}\b(?:indirect|consequential|incidental|loss of profits?|lost profits|in excess|exceeding)|(?:общая|совокупная|максимальная|полная)?\s?ответственност\p{L}{1,3}.{0,160}(?:ограничен\p{L}{0,3}|ограничивается|не (?:может )?превыша\p{L}{2,4}|не должна превыша)|хариуцлаг\p{L}{0,5}.{0,160}(?:хэтрэхгүй|хязгаарлагд|хязгаарлан)/u;
const NO_LIMIT = /insur|premium|coverage|includ\p{L}{2,4},? but (?:is |are )?not limited|arbitrat|страхов|даатгал/u;
const MUTUAL =
  /\b(?:neither|either|each|both|any|no|one|other) (?:of the )?part(?:y|ies)\b|\bpart(?:y|ies)(?:'|'s| )|\bthe parties|\beach other|(?:кажд|люб|друг|ни одна|обеих|обе|одной|виновн)\p{L}{0,4} (?:из )?сторон|(?<!\p{L})сторон(?:а|ы|е|у)?(?!\p{L})|тал(?:ууд|ын|аас)?(?!\p{L})/u;

function oneSided(draft: Draft, clauses: readonly Sentence[]): Finding[] {
  const limits = clauses.filter(({ folded: words }) => GENERAL_LIMIT.test(words) && !NO_LIMIT.test(words));
  const first = limits[0];
  const roles = rolesOf(draft);
  if (!first || roles.length !== 2 || limits.some(({ folded: words }) => MUTUAL.test(words))) return [];
  const limited = new Set(limits.map(({ folded: words }) => whoIsLiable(words, roles)));
  const [only] = limited;
  if (limited.size !== 1 || !only) return [];
  return [finding("oneSidedLiability", first, { values: { party: only }, severity: "medium" })];
}

function rolesOf({ parties }: Draft): string[] {
  const roles = parties.filter(({ isCollective }) => !isCollective).map(({ role }) => role?.trim() ?? "");
  return roles.every((role) => role !== "") ? [...new Set(roles)] : [];
}

/**
 * The one role whose liability a limit speaks of: the owner of 'liability', or the subject of 'liable'. Null where it
 * isn't plain.
 */
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
