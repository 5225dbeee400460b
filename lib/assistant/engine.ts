import "server-only";
import { builtInEngine } from "./engines/built-in";
import type { AssistantEngine } from "./engines/port";

/** The engine in use. Source: decisions §10. */
export const engine: AssistantEngine = builtInEngine;
