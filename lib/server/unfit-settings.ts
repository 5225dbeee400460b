import { secretProblem, transportProblem } from "@/lib/platform/secret-strength.mjs";
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
  const warning = transportProblem(where);
  if (warning !== null) log.warn("start.plain-http", { warning });
}
