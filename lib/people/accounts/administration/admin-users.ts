import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { lockFolders } from "@/lib/access/folder-parts";
import { passUsageOn, sumUsage } from "@/lib/access/usage-store";
import { recordInEach, recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { holdAccount, userById, type UserRow } from "@/lib/people/accounts/account-store";
import {
  countOtherAdministrators,
  isStillAdministrator,
  lockAdministrators,
  setRole,
  appointByEmail,
  deleteAccount,
  lockAccount,
  passTrashOn,
  revokeSentInvitations,
} from "./admin-store";
import { passFoldersOn } from "./folder-heir-store";
import { listInheritance, passContractsOn } from "./inheritance";
import { deactivate, reactivate } from "@/lib/people/accounts/deactivation";
import { proveAddress } from "@/lib/people/accounts/address/proven-address";
import { whoHaveFactors } from "@/lib/people/accounts/second-factor/factor-store";
import type { AssignableRole } from "@/lib/people/accounts/bounds";
import {
  type AdminUserDto,
  type UserActivityDto,
  type UserDto,
  email as emailShape,
} from "@/lib/people/accounts/schema";
import { endAdministratorsTokens } from "@/lib/people/accounts/tokens/token-store";
import { toDeactivation, toUserDto } from "@/lib/people/accounts/session/open-session";

/** With how many contracts each heir gets. @throws AppError `forbidden`, `userNotFound`. Source: behaviour §18, §21. */
export async function getUser(actor: Actor, userId: string): Promise<AdminUserDto> {
  const grant = AdminGrant.request(actor);
  const user = await userById(userId);
  if (!user) throw new AppError("userNotFound");
  const [usage, careful] = await Promise.all([sumUsage(userId), whoHaveFactors([userId])]);
  return {
    ...toUserDto(user),
    usage,
    hasSecondFactor: careful.has(userId),
    deactivation: toDeactivation(user),
    inheritance: await listInheritance(grant, userId),
  };
}

/**
 * Takes effect with the user's next request. @throws AppError `forbidden`, `userNotFound`, `lastAdministrator`. Source:
 * behaviour §18.
 */
export async function changeRole(actor: Actor, userId: string, { role }: { role: AssignableRole }): Promise<UserDto> {
  const grant = AdminGrant.request(actor);
  return inTransaction(async (tx) => {
    const user = await lockedTarget(grant, userId, tx);
    if (role !== "admin") await requireAnotherAdministrator(grant, user, tx);
    await requireStillAdministrator(grant, tx);
    const changed = await setRole(grant, userId, role, tx);
    if (role !== "admin") await endAdministratorsTokens(userId, tx);
    if (role !== user.systemRole)
      await recordInTransaction(
        actor,
        {
          chain: ACCOUNTS_CHAIN,
          action: "account.roleChanged",
          detail: { userId, name: user.name, from: user.systemRole, to: role },
        },
        tx,
      );
    return toUserDto(changed);
  });
}

/**
 * Marks an address as proven because the administrator vouches that the account belongs to its owner: so the password
 * stays, as the only way to go on, and everything else is reset.
 * @throws AppError `forbidden`, `userNotFound`. Source: behaviour §18, B-3.6.
 */
export async function confirmAddress(actor: Actor, userId: string): Promise<UserDto> {
  const grant = AdminGrant.request(actor);
  return inTransaction(async (tx) => {
    await lockedTarget(grant, userId, tx);
    await requireStillAdministrator(grant, tx);
    const inSession = userId === actor.userId ? actor : null;
    await proveAddress(userId, { by: "administrator", inSession, who: actor, language: actor.language }, tx);
    const user = await userById(userId, tx);
    if (!user) throw new AppError("userNotFound");
    return toUserDto(user);
  });
}

/**
 * Closes an account to its person, or opens it again; what ended with closing stays ended. Only an administrator opens
 * what one has closed; a directory's own closing may be undone too, until the directory closes it anew.
 * @throws AppError `forbidden`, `ownDeactivation`, `userNotFound`, `lastAdministrator`. Source: B-18.14.
 */
export async function setActive(
  actor: Actor,
  userId: string,
  { active }: { active: boolean },
): Promise<UserActivityDto> {
  const grant = AdminGrant.request(actor);
  if (userId === actor.userId) throw new AppError("ownDeactivation");
  return inTransaction(async (tx) => {
    await lockedTarget(grant, userId, tx);
    await holdAccount(userId, tx);
    const user = await lockedTarget(grant, userId, tx); // a directory may just have changed it
    if (!active) await requireAnotherAdministrator(grant, user, tx);
    await requireStillAdministrator(grant, tx);
    if (active !== (user.deactivatedAt === null)) await (active ? reactivate : deactivate)(grant, user, tx);
    const changed = await lockedTarget(grant, userId, tx);
    return { ...toUserDto(changed), deactivation: toDeactivation(changed) };
  });
}

/**
 * No contract is lost: each passes to its longest-standing manager, otherwise to the actor. Sessions end, sent
 * invitations lapse, the address becomes free; versions and comments keep the name.
 * @throws AppError `forbidden`, `ownAccount`, `userNotFound`, `lastAdministrator`. Source: behaviour §18, §21.
 */
export async function deleteUser(actor: Actor, userId: string): Promise<void> {
  const grant = AdminGrant.request(actor);
  if (userId === actor.userId) throw new AppError("ownAccount");
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const user = await lockedTarget(grant, userId, tx);
    await requireAnotherAdministrator(grant, user, tx);
    await requireStillAdministrator(grant, tx);
    await lockAccount(grant, userId, tx);
    const shared = await passFoldersOn(grant, userId, tx);
    const passed = await passContractsOn(grant, userId, tx);
    await passTrashOn(grant, userId, tx);
    await passUsageOn(userId, tx);
    await revokeSentInvitations(grant, userId, tx);
    await deleteAccount(grant, userId, tx);
    await recordInEach(
      actor,
      passed.map(({ contractId, heir }) => ({ chain: contractId, action: "contract.passedOn", detail: heir })),
      tx,
    );
    for (const fact of shared) await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, ...fact }, tx);
    await recordInTransaction(
      actor,
      {
        chain: ACCOUNTS_CHAIN,
        action: "account.deleted",
        detail: { userId, name: user.name, contracts: passed.length },
      },
      tx,
    );
  });
}

