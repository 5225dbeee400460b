import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { newId } from "../../ids";
import { requireStorageKey } from "../key";
import type { Storage } from "../port";
import { removeUnfinishedIn, UNFINISHED, writeFlushed } from "../unfinished";
import { askS3, S3Refusal, S3_PATIENCE, type S3Body, type S3Bucket, type S3Request } from "./exchange";

/** Where S3 keeps our hash beside a file. */
const HASH_HEADER = "x-amz-meta-sha256";

/**
 * Stores files in a bucket of S3 or a service that speaks it. All bytes pass through us: no address is ever given to a
 * browser, and what comes back is compared with the hash that was stored beside it. Encryption is the bucket's.
 * @param onTheWay a folder for bytes that come in pieces: S3 wants their length and hash first
 */
export function s3Storage(bucket: S3Bucket, onTheWay: string, patience = S3_PATIENCE): Storage {
  const ask = <T>(asked: S3Request, take: (answer: IncomingMessage) => Promise<T>) =>
    askS3(bucket, patience, { ...asked, key: requireStorageKey(asked.key) }, take);
  async function put(key: string, body: S3Body, contentType: string): Promise<void> {
    const headers = { "content-type": contentType, [HASH_HEADER]: body.sha256 };
    await ask({ method: "PUT", key, headers, body }, drained);
  }
  return {
    uploadUrl: () => Promise.resolve(null),

    async write(key, bytes, contentType) {
      requireStorageKey(key);
      if (bytes instanceof Uint8Array) return put(key, inMemory(bytes), contentType);
      await withSpooled(onTheWay, bytes, (body) => put(key, body, contentType));
    },

    async read(key, maxBytes) {
      try {
        return await ask({ method: "GET", key }, (answer) => checkedBytes(answer, key, maxBytes));
      } catch (cause) {
        if (cause instanceof S3Refusal && cause.code === "NoSuchKey") return null;
        throw cause;
      }
    },

    async remove(key) {
      try {
        await ask({ method: "DELETE", key }, drained);
      } catch (cause) {
        if (!(cause instanceof S3Refusal && cause.code === "NoSuchKey")) throw cause;
      }
    },

    removeUnfinished: (before) => removeUnfinishedIn(onTheWay, before), // the service itself shows whole files only
  };
}

function inMemory(bytes: Uint8Array): S3Body {
  return { sizeBytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex"), open: () => bytes };
}

async function withSpooled(
  folder: string,
  pieces: AsyncIterable<Uint8Array>,
  use: (body: S3Body) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${newId()}${UNFINISHED}`);
  const hash = createHash("sha256");
  async function* hashed() {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  }
  try {
    await writeFlushed(file, hashed());
    const { size } = await stat(file);
    await use({ sizeBytes: size, sha256: hash.digest("hex"), open: () => createReadStream(file) });
  } finally {
    await rm(file, { force: true });
  }
}

/** @throws if they are too many, cut short, or not those that were written */
async function checkedBytes(answer: IncomingMessage, key: string, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Error(`stored file ${key} is larger than ${maxBytes} bytes`);
  if (Number(answer.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    sizeBytes += piece.length;
    if (sizeBytes > maxBytes) throw tooLarge();
    pieces.push(piece);
  }
  const bytes = new Uint8Array(Buffer.concat(pieces));
  const stored = answer.headers[HASH_HEADER];
  if (stored !== undefined && stored !== inMemory(bytes).sha256)
    throw new Error(`stored file ${key} is damaged: its bytes are not those that were written`);
  return bytes;
}

async function drained(answer: IncomingMessage): Promise<void> {
  for await (const piece of answer) void piece;
}
