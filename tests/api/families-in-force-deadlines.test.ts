/** Dates show the day that the text in force gives, to whoever can open what amends the contract (B-31.17). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as list } from "@/app/api/contracts/[contractId]/deadlines/route";
import { PATCH as change } from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import { GET as all } from "@/app/api/deadlines/route";
import { findNextSteps } from "@/lib/deadlines/deadlines";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { draftNotice } from "@/lib/notices/drafting";
import { noticeDraftQuery } from "@/lib/notices/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { amendedServices, CHANGES, readerOf, settled } from "./in-force-stage";
import { asked } from "./portfolio-stage";

let owner: Person;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function datesOf(who: Person, contractId: string): Promise<Record<string, DeadlineDto>> {
  const answer = await call(list, { token: who.token, params: { contractId } });
  const dates = (await answer.json()) as DeadlineDto[];
  return Object.fromEntries(dates.map((one) => [one.kind, one]));
}

async function changed(who: Person, { contractId, id: deadlineId }: DeadlineDto, body: object): Promise<DeadlineDto> {
  const answer = await call(change, { method: "PATCH", token: who.token, params: { contractId, deadlineId }, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as DeadlineDto;
}

describe("whoever can open the amendment (B-31.17)", () => {
  test("sees the days in force with its words beside the contract's own days", async () => {
    const { root, amendment } = await amendedServices(owner);
    const { expiration, renewal, notice } = await datesOf(owner, root);
    expect(expiration).toMatchObject({ date: "2027-12-31", state: "toCheck", inForce: { date: "2028-06-30" } });
    expect(renewal).toMatchObject({ date: "2027-12-31", inForce: { date: "2028-06-30" } });
    expect(notice).toMatchObject({ date: "2027-12-01", inForce: { date: "2028-04-01" } });
    expect(notice?.inForce?.working).toContain("90 days");
    const [first] = expiration?.inForce?.passages ?? [];
    expect(first?.content).toContain("“30 June 2028”");
    expect(first?.document).toMatchObject({ contractId: amendment, name: "Amendment 1", from: "2025-03-01" });
  });

  test("takes the day in force; what is counted from it follows, to be checked", async () => {
    const { root } = await amendedServices(owner);
    const { expiration } = await datesOf(owner, root);
    if (!expiration) throw new Error("no end");
    const taken = await changed(owner, expiration, { date: "2028-06-30" });
    expect(taken).toMatchObject({ date: "2028-06-30", state: "confirmed", inForce: { date: "2028-06-30" } });
    const { notice } = await datesOf(owner, root);
    expect(notice).toMatchObject({ date: "2028-05-31", state: "toCheck", inForce: { date: "2028-04-01" } });
    await settled();
    expect((await datesOf(owner, root)).expiration).toMatchObject({ date: "2028-06-30", state: "confirmed" });
  });

  test("learns that the text in force gives the same day", async () => {
    const { root } = await amendedServices(owner, CHANGES.replace(/<p>[23]\. In clause.*?<\/p>/gu, ""));
    const { expiration } = await datesOf(owner, root);
    expect(expiration).toMatchObject({ date: "2027-12-31", inForce: { date: "2027-12-31" } });
  });

  test("finds the day in force as the next one in the table and in the list of contracts", async () => {
    const { root } = await amendedServices(owner);
    const { rows } = await asked(owner, { columns: ["name", "deadline:next"] });
    const cell = rows.find(({ contract }) => contract.id === root)?.cells["deadline:next"];
    expect(cell).toMatchObject({ state: "likely", value: { day: "2028-04-01" } });
    expect((await findNextSteps(owner.actor, [root])).get(root)).toMatchObject({ date: "2028-04-01", kind: "notice" });
  });

  test("writes the letter for the day in force, to be confirmed (B-47.5)", async () => {
    const { root } = await amendedServices(owner);
    const due = await dueIn(owner, root);
    expect(due).toMatchObject({ value: "2028-04-01", basis: "likely" });
  });
});

async function dueIn(who: Person, contractId: string) {
  const { notice } = await datesOf(who, contractId);
  const chosen = noticeDraftQuery.parse({ kind: "nonRenewal", deadlineId: notice?.id });
  const draft = await draftNotice(who.actor, contractId, chosen, AbortSignal.timeout(60_000));
  return draft.facts.find(({ key }) => key === "dueOn");
}

test("whoever can't open the amendment learns neither its days nor its words, also once they could (B-31.17)", async () => {
  const { root, amendment } = await amendedServices(owner);
  const [base, former] = [await readerOf("Base", root), await readerOf("Former", root, amendment)];
  expect((await datesOf(former, root)).notice?.inForce?.date).toBe("2028-04-01");
  await db.collaborator.deleteMany({ where: { contractId: amendment, userId: former.actor.userId } });
  for (const reader of [base, former]) {
    const { notice } = await datesOf(reader, root);
    expect(notice).toMatchObject({ date: "2027-12-01", isAmended: true });
    const step = (await findNextSteps(reader.actor, [root])).get(root);
    const everywhere = await (await call(all, { token: reader.token })).text();
    const { rows } = await asked(reader, { columns: ["name", "deadline:next"] });
    const confirmed = notice && (await changed(reader, notice, { note: "Seen" }));
    const texts = JSON.stringify([notice, step, everywhere, rows, confirmed, await dueIn(reader, root)]);
    expect(texts).not.toMatch(/2028|ninety|Amendment/u);
    expect(step?.date).toBe("2027-12-01");
  }
});

test("a day that is over by the contract's own text is next by the text in force (B-31.17)", async () => {
  const { root } = await amendedServices(owner);
  await db.deadline.updateMany({ where: { contractId: root }, data: { date: "2020-01-01" } });
  expect(clock.now() > new Date("2020-01-02")).toBe(true);
  expect((await findNextSteps(owner.actor, [root])).get(root)?.date).toBe("2028-04-01");
});
