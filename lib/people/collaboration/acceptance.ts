import "server-only";
import type { Actor } from "@/lib/access/actor";
import { Refused } from "@/lib/access/policy";
import { findCredentials } from "@/lib/people/accounts/account-store";
import { markVouched } from "@/lib/people/accounts/address/address-store";
import { queueVerification } from "@/lib/people/accounts/address/email-verification";
import { toUserDto } from "@/lib/people/accounts/session/open-session";
import { requireGoodPassword, hashPassword } from "@/lib/people/accounts/password/passwords";
import { proveAddress } from "@/lib/people/accounts/address/proven-address";
import { addAccount, recordRegistration, type Newcomer } from "@/lib/people/accounts/register";
import { renewedToken, startSession } from "@/lib/people/accounts/session/session";
import { getProfile } from "@/lib/people/accounts/session/sign-in";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isUniqueViolation, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId, secretHash } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { wipeLetters } from "@/lib/platform/mail/send-mail";
import { addPart, lockPeople } from "./collaborator-store";
import {
  invitationByTokenHash,
  markAccepted,
  maySenderInvite,
  ownInvitation,
  type InvitationRow,
} from "./invitation-store";
import { invitationFacts, parseRole } from "./invitations";
import { maskedEmail } from "@/lib/audit/masked-login";
import {
  newcomerBody,
  type AcceptInvitation,
  type AcceptedDto,
  type InvitationVisitor,
  type OpenInvitationDto,
} from "./schema";

/**
 * For anyone with the link. @throws AppError `invitationNotFound`, `invitationUsed`, `invitationRevoked`,
 * `invitationExpired`: one message, four codes. Source: B-16.7.
 */
export async function readInvitation(token: string): Promise<OpenInvitationDto> {
  return toOpenDto(await openByToken(token));
}

/**
 * What an invitation offers, and the visitor's relation to it: for the page.
 * @param tokenOrId as in `acceptInvitation`: a notification knows no link, only the invitation
 * @throws as `readInvitation`. Source: B-14.8, B-16.7.
 */
export async function visitInvitation(
  tokenOrId: string,
  actor: Actor | null,
): Promise<OpenInvitationDto & { visitor: InvitationVisitor }> {
  const offered = (await offeredByLink(tokenOrId)) ?? (actor && (await offeredToOwnAddress(actor, tokenOrId)));
  const row = await requireUnused(offered?.row);
  const visitor = !actor ? "guest" : actor.email === row.email ? "invited" : "somebodyElse";
  return { ...(await toOpenDto(row)), visitor };
}

/**
 * Accepts an invitation, once: a new person gets an account and a session; whoever is signed in with the invited
 * address needs neither name nor password, and may name the invitation by its id too.
 * The mailed link proves the address. The copied one, which the inviter knows too, proves it towards that inviter only:
 * it opens nothing that others send to the address, and gives no administrator's role.
 * @param tokenOrId a link's token, or the id of an invitation to the caller's own, proven address: both stand in the
 *   same place of an address (B-21.28)
 * @throws AppError `invitationNotFound`, `invitationRevoked`, `invitationExpired`, `invitationAlreadyUsed`,
 *   `invitationForSomebodyElse`, `invitedAccountExists`; ZodError for a newcomer's name and password. Source: behaviour
 *   §16, §21.
 */
export async function acceptInvitation(
  tokenOrId: string,
  input: AcceptInvitation,
  { actor, client }: { actor: Actor | null; client: Newcomer },
  commit: Commit = inTransaction,
): Promise<AcceptedDto> {
  const offered = (await offeredByLink(tokenOrId)) ?? (actor && (await offeredToOwnAddress(actor, tokenOrId)));
  if (!offered) throw new AppError("invitationNotFound");
  if (actor && actor.email !== offered.row.email) throw meantForAnother(actor, offered.row);
  await requireOpen(offered.row, "invitationAlreadyUsed");
  return actor
    ? joinAs(actor, offered, commit)
    : joinAsNewcomer(offered, await toNewAccount(offered.row, input), { client, commit });
}

/** The mailed link went to the address alone, and so proves it, unlike the copied one, which the inviter knows. */
type Offered = { row: InvitationRow; by: "mailedLink" | "copiedLink" | "ownAddress" };

/** Whoever holds the link may open it. */
async function offeredByLink(token: string): Promise<Offered | null> {
  const tokenHash = secretHash(token);
  const row = await invitationByTokenHash(tokenHash);
  return row && { row, by: row.copyHash === tokenHash ? "copiedLink" : "mailedLink" };
}

async function offeredToOwnAddress(actor: Actor, invitationId: string): Promise<Offered | null> {
  const row = await ownInvitation(actor, invitationId);
  return row && { row, by: "ownAddress" };
}

