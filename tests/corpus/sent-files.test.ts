/** Real Word files, sent out by the product's own services and read again by it and by plain patterns. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ContractGrant } from "@/lib/access/contract-grant";
import { uploadContract } from "@/lib/contracts/reading/intake";
import { db } from "@/lib/platform/db";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { fileOfContract } from "@/lib/contracts/files/file-store";
import { receiveUpload, startUpload } from "@/lib/contracts/files/uploads";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { AppError } from "@/lib/errors";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { sendRoundBody } from "@/lib/exchange/rounds/schema";
import { previewSending, sendRound } from "@/lib/exchange/rounds/sending";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { isLong } from "../support/form";
import { marksIn } from "../support/tracked-marks";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const MOST_BYTES = 200_000;
/** Every third file; the long form takes all. */
const names = (isThere ? readdirSync(FOLDER) : [])
  .filter((name) => name.endsWith(".docx") && readFileSync(path.join(FOLDER, name)).length < MOST_BYTES)
  .filter((_, index) => isLong || index % 3 === 0);

let owner: Person;
beforeAll(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function uploaded(name: string): Promise<string | null> {
  const { actor } = owner;
  const { fileId } = await startUpload(actor, { filename: name, contentType: "application/octet-stream" });
  const bytes = new Uint8Array(readFileSync(path.join(FOLDER, name)));
  const pieces = async function* () {
    yield bytes;
  };
  await receiveUpload(actor, fileId, { link: {}, pieces: pieces() });
  const { id } = await uploadContract(actor, { name, type: "Lease Agreement", fileId });
  await runDueJobs(jobHandlers, jobGivenUp);
  const { status } = await db.contract.findUniqueOrThrow({ where: { id } });
  return status === "failed" ? null : id;
}

/** What is wrong with the files that go out after a word was put in; null where the original can't take that. */
async function findFaults(contractId: string): Promise<string[] | null> {
  const { actor } = owner;
  const [before] = await db.contractVersion.findMany({ where: { contractId }, orderBy: { versionNumber: "desc" } });
  const html = before?.html ?? "";
  const changed = html.replace(/(?<=>)([^<>\d]*?[\p{L}]{4,})(?=[ .,;])/u, "$1 notwithstanding");
  if (changed === html) return null;
  const ours = await saveVersion(actor, contractId, { content: changed });
  try {
    const seen = await previewSending(actor, contractId, {});
    const tracked = await sendRound(actor, contractId, sendRoundBody.parse({ form: "both", deliver: "download" }));
    const clean = await db.round.findFirstOrThrow({
      where: { contractId, kind: "sent", fileName: { endsWith: "_clean.docx" } },
    });
    const [file, other] = [await loadBytes(contractId, tracked.fileId), await loadBytes(contractId, clean.fileId)];
    const text = (verdict: "accept" | "reject") => toLetters(withDecided(new WordFile(file), () => verdict));
    const base = await db.contractVersion.findUniqueOrThrow({ where: { id: tracked.sentVersionId ?? "" } });
    // an open change of theirs goes where our text changed its place, a number of theirs with it (B-26.15)
    const hasTheirs = seen.theirs?.answersId !== null;
    const isOurs = hasTheirs || toLetters(new WordFile(other)) === text("accept");
    return [
      ...(marksIn(other).length > 0 ? [`clean: ${marksIn(other).length} marks`] : []),
      ...(isOurs ? [] : ["accepted, it is not what the clean one says"]),
      ...(text("accept").includes("notwithstanding") ? [] : ["accepted, our word is not in it"]),
      ...(text("reject").includes("notwithstanding") ? ["rejected, our word is in it"] : []),
      ...(marksIn(file).some(({ author }) => author === "Owner") ? [] : ["nothing is ours"]),
      ...((seen.tracked?.changes ?? 0) > 0 ? [] : ["no change was counted"]),
      ...(base.id === ours.id ? [] : ["another version was sent"]),
    ];
  } catch (cause) {
    if (cause instanceof AppError && cause.key === "wordOriginalRefuses") return null;
    throw cause;
  }
}

async function loadBytes(contractId: string, fileId: string | null): Promise<Uint8Array> {
  const grant = await ContractGrant.request(owner.actor, contractId, "read");
  const file = await fileOfContract(grant, fileId ?? "");
  const bytes = file && (await storage.read(file.storageKey, 30_000_000));
  if (!bytes) throw new Error("the file of the round is not kept");
  return bytes;
}

const toLetters = ({ blocks }: WordFile) => toPlainText(blocks).text.replace(/\s+/g, " ").trim();

describe.skipIf(!isThere)(`Word files of the corpus that go out (skipped where there is none at ${CORPUS})`, () => {
  test("tracked and clean say what they must, and what was changed is ours", async () => {
    const faults: string[] = [];
    let sent = 0;
    for (const name of names) {
      const id = await uploaded(name);
      const found = id === null ? null : await findFaults(id);
      if (found === null) continue;
      sent += 1;
      for (const fault of found) faults.push(`${name}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(names.length * 0.7);
  }, 1_200_000);
});
