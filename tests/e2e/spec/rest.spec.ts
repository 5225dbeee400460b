/**
 * Behaviour §20, §21 on a running server: every documented call answers in the shape that is described, in the long
 * form at both of its addresses. What each does, and refuses, is proven on both databases in `tests/api` and
 * `tests/access`.
 */
import { isLong } from "../../support/form";
import { answered, expect, refused, test } from "./support/rest";
import { accounts, administration, sessions } from "./support/rest-accounts";
import { assistant, contracts, files, versions } from "./support/rest-contracts";
import { collaborators, positions } from "./support/rest-people";
import { deadlines } from "./support/rest-deadlines";
import { rounds } from "./support/rest-rounds";
import { signed } from "./support/rest-signed";
import { together } from "./support/rest-together";
import { teller, type Story } from "./support/rest-story";
import { newContract } from "./support/people";

/** In the order in which one needs another. */
const CHAPTERS = {
  accounts,
  sessions,
  administration,
  files,
  contracts,
  versions,
  assistant,
  collaborators,
  positions,
  rounds,
  signed,
  deadlines,
  together,
} as const;

/** The other address of each call is that call: `addresses.spec.ts` asks both for each. */
const PLACES = isLong ? ["", "/api"] : [""];

for (const at of PLACES) {
  const place = at === "" ? "the bare address" : at;

  test(`every documented call answers as it is described, at ${place}`, async ({
    admin,
    app,
    callsOf,
    guest,
    owner,
    register,
  }) => {
    const asked = new Set<string>();
    const friend = await register("Ганаа");
    const story: Story = { admin, app, as: teller(at, asked), callsOf, friend, guest, owner };
    for (const [name, tell] of Object.entries(CHAPTERS)) await test.step(name, () => tell(story));
    const described = await guest.get(`${at}/openapi.json`);
    const { paths } = (await described.json()) as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, "[$1]")}`),
    );
    expect([...asked].sort()).toEqual(documented.sort());
  });
}

test("each limit has its named answer", async ({ owner }) => {
  const id = await newContract(owner);
  const template = (name: string, textContent: string) =>
    owner.api.post("/contracts/create-from-template", { data: { type: "Other", name, fields: { textContent } } });
  await answered("POST /contracts/create-from-template", template("ө".repeat(200), "a"), 201);
  expect(await refused(template("ө".repeat(201), "a"), 400)).toMatchObject({
    code: "invalidInput",
    issues: [{ path: "name", message: "At most 200 characters are allowed." }],
  });
  expect(await refused(template("A", ""), 400)).toMatchObject({
    issues: expect.arrayContaining([{ path: "fields.textContent", message: "This field is required." }]),
  });
  expect(
    await refused(
      owner.api.post(`/contracts/${id}/versions`, { data: { content: `<p>${"a".repeat(5 * 1024 * 1024)}</p>` } }),
      413,
    ),
  ).toMatchObject({ code: "bodyTooLarge" });
  await refused(owner.api.post(`/contracts/${id}/chat`, { data: { message: "a".repeat(8_001) } }), 400);
  await refused(
    owner.api.post("/users/batch", { data: { userIds: Array.from({ length: 101 }, (_, index) => String(index)) } }),
    400,
  );
});

test("bad input is told in one shape, and never as a failure of the server", async ({ owner }) => {
  const id = await newContract(owner);
  const odd = ["", "null", "[]", '"text"', "{", '{"category":{}}', "\u0000"];
  const paths = [
    ...["/auth/login", "/auth/register", "/contracts/upload", "/contracts/create-from-template", "/users/batch"],
    ...["versions", "find", "collaborators"].map((name) => `/contracts/${id}/${name}`),
    `/suggestions/${id}/chat`,
  ];
  for (const body of odd)
    for (const path of paths) {
      const response = await owner.api.post(path, {
        data: Buffer.from(body),
        headers: { "content-type": "application/json" },
      });
      expect([path, body, response.status()]).toEqual([path, body, 400]);
      await refused(response, 400);
    }
  await refused(owner.api.get("/api/nothing/here"), 404);
});
