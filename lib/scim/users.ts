import "server-only";
import type { Actor } from "@/lib/access/actor";
import { DirectoryGrant } from "@/lib/access/team-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/people/accounts/account-store";
import { isAdministratorsAddress } from "@/lib/people/accounts/address/proven-address";
import { deactivate, reactivate, takeFromStrangers } from "@/lib/people/accounts/deactivation";
import { addAccount } from "@/lib/people/accounts/register";
import { asAccountName } from "@/lib/people/accounts/schema";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isUniqueViolation, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { patchedUser } from "./dialect";
import { refusedFor } from "./refused";
import { listBy } from "./paging";
import { narrowed, requireVersion, toUserResource } from "./resources";
import { addressAmong, addressIn, isActive, isSame, nameIn, said } from "./said";
import {
  userBody,
  type ListQuery,
  type PatchBody,
  type ReadQuery,
  type ScimList,
  type ScimUserResource,
  type UserBody,
} from "./schema";
import * as store from "./user-store";

/** A change of one account, with the version that the directory believes it to have. */
export type OfUser = { userId: string; ifMatch: string | null };

/** Accounts that the directory keeps. @throws AppError `directoryRefused`. Source: B-38.2, B-38.6. */
export function listScimUsers(actor: Actor, query: ListQuery): Promise<ScimList<Partial<ScimUserResource>>> {
  const grant = DirectoryGrant.request(actor);
  return listBy(query, {
    count: () => store.countKept(grant),
    page: (stretch) => store.findKeptPage(grant, stretch),
    asked: (one) => store.findAsked(grant, one),
    toResource: toUserResource,
  });
}

/** @throws AppError `userNotFound` for whoever the directory doesn't keep. Source: B-38.2. */
export async function getScimUser(actor: Actor, userId: string, query: ReadQuery): Promise<Partial<ScimUserResource>> {
  return narrowed(toUserResource(await found(DirectoryGrant.request(actor), userId)), query);
}

/**
 * Makes an account without a password, or links the one that has the address. One whose address nobody has proven loses
 * every way in first. @throws AppError `directoryTaken`, `directoryProtected`, `directoryRefused`. Source: B-38.3.
 */
