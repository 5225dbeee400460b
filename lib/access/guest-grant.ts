import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Language } from "@/lib/copy/languages";
import { knownLanguage } from "@/lib/copy/preferred-language";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { secretHash } from "@/lib/platform/ids";
import { fingerprint } from "@/lib/platform/sealed";
import { CONTRACT_ROLES } from "./actor";
import { isAllowed } from "./policy";

/** What a guest presents: the secret of their link, and the pass they got for its code, if it asks for one. */
export type Presented = { token: string; pass: string | null };

const TOKEN = /^[\w-]{43}$/;
/** How long the code isn't asked for again. */
const PASS_MS = 12 * 60 * 60_000;

const LINK = {
  id: true,
  label: true,
  language: true,
  contractId: true,
  roundId: true,
  codeHash: true,
  createdById: true,
  expiresAt: true,
  revokedAt: true,
  round: { select: { kind: true, createdAt: true } },
  contract: { select: { deletedAt: true, signedOn: true } },
} as const;
type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * Proof that somebody holds a link that is open now. It is no `Actor`, so a guest can't call any service made for
 * people with an account; only stores about guests take it. Source: B-41.2, B-41.4.
 */
export class GuestGrant {
  readonly #proof = true;

  private constructor(
    readonly linkId: string,
    readonly label: string,
    /** In which whoever made the link reads. */
    readonly language: Language,
    readonly contractId: string,
    readonly roundId: string,
    /** Whoever made the link, and may still send rounds of the contract. */
    readonly makerId: string,
    readonly expiresAt: Date,
  ) {}

  get isOpen(): boolean {
    return this.#proof;
  }

  /**
   * Looked up anew for each request, or within a transaction.
   * @throws AppError `guestLinkNotFound`: the same for a link that never was, ended, or asks for a code
   */
  static async open({ token, pass }: Presented, client: DatabaseClient = db): Promise<GuestGrant> {
    const row = await findOpenLink(token, client);
    if (!row || (row.codeHash !== null && !isPass(pass, row))) throw new AppError("guestLinkNotFound");
    return GuestGrant.#of(row);
  }

  /** Within the transaction that takes something from the guest. @throws AppError `guestLinkNotFound` */
  static async requireStillOpen({ linkId }: GuestGrant, client: DatabaseClient): Promise<void> {
    const row = await client.guestLink.findUnique({ where: { id: linkId }, select: LINK });
    if (!row || !(await isOpen(row, client))) throw new AppError("guestLinkNotFound");
  }

  /**
   * For the right code of an open link, a pass that stands for it. The caller has counted the try.
   * @returns `grant: null` for a wrong code, or a link that never was, ended, or has none; `linkId` only for the trail
   */
  static async openByCode(
    token: string,
    code: string,
  ): Promise<{ grant: GuestGrant; pass: string; endsAt: Date } | { grant: null; link: LinkRow | null }> {
    const row = await findOpenLink(token, db);
    const said = codeHashOf(row?.id ?? "", code); // also where there is no link, so that both take as long
    if (!row || row.codeHash === null || !isSame(said, row.codeHash)) return { grant: null, link: row };
    const endsAt = new Date(Math.min(clock.now().getTime() + PASS_MS, row.expiresAt.getTime()));
    return { grant: GuestGrant.#of(row), pass: passOf(row, endsAt.getTime()), endsAt };
  }

  static #of(row: LinkRow): GuestGrant {
    const { id, label, contractId, roundId, createdById, expiresAt } = row;
    const language = knownLanguage(row.language);
    return new GuestGrant(id, label, language, contractId, roundId, createdById ?? "", expiresAt);
  }
}

/** A code is guessed at once from a plain hash; this one needs the installation's secret. */
export function codeHashOf(linkId: string, code: string): string {
  return fingerprint("guest", "code", linkId, code);
}

function findLink(token: string, client: DatabaseClient) {
  return client.guestLink.findUnique({ where: { tokenHash: secretHash(token) }, select: LINK });
}

async function findOpenLink(token: string, client: DatabaseClient): Promise<LinkRow | null> {
  const row = TOKEN.test(token) ? await findLink(token, client) : null;
  return row && (await isOpen(row, client)) ? row : null;
}

/**
 * Neither revoked nor expired; its round is the last one sent and undecided; its maker may still send rounds. Source:
 * B-41.3.
 */
async function isOpen(row: LinkRow, client: DatabaseClient): Promise<boolean> {
  const { contractId, createdById, contract, round } = row;
  if (row.revokedAt !== null || row.expiresAt <= clock.now() || createdById === null) return false;
  if (contract.deletedAt !== null || contract.signedOn !== null || round.kind !== "sent") return false;
  const part = await client.collaborator.findUnique({
    where: { contractId_userId: { contractId, userId: createdById } },
    select: { role: true },
  });
  const role = CONTRACT_ROLES.find((known) => known === part?.role);
  if (!role || !isAllowed(role, "manage")) return false;
  const since = round.createdAt;
  const later = { contractId, kind: "sent", createdAt: { gt: since } };
  const decided = { round: { contractId, kind: "returned", createdAt: { gte: since } } };
  const [sendings, decisions] = [
    await client.round.findFirst({ where: later, select: { id: true } }),
    await client.roundDecision.findFirst({ where: decided, select: { id: true } }),
  ];
  return sendings === null && decisions === null;
}

function passOf({ id, codeHash }: Pick<LinkRow, "id" | "codeHash">, endsAt: number): string {
  return `${endsAt}.${fingerprint("guest", "pass", id, codeHash ?? "", String(endsAt))}`;
}

function isPass(pass: string | null, row: LinkRow): boolean {
  const endsAt = Number(/^(\d{1,16})\./.exec(pass ?? "")?.[1] ?? Number.NaN);
  return endsAt > clock.now().getTime() && isSame(pass ?? "", passOf(row, endsAt));
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
