import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import type { LimitName } from "@/lib/access/limits";

export const id = z.string().min(1).max(100);
export const contractId = id.describe("Id of a contract, as search_contracts gives it");
export const versionId = id
  .optional()
  .describe("Id of a version, as list_versions gives it; without it the current one");

/** What a tool found: a sentence of ours, and the facts, with others' words as `Quoted` alone. */
export type Found = { said: string; found: Record<string, unknown> };

/** A call that an agent may make; it uses the same services, grants and limits as REST. */
export type Tool<S extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: S;
  /** `write` only proposes; nothing here deletes, shares or decides. */
  scope: "read" | "write";
  limit?: LimitName;
  run: (actor: Actor, input: z.output<S>, signal: AbortSignal) => Promise<Found>;
};

export function tool<S extends z.ZodObject>(facts: Tool<S>): Tool {
  return facts as unknown as Tool; // the server gives `run` what `input` has read
}
