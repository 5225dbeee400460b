/** Files that come back, and how a file is sent. */
import { zipSync } from "fflate";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { docxFiles, p, run } from "../unit/documents/extraction/docx-fixture";

const BY = 'w:id="1" w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
export const ins = (content: string) => `<w:ins ${BY}>${content}</w:ins>`;
export const del = (text: string) =>
  `<w:del ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
export const fileOf = (body: string) => zipSync(docxFiles(body));
export const ORIGINAL = fileOf(p("The rent is 100 dollars a month.") + p("Notice is thirty days.") + p("The end."));
export const RETURNED = fileOf(
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
