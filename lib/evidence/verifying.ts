import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { isIssued } from "./bundle-store";
import type { VerifyDto } from "./schema";

/** Whether the page is there at all. */
export const isVerifyingOpen = () => env.PUBLIC_VERIFY === "on";

/**
 * Whether a file with this hash went out in a bundle, for anybody. Both answers are one look into one index, and
 * neither says what, whose or when. @throws AppError `notFound` where the page is turned off. Source: B-48.6.
 */
export async function verifyHash(sha256: string): Promise<VerifyDto> {
  if (!isVerifyingOpen()) throw new AppError("notFound");
  return { answer: (await isIssued(sha256)) ? "known" : "unknown" };
}