/** The user after all earlier administrator changes have finished. */
async function lockedTarget(_grant: AdminGrant, userId: string, tx: DatabaseClient): Promise<UserRow> {
  await lockAdministrators(tx);
  const user = await userById(userId, tx);
  if (!user) throw new AppError("userNotFound");
  return user;
}

async function requireAnotherAdministrator(grant: AdminGrant, user: UserRow, tx: DatabaseClient): Promise<void> {
  if (user.systemRole === "admin" && (await countOtherAdministrators(grant, user.id, tx)) === 0)
    throw new AppError("lastAdministrator");
}

/** Someone demoted or deleted a moment ago can't change anything any more. */
async function requireStillAdministrator(grant: AdminGrant, tx: DatabaseClient): Promise<void> {
  if (!(await isStillAdministrator(grant, tx))) throw new AppError("forbidden");
}

/**
 * For the operator (`npm run admin`). @returns the stored address, or null if there is no such account. Source: B-18.8.
 */
export async function appointAdministrator(typed: string): Promise<string | null> {
  const email = emailShape.safeParse(typed).data;
  if (email === undefined) return null;
  return inTransaction(async (tx) => {
    await lockAdministrators(tx);
    const user = await appointByEmail(email, tx);
    if (!user) return null;
    const detail = { userId: user.id, name: user.name, from: user.systemRole, to: "admin" };
    if (user.systemRole !== "admin")
      await recordInTransaction(null, { chain: ACCOUNTS_CHAIN, action: "account.roleChanged", detail }, tx);
    return email;
  });
}