export async function createScimUser(
  actor: Actor,
  body: UserBody,
  commit: Commit = inTransaction,
): Promise<ScimUserResource> {
  const grant = DirectoryGrant.request(actor);
  const email = addressIn(body);
  if (email === null) throw refusedFor("invalidValue", "a userName or an email must be an address");
  if (isAdministratorsAddress(email)) throw new AppError("directoryProtected");
  try {
    return await commit(async (tx) => {
      const name = nameIn(body) ?? (asAccountName(body.userName) || email);
      const userId = await accountFor(grant, { email, name }, tx);
      await store.insertKept(grant, { userId, ...said(body), at: clock.now() }, tx);
      await setActive(grant, await found(grant, userId, tx), isActive(body) ?? true, tx);
      return toUserResource(await found(grant, userId, tx));
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("directoryTaken", { cause });
    throw cause;
  }
}

/** @throws AppError as `changed`. Source: B-38.3, B-38.4. */
export function replaceScimUser(actor: Actor, of: OfUser, body: UserBody): Promise<ScimUserResource> {
  return changed(DirectoryGrant.request(actor), of, () => body);
}

/** @throws AppError as `changed`; `directoryRefused`, ZodError for what it would become. Source: B-38.5. */
export function patchScimUser(actor: Actor, of: OfUser, { Operations }: PatchBody): Promise<ScimUserResource> {
  return changed(DirectoryGrant.request(actor), of, async (before) =>
    userBody.parse(await patchedUser(before, Operations)),
  );
}

/**
 * The directory lets go of an account, which is deactivated; it isn't deleted, nor is anything of it. Posting the same
 * address links and opens it again. @throws AppError `userNotFound`, `directoryProtected`, `directoryChanged`. Source:
 * B-38.4.
 */
export async function removeScimUser(actor: Actor, { userId, ifMatch }: OfUser): Promise<void> {
  const grant = DirectoryGrant.request(actor);
  await inTransaction(async (tx) => {
    const row = await held(grant, userId, tx);
    requireVersion(toUserResource(row), ifMatch);
    await setActive(grant, row, false, tx);
    await store.deleteKept(grant, userId, tx);
    await record(grant, { action: "account.directoryLeft", detail: { userId, name: row.user.name } }, tx);
  });
}

/**
 * @param toBody what the account shall be, of what it is
 * @throws AppError `userNotFound`, `directoryProtected`, `directoryChanged`, `directoryFixed` for another address,
 *   `directoryTaken`
 */
async function changed(
  grant: DirectoryGrant,
  { userId, ifMatch }: OfUser,
  toBody: (before: ScimUserResource) => UserBody | Promise<UserBody>,
): Promise<ScimUserResource> {
  try {
    return await inTransaction(async (tx) => {
      const row = await held(grant, userId, tx);
      const before = toUserResource(row);
      requireVersion(before, ifMatch);
      const body = await toBody(before);
      const address = addressAmong(body);
      if (address !== null && address !== row.user.email) throw new AppError("directoryFixed");
      const name = nameIn(body, row) ?? row.user.name;
      if (!isSame({ ...said(body), name }, { ...row, name: row.user.name })) {
        await store.updateKept(grant, { userId, ...said(body), name, at: clock.now() }, tx);
        await record(grant, { action: "account.directoryChanged", detail: { userId, name } }, tx);
      }
      await setActive(grant, row, isActive(body) ?? row.user.deactivatedAt === null, tx);
      return toUserResource(await found(grant, userId, tx));
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("directoryTaken", { cause });
    throw cause;
  }
}

/** @returns the account of an address: a new one, or the one that has it, cleared of strangers */
async function accountFor(
  grant: DirectoryGrant,
  { email, name }: { email: string; name: string },
  tx: DatabaseClient,
): Promise<string> {
  const known = await store.findAccount(grant, email, tx);
  if (!known) {
    const { id } = await addAccount({ name, email, emailVerifiedAt: null, passwordHash: "" }, tx);
    await record(
      grant,
      { action: "account.provisioned", detail: { userId: id, name, email, isNew: true, isCleared: false } },
      tx,
    );
    return id;
  }
  await holdAccount(known.id, tx);
  const account = await store.findAccount(grant, email, tx); // a role or a proof may just have come
  if (!account) throw new AppError("directoryTaken");
  requireTouchable(grant, { userId: account.id, systemRole: account.systemRole });
  const isCleared = account.emailVerifiedAt === null;
  if (isCleared) await takeFromStrangers(grant, account.id, tx);
  const { id: userId, name: theirs } = account;
  await record(
    grant,
    { action: "account.provisioned", detail: { userId, name: theirs, email, isNew: false, isCleared } },
    tx,
  );
  return userId;
}

async function found(grant: DirectoryGrant, userId: string, tx?: DatabaseClient): Promise<store.KeptUser> {
  const row = await store.findKept(grant, userId, tx);
  if (!row) throw new AppError("userNotFound");
  return row;
}

/** One to be changed, locked. @throws AppError `userNotFound`, `directoryProtected` */
async function held(grant: DirectoryGrant, userId: string, tx: DatabaseClient): Promise<store.KeptUser> {
  await found(grant, userId, tx);
  await holdAccount(userId, tx);
  const row = await found(grant, userId, tx);
  requireTouchable(grant, { userId, systemRole: row.user.systemRole });
  return row;
}

/** @throws AppError `directoryProtected`. Source: B-38.1. */
export function requireTouchable(
  { actor }: DirectoryGrant,
  { userId, systemRole }: { userId: string; systemRole: string },
): void {
  if (systemRole === "admin" || userId === actor.userId) throw new AppError("directoryProtected");
}

/** @throws AppError `directoryProtected` for opening what an administrator has closed. Source: B-18.14. */
async function setActive(grant: DirectoryGrant, row: store.KeptUser, isOn: boolean, tx: DatabaseClient): Promise<void> {
  if (isOn === (row.user.deactivatedAt === null)) return;
  if (isOn && row.user.deactivatedBy === "administrator") throw new AppError("directoryProtected");
  const account = { id: row.userId, name: row.user.name };
  await (isOn ? reactivate(grant, account, tx) : deactivate(grant, account, tx));
}

function record({ actor }: DirectoryGrant, fact: AuditFact, tx: DatabaseClient): Promise<void> {
  return recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, ...fact }, tx);
}
