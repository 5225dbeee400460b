/** Evidence bundles over REST, for tests. */
import { unzipSync } from "fflate";
import { GET as archive } from "@/app/api/contracts/[contractId]/bundles/[bundleId]/archive/route";
import { DELETE } from "@/app/api/contracts/[contractId]/bundles/[bundleId]/route";
import { GET, POST } from "@/app/api/contracts/[contractId]/bundles/route";
import { POST as verify } from "@/app/api/verify/route";
import type { Manifest } from "@/lib/evidence/manifest";
import type { BundleDto } from "@/lib/evidence/schema";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";
import type { Person } from "../support/factories";

export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);
export const ask = (who: Person, contractId: string, body: object = {}) =>
  call(POST, { method: "POST", params: { contractId }, token: who.token, body });
export const list = async (who: Person, contractId: string): Promise<BundleDto[]> =>
  (await call(GET, { params: { contractId }, token: who.token })).json();
export const listCall = (who: Person, contractId: string) => call(GET, { params: { contractId }, token: who.token });
export const download = (who: Person, contractId: string, bundleId: string) =>
  call(archive, { params: { contractId, bundleId }, token: who.token });
export const withdraw = (who: Person, contractId: string, bundleId: string) =>
  call(DELETE, { method: "DELETE", params: { contractId, bundleId }, token: who.token });
export const verifyCall = (sha256: string, headers: Record<string, string> = {}) =>
  call(verify, { method: "POST", body: { sha256 }, headers });
export const verified = async (sha256: string): Promise<string> =>
  JSON.stringify(await (await verifyCall(sha256)).json());

export type Opened = { bundle: BundleDto; zip: Uint8Array; files: Record<string, Uint8Array>; manifest: Manifest };

/** Asked for, made, downloaded, and unpacked by another program than packed it. */
export async function made(who: Person, contractId: string, body: object = {}): Promise<Opened> {
  const asked = await ask(who, contractId, body);
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${await asked.text()}`);
  const { id } = (await asked.json()) as BundleDto;
  await runJobs();
  const bundle = (await list(who, contractId)).find((one) => one.id === id);
  if (bundle?.status !== "ready") throw new Error(`not made: ${JSON.stringify(bundle)}`);
  const zip = new Uint8Array(await (await download(who, contractId, id)).arrayBuffer());
  const files = unzipSync(zip);
  return { bundle, zip, files, manifest: JSON.parse(textOf(files["manifest.json"])) as Manifest };
}

export const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
