/** Clauses that favour one party, `party`, at the expense of the other; each is told alone and in its own words. */
const ONE_SIDED_VALUES = {
  openIncrease: ["party", "other"],
  changesAlone: ["party", "other"],
  leavesAlone: ["party", "other"],
  leavingBarred: ["party", "other"],
  leavesUnannounced: ["party", "other"],
  depositLost: ["party", "other"],
  accelerates: ["party", "other"],
  controlClause: ["party", "other"],
  forumOfOne: ["party", "other"],
  assignsAlone: ["party", "other"],
  auditUnannounced: ["party", "other"],
  deemedAccepted: ["party", "other"],
  openIndemnity: ["party", "other"],
  freeExclusivity: ["party", "other"],
  endlessDuty: ["party", "other"],
  waivedClaims: ["party", "other"],
  wageFine: ["party", "other"],
  trainingCost: ["party", "other"],
  unpaidNonCompete: ["party", "other"],
  unevenPenalty: ["party", "other"],
  openPenalty: ["party", "other"],
  onlyOneFined: ["party", "other"],
  earlyRefusal: ["length"],
} as const;

/**
 * What each contract check fills into its words, by name. Title and comment are made from these when suggestions are
 * shown, in the reader's language. Pure, client-safe. Source: behaviour §13.
 */
export const CHECK_VALUES = {
  placeholder: ["text"],
  undefinedTerm: ["term"],
  unusedTerm: ["term"],
  termDefinedTwice: ["term", "page"],
  brokenReference: ["number"],
  strayReference: ["number", "noun"],
  movedReference: ["number", "now", "words"],
  lostReference: ["number", "words"],
  numberingGap: ["number", "before", "after"],
  repeatedNumber: ["number"],
  wordsAndDigits: ["words", "digits"],
  endBeforeStart: ["start", "end"],
  impossibleDate: ["date"],
  lengthOfDates: ["length", "start", "end"],
  partyNameVaries: ["name", "variant"],
  missingLaw: [],
  missingTerm: [],
  missingTermination: [],
  missingSignatures: [],
  renewalWithoutNotice: [],
  longRenewal: ["length"],
  unlimitedLiability: [],
  uncappedLiability: [],
  oneSidedLiability: ["party"],
  oneSidedRight: ["party"],
  excessivePenalty: ["rate", "yearly"],
  survivalWithoutPeriod: [],
  twoLaws: ["first", "second"],
  contradiction: ["first", "where", "second", "here"],
  wrongTotal: ["total", "sum"],
  partsOverWhole: ["parts", "sum"],
  twoTexts: [],
  missingAnnex: ["annex"],
  overruledTerm: ["here", "there"],
  wrongWeekday: ["date", "weekday"],
  ...ONE_SIDED_VALUES,
} as const satisfies Record<string, readonly string[]>;

type OneSidedKey = keyof typeof ONE_SIDED_VALUES;
/** A clause that one party gains by and the other bears. */
export type UnevenKey = Exclude<OneSidedKey, "earlyRefusal">;
export const UNEVEN_KEYS = (Object.keys(ONE_SIDED_VALUES) as OneSidedKey[]).filter(
  (key): key is UnevenKey => key !== "earlyRefusal",
); // the object's own keys

export type CheckKey = keyof typeof CHECK_VALUES;
export const CHECK_KEYS = Object.keys(CHECK_VALUES) as CheckKey[]; // the object's own keys
/** Remarks on clauses that favour one party or weigh on one, which the screen keeps apart from slips of the text. */
export const SIDED_CHECKS: readonly CheckKey[] = [
  ...(Object.keys(ONE_SIDED_VALUES) as OneSidedKey[]), // the object's own keys
  "oneSidedRight",
  "oneSidedLiability",
  "unlimitedLiability",
  "excessivePenalty",
];

/** The values of one check: the contract's own words, numbers and pages, in no language of the reader. */
export type CheckValues<K extends CheckKey> = Readonly<Record<(typeof CHECK_VALUES)[K][number], string>> & {
  /** Names of the parties, where an undefined term is a usual name of one; not in what was stored earlier. */
  readonly parties?: string;
};
/** A check's words in one language; the comment gives the reason, so that a lawyer can agree or not. */
export type CheckWords = {
  readonly [K in CheckKey]: { readonly title: string; readonly comment: (values: CheckValues<K>) => string };
};

/** The part of them that is about clauses in favour of one party. */
export type OneSidedWords = Pick<CheckWords, OneSidedKey>;

/**
 * Title and comment of a finding in the words of a language.
 * @returns null when `check` is no check of ours, or lacks a value: then the words it was stored with are shown
 */
export function wordsOfCheck(
  check: string,
  values: Readonly<Record<string, string>>,
  words: CheckWords,
): { title: string; comment: string } | null {
  if (!isCheck(check) || !CHECK_VALUES[check].every((name) => values[name] !== undefined)) return null;
  const { title, comment } = words[check] as {
    title: string;
    comment: (values: Readonly<Record<string, string>>) => string;
  }; // its values are all there
  return { title, comment: comment(values) };
}

function isCheck(check: string): check is CheckKey {
  return Object.hasOwn(CHECK_VALUES, check);
}
