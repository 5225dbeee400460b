/**
 * An installation in which something of everything happened, made through the product's own services where there are
 * any.
 */
import { expect } from "vitest";
import { invite } from "@/lib/people/collaboration/invitations";
import { answerApproval, askForApproval } from "@/lib/contracts/approvals/approvals";
import { addComment } from "@/lib/contracts/comments/comments";
import { saveAsTemplate } from "@/lib/contracts/templates/duplicate";
import { uploadContract } from "@/lib/contracts/reading/intake";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { trashContract } from "@/lib/contracts/trash/trash";
import { restoreVersion, saveVersion } from "@/lib/contracts/versions/versions";
import { receiveUpload, startUpload } from "@/lib/contracts/files/uploads";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { createStarterBook } from "@/lib/positions/books";
import { sentText } from "./documents";
import { createContract, join, person, type Person } from "./factories";
import {
  makeCounterparties,
  makeEvidence,
  plantDrafts,
  plantFamily,
  plantFolders,
  plantMails,
  plantNotices,
  plantSigning,
  plantWebhooks,
} from "./rich-rooms";

const ODD_WORDS = "Түрээслэгч ба Арендодатель — “Әй” 🏛️ e\u0301 \u00a0 a\tb 'quoted' \\ \"double\" $1 ? :x --";
/** Near the largest text that a version may hold. */
const LONG_HTML = `<p>${"Түрээсийн гэрээ. ".repeat(Math.floor((MAX_HTML_BYTES * 0.9) / 31))}</p>`;

export type Rich = { owner: Person; contractId: string };

/**
 * Accounts (one deleted), contracts, versions, files, comments, invitations, suggestions, mail, jobs, keys and a trail.
 * `hasLongText`: one version is near the largest that there may be, which makes all that is done with it slow.
 */
export async function makeRichInstallation({ hasLongText = false } = {}): Promise<Rich> {
  const [owner, reviewer, gone] = [await person("Эзэн"), await person("Reviewer"), await person("Gone")];
  const { contractId } = await createContract(owner, {
    name: ODD_WORDS,
    html: `<p>${ODD_WORDS.replaceAll("<", "")}</p>`,
  });
  await join(contractId, reviewer, "reviewer");
  await join(contractId, gone, "manager");
  await saveVersion(gone.actor, contractId, { content: "<p>Rent is ₮1,000,000 a month.</p>" });
  const { id: versionId } = await saveVersion(owner.actor, contractId, {
    content: hasLongText ? LONG_HTML : "<p>Түрээсийн гэрээ.</p>",
  });
  const first = await db.contractVersion.findFirstOrThrow({ where: { contractId, versionNumber: 1 } });
  await restoreVersion(owner.actor, contractId, { versionId: first.id });
  await addComment(reviewer.actor, contractId, {
    text: `@Эзэн ${ODD_WORDS}`,
    location: "Clause 1",
    mentions: [owner.actor.userId],
  });
  await makeApproval(owner, reviewer, contractId);
  await addComment(gone.actor, contractId, {
    text: "Seen",
    location: { versionId, quote: "Түрээсийн", start: 0, end: 9 },
  });
  await invite(owner.actor, contractId, {
    email: "invited@example.com",
    role: "manager",
    origin: "http://localhost:3000",
  });
  await saveAsTemplate(owner.actor, contractId, { name: "{{Түрээс}}" });
  await db.user.delete({ where: { id: gone.actor.userId } });
  for (const [index, text] of [
    "1. Governing law. The laws of Mongolia govern.\n",
    "Хууль: Монгол Улсын хууль үйлчилнэ.\n",
  ].entries())
    await upload(owner, `lease ${index}.txt`, text);
  await runDueJobs(jobHandlers, jobGivenUp);
  await upload(reviewer, "not read yet.txt", "This Agreement is made by Acme LLC.\n");
  await startUpload(owner.actor, { filename: "never sent.txt", contentType: "text/plain" });
  await makeRest(owner, contractId);
  const people = { userId: owner.actor.userId, memberId: reviewer.actor.userId };
  await plantFolders(contractId, { ...people, words: ODD_WORDS, at: new Date(Date.now() + 3_600_123) });
  await makeTrash(owner, reviewer);
  return { owner, contractId };
}

