import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { env } from "@/lib/platform/env";
import { isKeptBuiltIn } from "./engine-store";
import { builtInEngine } from "./engines/built-in";
import { modelEngine } from "./engines/openai/model-engine";
import { modelReviewer, type ModelReviewer } from "./engines/openai/judge";
import { modelSettings } from "./engines/openai/settings";
import type { AssistantEngine } from "@/lib/engine/port";

const settings = modelSettings(env);
const configured: AssistantEngine | null = settings && modelEngine(settings);

const reviewer: ModelReviewer | null = settings && env.OPENAI_REVIEW === "on" ? modelReviewer(settings) : null;

/** The configured model, and the host that contract text may be sent to; null if there is none. */
export const configuredModel: { model: string; host: string } | null = configured?.host
  ? { model: configured.model ?? configured.name, host: configured.host }
  : null;

/**
 * The configured model, unless an owner or the caller keeps the contract on the built-in engine. Checked on each call.
 * Source: B-12.15.
 */
export async function engineFor(grant: ReadGrant): Promise<AssistantEngine> {
  return configured === null || (await isKeptBuiltIn(grant)) ? builtInEngine : configured;
}

/** The model that may review against positions, or null: it is off, or may not read the contract. Source: B-24.14. */
export async function reviewerFor(grant: ReadGrant): Promise<ModelReviewer | null> {
  return reviewer === null || (await isKeptBuiltIn(grant)) ? null : reviewer;
}
