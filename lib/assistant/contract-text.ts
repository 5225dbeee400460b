import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import { findGap } from "@/lib/contracts/reading/gaps";
import { findUncertainWords } from "@/lib/contracts/reading/scans";
import { findVersionNumber } from "@/lib/contracts/versions/version-store";
import { textInEffect } from "@/lib/contracts/versions/version-texts";
import { AppError } from "@/lib/errors";
import type { PlainText } from "@/lib/documents/richtext/plain-text";
import type { ContractText, Passage } from "@/lib/engine/port";

/** Everything an engine sees. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions` */
export async function textToRead(
  grant: ReadGrant,
  versionId: string | undefined,
): Promise<ContractText & { versionId: string; versionNumber: number }> {
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  const id = versionId ?? contract.currentVersionId;
  if (id === null) throw new AppError("noVersions");
  const [versionNumber, plain] = await Promise.all([findVersionNumber(grant, id), textInEffect(grant, id)]);
  if (versionNumber === null) throw new AppError("versionNotFound");
  const uncertain = await findUncertainWords(grant, id);
  const { name: contractName, contractType } = contract;
  const text = { versionId: id, versionNumber, contractName, contractType, ...plain };
  const scanned = findSpans(JSON.parse(contract.scannedPages) as { page: number }[], plain); // written by `setPages`
  const { unseen, unread } = await findGap(grant, id);
  const isPartial = unread.length > 0 || contract.pagesWithoutText !== "[]";
  return {
    ...text,
    ...(uncertain.length > 0 ? { uncertain } : {}),
    ...(scanned.length > 0 ? { scanned } : {}),
    ...(unseen.length > 0 ? { unseen } : {}),
    ...(isPartial ? { isPartial } : {}),
  };
}

/** The ranges of some pages in a text, in order. */
function findSpans(wanted: readonly { page: number }[], { pages, text }: PlainText): { start: number; end: number }[] {
  const numbers = new Set(wanted.map(({ page }) => page));
  return pages.flatMap(({ start, page }, index) =>
    numbers.has(page) ? [{ start, end: pages[index + 1]?.start ?? text.length }] : [],
  );
}

/** Anything that isn't the version's text at its place is never shown as a quote (B-12.7). */
export function isVerbatim(contract: ContractText, passage: Passage): boolean {
  return passage.content !== "" && contract.text.slice(passage.start, passage.end) === passage.content;
}
