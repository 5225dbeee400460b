/** Files that come back, and how a file is sent. */
import { zipSync } from "fflate";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { GET as getChanges } from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import { POST as decide } from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import { GET as list, POST as start } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import type { RoundChangeDto, RoundDto } from "@/lib/exchange/rounds/schema";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { docxFiles, p, run } from "../unit/documents/extraction/docx-fixture";

const BY = 'w:id="1" w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
export const ins = (content: string) => `<w:ins ${BY}>${content}</w:ins>`;
export const del = (text: string) =>
  `<w:del ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
export const buildFile = (body: string) => zipSync(docxFiles(body));
export const ORIGINAL = buildFile(p("The rent is 100 dollars a month.") + p("Notice is thirty days.") + p("The end."));
export const RETURNED = buildFile(
  p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
    p("Notice is ninety days.") +
    p(ins(run("Interest is 5 per cent.")), `<w:rPr><w:ins ${BY}/></w:rPr>`) +
    p("The end."),
);

export async function sentFile(fileName: string, bytes: Uint8Array | string, who: Person): Promise<string> {
  const body = { filename: fileName, contentType: "application/octet-stream" };
  const { uploadUrl, fileId } = await (await call(presign, { method: "POST", token: who.token, body })).json();
  const { pathname, search } = new URL(uploadUrl);
  await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes });
  return fileId as string;
}

export type Version = { id: string; plainText: string; versionNumber: number };

/** A lease that somebody uploaded, and what they do with what comes back. */
export async function createLease({ token, ...who }: Person, original = ORIGINAL) {
  const body = {
    name: "Lease",
    type: "Lease Agreement",
    fileId: await sentFile("lease.docx", original, { token, ...who }),
  };
  const { id: contractId } = (await (await call(upload, { method: "POST", token, body })).json()) as { id: string };
  await runDueJobs(jobHandlers, jobGivenUp);
  const params = { contractId };
  return {
    contractId,
    rounds: async () => (await (await call(list, { params, token })).json()) as RoundDto[],
    versions: async () => (await (await call(versions, { params, token })).json()) as Version[],
    changes: async (roundId: string) =>
      (await (await call(getChanges, { params: { contractId, roundId }, token })).json()) as RoundChangeDto[],
    save: async (content: string) =>
      (await (await call(save, { method: "POST", params, token, body: { content } })).json()) as Version,
    decide: (roundId: string, decisions: object) =>
      call(decide, { method: "POST", params: { contractId, roundId }, token, body: decisions }),
    /** @returns the round of a file, which has been read */
    takeIn: async (fileName: string, bytes: Uint8Array | string, more: object = {}): Promise<string> => {
      const fileId = await sentFile(fileName, bytes, { token, ...who });
      const answer = await call(start, { method: "POST", params, token, body: { fileId, ...more } });
      await runDueJobs(jobHandlers, jobGivenUp);
      return ((await answer.json()) as RoundDto).id;
    },
  };
}
