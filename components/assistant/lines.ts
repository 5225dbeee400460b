/**
 * The lines of a stream of UTF-8 as they become whole; blank ones are left out. Leaving the loop cancels the stream.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
    if (rest.trim() !== "") yield rest;
  } finally {
    await reader.cancel().catch(() => undefined); // it has ended or broken: nothing is left to cancel
  }
}
