import "server-only";
import type { z } from "zod";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { signedKind } from "@/lib/documents/scans/picture-file";
import { env } from "@/lib/platform/env";
import { httpsCaller } from "@/lib/platform/posting/https-caller";
import type { Caller, CallFailure, OutgoingCall } from "@/lib/platform/posting/port";
import { ProviderFailure } from "./port";
import type { ProviderProblem } from "./schema";

const MOST_JSON_BYTES = 4 * 1024 * 1024;
const ANSWER_LIMIT_MS = 30_000;
/** Sending and fetching whole PDFs takes longer. */
const FILE_LIMIT_MS = 120_000;

/** The network, and what ends a call that takes too long. */
export type SigningNetwork = { caller: Caller; limit: (ms: number) => AbortSignal };
export const SIGNING_NETWORK: SigningNetwork = {
  caller: httpsCaller(env.SIGNING_HOSTS),
  limit: (ms) => AbortSignal.timeout(ms),
};

const FAILURES: Record<CallFailure, ProviderProblem> = {
  forbidden: "address",
  unreachable: "unreachable",
  insecure: "insecure",
  timeout: "timeout",
  tooLarge: "tooLarge",
};

type Sent = Pick<OutgoingCall, "method" | "headers" | "body"> & { url: string };

/** An answer in JSON, of the shape given. @throws ProviderFailure */
export async function callForJson<S extends z.ZodType>(
  network: SigningNetwork,
  sent: Sent,
  shape: S,
): Promise<z.output<S>> {
  const bytes = await call(network, { ...sent, mostBytes: MOST_JSON_BYTES });
  const parsed = shape.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ProviderFailure("broken", true);
  return parsed.data;
}

/** A PDF by its content, of at most what a file here may have. @throws ProviderFailure */
export async function callForPdf(network: SigningNetwork, sent: Omit<Sent, "method">): Promise<Uint8Array> {
  const bytes = await call(network, { ...sent, method: "GET", mostBytes: MAX_FILE_BYTES });
  if (signedKind(bytes) !== "pdf") throw new ProviderFailure("notPdf", false);
  return bytes;
}

/** An address below the one in the settings. */
export function below(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, "")}${path}`;
}

async function call({ caller, limit }: SigningNetwork, asked: OutgoingCall): Promise<Uint8Array> {
  const isFile = asked.mostBytes === MAX_FILE_BYTES || asked.body !== undefined;
  const answer = await caller.call(asked, limit(isFile ? FILE_LIMIT_MS : ANSWER_LIMIT_MS));
  if ("failure" in answer) throw new ProviderFailure(FAILURES[answer.failure], answer.mayHaveArrived);
  const { status, bytes } = answer;
  if (status >= 200 && status < 300) return bytes;
  if (status >= 300 && status < 400) throw new ProviderFailure("redirected", false);
  if (status === 401 || status === 403) throw new ProviderFailure("denied", false);
  if (status === 404) throw new ProviderFailure("missing", false);
  if (status === 408 || status >= 500) throw new ProviderFailure("broken", true);
  throw new ProviderFailure(status === 429 ? "unreachable" : "refused", false);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined; // no shape allows it
  }
}
