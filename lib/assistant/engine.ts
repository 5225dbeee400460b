import "server-only";
import { extractiveEngine } from "./engines/extractive/engine";
import type { AssistantEngine } from "./engines/port";

/** The engine in use. Source: decisions §10. */
export const engine: AssistantEngine = extractiveEngine;
