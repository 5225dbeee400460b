/**
 * Behaviour §20, §21 on a running server: every documented call answers in the shape that is described, in the long
 * form at both of its addresses. What each does, and refuses, is proven on both databases in `tests/api` and
 * `tests/access`.
 */
import { isLong } from "../../support/form";
import { answered, expect, refused, test } from "./support/rest";
import { accounts, administration, sessions, tokens } from "./support/rest-accounts";
import { assistant, contracts, files, versions } from "./support/rest-contracts";
import { collaborators, positions } from "./support/rest-people";
import { deadlines, notices } from "./support/rest-deadlines";
import { counterparties } from "./support/rest-counterparties";
import { portfolio, practiceAndReports } from "./support/rest-portfolio";
import { drafting } from "./support/rest-drafting";
import { families } from "./support/rest-families";
import { folders } from "./support/rest-folders";
import { webhooks } from "./support/rest-webhooks";
import { bundles } from "./support/rest-bundles";
import { comparing } from "./support/rest-compare";
import { guests, rounds, signed, signing } from "./support/rest-exchange";
import { scim } from "./support/rest-scim";
import { paper } from "./support/rest-paper";
import { together } from "./support/rest-together";
import { teller, type Story } from "./support/rest-story";
import { newContract } from "./support/people";

/** In the order in which one needs another. */
const CHAPTERS = {
  accounts,
  sessions,
  tokens,
  administration,
  files,
  contracts,
  versions,
  assistant,
  collaborators,
  positions,
  rounds,
  notices,
  paper,
  signed,
  signing,
  deadlines,
  guests,
  comparing,
  bundles,
  portfolio,
  counterparties,
  families,
  drafting,
  folders,
  webhooks,
  scim,
  practiceAndReports,
  together,
} as const;

/** The other address of each call is that call: `addresses.spec.ts` asks both for each. */
const PLACES = isLong ? ["", "/api"] : [""];

test.describe("over HTTP (B-2.15, B-2.16, B-8.6, B-11.3, B-11.4, B-11.10, B-12.2, B-13.3, B-13.5, B-14.3, B-15.7, B-20.3, B-21.1, B-21.2, B-21.3, B-21.4, B-21.6, B-21.7, B-21.9, B-21.10, B-21.12, B-21.14, B-21.15, B-21.16, B-21.18, B-21.19, B-21.20, B-21.21, B-21.22, B-21.23, B-21.24, B-21.25, B-21.26, B-21.27, B-21.28, B-21.29, B-21.30, B-21.39, B-21.40, B-21.41, B-21.42, B-21.43)", () => {
  for (const at of PLACES) {
    const place = at === "" ? "the bare address" : at;

    test(`every documented call answers as it is described, at ${place}`, async ({
      admin,
      app,
      openCalls,
      guest,
      owner,
      register,
    }) => {
      const asked = new Set<string>();
      const friend = await register("Ганаа");
      const story: Story = { admin, app, as: teller(at, asked), openCalls, friend, guest, owner };
      for (const [name, tell] of Object.entries(CHAPTERS)) await test.step(name, () => tell(story));
      const described = await guest.get(`${at}/openapi.json`);
      const { paths } = (await described.json()) as { paths: Record<string, object> };
      const documented = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, "[$1]")}`),
      );
      expect([...asked].sort()).toEqual(documented.sort());
    });
  }
});

test("each limit has its named answer (B-9.14, B-20.5, B-22.1)", async ({ owner }) => {
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

test("bad input is told in one shape, and never as a failure of the server (B-20.4)", async ({ owner }) => {
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
