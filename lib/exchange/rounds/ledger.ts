import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { findCarrier, wordOriginal } from "@/lib/contracts/export/word-originals";
import { findContract } from "@/lib/contracts/contract-store";
import { findVersion, type VersionRow } from "@/lib/contracts/versions/version-store";
import { AppError } from "@/lib/errors";
import type { Exchanged } from "@/lib/word/ledger/exchanged";
import type { LedgerRow } from "@/lib/word/ledger/ledger";
import { returnInWorker } from "@/lib/workers/returning";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { STANDINGS } from "@/lib/word/ledger/moves";
import { beginningOf } from "./clause-name";
import type { LedgerColumnDto, LedgerDto, LedgerRowDto } from "./ledger-schema";
import { changesOfRound, findDecisions, findRounds, type RoundRow } from "./round-store";

/** The newest so many texts are compared. */
const MOST_TEXTS = 30;
/** UTF-16 units of HTML of all of them; beyond, the oldest are left out. */
const MOST_CHARS = 12_000_000;
const MOST_ROWS = 500;
const MOST_WORDING_CHARS = 4_000;
/** Rows that ask for something come first. */
const URGENT = ["undone", "untracked"];

/** `guestLinkId`: of a reply by a link; '' of anything else. */
type Text = { column: LedgerColumnDto; exchanged: Exchanged; guestLinkId: string };

/**
 * The negotiation clause by clause: what each side asked, what it gave, where it stands, and what was undone silently.
 * @throws AppError `contractNotFound`, `notReadYet`, `comparisonTooLarge`. Source: B-26.19.
 */
export async function negotiationLedger(actor: Actor, contractId: string): Promise<LedgerDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (contract.currentVersionId === null) throw new AppError("notReadYet");
  const rounds = (await findRounds(grant)).filter(({ status }) => status === "ready").reverse();
  const { texts, leftOut } = await exchangedTexts(grant, rounds, contract.currentVersionId);
  const rows =
    rounds.length === 0
      ? []
      : await compared(
          texts.map(({ exchanged }) => exchanged),
          actor.userId,
        );
  return toLedgerDto(
    texts.map(({ column }) => column),
    rows,
    leftOut,
  );
}

async function compared(texts: readonly Exchanged[], account: string): Promise<LedgerRow[]> {
  try {
    return await returnInWorker({ verb: "ledger", texts }, account);
  } catch (cause) {
    const isTooMuch = cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
    if (isTooMuch) throw new AppError("comparisonTooLarge", { cause });
    throw cause;
  }
}

/** Oldest first, the text as it is now last. */
async function exchangedTexts(grant: ReadGrant, rounds: readonly RoundRow[], currentId: string) {
  const texts: Text[] = [];
  let chars = 0;
  let isFull = false;
  let leftOut = 0;
  const current = await findVersion(grant, currentId);
  const newest = current ? [wholeText(findColumn("now", "ours", current), current)] : [];
  for (const round of [...rounds].reverse()) {
    const found: Text[] = isFull ? [] : await readTexts(grant, round);
    chars += found.reduce((sum, { exchanged }) => sum + exchanged.html.length, 0);
    isFull ||= chars > MOST_CHARS || texts.length + found.length > MOST_TEXTS;
    if (isFull) leftOut += 1;
    else texts.unshift(...found);
  }
  const before = isFull ? [] : await textBeforeOurs(grant, rounds[0]);
  return { texts: [...withoutRepeats([...before, ...joinedReplies(texts)]), ...newest], leftOut };
}

/** What our first sending marked its changes against, so that they are asks of ours and not where it all began. */
async function textBeforeOurs(grant: ReadGrant, first: RoundRow | undefined): Promise<Text[]> {
  const sinceId = first?.kind === "first" || first?.kind === "version" ? null : (first?.sentSinceId ?? null);
  const since = sinceId === null ? null : await findVersion(grant, sinceId);
  return since ? [wholeText(findColumn("draft", "ours", since), since)] : [];
}

/** What a round brought: for a reply also the version it answers, which may never have been recorded as sent. */
async function readTexts(grant: ReadGrant, round: RoundRow): Promise<Text[]> {
  const sent = round.sentVersionId === null ? null : await findVersion(grant, round.sentVersionId);
  if (round.kind === "sent") return sent ? [wholeText(sentColumn(round, sent), sent)] : [];
  if (round.kind === "version") {
    const taken = round.versionId === null ? null : await findVersion(grant, round.versionId);
    return taken ? [wholeText(replyColumn(round, taken), taken)] : [];
  }
  if (!sent) return [];
  const side = round.kind === "first" ? "theirs" : "ours";
  const base = wholeText(findColumn("draft", side, sent), sent);
  const [changes, decisions] = await Promise.all([changesOfRound(grant, round.id), findDecisions(grant, round.id)]);
  const openIds = changes.filter(({ id }) => !decisions.has(id)).map(({ id }) => id);
  const isOwn = await wasOwn(grant, round, sent);
  const exchanged = { side: "theirs" as const, html: sent.html, isOwn, changes, openIds };
  return [base, { column: replyColumn(round, sent), exchanged, guestLinkId: round.guestLinkId ?? "" }];
}

