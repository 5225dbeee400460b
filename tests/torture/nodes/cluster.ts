import { createHash } from "node:crypto";
import { startApp, type AppServer } from "@/tests/support/server";
import { startFakeS3, type FakeS3 } from "@/tests/support/s3/fake-s3";
import { fakeBucketSettings } from "@/tests/support/s3/place";
import type { Place } from "../installation-state";

/** Several servers on one Postgres with files in one S3, each with a data folder of its own. */
export type Cluster = { apps: readonly AppServer[]; s3: FakeS3; place: Place; stop: () => Promise<void> };

/** The bucket is in this process, so it outlives every node. */
export async function startCluster(count: number, databaseUrl: string): Promise<Cluster> {
  const s3 = await startFakeS3();
  const apps: AppServer[] = [];
  const stop = async () => {
    for (const app of apps) await app.kill();
    for (const app of apps) await app.remove();
    await s3.close();
  };
  try {
    while (apps.length < count)
      apps.push(await startApp({ DATABASE_URL: databaseUrl, ...fakeBucketSettings(s3.endpoint), FILES_IN: "s3" }));
    return { apps, s3, place: { url: databaseUrl, dataFolder: "", hashOf: (key) => hashIn(s3, key) }, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

function hashIn({ objects }: FakeS3, key: string): string | null {
  const stored = objects.get(key);
  return stored ? createHash("sha256").update(stored.bytes).digest("hex") : null;
}
