/** What rooms add to a rich installation; `words` are odd ones, which a backup has to carry unchanged. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { seal } from "@/lib/platform/sealed";
import type { Person } from "./factories";

/** A register with a firm that was merged into another, and a pair that somebody told apart. */
export async function makeCounterparties(
  { actor: { userId } }: Person,
  contractId: string,
  words: string,
): Promise<void> {
  const part = await db.collaborator.findUniqueOrThrow({ where: { contractId_userId: { contractId, userId } } });
  const { id: versionId } = await db.contractVersion.findFirstOrThrow({ where: { contractId }, select: { id: true } });
  const read = { versionId, rules: 0, parties: "[]", day: "2026-11-20" };
  await db.contractParties.upsert({ where: { contractId }, create: { contractId, ...read }, update: {} });
  await db.counterpartyRegister.upsert({ where: { userId }, create: { userId }, update: { answeredAt: new Date() } });
  const [into, from] = [newId(), newId()];
  const names = { name: words, nameLatin: "odd", nameCyrillic: "odd" };
  for (const id of [into, from])
    await db.counterparty.create({
      data: { id, userId, ...names, isNamePersons: true, note: words, isUs: id === into, createdAt: new Date() },
    });
  await db.counterparty.update({ where: { id: from }, data: { mergedIntoId: into, mergedAt: new Date() } });
  for (const homeId of [into, from])
    await db.counterpartySpelling.create({
      data: {
        ...{ id: newId(), userId, key: homeId, name: words, answerKeys: JSON.stringify([words]) },
        ...{ looseKey: "odd", lookKey: "odd", registration: "5123456", counterpartyId: into, homeId },
      },
    });
  await db.counterpartyPair.create({
    data: { id: newId(), userId, oneKey: from, otherKey: into, reason: "form", isApart: true },
  });
  await db.counterpartyLink.create({
    data: { partId: part.id, key: into, userId, contractId, counterpartyId: into, day: "2026-11-20", ...names },
  });
}

/** A list of drafts: one that is made, and one that waits. */
export async function plantDrafts(
  contractId: string,
  { userId, words, at }: { userId: string; words: string; at: Date },
): Promise<void> {
  const batchId = newId();
  await db.draftBatch.create({
    data: { id: batchId, userId, kind: "template", name: words, source: "{}", createdAt: at },
  });
  const row = { batchId, name: words, failure: "", values: "{}" };
  await db.draftRow.create({ data: { ...row, id: newId(), place: 0, row: 2, input: "", state: "made", contractId } });
  const waiting = { ...row, id: newId(), place: 1, row: 3, input: JSON.stringify({ words }), contractId: null };
  await db.draftRow.create({ data: { ...waiting, state: "waiting" } });
}

/** An evidence bundle larger than an Int counts, and a hash that went out in it. */
export async function makeEvidence(contractId: string, { at, words }: { at: Date; words: string }): Promise<void> {
  const id = newId();
  const by = { createdById: "owner", createdByName: words, language: "mn", comments: "all" };
  const kept = { status: "ready", pieces: 1, sizeBytes: 3e9, endsAt: at };
  await db.evidenceBundle.create({ data: { id, contractId, createdAt: at, ...by, ...kept } });
  await db.issuedHash.create({ data: { id: newId(), bundleId: id, sha256: "ab".repeat(32) } });
}

/** A contract family: two contracts of one, with what was read of them together, and one that isn't related. */
export async function plantFamily(
  [root, other, third]: readonly [string, string, string],
  { userId, words, at }: { userId: string; words: string; at: Date },
): Promise<void> {
  const family = await db.contractFamily.create({ data: { id: newId(), name: words, createdAt: at } });
  const by = { addedById: userId, addedByName: words, addedAt: at };
  const rows = [
    { id: newId(), contractId: root, role: "agreement", parentId: null, holdsFrom: "2024-03-01", isSigned: true },
    { id: newId(), contractId: other, role: "amendment", parentId: null, holdsFrom: null, isSigned: false },
  ];
  for (const row of rows) await db.familyMember.create({ data: { ...row, familyId: family.id, ...by } });
  const named = { number: words, numberKey: "14", day: "2025-03-12", quote: "{}" };
  await db.paperReference.create({ data: { contractId: root, place: 11, ...named } });
  await db.notRelated.create({ data: { id: newId(), contractId: root, otherId: third, byName: words, at } });
  const read = { versionId: "v1", rules: 1, since: "0000-00-00", until: "9999-99-99", documents: "[]" };
  await db.inForceReading.create({ data: { contractId: root, ...read, cells: null, quotes: "{}", dates: "[]" } });
}

/**
 * A folder with one in it, a team with a role there, known to a directory like a member of it who left, and a part that
 * comes by it.
 */
