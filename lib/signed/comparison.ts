import "server-only";
import type { SignedComparison } from "@/lib/documents/signed/compare";
import type { SignedDifference } from "@/lib/documents/signed/differences";
import type { SignedComparisonDto } from "./schema";

/** `settled`: by a person who has looked at the paper. */
export type StoredDifference = SignedDifference & Pick<SignedComparisonDto["differences"][number], "settled">;
export type StoredComparison = Omit<SignedComparison, "differences"> & {
  differences: StoredDifference[];
  unread: SignedComparisonDto["unread"];
};

/** Earlier releases wrote neither strips nor what was settled. */
type Written = Omit<StoredComparison, "differences"> & {
  differences: (Omit<StoredDifference, "strip" | "settled"> & Partial<StoredDifference>)[];
};

/** @param json as `compareSignedCopy` and `settleDifference` write it */
export function storedComparison(json: string | null): StoredComparison | null {
  if (json === null) return null;
  const written = JSON.parse(json) as Written; // our own
  const differences = written.differences.map((difference) => ({ strip: null, settled: null, ...difference }));
  return { ...written, differences };
}

/** What nobody has settled, and what the scan's reader did not most likely misread. Source: B-28.8. */
export function toComparisonDto(stored: StoredComparison): SignedComparisonDto {
  const open = stored.differences.filter(({ doubt, settled }) => doubt !== "misread" && settled === null);
  return { ...stored, open: open.length + stored.more };
}
