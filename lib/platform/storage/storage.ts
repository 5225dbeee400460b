import "server-only";
import path from "node:path";
import { env } from "../env";
import { diskStorage } from "./disk";
import { type Storage, reportingWhenAway } from "./port";
import { s3Storage } from "./s3/s3";
import { vercelBlobStorage } from "./vercel-blob";

const PLACES = ["disk", "blob", "s3"] as const;
/** Where files can be stored. */
export type FilesPlace = (typeof PLACES)[number];

/** The storage at a place, or null if the settings of that place aren't given. */
export function storageIn(place: FilesPlace): Storage | null {
  const made = MAKE[place]();
  return made && reportingWhenAway(made);
}

const MAKE: Record<FilesPlace, () => Storage | null> = {
  disk: () => diskStorage(path.join(env.dataFolder, "files")),
  blob: () => (env.BLOB_READ_WRITE_TOKEN ? vercelBlobStorage(env.BLOB_READ_WRITE_TOKEN) : null),
  s3: () => {
    const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = env;
    if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
    const bucket = {
      endpoint: S3_ENDPOINT,
      name: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      isPathStyle: S3_PATH_STYLE === "on",
    };
    return s3Storage(bucket, path.join(env.dataFolder, "on-the-way"));
  },
};

const chosen = storageIn(env.filesIn);
if (!chosen) throw new Error(`files are stored in ${env.filesIn}, whose settings are missing`); // env.ts checks it

/** The storage in use: a folder, Vercel Blob or S3 (B-23.1, B-43.1). */
export const storage: Storage = chosen;

/**
 * Removes bytes wherever the settings know of a place: while files move from one to another, and after, copies lie in
 * both.
 */
export async function removeEverywhere(key: string): Promise<void> {
  for (const place of PLACES) await (place === env.filesIn ? storage : storageIn(place))?.remove(key);
}
