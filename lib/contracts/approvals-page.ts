import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/characters";
import { toApprovalDto } from "./approval-dto";
import type { ApprovalDto } from "./approval-schema";
import { approvalsOfVersion, versionSeal } from "./approval-store";

/** The last page of a version's PDF: who was asked to approve it, and what they said. Source: B-14.14. */
export async function approvalsPage(grant: ReadGrant, versionId: string, language: Language): Promise<Block[]> {
  const [approvals, seal] = await Promise.all([
    approvalsOfVersion(grant, versionId).then((rows) => rows.map(toApprovalDto)),
    versionSeal(grant, versionId),
  ]);
  const words = copyFor(language).approvals.pdf;
  return [
    { kind: "heading", level: 2, inlines: [{ text: words.title, marks: [] }] },
    ...(seal ? [paragraph(`${words.version(seal.versionNumber)}. ${words.hash}: ${seal.hash}`)] : []),
    ...(approvals.length === 0 ? [paragraph(words.none)] : []),
    ...(approvals.some(({ isVoid }) => isVoid) ? [paragraph(words.void)] : []),
    ...approvals.flatMap((approval) => blocksOf(approval, language)),
  ];
}

function blocksOf({ user, answer, answeredAt, words: said }: ApprovalDto, language: Language): Block[] {
  const { approvals, common } = copyFor(language);
  const missing = { missing: "", invalid: common.dates.invalid };
  const at = shortDate(answeredAt, missing, { language, withTime: true, timeZone: "UTC" });
  const line = approvals.pdf.line(cleanCharacters(user.name), approvals.answers[answer], at === "" ? "" : `${at} UTC`);
  return [
    { kind: "paragraph", indent: 0, inlines: [{ text: line, marks: ["bold"] }] },
    ...(said === "" ? [] : [paragraph(cleanCharacters(said), 1)]),
  ];
}
