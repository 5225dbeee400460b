/** Amending many contracts over REST. Source: behaviour §33. */
import { sentOnce } from "@/components/drafting/drafting-calls";
import { sent } from "@/components/forms/sent";
import type {
  AmendableDto,
  Amend,
  AmendmentPreviewDto,
  FindAmendable,
  PreviewAmendment,
} from "@/lib/drafting/amending/amending-schema";
import type { BatchDto } from "@/lib/drafting/schema";

export const findAmendable = (body: FindAmendable) => sent<AmendableDto>("POST", "/api/amendments/find", body);
export const previewAmendment = (body: PreviewAmendment) =>
  sent<AmendmentPreviewDto>("POST", "/api/amendments/preview", body);
/** `key`: of this attempt, so that a lost answer makes no drafts twice. */
export const amendMany = (body: Amend, key: string) => sentOnce<BatchDto>("/api/amendments", body, key);

const CONTRACTS = "/create/amendments";
/** Ids stand behind the `#`: the server doesn't need them, and a reload keeps them. */
export const amendPath = (contractIds: readonly string[]) =>
  `${CONTRACTS}#${contractIds.map(encodeURIComponent).join(",")}`;
export function idsIn(hash: string): string[] {
  const ids = hash.replace(/^#/u, "").split(",").filter(Boolean);
  return [...new Set(ids.map((id) => decodeURIComponent(id)))];
}
