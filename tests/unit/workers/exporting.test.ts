import { beforeAll, describe, expect, test } from "vitest";
import { exportInWorker } from "@/lib/workers/exporting";
import { buildWorkers } from "../../../scripts/build-workers.mjs";

const REQUEST = { name: "Гэрээ", html: "<p>Текст</p>", versionNumber: 1, language: "mn" as const };
const readBeginning = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.slice(0, 5));

beforeAll(async () => {
  await buildWorkers();
});

describe("exporting in a worker", () => {
  test("gives the bytes of a PDF and of a Word file", async () => {
    expect(readBeginning(await exportInWorker({ ...REQUEST, format: "pdf" }))).toBe("%PDF-");
    expect(readBeginning(await exportInWorker({ ...REQUEST, format: "docx" }))).toMatch(/^PK/u);
  });

  test("more than two at once all end, and one that is given up while waiting holds up nobody", async () => {
    const controller = new AbortController();
    const first = [1, 2, 3].map(() => exportInWorker({ ...REQUEST, format: "docx" }));
    const given = exportInWorker({ ...REQUEST, format: "docx" }, { signal: controller.signal });
    controller.abort();
    const last = exportInWorker({ ...REQUEST, format: "docx" });
    await expect(given).rejects.toThrow();
    expect((await Promise.all([...first, last])).map(readBeginning)).toHaveLength(4);
  });

  test("one given up while it is rendered leaves its place to the next of the same account", async () => {
    const controller = new AbortController();
    const given = exportInWorker(
      { ...REQUEST, html: "<p>A clause of some words.</p>".repeat(20_000), format: "pdf" },
      { account: "one", signal: controller.signal },
    );
    const next = exportInWorker({ ...REQUEST, format: "pdf" }, { account: "one" });
    setImmediate(() => controller.abort());
    await expect(given).rejects.toMatchObject({ end: "aborted" });
    expect(readBeginning(await next)).toBe("%PDF-");
  });

  test("one given up before it began is not started", async () => {
    await expect(exportInWorker({ ...REQUEST, format: "pdf" }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      end: "aborted",
    });
  });
});
