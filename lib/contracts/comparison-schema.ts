/** Input and answer of a comparison of two versions. Client-safe. Source: B-11.9, B-21.17. */
import { z } from "zod";
import type { ComparedVersion, Redline } from "@/lib/documents/redline/redline";

const id = z.string().min(1).max(100);

/** `versionId` is the one compared from, `otherVersionId` the one compared to. */
export const compareParams = z.object({ contractId: id, versionId: id, otherVersionId: id });

/**
 * What leads from one version to another, paragraph by paragraph (`lib/documents/redline/redline.ts` says how to read
 * it).
 */
export type ComparisonDto = Redline & { from: ComparedVersion; to: ComparedVersion };
