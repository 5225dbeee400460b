import "server-only";
import { sha256Of } from "@/lib/files/file-hash";
import { MAX_FILE_BYTES } from "@/lib/files/bounds";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import { countChecked, type Findings } from "./findings";

const FILES_AT_ONCE = 500;
const FILE = { id: true, fileName: true, storageKey: true, sizeBytes: true, sha256: true } as const;
type StoredFile = { id: string; fileName: string; storageKey: string; sizeBytes: number | null; sha256: string | null };

/** Holds every uploaded file against its size and SHA-256, one in memory at a time. */
export async function checkFiles(findings: Findings, client: DatabaseClient): Promise<void> {
  for (let after = ""; ;) {
    const page = await client.storedFile.findMany({
      where: { id: { gt: after }, uploadedAt: { not: null } },
      orderBy: { id: "asc" },
      take: FILES_AT_ONCE,
      select: FILE,
    });
    for (const file of page) await checkFile(file, findings);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function checkFile(file: StoredFile, findings: Findings): Promise<void> {
  countChecked(findings, "files");
  const say = (fault: string) =>
    findings.faults.push(`File ${file.id} ("${file.fileName}", ${file.storageKey}): ${fault}`);
  const bytes = await bytesOf(file.storageKey);
  if (bytes instanceof Error) return void say(`it can't be read: ${bytes.message}.`);
  if (bytes === null) return void ((await isStillThere(file.id)) && say("its bytes are missing from the storage."));
  if (file.sizeBytes !== null && bytes.length !== file.sizeBytes)
    return void say(`it has ${bytes.length} bytes; ${file.sizeBytes} were uploaded.`);
  if (file.sha256 === null)
    return void findings.notes.push(
      `File ${file.id} is older than the hashes; the next start of the server gives it one.`,
    );
  if ((await sha256Of(bytes)) !== file.sha256) say("its bytes are not those that were uploaded.");
}

async function bytesOf(storageKey: string): Promise<Uint8Array | Error | null> {
  try {
    return await storage.read(storageKey, MAX_FILE_BYTES);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause)); // the other files are checked all the same
  }
}

/** While the server works a file may be deleted between the look at its row and the look at its bytes. */
async function isStillThere(fileId: string): Promise<boolean> {
  return (await db.storedFile.count({ where: { id: fileId } })) === 1;
}
