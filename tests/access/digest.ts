/** What is stored, in one word: to show that a refusal changed nothing. */
import { createHash } from "node:crypto";
import { db } from "@/lib/platform/db";

/** Left out: the trail tells of refusals, limits count them, and a session notes that it was used. */
const LEFT_OUT = new Set(["auditEvent", "auditChain", "rateLimit", "session"]);
const MODELS = [
  "user",
  "session",
  "storedFile",
  "contract",
  "contractIndex",
  "listedPart",
  "contractVersion",
  "scannedPage",
  "uncertainWords",
  "collaborator",
  "analysis",
  "suggestion",
  "invitation",
  "comment",
  "positionBook",
  "positionReader",
  "acceptedTopic",
  "topicFinding",
  "keptExchange",
  "round",
  "roundChanges",
  "roundDecision",
  "signedCopy",
  "signedFile",
  "deadline",
  "commentMention",
  "notification",
  "notificationSettings",
  "approval",
  "reminderSettings",
  "reminderDigest",
  "calendarFeed",
  "passwordReset",
  "emailVerification",
  "outgoingMail",
  "job",
  "auditEvent",
  "auditChain",
  "idempotencyKey",
  "rateLimit",
  "setting",
] as const;

/**
 * How many rows each table has, and a hash of all their values. Two digests are equal exactly when nothing was changed
 * between them.
 */
export async function digest(): Promise<Record<string, string>> {
  const words = await Promise.all(
    MODELS.filter((model) => !LEFT_OUT.has(model)).map(
      async (model) => [model, digestOf(await rowsOf(model))] as const,
    ),
  );
  return { ...Object.fromEntries(words), session: digestOf(await db.session.findMany({ omit: { lastSeenAt: true } })) };
}

function rowsOf(model: (typeof MODELS)[number]): Promise<object[]> {
  // the tables' own types have no common one
  const table = db[model] as unknown as { findMany: () => Promise<object[]> };
  return table.findMany();
}

function digestOf(rows: readonly object[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).sort();
  return `${rows.length} ${createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16)}`;
}
