/** Administrators' lists are sorted and searched by the server, page by page. */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as audit } from "@/app/api/admin/audit/route";
import { GET as mail } from "@/app/api/admin/mail/route";
import { GET as users } from "@/app/api/admin/users/route";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";

let admin: Person;
beforeEach(async () => {
  await resetDatabase();
  admin = await person("Админ", "admin");
});

type Handler = typeof users;
const ask = (handler: Handler, query: string, who = admin) =>
  call(handler, { token: who.token, path: `/api/list?${query}` });

/** A value of each entry, over all pages. */
async function walked<Entry>(handler: Handler, query: string, value: (entry: Entry) => string): Promise<string[]> {
  const seen: string[] = [];
  for (let next: string | null = query; next !== null;) {
    const response: Response = await ask(handler, next);
    expect(response.status).toBe(200);
    seen.push(...((await response.json()) as Entry[]).map(value));
    next = /<[^?]*\?([^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
  }
  return seen;
}

describe("accounts", () => {
  const names = (query: string) => walked<{ name: string }>(users, query, ({ name }) => name);

  test("are sorted by any column over all pages, both ways, names in the reader's alphabet (B-18.13)", async () => {
    for (const name of ["Өнөрмаа", "anna", "Bold", "Ольга", "Анна"]) await person(name);
    const sorted = ["anna", "Bold", "Админ", "Анна", "Ольга", "Өнөрмаа"];
    expect(await names("sort=name&limit=2")).toEqual(sorted);
    expect(await names("sort=-name&limit=1")).toEqual(sorted.toReversed());
    expect(await names("sort=role&limit=2")).toEqual(["Админ", "Анна", "Ольга", "Bold", "anna", "Өнөрмаа"]);
    expect(await names("sort=created&limit=4")).toEqual(["Админ", "Өнөрмаа", "anna", "Bold", "Ольга", "Анна"]);
    expect(await names("sort=name&limit=1&search=нНа")).toEqual(["Анна"]);
  });

  test("of one name all come, and a cursor of another order, or an unknown one, is refused (B-18.13)", async () => {
    for (let count = 0; count < 5; count += 1) await person("Бат|Эрдэнэ");
    expect((await names("sort=name&limit=2")).filter((name) => name === "Бат|Эрдэнэ")).toHaveLength(5);
    const link = (await ask(users, "sort=name&limit=2")).headers.get("link") ?? "";
    const cursor = /cursor=([^>&]+)/.exec(link)?.[1] ?? "";
    expect((await ask(users, `sort=name&cursor=${cursor}`)).status).toBe(200);
    expect((await ask(users, `sort=email&cursor=${cursor}`)).status).toBe(400);
    expect((await ask(users, `cursor=${cursor}`)).status).toBe(400);
    expect((await ask(users, "sort=password")).status).toBe(400);
  });
});

describe("outgoing mail", () => {
  const recipients = (query: string) => walked<{ recipient: string }>(mail, query, ({ recipient }) => recipient);
  const letter = (recipient: string, minute: number, state: object) =>
    db.outgoingMail.create({
      data: {
        id: `letter-${minute}`,
        kind: "reset",
        recipient,
        subject: "A link",
        html: "",
        text: "words",
        createdAt: new Date(Date.UTC(2026, 0, 1, 10, minute)),
        ...state,
      },
    });

  test("is searched by recipient, filtered by state and read from either end (B-18.13)", async () => {
    const at = new Date();
    await letter("anna_b@example.com", 1, { sentAt: at });
    await letter("annaxb@example.com", 2, { failedAt: at });
    await letter("bat@example.com", 3, {});
    await letter("bat@other.test", 4, { text: "" });
    expect(await recipients("limit=1")).toEqual([
      "bat@other.test",
      "bat@example.com",
      "annaxb@example.com",
      "anna_b@example.com",
    ]);
    expect(await recipients("limit=3&sort=created")).toEqual((await recipients("")).toReversed());
    expect(await recipients("limit=1&search=%20BAT")).toEqual(["bat@other.test", "bat@example.com"]);
    expect(await recipients("limit=1&search=a_b")).toEqual(["anna_b@example.com"]);
    expect(await recipients("search=%25")).toEqual([]);
    for (const [state, found] of [
      ["sent", "anna_b@example.com"],
      ["failed", "annaxb@example.com"],
      ["waiting", "bat@example.com"],
      ["lapsed", "bat@other.test"],
    ] as const)
      expect(await walked<{ state: string }>(mail, `state=${state}`, (found) => found.state), found).toEqual([state]);
    expect((await ask(mail, "state=lost")).status).toBe(400);
  });
});

describe("the trail", () => {
  const details = (query: string) =>
    walked<{ details: string; what: string }>(audit, query, (event) => `${event.what}: ${event.details}`);

  test("is searched in the words that are shown, and read from either end (B-18.13)", async () => {
    for (const number of [1, 2, 3])
      await recordAtOnce(admin.actor, {
        chain: ACCOUNTS_CHAIN,
        action: "positions.created",
        detail: { positionsId: `${number}`, name: `Lease ${number}` },
      });
    const found = await details("search=LEASE&limit=1");
    expect(found.map((text) => text.slice(-7))).toEqual(["Lease 3", "Lease 2", "Lease 1"]);
    expect(await details("search=lease%202")).toEqual([found[1]]);
    // the administrator's own registration is in the trail, too
    for (const query of ["sort=at&limit=2", "search=админ&limit=2&sort=at"])
      expect(
        (await details(query)).filter((text) => text.includes("Lease")),
        query,
      ).toEqual(found.toReversed());
    expect(await details("search=nobody")).toEqual([]);
  });

  test("is looked through in pieces, so that a page may be empty and lead on (B-18.13)", async () => {
    const base = { chain: ACCOUNTS_CHAIN, at: new Date(), address: "", previousHash: "", hash: "" };
    const row = (sequence: number, actorName: string) => ({
      ...{ ...base, id: `e${sequence}`, sequence, actorName, action: "account.signedIn", detail: "{}" },
    });
    await db.auditEvent.createMany({
      data: Array.from({ length: 5_400 }, (_, index) => row(index + 10, index === 0 ? "Needle" : "Hay")),
    });
    const first = await ask(audit, "search=needle");
    expect(await first.json()).toEqual([]);
    expect(first.headers.get("link")).toContain("cursor=");
    expect(await walked<{ actorName: string }>(audit, "search=needle", (event) => event.actorName)).toEqual(["Needle"]);
  });
});

test("these lists stay an administrator's, sorted or searched (B-18.13)", async () => {
  const user = await person("User");
  for (const [handler, query] of [
    [users, "sort=name&search=a"],
    [mail, "sort=created&search=a"],
    [audit, "sort=at&search=a"],
  ] as const) {
    expect((await ask(handler, query, user)).status).toBe(403);
    expect((await ask(handler, query)).status).toBe(200);
  }
});
