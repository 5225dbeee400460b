import type { S3Bucket, S3Patience } from "@/lib/platform/storage/s3/exchange";
import { FAKE_BUCKET, FAKE_KEYS } from "./fake-s3";

/** Impatient, for tests of what goes wrong. */
export const HASTY: S3Patience = { idleMs: 200, wholeMs: 20_000, tries: 3, firstPauseMs: 1 };

/** The fake's bucket, as the product is told of it. */
export function fakeBucket(endpoint: string, changed: Partial<S3Bucket> = {}): S3Bucket {
  return { endpoint, name: FAKE_BUCKET, ...FAKE_KEYS, isPathStyle: true, ...changed };
}

/** The same, as settings of the app. */
export function fakeBucketSettings(endpoint: string): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: FAKE_BUCKET,
    S3_REGION: FAKE_KEYS.region,
    S3_ACCESS_KEY_ID: FAKE_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: FAKE_KEYS.secretAccessKey,
  };
}
