/** A directory keeps accounts by SCIM: Okta's and Entra's ways of asking, filters, pages, versions (behaviour §38). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as config } from "@/app/api/scim/v2/ServiceProviderConfig/route";
import { GET as definitions } from "@/app/api/scim/v2/Schemas/route";
import { GET as types } from "@/app/api/scim/v2/ResourceTypes/route";
import type { ScimList, ScimUserResource } from "@/lib/scim/schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { person, type Person } from "../support/factories";
import { Directory } from "../support/scim";

let admin: Person;
let directory: Directory;
beforeEach(async () => {
  admin = await person("Admin", "admin");
  directory = await Directory.of(admin);
});

const read = async (response: Response) => (await response.json()) as ScimUserResource & Record<string, unknown>;
const page = async (response: Response) => (await response.json()) as ScimList<ScimUserResource>;

describe("an account", () => {
  test("is made as Okta asks for it, and comes back whole (B-38.2, B-38.3)", async () => {
    const okta = {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "Bat.Bold@firm.mn",
      name: { givenName: "Bat", familyName: "Bold" },
      emails: [{ primary: true, value: "Bat.Bold@firm.mn", type: "work" }],
      displayName: "Bat Bold",
      locale: "en-US",
      externalId: "00uBAT",
      groups: [],
      password: "1mz050nq",
      active: true,
    };
    const response = await directory.add("Users", okta);
    expect([response.status, response.headers.get("content-type")]).toEqual([201, "application/scim+json"]);
    const made = await read(response);
    expect(made).toMatchObject({
      userName: "Bat.Bold@firm.mn",
      externalId: "00uBAT",
      displayName: "Bat Bold",
      name: { formatted: "Bat Bold", givenName: "Bat", familyName: "Bold" },
      active: true,
      emails: [{ value: "bat.bold@firm.mn", type: "work", primary: true }],
    });
    expect(response.headers.get("etag")).toBe(made.meta.version);
    expect(response.headers.get("location")).toBe(`http://contracts.test/scim/v2/Users/${made.id}`);
    expect(await read(await directory.on("Users", made.id, "GET"))).toEqual(made);
    const row = await db.user.findUniqueOrThrow({ where: { id: made.id } });
    expect(row).toMatchObject({ passwordHash: "", emailVerifiedAt: null, systemRole: "user", name: "Bat Bold" });
  });

  test("has a name in one line that can be seen, however the directory writes it (B-2.17, B-38.3)", async () => {
    const unseen = { userName: "ev@firm.mn", displayName: "\u202eEv\r\nBcc: spy@evil.test\u200b" };
    const { id, displayName } = await read(await directory.add("Users", unseen));
    const kept = async (userId: string) => (await db.user.findUniqueOrThrow({ where: { id: userId } })).name;
    expect([displayName, await kept(id)]).toEqual(["Ev Bcc: spy@evil.test", "Ev Bcc: spy@evil.test"]);
    const patched = { op: "replace", path: "name", value: { givenName: "\u2066Ev\n", familyName: "\u200bDo\u0007rj" } };
    await directory.patch("Users", id, patched);
    expect(await kept(id)).toBe("Ev Do rj");
    await directory.on("Users", id, "PUT", { userName: "ev@firm.mn", displayName: "\u200b\u202e" });
    expect(await kept(id)).toBe("Ev Do rj"); // none was given that can be seen
    const nameless = await read(await directory.add("Users", { userName: "no@firm.mn", displayName: "\u200b" }));
    expect(await kept(nameless.id)).toBe("no@firm.mn");
    const plain = await read(await directory.add("Users", { userName: "ok@firm.mn", displayName: "Ана Дорж" }));
    expect(await kept(plain.id)).toBe("Ана Дорж");
  });

  test("is deactivated and opened again, however a directory writes it (B-38.4, B-38.5)", async () => {
    const { id } = await directory.user("Bat");
    const ways: [object, boolean][] = [
      [{ op: "Replace", path: "active", value: "False" }, false],
      [{ op: "replace", value: { active: true } }, true],
      [{ op: "Add", path: "active", value: false }, false],
      [{ op: "replace", value: { active: "True", id } }, true],
      [{ op: "replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:active", value: "false" }, false],
    ];
    for (const [operation, active] of ways) {
      const response = await directory.patch("Users", id, operation);
      expect([response.status, (await read(response)).active], JSON.stringify(operation)).toEqual([200, active]);
    }
    const { status } = await directory.on("Users", id, "PUT", { userName: "bat@firm.mn", active: true });
    expect(status).toBe(200);
    const actions = await db.auditEvent.findMany({ where: { action: { startsWith: "account." } } });
    const told = actions.filter(({ detail }) => detail.includes(id)).map(({ action }) => action);
    expect(told.filter((action) => action === "account.deactivated")).toHaveLength(3);
    expect(told.filter((action) => action === "account.reactivated")).toHaveLength(3);
  });

  test("takes Entra's names, and lets attributes be that aren't kept (B-38.5)", async () => {
    const { id } = await directory.user("Bat", { name: { givenName: "Bat", familyName: "Bold" } });
    const response = await directory.patch(
      "Users",
      id,
      { op: "Replace", path: "displayName", value: "Bat Dorj" },
      { op: "Replace", path: "name.familyName", value: "Dorj" },
      { op: "Add", path: "title", value: "Counsel" },
      { op: "Add", path: 'phoneNumbers[type eq "work"].value', value: "+976 11" },
      { op: "Add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "Legal" },
      { op: "Replace", value: { "name.givenName": "Bat-Erdene", roles: [{ value: "admin" }] } },
    );
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await read(response)).toMatchObject({
      displayName: "Bat Dorj",
      name: { formatted: "Bat Dorj", givenName: "Bat-Erdene", familyName: "Dorj" },
    });
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: "Bat Dorj", systemRole: "user" });
  });

  test("that changes nothing keeps its version and leaves no event (B-38.5)", async () => {
    const before = await directory.user("Bat");
    const count = await db.auditEvent.count({ where: { action: "account.directoryChanged" } });
    const same = await directory.on("Users", before.id, "PUT", { userName: "bat@firm.mn", displayName: "Bat" });
    expect(await read(same)).toEqual(before);
    expect(await db.auditEvent.count({ where: { action: "account.directoryChanged" } })).toBe(count);
  });

  test("is changed only at the version that the directory knows (B-38.6)", async () => {
    const { id, meta } = await directory.user("Bat");
    const rename = (displayName: string, match: string) =>
      directory.on("Users", id, "PUT", { userName: "bat@firm.mn", displayName }, { "if-match": match });
    expect((await rename("Bat Bold", meta.version)).status).toBe(200);
    const late = await rename("Bat Dorj", meta.version);
    expect([late.status, await late.json()]).toMatchObject([412, { status: "412" }]);
    expect((await rename("Bat Dorj", "*")).status).toBe(200);
  });

  test("that is deleted is deactivated, gone for the directory, and linked again by its address (B-38.4)", async () => {
    const { id } = await directory.user("Bat");
    expect((await directory.on("Users", id, "DELETE")).status).toBe(204);
    for (const verb of ["GET", "DELETE"] as const) expect((await directory.on("Users", id, verb)).status).toBe(404);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).deactivatedAt).not.toBeNull();
    const again = await directory.user("Bat");
    expect([again.id, again.active]).toEqual([id, true]);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).deactivatedAt).toBeNull();
  });
});

describe("lists", () => {
  test("answer what directories ask first, in any case, from an index (B-38.6)", async () => {
    const bat = await directory.user("Bat", { externalId: "00uBAT" });
    await directory.user("Anu", { externalId: "00ubat" });
    for (const filter of ['userName eq "BAT@firm.mn"', 'username Eq "bat@firm.mn"', 'externalId eq "00uBAT"'])
      expect(await page(await directory.list("Users", { filter })), filter).toMatchObject({
        totalResults: 1,
        Resources: [{ id: bat.id }],
      });
    expect(await page(await directory.list("Users", { filter: 'userName eq "no@firm.mn"' }))).toMatchObject({
      totalResults: 0,
      Resources: [],
    });
  });

  test("are narrowed by every other filter (B-38.6)", async () => {
    await directory.user("Bat");
    const anu = await directory.user("Anu");
    await directory.patch("Users", anu.id, { op: "replace", path: "active", value: false });
    const names = async (filter: string) =>
      (await page(await directory.list("Users", { filter }))).Resources.map(({ displayName }) => displayName);
    expect(await names("active eq false")).toEqual(["Anu"]);
    expect(await names('displayName sw "b" and active eq True')).toEqual(["Bat"]);
    expect(await names('emails.value co "FIRM"')).toEqual(["Bat", "Anu"]);
    expect(await names("externalId pr")).toEqual([]);
    const wrong = await directory.list("Users", { filter: "userName eq" });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { scimType: "invalidFilter", status: "400" }]);
  });

  test("come in pages that count from one, with the attributes asked for (B-38.6)", async () => {
    for (const name of ["A1", "A2", "A3"]) await directory.user(name);
    const second = await page(await directory.list("Users", { startIndex: "2", count: "1" }));
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources[0]?.displayName).toBe("A2");
    expect(await page(await directory.list("Users", { count: "0" }))).toMatchObject({ totalResults: 3, Resources: [] });
    const [one] = (await page(await directory.list("Users", { attributes: "userName", count: "1" }))).Resources;
    expect(Object.keys(one ?? {}).toSorted()).toEqual(["id", "schemas", "userName"]);
  });
});

test("what the service can do is told (B-38.2)", async () => {
  const asked = { token: directory.secret };
  expect(await (await call(config, asked)).json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: true },
  });
  const schemas = (await (await call(definitions, asked)).json()) as ScimList<{ id: string }>;
  expect(schemas.Resources.map(({ id }) => id.split(":").at(-1))).toEqual(["User", "Group"]);
  const kept = (await (await call(types, asked)).json()) as ScimList<{ endpoint: string }>;
  expect(kept.Resources.map(({ endpoint }) => endpoint)).toEqual(["/Users", "/Groups"]);
});
