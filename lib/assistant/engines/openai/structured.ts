import { parsePartialJson } from "ai";
import { z } from "zod";
import { ModelFailure } from "./failure";
import { wordsOf, type Ending, type ModelCall, type Prompt } from "./words";

/** Servers that refused a JSON schema, by their model: they are asked in words alone from then on. */
const withoutSchemas = new WeakSet<object>();
const REFUSES_SCHEMAS = new Set([400, 404, 415, 422, 501]);
/** Most items of one answer. */
const MOST_ITEMS = 400;

/**
 * A server without JSON schemas is asked in words; what comes is read leniently (prose or a fence around the JSON, a
 * bare list, a list cut off) and each item strictly: what doesn't fit is left out.
 * @throws {ModelFailure} `malformed` when no list can be made out, or as `wordsOf` does
 */
export async function listFrom<T>(
  prompt: Prompt,
  item: z.ZodType<T>,
  call: ModelCall,
): Promise<{ items: T[]; ending: Ending }> {
  const { text, ending } = await wholeText(prompt, z.object({ items: z.array(item) }), call);
  const { value, isComplete } = await readJson(text);
  const list = Array.isArray(value)
    ? value
    : value !== null && typeof value === "object" && "items" in value
      ? value.items
      : undefined;
  if (!Array.isArray(list)) throw new ModelFailure("malformed");
  const whole = isComplete ? list : list.slice(0, -1); // the last one was being written
  return {
    items: whole.slice(0, MOST_ITEMS).flatMap((raw) => item.safeParse(raw).data ?? []),
    ending: isComplete ? ending : "cut",
  };
}

async function wholeText(
  prompt: Prompt,
  schema: z.ZodType,
  call: ModelCall,
): Promise<{ text: string; ending: Ending }> {
  const key = typeof call.model === "object" ? call.model : call;
  if (withoutSchemas.has(key)) return collected(wordsOf(prompt, call));
  try {
    return await collected(wordsOf(prompt, call, schema));
  } catch (cause) {
    if (!(cause instanceof ModelFailure) || !REFUSES_SCHEMAS.has(cause.status ?? 0)) throw cause;
    withoutSchemas.add(key);
    return collected(wordsOf(prompt, call));
  }
}

async function collected(words: AsyncGenerator<string, Ending>): Promise<{ text: string; ending: Ending }> {
  let text = "";
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, ending: next.value };
    text += next.value;
  }
}

/** The JSON in a text: as it stands, within a fence or prose, or the part of it that has come. */
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
