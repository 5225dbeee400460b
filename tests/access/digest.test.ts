import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { createContract, person, type Person } from "../support/factories";
import { digest } from "./digest";

let owner: Person;
let contractId: string;
beforeAll(async () => {
  owner = await person("Owner");
  ({ contractId } = await createContract(owner));
});

test("a single value that changed is told, in its table, and a row that came or went", async () => {
  const before = await digest();
  expect(await digest()).toEqual(before);
  await db.user.update({ where: { id: owner.actor.userId }, data: { name: "Owner 2" } });
  const renamed = await digest();
  expect(renamed["User"]).not.toBe(before["User"]);
  expect({ ...renamed, User: "" }).toEqual({ ...before, User: "" });

  const id = newId();
  await db.comment.create({ data: { id, contractId, authorName: "Owner", text: "Why?", location: '""' } });
  expect((await digest())["Comment"]).not.toBe(renamed["Comment"]);
  await db.comment.delete({ where: { id } });
  expect((await digest())["Comment"]).toBe(renamed["Comment"]);
});

test("that a session was used is nothing new, that it ends sooner is", async () => {
  const before = await digest();
  const used = (data: { lastSeenAt?: Date; expiresAt?: Date }) =>
    db.session.update({ where: { id: owner.actor.sessionId }, data });
  await used({ lastSeenAt: new Date(1) });
  expect(await digest()).toEqual(before);
  await used({ expiresAt: new Date(1) });
  expect(await digest()).not.toEqual(before);
});
