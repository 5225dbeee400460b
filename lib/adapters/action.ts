import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { preferredLanguage } from "@/lib/accounts/session";
import type { Answer } from "@/lib/assistant/assistant";
import type { StreamPiece } from "@/lib/assistant/schema";
import { AppError } from "@/lib/errors";
import type { ActionResult } from "./action-result";
import { currentActor } from "./current-actor";
import { describeFailure, type FieldWords } from "./failure";
import { piecesOf } from "./stream";

type Options = { words?: FieldWords };

/** A server action for signed-in people: a refusal is a value, never an exception. */
export function action<S extends z.ZodType, R>(schema: S, run: (actor: Actor, input: z.output<S>) => Promise<R>, options: Options = {}): (input: z.input<S>) => Promise<ActionResult<R>> {
  return (input) => attempt(options, async () => {
    const actor = await currentActor();
    if (!actor) throw new AppError("signInRequired");
    return run(actor, schema.parse(input, { reportInput: true }));
  });
}

/** A server action for everybody. Each one is named in `tests/architecture/entry-points.test.ts`. */
export function publicAction<S extends z.ZodType, R>(schema: S, run: (input: z.output<S>) => Promise<R>, options: Options = {}): (input: z.input<S>) => Promise<ActionResult<R>> {
  return (input) => attempt(options, async () => run(schema.parse(input, { reportInput: true })));
}

/** A server action that answers piece by piece. Access is checked before the first piece. */
export function streamAction<S extends z.ZodType>(schema: S, run: (actor: Actor, input: z.output<S>) => Promise<Answer>): (input: z.input<S>) => Promise<ActionResult<AsyncIterable<StreamPiece>>> {
  return action(schema, async (actor, input) => {
    const answer = await run(actor, input);
    return piecesOf(answer, (cause) => describeFailure(cause, { language: actor.language }).message);
  });
}

async function attempt<R>(options: Options, work: () => Promise<R>): Promise<ActionResult<R>> {
  try {
    return { ok: true, data: await work() };
  } catch (cause) {
    if (isNextSignal(cause)) throw cause;
    const language = (await currentActor().catch(() => null))?.language ?? preferredLanguage((await headers()).get("accept-language"));
    const { key, message, issues } = describeFailure(cause, { language, words: options.words });
    return { ok: false, error: { key, message, ...(issues ? { issues } : {}) } };
  }
}

/** Redirects and not-found travel as exceptions that are Next's own business. */
function isNextSignal(cause: unknown): boolean {
  return cause instanceof Error && "digest" in cause && typeof cause.digest === "string" && cause.digest.startsWith("NEXT_");
}