/** Uploads a text and makes a contract of it, which a job has to read. */
export async function upload(who: Person, filename: string, text: string): Promise<string> {
  const { fileId } = await startUpload(who.actor, { filename, contentType: "text/plain" });
  await receiveUpload(who.actor, fileId, { link: {}, pieces: sentText(text) });
  return (await uploadContract(who.actor, { name: filename, type: "Lease Agreement", fileId })).id;
}

/** What only requests make, and what a backup leaves out. */
async function makeRest(owner: Person, contractId: string): Promise<void> {
  const soon = new Date(Date.now() + 3_600_123);
  await db.idempotencyKey.create({
    data: { id: newId(), userId: null, requestHash: "0".repeat(64), status: 201, body: "sealed" },
  });
  await db.rateLimit.create({ data: { key: "login:account:x", count: 3, expiresAt: soon } });
  await db.passwordReset.create({
    data: { id: newId(), userId: owner.actor.userId, tokenHash: newId(), expiresAt: soon },
  });
  await db.emailVerification.create({
    data: { id: newId(), userId: owner.actor.userId, email: owner.actor.email, tokenHash: newId(), expiresAt: soon },
  });
  await makeWaysIn(owner.actor.userId, soon);
  await makePositions(owner);
  await db.acceptedTopic.create({
    data: { id: newId(), contractId, topic: "audit", reason: ODD_WORDS, acceptedByName: "Эзэн", acceptedAt: soon },
  });
  await makeRound(owner, contractId, soon);
  await makeSigned(owner, soon);
  await makeDeadlines(owner, contractId);
  await plantNotices(owner.actor.userId, { words: ODD_WORDS, at: soon });
  await makeKeptExchange(owner, contractId);
  await makeAnswers(owner, contractId, soon);
  await makeCounterparties(owner, contractId, ODD_WORDS);
  const others = await db.contract.findMany({ where: { id: { not: contractId } }, orderBy: { id: "asc" }, take: 2 });
  const [other, third] = others.map(({ id }) => id);
  if (!other || !third) throw new Error("a family takes three contracts");
  await plantDrafts(contractId, { userId: owner.actor.userId, words: ODD_WORDS, at: soon });
  await plantWebhooks(contractId, { userId: owner.actor.userId, words: ODD_WORDS, at: soon });
  await plantMails(owner.actor.userId, { words: ODD_WORDS, at: soon });
  await plantFamily([contractId, other, third], { userId: owner.actor.userId, words: ODD_WORDS, at: soon });
  await db.setting.upsert({ where: { key: "colour" }, create: { key: "colour", value: ODD_WORDS }, update: {} });
  const newest = { where: { contractId }, orderBy: { versionNumber: "desc" } } as const;
  const version = await db.contractVersion.findFirstOrThrow(newest);
  const sent = { contractId, versionId: version.id, userId: owner.actor.userId };
  await plantSigning(sent, { words: ODD_WORDS, at: soon });
  await db.topicFinding.create({
    data: { id: newId(), versionId: version.id, finding: JSON.stringify({ conclusion: ODD_WORDS }) },
  });
  const analysisId = newId();
  await db.analysis.upsert({
    where: { versionId_engine: { versionId: version.id, engine: "model" } },
    create: { id: analysisId, contractId, versionId: version.id, engine: "model" },
    update: {},
  });
  await db.suggestion.create({
    data: {
      id: newId(),
      analysisId,
      title: "Rent",
      comment: ODD_WORDS,
      quote: "x",
      replacement: null,
      severity: "low",
      source: "model",
      start: 0,
      end: 1,
      page: 1,
      decidedAt: soon,
      decidedByName: "Эзэн",
    },
  });
}

