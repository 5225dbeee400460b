/** Decides by what was acknowledged and what is there whether an installation lost or damaged anything. Pure. */
import { chainCheck } from "@/lib/audit/chain";
import { versionHash } from "@/lib/contracts/versions/version-seal-store";
import type { Acknowledged, InstallationState } from "./history";

/** @returns each fault in words; none for an installation that kept everything */
export function findFaults(state: InstallationState, history: readonly Acknowledged[]): string[] {
  return [
    ...state.damage,
    ...lostWrites(state, history),
    ...brokenNumbers(state),
    ...brokenVersionChains(state),
    ...brokenAuditChains(state),
    ...doubledWrites(state, history),
    ...damagedFiles(state),
    ...unrecorded(state, history),
  ];
}

/** What must hold once nothing is left to do: background work ended, once each, and nothing waits for it any more. */
export function findUnsettledFaults(state: InstallationState): string[] {
  const readings = countBy(
    state.events.filter(({ action }) => action === "contract.textRead"),
    ({ chain }) => chain,
  );
  const analyses = countBy(state.analyses, ({ versionId, engine }) => `${versionId} by ${engine}`);
  return [
    ...state.jobs
      .filter(({ doneAt, failedAt }) => doneAt === null && failedAt === null)
      .map((job) => `Job ${job.name} ${job.id} never ended.`),
    ...state.jobs
      .filter(({ doneAt, failedAt }) => doneAt !== null && failedAt !== null)
      .map((job) => `Job ${job.name} ${job.id} ended twice.`),
    ...state.jobs
      .filter(({ doneAt, failedAt }) => doneAt === null && failedAt !== null)
      .map((job) => `Job ${job.name} ${job.id} failed.`),
    ...state.jobs
      .filter(({ lockedBy, doneAt }) => lockedBy !== null && doneAt !== null)
      .map((job) => `Job ${job.name} ${job.id} ended and is locked.`),
    ...state.contracts
      .filter(({ status }) => status === "processing" || status === "failed")
      .map(({ id, status }) => `Contract ${id} is ${status}.`),
    ...state.contracts
      .filter(({ fileId, id }) => fileId !== null && readings.get(id) !== 1)
      .map(({ id }) => `Contract ${id} was read ${readings.get(id) ?? 0} times.`),
    ...[...analyses]
      .filter(([, count]) => count > 1)
      .map(([version, count]) => `Version ${version} was analysed ${count} times.`),
    ...state.mails
      .filter(({ sentAt, isNeedless }) => sentAt === null && !isNeedless)
      .map(({ id }) => `Mail ${id} was never sent.`),
  ];
}

function lostWrites(state: InstallationState, history: readonly Acknowledged[]): string[] {
  const versions = byId(state.versions);
  const suggestions = byId(state.suggestions);
  const files = byId(state.files);
  const contracts = byId(state.contracts);
  const invitations = byId(state.invitations);
  const comments = byId(state.comments);
  const isThere = (write: Acknowledged): boolean => {
    if (write.kind === "file")
      return (
        files.get(write.fileId)?.storedSha256 === write.sha256 && (files.get(write.fileId)?.uploadedAt ?? null) !== null
      );
    if (write.kind === "uploaded") return contracts.get(write.contractId)?.fileId === write.fileId;
    if (write.kind === "invited") return invitations.get(write.invitationId)?.email === write.email;
    if (write.kind === "commented") return comments.get(write.commentId)?.text === write.text;
    const version = versions.get(write.versionId);
    const isSame =
      version?.contractId === write.contractId &&
      version.versionNumber === write.versionNumber &&
      version.html.includes(write.marker ?? "");
    return isSame && (write.kind === "version" || suggestions.get(write.suggestionId)?.state === "accepted");
  };
  return history.filter((write) => !isThere(write)).map((write) => `Lost: ${JSON.stringify(write)}`);
}

