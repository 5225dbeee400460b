/** Inputs and answers of evidence bundles and of the public check. Client-safe. Source: behaviour §48. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { COMMENT_CHOICES } from "./bounds";

export const bundleParams = z.object({ contractId: z.string().min(1), bundleId: z.string().min(1) });
export const makeBundleBody = z.object({ comments: z.enum(COMMENT_CHOICES).default("all") });
export type MakeBundle = z.output<typeof makeBundleBody>;

const count = z.int().min(0);
export const bundleDto = named(
  "EvidenceBundle",
  z.strictObject({
    id: someId,
    createdAt: moment,
    createdByName: z.string(),
    comments: z.enum(COMMENT_CHOICES),
    status: z
      .enum(["waiting", "ready", "failed", "over"])
      .meta({ description: "`over`: the archive is gone, its hashes are still known to `/verify`" }),
    problem: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
    done: count.meta({ description: "Versions written so far" }),
    total: count,
    fileCount: count,
    sizeBytes: count,
    sha256: z.string().meta({ description: "Of the whole archive; '' until it is ready" }),
    endsAt: moment.meta({ description: "When the archive is deleted" }),
  }),
);
export type BundleDto = z.infer<typeof bundleDto>;

export const verifyBody = z.object({
  sha256: z
    .string()
    .max(100) // with white space around it
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/),
});
export const verifyDto = named("VerifyAnswer", z.strictObject({ answer: z.enum(["known", "unknown"]) }));
export type VerifyDto = z.infer<typeof verifyDto>;