/** A version that somebody approved, and how they want to be told. */
async function makeApproval(owner: Person, reviewer: Person, contractId: string): Promise<void> {
  const { userId } = reviewer.actor;
  const [approval] = await askForApproval(owner.actor, contractId, { userIds: [userId], note: ODD_WORDS });
  const answer = { answer: "change" as const, words: ODD_WORDS };
  await answerApproval(reviewer.actor, { contractId, approvalId: approval?.id ?? "" }, answer);
  await db.notificationSettings.create({ data: { userId, mail: "daily" } });
}

/** A duty that somebody has, and how they are reminded. */
async function makeDeadlines({ actor: { userId } }: Person, contractId: string): Promise<void> {
  const { id: assigneeId } = await db.collaborator.findUniqueOrThrow({
    where: { contractId_userId: { contractId, userId } },
  });
  const row = { kind: "duty", title: ODD_WORDS, note: ODD_WORDS, date: "2028-02-29", foundOn: "2026-11-22" };
  await db.deadline.create({
    data: { id: newId(), contractId, ...row, repeat: "FREQ=YEARLY", repeatFrom: row.date, assigneeId },
  });
  await db.reminderSettings.create({ data: { userId, timeZone: "Asia/Ulaanbaatar" } });
  await db.reminderDigest.create({ data: { id: newId(), userId, day: "2026-11-22", count: 2 } });
  await db.checkUp.create({ data: { id: newId(), userId, year: 2026, count: 2, createdAt: new Date() } });
  const watched = { key: "standard iso 9001", kind: "standard", name: ODD_WORDS, changes: "[]" };
  await db.watchedReference.create({ data: { id: newId(), userId, ...watched, createdAt: new Date() } });
  await db.calendarFeed.create({ data: { userId, secretHash: newId() } });
  const token = { id: newId(), name: ODD_WORDS, scopes: "read", prefix: "cm_00000000", secretHash: newId() };
  const at = new Date();
  await db.apiToken.create({ data: { userId, ...token, createdAt: at, expiresAt: at } });
}

/** A file that came back and was decided on, and one that went out. */
async function makeRound(owner: Person, contractId: string, soon: Date): Promise<void> {
  const file = await db.storedFile.findFirstOrThrow({ where: { ownerId: owner.actor.userId, sha256: { not: null } } });
  const { id: versionId } = await db.contractVersion.findFirstOrThrow({ where: { contractId } });
  const roundId = newId();
  const decision = {
    ...{ id: newId(), changeId: "1", decision: "rejected", counter: ODD_WORDS },
    ...{ decidedByName: "Эзэн", versionId },
  };
  await db.round.create({
    data: {
      id: roundId,
      contractId,
      fileId: file.id,
      fileName: ODD_WORDS,
      kind: "returned",
      status: "ready",
      sentBy: ODD_WORDS,
      sentVersionId: versionId,
      tracked: 1,
      authors: JSON.stringify([ODD_WORDS]),
      createdAt: soon,
      createdById: owner.actor.userId,
      createdByName: "Эзэн",
      changes: { create: { changes: JSON.stringify([{ id: "1", before: ODD_WORDS, after: "" }]) } },
      decisions: { create: { ...decision, decidedAt: soon } },
    },
  });
  const sentId = newId();
  const out = { kind: "sent", status: "ready", delivery: "mail", recipients: JSON.stringify([ODD_WORDS]), sha256: "0" };
  await db.round.create({
    data: {
      ...out,
      id: sentId,
      contractId,
      fileId: file.id,
      fileName: "sent.docx",
      sentVersionId: versionId,
      answersId: roundId,
      remarksSent: "open",
      createdAt: soon,
      createdByName: "Эзэн",
    },
  });
  await db.contractVersion.update({ where: { id: versionId }, data: { carrierFileId: file.id } });
  await makeGuestLink({ owner, contractId, roundId: sentId }, soon);
  await db.fileComparison.create({
    data: {
      ...{ id: secretHash(newSecret()), filesId: newId(), createdAt: soon, expiresAt: soon, status: "waiting" },
      ...{ beforeName: "old.docx", beforeBytes: 1, afterName: "new.docx", afterBytes: 1 },
    },
  });
}

