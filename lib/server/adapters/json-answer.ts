import { setImmediate as letOthers } from "node:timers/promises";

/** UTF-16 units written at once: takes a fraction of a millisecond. */
const PIECE = 128 * 1024;

/** An answer as JSON. A long one is serialised in pieces while it is sent, so that other requests run in between. */
export function jsonAnswer(
  value: unknown,
  { status = 200, headers }: { status?: number; headers: Record<string, string> },
): Response {
  if (countCharacters(value) <= PIECE) return Response.json(value, { status, headers });
  return new Response(toStream(jsonPieces(value)), {
    status,
    headers: { ...headers, "Content-Type": "application/json" },
  });
}

/** The same JSON as `JSON.stringify`, in pieces. For the values answers consist of: no cycles, few levels. */
export function* jsonPieces(value: unknown): Generator<string> {
  let piece = "";
  for (const part of parts(value)) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

function* parts(value: unknown): Generator<string> {
  if (countCharacters(value) <= PIECE) return yield JSON.stringify(value) ?? "null";
  if (typeof value === "string") return yield* stringParts(value);
  const isList = Array.isArray(value);
  // numbers and such are short
  const entries = Object.entries(value as object).filter(([, entry]) => isList || entry !== undefined);
  yield isList ? "[" : "{";
  for (const [index, [key, entry]] of entries.entries()) {
    yield `${index > 0 ? "," : ""}${isList ? "" : `${JSON.stringify(key)}:`}`;
    yield* parts(entry);
  }
  yield isList ? "]" : "}";
}

/** Half a surrogate pair at a cut is written as an escape; readers join both halves again. */
function* stringParts(text: string): Generator<string> {
  yield '"';
  for (let start = 0; start < text.length; start += PIECE)
    yield JSON.stringify(text.slice(start, start + PIECE)).slice(1, -1);
  yield '"';
}

/** UTF-16 units of all strings in a value, and one for anything else. */
function countCharacters(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  let length = 1;
  for (const entry of Object.values(value)) length += countCharacters(entry);
  return length;
}

function toStream(pieces: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await letOthers();
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