async function joinAs(actor: Actor, { row, by }: Offered, commit: Commit): Promise<AcceptedDto> {
  const token = await renewedToken(actor);
  return commit(async (tx) => {
    await claim(row, tx);
    await takePart(row, actor.userId, tx);
    await recordInTransaction(
      actor,
      { chain: row.contractId, action: "invitation.accepted", detail: invitationFacts(row) },
      tx,
    );
    if (by === "copiedLink") await markVouched(actor.userId, clock.now(), tx);
    const proving = { by: "invitation", inSession: actor, language: actor.language } as const;
    const becameAdministrator =
      by === "mailedLink" && (await proveAddress(actor.userId, proving, tx)).becameAdministrator;
    return {
      access_token: token,
      user: await getProfile(actor, tx),
      ...(becameAdministrator ? { becameAdministrator } : {}),
      contractId: row.contractId,
    };
  });
}

type NewAccount = { name: string; email: string; passwordHash: string };

/** The account to create. If the address already has one, the user must sign in instead. */
async function toNewAccount({ email }: InvitationRow, input: AcceptInvitation): Promise<NewAccount> {
  if (await findCredentials(email)) throw new AppError("invitedAccountExists");
  const { name, password } = newcomerBody.parse(input, { reportInput: true });
  requireGoodPassword(password, { name, email });
  return { name, email, passwordHash: await hashPassword(password) };
}

async function joinAsNewcomer(
  { row, by }: Offered,
  account: NewAccount,
  { client, commit }: { client: Newcomer; commit: Commit },
): Promise<AcceptedDto> {
  const provesAddress = by === "mailedLink";
  const proof = provesAddress
    ? { emailVerifiedAt: clock.now() }
    : { emailVerifiedAt: null, emailVouchedAt: clock.now() };
  try {
    return await commit(async (tx) => {
      await claim(row, tx);
      const user = await addAccount({ ...account, ...proof }, tx);
      await takePart(row, user.id, tx);
      await recordInTransaction(
        { userId: user.id, name: user.name },
        { chain: row.contractId, action: "invitation.accepted", detail: invitationFacts(row) },
        tx,
      );
      const { token } = await startSession(user.id, client.userAgent, tx);
      if (!provesAddress)
        await queueVerification({ ...user, defaultLanguage: client.language, settingsUpdatedAt: null }, client, tx);
      await recordRegistration(user, tx);
      return {
        access_token: token,
        user: toUserDto(user),
        ...(user.systemRole === "admin" ? { becameAdministrator: true } : {}),
        contractId: row.contractId,
      };
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("invitedAccountExists", { cause }); // registered just now
    throw cause;
  }
}

/** The contract's parties enter the register of whoever joins. */
async function takePart(row: InvitationRow, userId: string, tx: DatabaseClient): Promise<void> {
  const { contractId } = row;
  await addPart({ id: newId(), contractId, userId, role: parseRole(row), createdAt: clock.now() }, tx);
  await enqueue("registerParties", { contractId }, { accountId: userId }, tx);
}

async function claim(row: InvitationRow, tx: DatabaseClient): Promise<void> {
  await lockPeople(row.contractId, tx);
  if (!(await maySenderInvite(row, tx))) throw new AppError("invitationRevoked"); // taken out just now
  if (!(await markAccepted(row.id, clock.now(), tx))) throw new AppError("invitationAlreadyUsed");
  await wipeLetters([row.tokenHash], tx);
}

function meantForAnother(actor: Actor, { contractId, email }: InvitationRow): Refused {
  const tried = { of: { contractId }, ability: "join", answer: 403 } as const;
  return new Refused("invitationForSomebodyElse", actor, tried, { email: maskedEmail(email) });
}

async function openByToken(token: string): Promise<InvitationRow> {
  return requireUnused(await invitationByTokenHash(secretHash(token)));
}

async function requireUnused(row: InvitationRow | null | undefined): Promise<InvitationRow> {
  if (!row) throw new AppError("invitationNotFound");
  await requireOpen(row, "invitationUsed");
  return row;
}

/** An invitation lapses, as if revoked, when its sender may invite nobody any more (B-16.9). */
async function requireOpen(row: InvitationRow, used: "invitationUsed" | "invitationAlreadyUsed"): Promise<void> {
  if (row.acceptedAt) throw new AppError(used);
  if (row.revokedAt || !(await maySenderInvite(row))) throw new AppError("invitationRevoked");
  if (row.expiresAt <= clock.now()) throw new AppError("invitationExpired");
}

async function toOpenDto(row: InvitationRow): Promise<OpenInvitationDto> {
  return {
    contractId: row.contractId,
    role: parseRole(row),
    inviter: { name: row.invitedByName },
    contract: { name: row.contract.name },
    email: maskedEmail(row.email),
    hasAccount: (await findCredentials(row.email)) !== null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