function brokenNumbers(state: InstallationState): string[] {
  const versions = grouped(state.versions, ({ contractId }) => contractId);
  return state.contracts.flatMap(({ id, lastVersionNumber, currentVersionId }) => {
    const rows = (versions.get(id) ?? []).toSorted((a, b) => a.versionNumber - b.versionNumber);
    const wrong = rows.flatMap(({ versionNumber }, index) =>
      versionNumber === index + 1
        ? []
        : [`Contract ${id}: version ${versionNumber} stands where ${index + 1} belongs or is there twice.`],
    );
    const last = rows.at(-1);
    if (lastVersionNumber !== rows.length)
      wrong.push(`Contract ${id} counts ${lastVersionNumber} versions and has ${rows.length}.`);
    if ((last?.id ?? null) !== currentVersionId) wrong.push(`Contract ${id}: its current version is not its last.`);
    return wrong;
  });
}

function brokenVersionChains(state: InstallationState): string[] {
  return [...grouped(state.versions, ({ contractId }) => contractId)].flatMap(([contractId, rows]) => {
    let previous = "";
    return rows
      .toSorted((a, b) => a.versionNumber - b.versionNumber)
      .flatMap((row) => {
        const isWhole = versionHash(row, previous) === row.hash;
        previous = row.hash;
        return isWhole ? [] : [`Contract ${contractId}: the hash of version ${row.versionNumber} is wrong.`];
      });
  });
}

function brokenAuditChains(state: InstallationState): string[] {
  const heads = new Map(state.heads.map((head) => [head.chain, head]));
  const events = grouped(state.events, ({ chain }) => chain);
  const chains = new Set([...heads.keys(), ...events.keys()]);
  return [...chains].flatMap((chain) => {
    const head = heads.get(chain) ?? null;
    const check = chainCheck(chain, head);
    const found = (events.get(chain) ?? [])
      .toSorted((a, b) => a.sequence - b.sequence)
      .flatMap((event) => check.next(event));
    return [...found, ...check.end(head)].map(
      ({ sequence, problem }) => `Audit trail ${chain}: event ${sequence} is ${problem}.`,
    );
  });
}

/** A request that was sent again with its key after a crash must not have happened twice. */
function doubledWrites(state: InstallationState, history: readonly Acknowledged[]): string[] {
  const saved = state.versions
    .filter(({ restoredFromNumber }) => restoredFromNumber === null)
    .flatMap(({ html }) => html.match(MARKER) ?? []);
  const doubled = [...countBy(saved, (marker) => marker)]
    .filter(([, count]) => count > 1)
    .map(([marker, count]) => `${marker} was saved ${count} times.`);
  const emails = [...countBy(state.invitations, ({ contractId, email }) => `${contractId} ${email}`)]
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `${name} was invited ${count} times.`);
  const ids = history.flatMap((write) =>
    write.kind === "version" || write.kind === "accepted" ? [write.versionId] : [],
  );
  const twice = [...countBy(ids, (id) => id)]
    .filter(([, count]) => count > 1)
    .map(([id]) => `Version ${id} was acknowledged to two writers.`);
  return [...doubled, ...emails, ...twice];
}

/** The words by which a write is known again in the text. */
const MARKER = /marker-[0-9a-f-]{36}/g;

function damagedFiles(state: InstallationState): string[] {
  return state.files
    .filter(({ uploadedAt, sha256, storedSha256 }) => uploadedAt !== null && sha256 !== storedSha256)
    .map(({ id }) => `The stored bytes of file ${id} are not those that came.`);
}

/** Whatever was acknowledged stands in the audit trail too. */
function unrecorded(state: InstallationState, history: readonly Acknowledged[]): string[] {
  const recorded = new Set(
    state.events
      .filter(({ action }) => ["contract.saved", "contract.restored", "suggestion.accepted"].includes(action))
      .map(({ chain, detail }) => `${chain} ${String((JSON.parse(detail) as { version?: number }).version)}`),
  );
  return history.flatMap((write) =>
    (write.kind === "version" || write.kind === "accepted") &&
    !recorded.has(`${write.contractId} ${write.versionNumber}`)
      ? [`Version ${write.versionNumber} of ${write.contractId} is not in the audit trail.`]
      : [],
  );
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function grouped<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}

function countBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
}
