/** A webhook in the middle of a rotation, with an event to spread and a message, for a rich installation. */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { seal } from "@/lib/platform/sealed";

/** @param words odd ones, which a backup has to carry unchanged */
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
