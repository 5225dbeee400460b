/** Two files compared without an account, for tests. */
import { PUT } from "@/app/api/compare/[token]/files/route";
import { GET as report } from "@/app/api/compare/[token]/report/route";
import { DELETE, GET } from "@/app/api/compare/[token]/route";
import { POST } from "@/app/api/compare/route";
import type { ComparisonDto, Side, StartedComparisonDto } from "@/lib/compare/schema";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { call } from "../support/api";

export type Sent = { name: string; bytes: Uint8Array };
export type Two = Record<Side, Sent>;

export const start = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, { method: "POST", body, headers });
export const announced = ({ before, after }: Two) => ({
  before: { fileName: before.name, size: before.bytes.length },
  after: { fileName: after.name, size: after.bytes.length },
});

export async function begun(two: Two): Promise<string> {
  const answer = await start(announced(two));
  if (answer.status !== 201) throw new Error(`not begun: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as StartedComparisonDto).token;
}

export const put = (token: string, side: string, bytes: Uint8Array) =>
  call(PUT, { method: "PUT", params: { token }, path: `/api/compare/x/files?side=${side}`, body: bytes });
export const read = (token: string) => call(GET, { params: { token } });
export const remove = (token: string) => call(DELETE, { method: "DELETE", params: { token } });
export const reported = (token: string, language = "en") =>
  call(report, { params: { token }, headers: { "accept-language": language } });

export const runJobs = () => runDueJobs(jobHandlers, jobGivenUp);

/** Both files sent, and all that was due done. */
export async function compared(two: Two): Promise<{ token: string; view: ComparisonDto }> {
  const token = await begun(two);
  for (const side of ["before", "after"] as const) await put(token, side, two[side].bytes);
  await runJobs();
  return { token, view: (await (await read(token)).json()) as ComparisonDto };
}
