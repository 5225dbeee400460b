/** Which checks a labelled kind of one-sided clause may be remarked by. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  increase: ["openIncrease", "changesAlone"],
  change: ["changesAlone", "openIncrease"],
  latefee: ["unevenPenalty", "openPenalty", "excessivePenalty", "onlyOneFined"],
  damages: ["onlyOneFined", "unevenPenalty", "excessivePenalty", "openPenalty"],
  deposit: ["depositLost"],
  forum: ["forumOfOne"],
  assign: ["assignsAlone"],
  control: ["controlClause"],
  accelerate: ["accelerates"],
  convenience: ["leavesAlone", "leavingBarred", "leavesUnannounced", "oneSidedRight"],
  nonotice: ["leavesUnannounced"],
  fine: ["wageFine"],
  training: ["trainingCost"],
  noncompete: ["unpaidNonCompete"],
  indemnity: ["openIndemnity", "unlimitedLiability"],
  cap: ["oneSidedLiability", "unlimitedLiability"],
  renewal: ["earlyRefusal"],
  exclusive: ["freeExclusivity"],
  survival: ["endlessDuty", "survivalWithoutPeriod"],
  waiver: ["waivedClaims"],
  deemed: ["deemedAccepted"],
  audit: ["auditUnannounced"],
};

export const kindsOf = (label: string): readonly string[] => KINDS[label] ?? [];

const ALL = new Set([...Object.values(KINDS).flat(), "oneSidedRight"]);

/** Whether a check remarks on a one-sided clause. */
export const isOneSided = (check: string | undefined): boolean => check !== undefined && ALL.has(check);
