import "server-only";
import path from "node:path";
import { env } from "../env";
import { diskStorage } from "./disk";
import { type Storage, reportingWhenAway } from "./port";
import { vercelBlobStorage } from "./vercel-blob";

/** The storage in use: a folder, or Vercel Blob if a token is set (B-23.1). */
export const storage: Storage = reportingWhenAway(
  env.BLOB_READ_WRITE_TOKEN
    ? vercelBlobStorage(env.BLOB_READ_WRITE_TOKEN)
    : diskStorage(path.join(env.dataFolder, "files")),
);
