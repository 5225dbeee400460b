import { createHmac, randomBytes } from "node:crypto";

const processKey = randomBytes(32);

/**
 * Between two marks that no author can have known; the same for the same text while the process lives, so that a server
 * may keep what it has read.
 */
export function delimited(text: string): { data: string; boundary: string } {
  const boundary = createHmac("sha256", processKey).update(text).digest("hex").slice(0, 32);
  return { boundary, data: `<<<CONTRACT ${boundary}\n${text}\nCONTRACT ${boundary}>>>` };
}