/** A link that the other side came by. */
async function makeGuestLink(of: { owner: Person; contractId: string; roundId: string }, soon: Date): Promise<void> {
  const { owner, contractId, roundId } = of;
  const made = { createdAt: soon, createdById: owner.actor.userId, createdByName: "Эзэн" };
  const secrets = { tokenHash: newId(), codeHash: newId() };
  const visits = { visits: 2, lastVisitAt: soon, expiresAt: soon, revokedAt: soon };
  const row = { id: newId(), contractId, roundId, label: ODD_WORDS, language: "mn" };
  await db.guestLink.create({ data: { ...row, ...made, ...secrets, ...visits } });
}

/** A signed copy that holds, and one that was of an earlier text. */
async function makeSigned(owner: Person, soon: Date): Promise<void> {
  const file = await db.storedFile.findFirstOrThrow({ where: { ownerId: owner.actor.userId, sha256: { not: null } } });
  const version = await db.contractVersion.findFirstOrThrow({ where: { contract: { name: "lease 0.txt" } } });
  const { contractId } = version;
  const row = { contractId, versionId: version.id, versionNumber: version.versionNumber, signedBy: ODD_WORDS };
  const signed = { ...row, signedOn: "2026-11-20", status: "ready", createdAt: soon, createdByName: "Эзэн" };
  const files = { create: { id: newId(), place: 0, fileId: file.id, fileName: ODD_WORDS } };
  const comparison = JSON.stringify({ outcome: "same", agreed: ODD_WORDS });
  await db.signedCopy.create({ data: { ...signed, id: newId(), comparison, files } });
  await db.signedCopy.create({ data: { ...signed, id: newId(), reopenedAt: soon, reopenedByName: "Эзэн" } });
  await db.contract.update({ where: { id: contractId }, data: { signedOn: "2026-11-20", signedBy: ODD_WORDS } });
  await makeEvidence(contractId, { at: soon, words: ODD_WORDS });
}

/** A book that is shared. */
async function makePositions(owner: Person): Promise<void> {
  const { id } = await createStarterBook(owner.actor, { side: "buy", language: "mn", name: "Байр суурь" });
  const reader = await person("Reader");
  await db.positionReader.create({ data: { id: newId(), bookId: id, userId: reader.actor.userId } });
}

/** A second factor of each kind, and another's word for who somebody is. */
async function makeWaysIn(userId: string, soon: Date): Promise<void> {
  await db.authenticator.create({ data: { userId, secret: "sealed", confirmedAt: soon, lastStep: 58_800_123 } });
  await db.recoveryCode.create({ data: { id: newId(), userId, codeHash: newId(), usedAt: soon } });
  await db.passkey.create({
    data: {
      id: newId(),
      userId,
      name: ODD_WORDS,
      credentialId: newId(),
      publicKey: "key",
      counter: 4_294_967,
      lastUsedAt: soon,
    },
  });
  await db.identity.create({
    data: { id: newId(), userId, issuer: "https://issuer.example", subject: "248289761001", lastUsedAt: soon },
  });
  await db.signInChallenge.create({ data: { id: newId(), kind: "secondFactor", userId, expiresAt: soon } });
}

/** A rich installation has rows of every model; else the tests on it would prove less than they say. */
export function expectRowsOfAll(rows: Readonly<Record<string, string[]>>): void {
  expect(
    Object.entries(rows)
      .filter(([, list]) => list.length === 0)
      .map(([model]) => model),
  ).toEqual([]);
}

