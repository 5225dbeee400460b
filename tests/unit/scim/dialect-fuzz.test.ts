/** What a directory sends is carried out or refused in SCIM's words; nothing else comes out (B-38.5, B-38.6). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { matching, patchedGroup, patchedUser } from "@/lib/scim/dialect";
import { groupBody, userBody, type ScimGroupResource, type ScimUserResource } from "@/lib/scim/schema";

const at = "2026-03-02T09:30:00.000Z";
const meta = { resourceType: "User", created: at, lastModified: at, location: "/scim/v2/Users/1", version: "v" };
const user: ScimUserResource = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  id: "1",
  userName: "bat@firm.mn",
  displayName: "Bat",
  name: { formatted: "Bat" },
  active: true,
  emails: [{ value: "bat@firm.mn", type: "work", primary: true }],
  meta,
};
const group: ScimGroupResource = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
  id: "1",
  displayName: "Legal",
  members: [{ value: "m1", display: "Bat", $ref: "/scim/v2/Users/m1" }],
  meta,
};
const word = fc.constantFrom(
  ...["userName", "eq", "and", "or", "not", "(", ")", "[", "]", '"a"', '"a\\x"', '"\\', "pr", "true", "null", "1"],
  ...["emails", "emails.value", "name.", "meta.created", "co", "gt", "'", "__proto__", "constructor", " ", "members"],
);
const path = fc.oneof(
  fc.array(word, { maxLength: 5 }).map((words) => words.join("")),
  fc.constantFrom(
    ...["active", "name", 'emails[type eq "work"]', 'emails[type eq "work"].value', "displayName", "id", "meta"],
    ...["members", 'members[value eq "m1"]', "name.givenName", "toString", "__proto__", "constructor.prototype"],
  ),
);
const value = fc.oneof(fc.jsonValue(), fc.constantFrom("True", null, [{ value: "m2" }], { emails: [] }, { active: 1 }));
const operations = fc.array(fc.record({ op: fc.constantFrom("add", "Remove", "REPLACE"), path, value }), {
  minLength: 1,
  maxLength: 3,
});

async function refusedOrDone(work: Promise<unknown>): Promise<void> {
  await work.catch((cause: unknown) => {
    if (!(cause instanceof AppError) && !(cause instanceof z.ZodError)) throw cause;
  });
}

test("filters (B-38.6)", async () => {
  const filter = fc.oneof(
    fc.array(word, { maxLength: 9 }).map((words) => words.join(" ")),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(filter, (text) => refusedOrDone(matching(text, [user]))),
    { numRuns: 300 },
  );
  expect(await matching('userName co "BAT"', [user])).toEqual([user]);
});

test("changes of accounts and groups (B-38.5)", async () => {
  const bodies = fc.asyncProperty(operations, async (asked) => {
    await refusedOrDone(patchedUser(user, asked).then((after) => userBody.parse(after)));
    await refusedOrDone(patchedGroup(group, asked).then((after) => groupBody.parse(after)));
  });
  await fc.assert(bodies, { numRuns: 300 });
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  const off = [{ op: "Replace", path: "active", value: "False" }];
  expect(await patchedUser(user, off)).toMatchObject({ active: false });
});