export async function plantFolders(
  contractId: string,
  { userId, memberId, words, at }: { userId: string; memberId: string; words: string; at: Date },
): Promise<void> {
  const [outer, inner, teamId] = [newId(), newId(), newId()];
  const row = { name: words, ownerId: userId, createdAt: at };
  await db.folder.create({ data: { id: inner, ...row, parentId: outer } });
  await db.folder.create({ data: { id: outer, ...row } });
  await db.team.create({ data: { id: teamId, ...row } });
  for (const member of [userId, memberId])
    await db.teamMember.create({ data: { id: newId(), teamId, userId: member, createdAt: at } });
  await db.folderTeam.create({ data: { id: newId(), folderId: outer, teamId, role: "reviewer" } });
  await db.contract.update({ where: { id: contractId }, data: { folderId: inner } });
  await db.scimGroup.create({ data: { teamId, externalId: words, createdAt: at, updatedAt: at } });
  const names = { userName: words, userNameKey: words.toLowerCase(), externalId: words, givenName: words };
  await db.scimUser.create({ data: { userId: memberId, ...names, createdAt: at, updatedAt: at } });
  await db.user.update({ where: { id: memberId }, data: { deactivatedAt: at } });
  const part = await db.collaborator.findUniqueOrThrow({
    where: { contractId_userId: { contractId, userId: memberId } },
  });
  await db.folderPart.create({ data: { partId: part.id, directRole: part.role } });
  const about = { teamId, folderId: outer, createdAt: at };
  await db.notification.create({
    data: { id: newId(), userId: memberId, kind: "folderOpened", byName: words, ...about },
  });
}

/** A notice that was posted, with its proof, and one that went out by mail. */
export async function plantNotices(userId: string, { words, at: soon }: { words: string; at: Date }): Promise<void> {
  const file = await db.storedFile.findFirstOrThrow({ where: { ownerId: userId, sha256: { not: null } } });
  const version = await db.contractVersion.findFirstOrThrow({ where: { contract: { name: "lease 0.txt" } } });
  const { contractId, versionNumber } = version;
  const deadline = await db.deadline.findFirst({ where: { contractId } });
  const letter = { contractId, kind: "claim", language: "mn", title: words, text: words, facts: "[]" };
  const quoted = { versionId: version.id, versionNumber, quote: words, quoteNumber: "6.2" };
  const made = { ...letter, ...quoted, createdAt: soon, createdByName: "Эзэн" };
  const sent = { sentOn: "2026-11-20", sentAt: soon, sentByName: "Эзэн", sentTo: words, tracking: "RR1" };
  const proofs = { create: { id: newId(), fileId: file.id, fileName: words, createdAt: soon, addedByName: "Эзэн" } };
  const posted = { ...made, ...sent, sentHow: "posted", sentWay: "registered", deadlineId: deadline?.id ?? null };
  await db.noticeLetter.create({ data: { ...posted, id: newId(), proofs } });
  const mailed = { ...made, ...sent, sentHow: "mail", sentWay: "email", mailedFileId: file.id };
  await db.noticeLetter.create({ data: { ...mailed, id: newId() } });
}

/** A webhook in the middle of a rotation, with an event to spread and a message. */
export async function plantWebhooks(
  contractId: string,
  { userId, words, at }: { userId: string; words: string; at: Date },
): Promise<void> {
  const webhookId = newId();
  const secret = seal("webhook", words);
  await db.webhook.create({
    data: {
      ...{ id: webhookId, userId, url: "https://hooks.example/in", events: '["round.sent"]', createdAt: at },
      ...{ secret, oldSecret: secret, oldSecretEndsAt: at, failingSince: at },
    },
  });
  const event = { contractId, type: "round.sent" };
  await db.webhookEvent.create({
    data: { id: newId(), batchId: newId(), ...event, data: JSON.stringify({ contractId }), at, audience: null },
  });
  await db.webhookDelivery.create({
    data: {
      ...{ id: `msg_${newId()}`, webhookId, eventId: newId(), ...event, payload: JSON.stringify(words) },
      ...{ state: "failed", attempts: 8, lastAt: at, lastStatus: 503, lastFailure: "status", createdAt: at },
    },
  });
}

/** A mail that was taken in, one that waits, and who watches the mailbox. */
export async function plantMails(userId: string, { words, at }: { words: string; at: Date }): Promise<void> {
  await db.lease.create({ data: { id: "inbox", heldBy: newId(), heldUntil: at } });
  const part = { place: 1, fileName: words, became: "refused", reason: "macrosRefused", contractId: null };
  await db.receivedMail.create({
    data: {
      ...{ id: newId(), userId, state: "done", sender: "bayar@khangai.example", subject: words, messageKey: newId() },
      ...{ parts: JSON.stringify([part]), receivedAt: at, endedAt: at },
    },
  });
  await db.receivedMail.create({ data: { id: newId(), state: "waiting", isCut: true, receivedAt: at } });
}

/** A contract that is out for signature. */
export async function plantSigning(
  { contractId, versionId, userId }: { contractId: string; versionId: string; userId: string },
  { words, at }: { words: string; at: Date },
): Promise<void> {
  const signer = { name: words, email: "bayar@khangai.example", order: 1, state: "opened", at: null };
  await db.signingRequest.create({
    data: {
      ...{ id: newId(), contractId, versionId, versionNumber: 1, sha256: "0".repeat(64), provider: "documenso" },
      ...{ baseUrl: "https://sign.example/api/v2", state: "declined", problem: "", remoteId: "envelope_1", turn: 7 },
      ...{ signers: JSON.stringify([signer]), failures: 1, createdAt: at, createdById: userId, createdByName: words },
      ...{ sentAt: at, askedAt: at, nextAt: at, endedAt: at, signedId: newId() },
    },
  });
}
