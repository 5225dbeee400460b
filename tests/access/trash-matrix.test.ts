/**
 * Every call on a contract, by people who may call it: not found while the contract is in the trash, as if it had never
 * been, and answered again when it is back.
 */
import { beforeAll, expect, test } from "vitest";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { isLong } from "../support/form";
import { ROOT } from "../support/routes";
import { TABLE, newWorld, type Caller, type Row, type World } from "./calls";

/**
 * They have a contract of their own (`signed.test.ts` and `notices-sent.test.ts` have it in the trash), make one of the
 * caller's own files, or use the one in the trash up.
 */
const ELSEWHERE = [
  "DELETE /contracts/[contractId]",
  "POST /contracts/photographed",
  "POST /contracts/[contractId]/undelete",
  "POST /contracts/[contractId]/signed",
  "POST /contracts/[contractId]/signed/reopen",
  "POST /contracts/[contractId]/notices",
  "POST /contracts/[contractId]/notices/[noticeId]/proofs",
];
/** What strangers don't find, and what a link opens. */
const onContract = Object.entries(TABLE).filter(
  ([name, { expected }]) =>
    !ELSEWHERE.includes(name) &&
    (expected.stranger === 404 || /\/(?:invitations\/\[token\]$|guest\/)/.test(name)) &&
    expected.owner !== 404 &&
    !/ \/(?:positions|drafts|tokens|since|folders\/\[|teams|webhooks|portfolio\/(?:fields|questions|views)\/\[\w+\]$)/.test(
      name,
    ),
);

let world: World;

beforeAll(async () => {
  world = await newWorld();
});

const PERSON = "GET /users/[userId]";
/** Who asks: the owner, but for what people may always see of themselves. */
const chooseAsker = (name: string): Exclude<Caller, "guest"> => (name === PERSON ? "reviewer" : "owner");

/** Rows before this one may have made contracts of the same people, who rightly see each other through them. */
async function leaveOthers(userId: string): Promise<void> {
  await db.collaborator.deleteMany({ where: { userId, contractId: { not: world.contractId } } });
}

async function answered(name: string, row: Row, isInTrash: boolean) {
  const [method = "", address = ""] = name.split(" ");
  const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Parameters<typeof call>[0]>;
  const handler = module[method];
  if (!handler) throw new Error(`${name} is not exported`);
  const made = await row.make(world);
  const { owner, reviewer } = world.people;
  if (name === PERSON) await leaveOthers(reviewer.actor.userId);
  if (isInTrash) await trashContract(owner.actor, world.contractId);
  const response = await call(handler, { ...made, method, token: world.people[chooseAsker(name)].token });
  if (isInTrash) await undeleteContract(owner.actor, world.contractId);
  return response.status;
}

test.each(onContract)(
  "%s is not found while its contract is in the trash, and answers again afterwards (B-19.4)",
  async (name, row) => {
    const refused = await answered(name, row, true);
    expect(refused).toBe(404);
    // What each answers on a contract that is there, permission-matrix.test.ts shows in the short form.
    if (isLong) expect(await answered(name, row, false)).toBe(row.expected[chooseAsker(name)]);
    expect(await db.trashedPart.count({ where: { contractId: world.contractId } })).toBe(0);
  },
);

test("there are calls to try", () => {
  expect(onContract.length).toBeGreaterThan(40);
});
