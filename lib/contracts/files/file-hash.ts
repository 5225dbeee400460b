import { webcrypto } from "node:crypto";

/** SHA-256 of bytes in hex; made off the main thread, because 25 MB hold it for some hundredths of a second. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
