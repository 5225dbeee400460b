import { isLoopbackName, secretProblem, transportProblem } from "@/lib/platform/secret-strength.mjs";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

/** A start that can't succeed until a setting is changed; `message` says which, in one line. */
export class UnfitSettings extends Error {
  override name = "UnfitSettings"; // `scripts/server.mjs` recognises it by this
}

const where = { url: env.publicUrl, host: env.HOST };

/** @throws UnfitSettings if others can reach a production server whose secret they could guess */
export function requireFitSettings(): void {
  const problem = env.isProduction ? secretProblem({ secret: env.NEXTAUTH_SECRET, ...where }) : null;
  if (problem !== null) throw new UnfitSettings(problem);
}

export function warnOfPlainHttp(): void {
  for (const warning of [transportProblem(where), plainS3Problem()])
    if (warning !== null) log.warn("start.plain-http", { warning });
}

/** Requests are signed, but whoever is on the way reads the files. */
function plainS3Problem(): string | null {
  if (env.filesIn !== "s3" || !env.S3_ENDPOINT?.startsWith("http:")) return null;
  const { host, hostname } = new URL(env.S3_ENDPOINT);
  if (isLoopbackName(hostname)) return null;
  return `Files go to S3 at ${host} over plain HTTP, which shows contracts to whoever is on the way. Set S3_ENDPOINT=https://…, or keep that network to yourself.`;
}
