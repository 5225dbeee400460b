/** Decides by the recorded history of one contract whether every change took its turn. Pure. */

/**
 * One request of a client: what it was about, when it ran, and what it was told. Times in milliseconds of one clock.
 */
export type Attempt = {
  client: number;
  kind: "save" | "restore" | "accept";
  /** The version that had to be current for it to win; null when it asks for none. */
  baseVersionId: string | null;
  marker: string | null;
  startedAt: number;
  endedAt: number;
  outcome:
    | { status: 201; versionId: string; versionNumber: number }
    /** `currentVersionId`: the version that won, as the answer names it. */
    | { status: 409; currentVersionId: string | null; code: string }
    | { status: number; code: string };
};
export type StoredVersion = { id: string; versionNumber: number; html: string };
type Won = Attempt & { outcome: { status: 201; versionId: string; versionNumber: number } };
type Refused = Attempt & { outcome: { status: 409; currentVersionId: string | null; code: string } };

/**
 * @param versions what the contract has in the end @param firstNumber how many it had before @returns each fault in
 * words
 */
export function concurrencyFaults(
  attempts: readonly Attempt[],
  versions: readonly StoredVersion[],
  firstNumber: number,
): string[] {
  const won = attempts
    .filter((attempt): attempt is Won => attempt.outcome.status === 201)
    .toSorted((a, b) => a.outcome.versionNumber - b.outcome.versionNumber);
  const refused = attempts.filter(
    (attempt): attempt is Refused => attempt.outcome.status === 409 && "currentVersionId" in attempt.outcome,
  );
  const byNumber = new Map(versions.map((version) => [version.versionNumber, version]));
  return [
    ...eachWonOnce(won, versions, firstNumber),
    ...lostUpdates(won, byNumber),
    ...outOfTurn(won),
    ...wrongRefusals(refused, won, versions),
    ...otherAnswers(attempts),
  ];
}

/** Every 201 has a version of its own with its own text, and every version has its 201. */
function eachWonOnce(won: readonly Won[], versions: readonly StoredVersion[], firstNumber: number): string[] {
  const faults: string[] = [];
  const stored = new Map(versions.map((version) => [version.id, version]));
  const seen = new Set<string>();
  for (const { outcome, marker, client, kind } of won) {
    const version = stored.get(outcome.versionId);
    if (seen.has(outcome.versionId)) faults.push(`Version ${outcome.versionNumber} was given to two writers.`);
    seen.add(outcome.versionId);
    if (version?.versionNumber !== outcome.versionNumber || !version.html.includes(marker ?? ""))
      faults.push(
        `The ${kind} of client ${client} that became version ${outcome.versionNumber} is not what is stored.`,
      );
  }
  const numbers = versions.map(({ versionNumber }) => versionNumber).toSorted((a, b) => a - b);
  numbers.forEach((number, index) =>
    number === index + 1 ? undefined : faults.push(`Version ${number} stands where ${index + 1} belongs.`),
  );
  faults.push(
    ...versions
      .filter(({ id, versionNumber }) => versionNumber > firstNumber && !seen.has(id))
      .map(({ versionNumber }) => `Nobody was told of version ${versionNumber}.`),
  );
  return faults;
}

/** What won with a base stands right behind it: nothing came between that its writer had not seen. */
function lostUpdates(won: readonly Won[], byNumber: ReadonlyMap<number, StoredVersion>): string[] {
  const wrong = won.filter(
    ({ baseVersionId, outcome }) =>
      baseVersionId !== null && byNumber.get(outcome.versionNumber - 1)?.id !== baseVersionId,
  );
  return wrong.map(
    ({ kind, outcome }) =>
      `Lost update: a ${kind} won as version ${outcome.versionNumber} though its base was not current.`,
  );
}

/** A write that had ended before another began has the smaller number. */
function outOfTurn(won: readonly Won[]): string[] {
  let earliestEndBehind = Infinity;
  const faults: string[] = [];
  for (const write of won.toReversed()) {
    if (write.startedAt > earliestEndBehind)
      faults.push(`Version ${write.outcome.versionNumber} was begun after a later one had ended.`);
    earliestEndBehind = Math.min(earliestEndBehind, write.endedAt);
  }
  return faults;
}

/** A refusal names a version that is not the base and was current while the request ran. */
function wrongRefusals(refused: readonly Refused[], won: readonly Won[], versions: readonly StoredVersion[]): string[] {
  const stored = new Map(versions.map((version) => [version.id, version.versionNumber]));
  const writes = new Map(won.map((write) => [write.outcome.versionNumber, write]));
  return refused.flatMap(({ kind, baseVersionId, outcome, startedAt, endedAt }) => {
    if (outcome.code === "suggestionDecided") return []; // somebody else accepted it: no version is in the way
    const number = outcome.currentVersionId === null ? undefined : stored.get(outcome.currentVersionId);
    if (number === undefined) return [`A ${kind} was refused without naming the version that won.`];
    if (outcome.currentVersionId === baseVersionId && outcome.code === "versionConflict")
      return [`A ${kind} was refused though its base, version ${number}, was current.`];
    const isFuture = (writes.get(number)?.startedAt ?? -Infinity) > endedAt;
    const isPast = (writes.get(number + 1)?.endedAt ?? Infinity) < startedAt;
    return isFuture || isPast
      ? [`A ${kind} was refused for version ${number}, which was not current at that time.`]
      : [];
  });
}

function otherAnswers(attempts: readonly Attempt[]): string[] {
  return attempts
    .filter(({ outcome }) => outcome.status !== 201 && outcome.status !== 409)
    .map(({ kind, outcome }) => `A ${kind} was answered ${outcome.status} ${"code" in outcome ? outcome.code : ""}.`);
}
