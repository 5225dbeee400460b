/** Who is told when a team is handed over (B-32.13). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TeamDetailsDto } from "@/lib/folders/schema";
import { db } from "@/lib/platform/db";
import * as sending from "@/lib/platform/mail/send-mail";
import { ask, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";

let owner: Person;
let member: Person;
let other: Person;
let teamId: string;
beforeEach(async () => {
  await resetDatabase();
  [owner, member, other] = [await person("Owner"), await person("Member"), await person("Other")];
  teamId = await teamOf(owner, [member, other]);
  await db.notification.deleteMany();
});

async function handed(who: Person, to: Person): Promise<Response> {
  const team = (await (await ask("GET /teams/[teamId]", owner, { params: { teamId } })).json()) as TeamDetailsDto;
  const memberId = team.members.find(({ userId }) => userId === to.actor.userId)?.id ?? "";
  return ask("PUT /teams/[teamId]/owner", who, { params: { teamId }, body: { memberId } });
}
const speaks = (who: Person, defaultLanguage: string) =>
  db.user.update({ where: { id: who.actor.userId }, data: { defaultLanguage } });
const told = () => db.notification.findMany({ select: { userId: true, kind: true, byName: true, teamId: true } });
const letters = () => db.outgoingMail.findMany({ select: { recipient: true, subject: true, text: true } });

describe("a team's new owner (B-32.13)", () => {
  test.each([
    ["en", /made you the owner/, /hand it over or delete it/],
    ["ru", /теперь вы владелец команды/, /передаёте или удаляете/],
    ["mn", /эзэн болголоо/, /шилжүүлэх/],
  ])("is notified once, and written to in %s; nobody else is", async (language, subject, text) => {
    await speaks(member, language);
    expect((await handed(owner, member)).status).toBe(200);
    expect(await told()).toEqual([{ userId: member.actor.userId, kind: "teamHandedOver", byName: "Owner", teamId }]);
    expect(await letters()).toEqual([
      { recipient: member.email, subject: expect.stringMatching(subject), text: expect.stringMatching(text) },
    ]);
    const { items } = await ask("GET /notifications", member, {}).then(async (answer) => ({
      items: (await answer.json()) as { kind: string; path: string; team: { name: string } | null }[],
    }));
    expect(items).toMatchObject([{ kind: "teamHandedOver", team: { id: teamId } }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["whose address isn't proven", () => db.user.updateMany({ data: { emailVerifiedAt: null } })],
    [
      "whose account is deactivated",
      () => db.user.update({ where: { id: member.actor.userId }, data: { deactivatedAt: new Date() } }),
    ],
    [
      "who wants no letters",
      () => db.notificationSettings.create({ data: { userId: member.actor.userId, mail: "never" } }),
    ],
  ])("%s is notified without a letter", async (_who, make) => {
    await make();
    expect((await handed(owner, member)).status).toBe(200);
    expect(await told()).toHaveLength(1);
    expect(await letters()).toEqual([]);
  });

  test("nobody is told where nothing is handed over: to oneself, by who may not, or where it fails", async () => {
    expect((await handed(owner, owner)).status).toBe(200);
    expect((await handed(member, other)).status).toBe(403);
    vi.spyOn(sending, "queueMail").mockRejectedValueOnce(new Error("died"));
    expect((await handed(owner, member)).status).toBe(500);
    vi.restoreAllMocks();
    expect([await told(), await letters()]).toEqual([[], []]);
    expect(await db.team.findUniqueOrThrow({ where: { id: teamId } })).toMatchObject({ ownerId: owner.actor.userId });
    expect((await handed(owner, member)).status).toBe(200);
    expect([await told(), await letters()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("a name of a team can't put anything into the letter's markup", async () => {
    await ask("PATCH /teams/[teamId]", owner, {
      params: { teamId },
      body: { name: '<a href="https://evil.example">Legal</a>' },
    });
    await handed(owner, member);
    const { html } = await db.outgoingMail.findFirstOrThrow();
    expect(html).not.toContain('<a href="https://evil.example"');
    expect(html).toContain("&lt;a href=");
  });
});