async function wasOwn(grant: ReadGrant, round: RoundRow, sent: VersionRow): Promise<boolean> {
  if (round.kind !== "returned") return false;
  const { carrierFileId } = await findCarrier(grant, round.fileId);
  return carrierFileId !== undefined && (await wordOriginal(grant, sent)) === null;
}

function wholeText(column: LedgerColumnDto, { html }: VersionRow): Text {
  return { column, exchanged: { side: column.side, html }, guestLinkId: "" };
}

/** What came by one link on one text is one reply, however often *Send* was pressed; each adds to what came before. */
function joinedReplies(texts: readonly Text[]): Text[] {
  const joined: Text[] = [];
  for (const text of texts) {
    const [reply, base] = [joined.at(-2), joined.at(-1)];
    const isMore = reply && base && text.guestLinkId !== "" && reply.guestLinkId === text.guestLinkId;
    const whole = isMore ? bothReplies(reply, text) : null;
    if (whole) joined.splice(-2, 2, whole);
    else joined.push(text);
  }
  return joined;
}

/** Null where they are of different texts. */
function bothReplies(one: Text, next: Text): Text | null {
  const [first, second] = [one.exchanged, next.exchanged];
  if (!("changes" in first) || !("changes" in second) || first.html !== second.html) return null;
  const own = (id: string) => `${next.column.roundId ?? ""} ${id}`; // an id is a change's within its round
  const changes = [...first.changes, ...second.changes.map((change) => ({ ...change, id: own(change.id) }))];
  return { ...next, exchanged: { ...second, changes, openIds: [...first.openIds, ...second.openIds.map(own)] } };
}

/** A version that went out in two forms, or that a reply answers, stands there once. */
function withoutRepeats(texts: readonly Text[]): Text[] {
  return texts.filter(({ exchanged }, at) => {
    const before = texts[at - 1]?.exchanged;
    const isWhole = before !== undefined && !("changes" in before) && !("changes" in exchanged);
    return !(isWhole && before.side === exchanged.side && before.html === exchanged.html);
  });
}

function findColumn(
  kind: LedgerColumnDto["kind"],
  side: LedgerColumnDto["side"],
  version: VersionRow,
): LedgerColumnDto {
  const { id, versionNumber, createdAt, createdByName } = version;
  return { kind, side, roundId: null, versionId: id, versionNumber, at: createdAt.toISOString(), by: createdByName };
}

function sentColumn({ id, createdAt, createdByName }: RoundRow, version: VersionRow): LedgerColumnDto {
  return { ...findColumn("sent", "ours", version), roundId: id, at: createdAt.toISOString(), by: createdByName };
}

function replyColumn({ id, createdAt, sentBy, authors }: RoundRow, version: VersionRow): LedgerColumnDto {
  const names = JSON.parse(authors) as string[]; // we wrote it, as a list of names
  const by = sentBy === "" ? names.join(", ") : sentBy;
  return { ...findColumn("reply", "theirs", version), roundId: id, at: createdAt.toISOString(), by };
}

function toLedgerDto(columns: LedgerColumnDto[], rows: readonly LedgerRow[], leftOut: number): LedgerDto {
  const counts = Object.fromEntries(
    STANDINGS.map((standing) => [standing, rows.filter((row) => row.standing === standing).length]),
  ) as LedgerDto["counts"];
  const isUrgent = ({ standing }: LedgerRow) => URGENT.includes(standing);
  const ordered = [...rows.filter(isUrgent), ...rows.filter((row) => !isUrgent(row))];
  return { columns, rows: ordered.slice(0, MOST_ROWS).map((row) => toRowDto(row, columns)), counts, leftOut };
}

function toRowDto(row: LedgerRow, columns: LedgerColumnDto[]): LedgerRowDto {
  const { number, title, isUnnumbered, cells, standing, agreed } = row;
  const latest = (side: "ours" | "theirs") =>
    cells.findLast((_, at) => columns[at]?.side === side && columns[at]?.kind !== "now")?.wording ?? null;
  const words = cells.findLast(({ wording }) => wording !== null)?.wording ?? "";
  return {
    number,
    title,
    opening: isUnnumbered ? beginningOf(words) : "",
    standing,
    cells: cells.map(({ words, move, wording }) => ({ words, move, isThere: wording !== null })),
    agreed: cut(agreed),
    ours: cut(latest("ours")),
    theirs: cut(latest("theirs")),
    now: cut(cells.at(-1)?.wording ?? null),
  };
}

function cut(wording: string | null): string | null {
  if (wording === null || wording.length <= MOST_WORDING_CHARS) return wording;
  return `${wording.slice(0, MOST_WORDING_CHARS - 1).toWellFormed()}…`;
}
