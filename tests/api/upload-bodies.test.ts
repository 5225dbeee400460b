/** A file's bytes are read behind the check, straight to their place, a few at a time (behaviour §20). */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { TEST_HOST, call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";

vi.mock("@/lib/contracts/files/under-way", () => ({ UNDER_WAY: { each: 4, all: 16, patienceMs: 300 } }));

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function prepared(who: Person): Promise<{ fileId: string; link: string }> {
  const { uploadUrl, fileId } = await (
    await call(presign, { method: "POST", token: who.token, body: { filename: "lease.txt" } })
  ).json();
  const { pathname, search } = new URL(uploadUrl);
  return { fileId, link: pathname + search };
}

/** A body that hangs after its first piece until it is let go; it knows whether anybody asked for anything. */
function hanging(text = "A lease.") {
  let isAsked = false;
  let letGo = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isAsked) {
          await new Promise<void>((resolve) => (letGo = resolve));
          controller.close();
          return;
        }
        isAsked = true;
        controller.enqueue(new TextEncoder().encode(text));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, isAsked: () => isAsked, end: () => letGo() };
}

function send(
  fileId: string,
  link: string,
  body: ReadableStream,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init: RequestInit & { duplex: "half" } = {
    method: "PUT",
    body,
    headers: { host: TEST_HOST, ...headers },
    duplex: "half",
  };
  return put(new Request(`http://${TEST_HOST}${link}`, init), { params: Promise.resolve({ fileId }) });
}
const stored = () =>
  existsSync(path.join(env.dataFolder, "files/originals"))
    ? readdirSync(path.join(env.dataFolder, "files/originals"))
    : [];

describe("nothing is read of a body", () => {
  test.each([
    ["without a link", async () => (await prepared(owner)).link.split("?")[0] ?? "", {}, 401],
    ["with a link that is not right", async () => `${(await prepared(owner)).link}x`, {}, 401],
    [
      "of a file that was sent before",
      async () => {
        const { fileId, link } = await prepared(owner);
        expect((await call(put, { method: "PUT", params: { fileId }, path: link, body: "text" })).status).toBe(204);
        return link;
      },
      {},
      409,
    ],
    [
      "that says it is too large",
      async () => (await prepared(owner)).link,
      { "content-length": String(25 * 1024 * 1024 + 1) },
      413,
    ],
  ])("%s", async (_case, link, headers, status) => {
    const address = await link();
    const { body, isAsked } = hanging();
    expect((await send(address.split("/")[3] ?? "", address, body, headers)).status).toBe(status);
    expect(isAsked()).toBe(false);
    expect(stored().filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

test("an account has only so many files on their way at once, others have theirs, and a place is free again behind each (B-22.6)", async () => {
  const other = await person("Other");
  const slow = Array.from({ length: 4 }, () => hanging());
  const files = await Promise.all([...slow, 5, 6].map(() => prepared(owner)));
  const sent = slow.map(({ body }, index) => send(files[index]?.fileId ?? "", files[index]?.link ?? "", body));
  await expect.poll(() => slow.every(({ isAsked }) => isAsked())).toBe(true);

  const fifth = hanging();
  const refused = await send(files[4]?.fileId ?? "", files[4]?.link ?? "", fifth.body);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    429,
    "5",
    expect.objectContaining({ code: "tooManyRequests" }),
  ]);
  expect(fifth.isAsked()).toBe(false);
  const others = await prepared(other);
  expect(
    (await call(put, { method: "PUT", params: { fileId: others.fileId }, path: others.link, body: "text" })).status,
  ).toBe(204);

  const waiting = call(put, {
    method: "PUT",
    params: { fileId: files[5]?.fileId ?? "" },
    path: files[5]?.link ?? "",
    body: "text",
  });
  for (const { end } of slow) end();
  expect((await waiting).status).toBe(204); // it came while there was no place, and got the one that was given back
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(
    (
      await call(put, {
        method: "PUT",
        params: { fileId: files[4]?.fileId ?? "" },
        path: files[4]?.link ?? "",
        body: "text",
      })
    ).status,
  ).toBe(204);
});

test("only so many are on their way in all; the next is told to come again (B-22.6)", async () => {
  const people = await Promise.all(Array.from({ length: 5 }, (_, index) => person(`Person ${index}`)));
  const slow = Array.from({ length: 16 }, () => hanging());
  const sent = await Promise.all(
    slow.map(async ({ body }, index) => {
      const { fileId, link } = await prepared(people[Math.floor(index / 4)] ?? owner);
      return { answer: send(fileId, link, body) };
    }),
  );
  await expect.poll(() => slow.every(({ isAsked }) => isAsked())).toBe(true);
  const { fileId, link } = await prepared(people[4] ?? owner);
  const refused = await send(fileId, link, hanging().body);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "5",
    expect.objectContaining({ code: "serverBusy" }),
  ]);
  for (const { end } of slow) end();
  expect((await Promise.all(sent.map(({ answer }) => answer))).every(({ status }) => status === 204)).toBe(true);
});

test("who goes away half-way leaves no half, no row, no place taken, and no error of the server's (B-22.6)", async () => {
  const complaints = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (let time = 0; time < 6; time += 1) {
    const { fileId, link } = await prepared(owner);
    let isFirst = true;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (isFirst) controller.enqueue(new Uint8Array(1_000));
          else controller.error(new Error("aborted"));
          isFirst = false;
        },
      },
      { highWaterMark: 0 },
    );
    const response = await send(fileId, link, body);
    expect([response.status, (await response.json()).code]).toEqual([400, "malformedBody"]);
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).toMatchObject({ uploadedAt: null });
  }
  expect(complaints).not.toHaveBeenCalled();
  expect(stored().filter((name) => name.endsWith(".part"))).toEqual([]);
});
