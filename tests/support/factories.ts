/** People, sessions and contracts for tests, made through the product's own services and stores. */
import type { Actor, ContractRole } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { hashPassword } from "@/lib/people/accounts/password/passwords";
import { addAccount, recordRegistration, register } from "@/lib/people/accounts/register";
import { actorOfSession, startSession } from "@/lib/people/accounts/session/session";
import { readToken, type TokenContent } from "@/lib/people/accounts/session/token";
import { insertContract } from "@/lib/contracts/contract-store";
import type { VersionDto } from "@/lib/contracts/schema";
import { takeNextNumber } from "@/lib/contracts/versions/version-store";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { searchableText } from "@/lib/documents/search/index-words";
import { db, inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { cleanHtml } from "@/lib/documents/richtext/clean";

export const PASSWORD = "correct horse battery";

export type Person = { actor: Actor; token: string; email: string };
let count = 0;

/**
 * A registered person with a live session and, unless told otherwise, a proven address. On an empty database the first
 * one is administrator.
 */
export async function person(
  name = "Person",
  systemRole?: "user" | "admin",
  { isProven = true } = {},
): Promise<Person> {
  count += 1;
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}.${count}@example.com`;
  const { token, content } = await (isProven ? provenAccount(name, email) : newAccount(name, email));
  if (systemRole) await db.user.update({ where: { email }, data: { systemRole } });
  const actor = content && (await actorOfSession(content, "en"));
  if (!actor) throw new Error("a new session must be live");
  untilNextMoment();
  return { actor, token, email };
}

type SignedIn = { token: string; content: TokenContent | null };

async function newAccount(name: string, email: string): Promise<SignedIn> {
  const account = { name, email, password: PASSWORD };
  const { access_token: token } = await register(account, { userAgent: "tests", language: "en" });
  await db.user.update({ where: { email }, data: { emailVerifiedAt: null } }); // the very first counts as proven
  return { token, content: await readToken(token) };
}

let passwordHash: Promise<string> | undefined;

/**
 * As `register` does it, and as if the address had been proven long ago: without the letter, its job and the event; the
 * one password is hashed once.
 */
async function provenAccount(name: string, email: string): Promise<SignedIn> {
  const hash = await (passwordHash ??= hashPassword(PASSWORD));
  return inTransaction(async (tx) => {
    const user = await addAccount({ name, email, emailVerifiedAt: null, passwordHash: hash }, tx);
    await tx.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
    await recordRegistration(user, tx);
    const { token, sessionId } = await startSession(user.id, "tests", tx);
    return { token, content: { sub: user.id, sid: sessionId } };
  });
}

/** The token of one more session of somebody. */
export async function anotherSession({ actor }: Person): Promise<string> {
  const { token } = await inTransaction((tx) => startSession(actor.userId, "tests", tx));
  untilNextMoment();
  return token;
}

/** A contract of `owner` with one version, as if its file had been read. */
export async function createContract(
  owner: Person,
  options: { name?: string; html?: string; uploadedAt?: Date; type?: string } = {},
): Promise<{ contractId: string; version: VersionDto }> {
  const contractId = newId();
  const version = await inTransaction(async (tx) => {
    const row = {
      id: contractId,
      name: options.name ?? "Lease",
      contractType: options.type ?? "Lease Agreement",
      status: "analyzed" as const,
      uploadedAt: options.uploadedAt ?? new Date(),
      fileId: null,
      collaboratorId: newId(),
    };
    await insertContract(owner.actor, row, tx);
    const grant = ContractGrant.forJob(contractId);
    const { versionNumber } = await takeNextNumber(grant, tx);
    const html = cleanHtml(options.html ?? "<p>This Agreement is governed by the laws of Mongolia.</p>");
    return addVersion(
      grant,
      {
        text: searchableText(html),
        versionNumber,
        restoredFromNumber: null,
        author: { id: owner.actor.userId, name: owner.actor.name },
        cause: { kind: "created" },
      },
      tx,
    );
  });
  untilNextMoment();
  return { contractId, version };
}

/** Gives somebody a part in a contract. */
export async function join(contractId: string, who: Person, role: ContractRole): Promise<void> {
  const contract = await db.contract.findUniqueOrThrow({ where: { id: contractId }, select: { uploadedAt: true } });
  await db.collaborator.create({
    data: { id: newId(), contractId, userId: who.actor.userId, role, contractUploadedAt: contract.uploadedAt },
  });
  untilNextMoment();
}

const still = new Int32Array(new SharedArrayBuffer(4));

/** What is made one behind the other is not of one millisecond, in which either may be the first. */
function untilNextMoment(): void {
  Atomics.wait(still, 0, 0, 1); // a test may have stopped the clocks of timers
}
