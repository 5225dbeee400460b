import "server-only";
import { storage } from "@/lib/platform/storage/storage";
import { SIDES, type Side } from "./schema";

/** Made of the row alone, so that a file whose arrival wasn't recorded is found too. */
export function fileKey({ filesId }: { filesId: string }, side: Side): string {
  return `comparisons/${filesId}-${side}`;
}

export async function removeFiles(row: { filesId: string }): Promise<void> {
  for (const side of SIDES) await storage.remove(fileKey(row, side));
}
