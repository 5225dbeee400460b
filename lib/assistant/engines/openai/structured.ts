import { parsePartialJson } from "ai";
import { z } from "zod";
import { ModelFailure, streamWords, type Ending, type ModelCall, type Prompt } from "./words";

/** Models whose servers refused a JSON schema: from then on the format is described in words only. */
const withoutSchemas = new WeakSet<object>();
const REFUSES_SCHEMAS = new Set([400, 404, 415, 422, 501]);
/** Maximum items in an answer. */
const MOST_ITEMS = 400;

/**
 * The items of a list, each as soon as it is complete; returns how the list ended. For a server without JSON schemas
 * the format is described in words. The list is parsed leniently (prose or a code fence around it, a bare list, a
 * truncated list), each item strictly: invalid items are dropped.
 * @throws {ModelFailure} `malformed` if no list is found, or as `streamWords` does
 */
export async function* itemsFrom<T>(prompt: Prompt, item: z.ZodType<T>, call: ModelCall): AsyncGenerator<T, Ending> {
  const words = leniently(prompt, z.object({ items: z.array(item) }), call);
  let text = "";
  let given = 0;
  try {
    for (;;) {
      const next = await words.next();
      if (next.done) {
        const { list, isComplete } = await listIn(text);
        if (!list) throw new ModelFailure("malformed");
        yield* fitting(isComplete ? list : list.slice(0, -1), item, given);
        return isComplete ? next.value : "cut";
      }
      text += next.value;
      if (!next.value.includes("}")) continue;
      const whole = (await listIn(text)).list?.slice(0, -1) ?? []; // the last one may be incomplete
      yield* fitting(whole, item, given);
      given = Math.max(given, whole.length);
    }
  } finally {
    await words.return("cut"); // the reader may have left early
  }
}

/** All items at once. @throws {ModelFailure} like `itemsFrom` */
export async function listFrom<T>(
  prompt: Prompt,
  item: z.ZodType<T>,
  call: ModelCall,
): Promise<{ items: T[]; ending: Ending }> {
  const reader = itemsFrom(prompt, item, call);
  const items: T[] = [];
  for (;;) {
    const next = await reader.next();
    if (next.done) return { items, ending: next.value };
    items.push(next.value);
  }
}

/** Valid items after the first `given`. */
function fitting<T>(list: readonly unknown[], item: z.ZodType<T>, given: number): T[] {
  return list.slice(given, MOST_ITEMS).flatMap((raw) => item.safeParse(raw).data ?? []);
}

async function* leniently(prompt: Prompt, schema: z.ZodType, call: ModelCall): AsyncGenerator<string, Ending> {
  const key = typeof call.model === "object" ? call.model : call;
  if (withoutSchemas.has(key)) return yield* streamWords(prompt, call);
  try {
    return yield* streamWords(prompt, call, schema);
  } catch (cause) {
    if (!(cause instanceof ModelFailure) || !REFUSES_SCHEMAS.has(cause.status ?? 0)) throw cause;
    withoutSchemas.add(key);
    return yield* streamWords(prompt, call); // refused before its first word
  }
}

async function listIn(text: string): Promise<{ list: unknown[] | null; isComplete: boolean }> {
  const { value, isComplete } = await readJson(text);
  const list = value !== null && typeof value === "object" && "items" in value ? value.items : value;
  return { list: Array.isArray(list) ? list : null, isComplete };
}

/** The JSON in a text: bare, inside a code fence or prose, or the part that has arrived. */
async function readJson(text: string): Promise<{ value: unknown; isComplete: boolean }> {
  const start = text.search(/[[{]\s*(?:["{[\]}]|$)/u);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  for (const candidate of [text, text.slice(Math.max(0, start), end + 1)]) {
    const { value, state } = await parsePartialJson(candidate);
    if (state === "successful-parse") return { value, isComplete: true };
  }
  const { value } = await parsePartialJson(text.slice(Math.max(0, start)));
  return { value, isComplete: false };
}