/** A contract in the trash, and what somebody's list of contracts is ordered by. */
async function makeTrash(owner: Person, reviewer: Person): Promise<void> {
  const { contractId } = await createContract(owner, { name: `Deleted ${ODD_WORDS}` });
  await join(contractId, reviewer, "reviewer");
  const { userId } = owner.actor;
  await db.contractLabel.create({ data: { id: newId(), userId, contractId, name: ODD_WORDS } });
  await db.savedView.create({ data: { id: newId(), userId, name: ODD_WORDS, query: "q=rent&status=draft" } });
  await trashContract(owner.actor, contractId);
}

async function makeKeptExchange(owner: Person, contractId: string): Promise<void> {
  await db.presence.create({ data: { id: newId(), contractId, userId: owner.actor.userId, seenAt: new Date() } });
  await db.scannedPage.create({ data: { id: newId(), contractId, page: 1, words: JSON.stringify(ODD_WORDS) } });
  const { id: versionId } = await db.contractVersion.findFirstOrThrow({ where: { contractId }, select: { id: true } });
  await db.uncertainWords.create({ data: { id: newId(), versionId, ranges: "[[0,4]]" } });
  const gap = { id: newId(), versionId, unseen: "[[0,4]]", unread: JSON.stringify([ODD_WORDS]) };
  await db.readingGap.create({ data: gap });
  const confirmed = { id: newId(), contractId, word: 0, confirmedAt: new Date(), confirmedByName: ODD_WORDS };
  await db.confirmedWord.create({ data: confirmed });
  await db.keptExchange.create({
    data: {
      ...{ id: newId(), contractId, userId: owner.actor.userId, versionId: newId(), versionNumber: 1 },
      request: JSON.stringify({ kind: "chat", text: ODD_WORDS }),
      answer: JSON.stringify({ kind: "pieces", pieces: [{ kind: "text", text: ODD_WORDS }] }),
      ending: "complete",
      bytes: 100,
    },
  });
}

/** What people add to the table of answers, and what is kept of a playbook's verdicts. */
async function makeAnswers(owner: Person, contractId: string, at: Date): Promise<void> {
  const { userId } = owner.actor;
  const { id: versionId } = await db.contractVersion.findFirstOrThrow({ where: { contractId }, select: { id: true } });
  const { id: bookId } = await db.positionBook.findFirstOrThrow({ where: { ownerId: userId }, select: { id: true } });
  await db.answerWord.create({
    data: {
      id: newId(),
      contractId,
      column: "fact:price",
      kind: "corrected",
      versionId,
      versionNumber: 1,
      value: JSON.stringify({ text: ODD_WORDS }),
      note: ODD_WORDS,
      byUserId: userId,
      byName: "Эзэн",
      at,
    },
  });
  await db.bookVerdicts.create({
    data: { bookId, contractId, revision: 1, versionId, contractType: "Lease Agreement", cells: "{}" },
  });
  const question = await db.askedQuestion.create({ data: { id: newId(), userId, text: ODD_WORDS, createdAt: at } });
  await db.questionAnswer.create({
    data: { id: newId(), questionId: question.id, contractId, versionId, answer: JSON.stringify({ text: ODD_WORDS }) },
  });
  const field = await db.customField.create({
    data: { id: newId(), ownerId: userId, name: ODD_WORDS, kind: "text", createdAt: at },
  });
  await db.fieldValue.create({ data: { id: newId(), fieldId: field.id, contractId, value: ODD_WORDS } });
  const view = await db.answerView.create({
    data: {
      id: newId(),
      ownerId: userId,
      name: ODD_WORDS,
      query: JSON.stringify({ columns: ["name"] }),
      createdAt: at,
    },
  });
  await db.answerViewReader.create({ data: { id: newId(), viewId: view.id, userId } });
}
