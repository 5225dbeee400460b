import { Readable } from "node:stream";
import { BlobNotFoundError, del, get, issueSignedToken, presignUrl, put } from "@vercel/blob";
import { requireStorageKey } from "./key";
import type { Storage } from "./port";

const UPLOAD_URL_MS = 15 * 60_000;

/**
 * Browsers upload straight to it, to an address signed for one path, type and size.
 * @param token `BLOB_READ_WRITE_TOKEN`
 */
export function vercelBlobStorage(token: string): Storage {
  return {
    async uploadUrl(key, { contentType, maxBytes }) {
      const validUntil = Date.now() + UPLOAD_URL_MS;
      const limits = {
        pathname: requireStorageKey(key),
        validUntil,
        allowedContentTypes: [contentType],
        maximumSizeInBytes: maxBytes,
      };
      const signed = await issueSignedToken({ token, operations: ["put"], ...limits });
      const { presignedUrl } = await presignUrl(signed, {
        operation: "put",
        access: "private",
        allowOverwrite: false,
        addRandomSuffix: false,
        ...limits,
      });
      return presignedUrl;
    },

    async write(key, bytes, contentType) {
      const content = bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes, { objectMode: false });
      await put(requireStorageKey(key), content, {
        access: "private",
        token,
        contentType,
        addRandomSuffix: false,
        allowOverwrite: true,
      });
    },

    async read(key, maxBytes) {
      return readBlob(requireStorageKey(key), { token, maxBytes });
    },

    async remove(key) {
      await del(requireStorageKey(key), { token });
    },

    removeUnfinished: () => Promise.resolve(0), // the service only shows complete files
  };
}

async function readBlob(
  key: string,
  { token, maxBytes }: { token: string; maxBytes: number },
): Promise<Uint8Array | null> {
  try {
    const found = await get(key, { access: "private", token, useCache: false });
    if (!found || found.statusCode !== 200) return null;
    if (found.blob.size > maxBytes) throw new Error(`stored file ${key} is larger than ${maxBytes} bytes`);
    return new Uint8Array(await new Response(found.stream).arrayBuffer());
  } catch (cause) {
    if (cause instanceof BlobNotFoundError) return null;
    throw cause;
  }
}
