import "server-only";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import type { PlainText, VersionText } from "@/lib/documents/richtext/plain-text";
import { makeText } from "@/lib/workers/writing";
import { versionOf } from "./version-store";
import { insertVersionText, keptTextOf, versionsWithoutText } from "./version-text-store";

const OLD_AT_ONCE = 50;

/** All offsets refer to this text. It is read from the HTML once and kept. @throws AppError `versionNotFound` */
export async function plainTextOfVersion(grant: ReadGrant, versionId: string): Promise<PlainText> {
  const kept = await keptTextOf(grant, versionId);
  if (kept) return kept;
  const { plainText, pages } = await keepText(grant, versionId);
  return { text: plainText, pages };
}

/** Reads a version's HTML and keeps what it says. @throws AppError `versionNotFound` */
export async function keepText(grant: ReadGrant, versionId: string): Promise<VersionText> {
  const version = await versionOf(grant, versionId);
  if (!version) throw new AppError("versionNotFound");
  const text = await makeText({ verb: "read", html: version.html });
  await insertVersionText(grant, versionId, text);
  return text;
}

/**
 * Keeps texts of versions older than their keeping, while people work. Safe to run twice, on several nodes, and to be
 * cut off: what is missing is read when it is asked for.
 */
export async function keepOldTexts(): Promise<void> {
  for (let after = ""; ;) {
    const versions = await versionsWithoutText(after, OLD_AT_ONCE);
    for (const { id, contractId } of versions) {
      await keepText(ContractGrant.forJob(contractId), id).catch((cause: unknown) =>
        log.error("version.text-not-kept", cause, { versionId: id }),
      ); // one that fails holds up no other
    }
    const last = versions.at(-1);
    if (!last) return;
    after = last.id;
  }
}
