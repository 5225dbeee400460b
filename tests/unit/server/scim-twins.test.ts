/** SCIM answers at `/scim` and at `/api/scim`: one door each, met by the same rules before Next (B-38.10). */
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { doorsIn } from "@/lib/server/doors";
import { exportedCalls, ROOT } from "../../support/routes";
import { readAnswer, serving } from "../../support/served";

const calls = exportedCalls().filter(({ file }) => file.startsWith("app/api/scim/"));
/** As the call's address is written, without ids. */
const addressIn = (file: string) => path.posix.dirname(file.slice("app/api".length)).replaceAll(/\[\w+\]/gu, "some-id");

test("the bare address is rewritten to the other one as it is, whoever asks; no other door answers it (B-38.10)", async () => {
  const { default: config } = (await import(path.join(ROOT, "next.config.mjs"))) as {
    default: { rewrites(): Promise<{ beforeFiles: { source: string; destination: string }[] }> };
  }; // a script outside the project
  const { beforeFiles } = await config.rewrites();
  expect(beforeFiles.filter(({ source }) => source.includes("scim"))).toEqual([
    { source: "/scim", destination: "/api/scim" },
    { source: "/scim/:path*", destination: "/api/scim/:path*" },
  ]);
  const folders = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" });
  expect(folders.filter((folder) => /(?:^|[\\/])scim$/u.test(folder))).toEqual([path.join("api", "scim")]);
});

test("each call has the same methods and no page at both addresses, and no other spelling has a door (B-38.10)", () => {
  const doorAt = doorsIn(ROOT);
  expect(calls.length).toBe(15);
  for (const { file, method } of calls) {
    const [bare, api] = [doorAt(addressIn(file)), doorAt(`/api${addressIn(file)}`)];
    expect(bare).toEqual(api);
    expect(bare).toMatchObject({ isPage: false, rest: expect.arrayContaining([method]) as unknown });
    for (const spelling of [addressIn(file).toUpperCase(), `/api/api${addressIn(file)}`, `/scim${addressIn(file)}`])
      expect(doorAt(spelling)).toBeNull();
  }
});

test("a wrong method, a form and a body that is too long are refused alike at both, before a byte of it is read (B-38.10)", async () => {
  const passed: string[] = [];
  const port = await serving((request, response) => {
    passed.push(`${request.method} ${request.url}`);
    response.end("in");
  });
  for (const at of ["/scim/v2", "/api/scim/v2"]) {
    const wrong = await readAnswer(port, { path: `${at}/Users`, method: "PUT" });
    expect([wrong.status, wrong.headers.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
    const headers = { "content-length": String(64 * 1024 * 1024), "content-type": "application/scim+json" };
    const long = await readAnswer(port, { path: `${at}/Users`, method: "POST", headers }, (sent) =>
      sent.flushHeaders(),
    );
    expect(long.status).toBe(413); // the body never came
    const action = { "next-action": "x", "content-length": "0" };
    expect((await readAnswer(port, { path: `${at}/Groups`, method: "POST", headers: action })).status).toBe(403);
    expect((await readAnswer(port, { path: `${at}/Users` })).body).toBe("in");
  }
  expect(passed).toEqual(["GET /scim/v2/Users", "GET /api/scim/v2/Users"]);
});
