/** No body is read before its door has decided who may send it and how much (behaviour §20: 408, 413). */
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { doorFacts } from "@/lib/server/adapters/route";
import { sourceFiles } from "../support/layers";
import { followDoor, exportedCalls, ROOT } from "../support/routes";

const files = sourceFiles();
/** What takes a body from a request in any other way than through the one reader. */
const READING = /\brequest\s*(?:\.clone\(\))?\.(?:json|text|formData|arrayBuffer|blob|bytes|body)\b/;

test("one file reads bodies, within bytes and time, and two doors ask it to", () => {
  const readers = files
    .filter(({ file, source }) => /^(app|lib)\//.test(file) && READING.test(source))
    .map(({ file }) => file);
  expect(readers).toEqual(["lib/server/adapters/body.ts"]);
  const asking = files
    .filter(
      ({ imports, source }) =>
        imports.includes("lib/server/adapters/body") && /\b(?:bodyJson|bodyText|bodyPieces)\b/.test(source),
    )
    .map(({ file }) => file);
  expect(asking.sort()).toEqual(["lib/server/adapters/next-auth-door.ts", "lib/server/adapters/route.ts"]);
});

test.each([
  "await request.json()",
  "request.clone().text()",
  "for await (const piece of request.body ?? [])",
  "request.formData()",
])("reading is noticed: %s", (source) => {
  expect(READING.test(source)).toBe(true);
});

test("every exported call is a door that has those limits (B-20.7)", async () => {
  const doors = await Promise.all(
    exportedCalls().map(async ({ call, file, method }) => ({
      call,
      isOwn: doorFacts(((await import(path.join(ROOT, file))) as Record<string, unknown>)[method]) !== undefined,
    })),
  );
  expect(doors.length).toBeGreaterThan(40);
  expect(
    doors
      .filter(({ isOwn }) => !isOwn)
      .map(({ call }) => call)
      .sort(),
  ).toEqual(["GET /auth/[...nextauth]", "POST /auth/[...nextauth]"]);
  expect(followDoor(files.find(({ file }) => file === "app/api/auth/[...nextauth]/route.ts")?.source ?? "")).toContain(
    "nextAuthDoor(",
  );
});

describe("in a door", () => {
  const order = (file: string, ...steps: string[]) => {
    const source = files.find((one) => one.file === file)?.source ?? "";
    return steps.map((step) => source.indexOf(step));
  };

  test("of REST, sign-in, origin, address and limits come before the body (B-20.7)", () => {
    const places = order(
      "lib/server/adapters/route.ts",
      "= ifMeant(await callerBehind(",
      "= admit(actor)",
      "requireOwnOrigin(request)",
      "= addressed(",
      "await requireCallerWithinLimit(",
      "await readBody(",
      "await requireEmailWithinLimit(",
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test("of next-auth, the address and the limit come before the body, and next-auth behind it", () => {
    const places = order(
      "lib/server/adapters/next-auth-door.ts",
      "= methodsAt(",
      "await requireCallerWithinLimit(",
      "await readOnce(",
      "await requireEmailWithinLimit(",
      "await handler(",
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  test("of the server, the host, the method and the bounds come before Next", () => {
    const places = order(
      "lib/server/app-server.ts",
      "isOwnHost(request))",
      "= whyUnreadable(request)",
      "noteConnectionAddress(request)",
      "= methodsInstead(",
      "await boundBody(",
      "await handle(request, response)",
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });
});

test("nothing of Node's own is patched: one visible server does what four patches did", () => {
  const patching = files.filter(({ source }) => /\.prototype\.\w+\s*=[^=]/.test(source)).map(({ file }) => file);
  expect(patching).toEqual([]);
  expect(readdirSync(path.join(ROOT, "lib/server"))).toContain("app-server.ts");
});
