import { webcrypto } from "node:crypto";

/** SHA-256 of bytes in hex; computed off the main thread, which 25 MB would block for some hundredths of a second. */
export async function computeSha256(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
