import "server-only";
import { revalidatePath } from "next/cache";
import { headers } from "next/headers";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { requireWithinLimit } from "@/lib/access/limit-counts";
import type { LimitName } from "@/lib/access/limits";
import { AppError } from "@/lib/errors";
import { readContext, withRequestContext } from "@/lib/platform/request-context";
import type { ActionResult } from "./action-result";
import { currentActor } from "./current-actor";
import { describeFailure, type FieldWords } from "./failure";
import { ifMeant } from "./meant-person";
import { shallow, storable } from "./request";
import { onceRecorded } from "./recorded-refusals";
import { visitorLanguage } from "./visitor-language";

type Options = {
  words?: FieldWords;
  limit?: LimitName;
  /** Also open to users who still have to set up a second factor. */
  isOpenBeforeSetUp?: boolean;
  /** Route pattern of the page that shows the change: going back in the browser won't restore a stale one. */
  renews?: string;
};

export function action<S extends z.ZodType, R>(
  schema: S,
  run: (actor: Actor, input: z.output<S>) => Promise<R>,
  options: Options = {},
): (input: z.input<S>) => Promise<ActionResult<R>> {
  return (input) =>
    attempt(options, async () => {
      const actor = ifMeant(await currentActor(), await headers());
      if (!actor) throw new AppError("signInRequired");
      if (actor.lacksSecondFactor && !options.isOpenBeforeSetUp) throw new AppError("secondFactorSetUpRequired");
      const parsed = storable(schema.parse(shallow(input), { reportInput: true }));
      if (options.limit) await requireWithinLimit(options.limit, { actor, input: parsed });
      const done = await run(actor, parsed);
      if (options.renews) revalidatePath(options.renews, "page");
      return done;
    });
}

/** A server action open to everyone. Each is listed in `tests/architecture/entry-points.test.ts`. */
export function publicAction<S extends z.ZodType, R>(
  schema: S,
  run: (input: z.output<S>) => Promise<R>,
  options: Options = {},
): (input: z.input<S>) => Promise<ActionResult<R>> {
  return (input) =>
    attempt(options, async () => {
      const parsed = storable(schema.parse(shallow(input), { reportInput: true }));
      if (options.limit) await requireWithinLimit(options.limit, { actor: null, input: parsed });
      return run(parsed);
    });
}

async function attempt<R>(options: Options, work: () => Promise<R>): Promise<ActionResult<R>> {
  try {
    return { ok: true, data: await withRequestContext(readContext(await headers()), work) };
  } catch (cause) {
    if (isNextSignal(cause)) throw cause;
    const language = (await currentActor().catch(() => null))?.language ?? (await visitorLanguage());
    const { key, message, issues, besides } = describeFailure(await onceRecorded(cause), {
      language,
      words: options.words,
    });
    return { ok: false, error: { key, message, ...(issues ? { issues } : {}), ...(besides ? { besides } : {}) } };
  }
}

/** Next uses exceptions for redirects and not-found; let them pass. */
function isNextSignal(cause: unknown): boolean {
  return (
    cause instanceof Error && "digest" in cause && typeof cause.digest === "string" && cause.digest.startsWith("NEXT_")
  );
}
