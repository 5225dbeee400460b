/** Whom *Send for signature* proposes: from the account, letters, the register and the text (behaviour §44). */
import { beforeEach, expect, test } from "vitest";
import { GET as read } from "@/app/api/contracts/[contractId]/signing/route";
import { db } from "@/lib/platform/db";
import type { SigningDto } from "@/lib/signing/schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { changed, contractWith, getId, said } from "./counterparties-stage";

const THEIRS = { name: "Oakmoor Inc.", behind: ", of 4 Mill Lane, e-mail office@oakmoor.example" };
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const proposedTo = async (who: Person, contractId: string) =>
  ((await (await call(read, { params: { contractId }, token: who.token })).json()) as SigningDto).proposed;
const me = (who: Person, party = "") => ({ name: who.actor.name, email: who.actor.email, party, source: "account" });

test("the other side's contacts in the register come before what its contract says, each with its source (B-44.10)", async () => {
  const contractId = await contractWith(owner, THEIRS);
  expect(await proposedTo(owner, contractId)).toEqual([me(owner)]); // nor is it known who they are
  await said(owner, { counterpartyIds: [await getId(owner, "Brightwater Ltd")] });
  const party = { party: "Oakmoor Inc." };
  expect(await proposedTo(owner, contractId)).toEqual([
    me(owner, "Brightwater Ltd"),
    { name: "", email: "office@oakmoor.example", ...party, source: "contract" },
  ]);
  const contacts = "Ann O’Brien, director, Ann@Oakmoor.example\nfax 11 22 33\n+1 555 0100: desk@oakmoor.example.";
  await changed(owner, await getId(owner, "Oakmoor Inc."), { contacts });
  expect(await proposedTo(owner, contractId)).toEqual([
    me(owner, "Brightwater Ltd"),
    { name: "Ann O’Brien", email: "ann@oakmoor.example", ...party, source: "register" },
    { name: "", email: "desk@oakmoor.example", ...party, source: "register" },
  ]);
  expect(await db.signingRequest.count()).toBe(0); // a proposal sends nothing
});

test("whom the contract was sent to comes first, with the name that the register has (B-44.10)", async () => {
  const contractId = await contractWith(owner, THEIRS);
  await said(owner, { counterpartyIds: [await getId(owner, "Brightwater Ltd")] });
  await changed(owner, await getId(owner, "Oakmoor Inc."), {
    contacts: "Ann <ann@oakmoor.example>\nBo Li <bo@oakmoor.example>",
  });
  const row = { id: "round", contractId, kind: "sent", status: "ready", fileName: "a.docx", createdByName: "Owner" };
  await db.round.create({ data: { ...row, recipients: '["BO@oakmoor.example"]' } });
  const found = await proposedTo(owner, contractId);
  expect(found.map(({ name, email, source }) => [name, email, source]).slice(1)).toEqual([
    ["Bo Li", "bo@oakmoor.example", "sentTo"],
    ["Ann", "ann@oakmoor.example", "register"],
  ]);
});

test("another manager's proposal comes from their own register; reviewers and strangers get none (B-44.10)", async () => {
  const [manager, reviewer, stranger] = [await person("Manager"), await person("Reviewer"), await person("Stranger")];
  const contractId = await contractWith(owner, THEIRS);
  await said(owner, { counterpartyIds: [await getId(owner, "Brightwater Ltd")] });
  await changed(owner, await getId(owner, "Oakmoor Inc."), { contacts: "private@oakmoor.example" });
  await join(contractId, manager, "manager");
  await join(contractId, reviewer, "reviewer");
  expect(JSON.stringify(await proposedTo(owner, contractId))).toContain("private@oakmoor.example");
  expect(await proposedTo(manager, contractId)).toEqual([me(manager)]);
  const ask = async (who: Person) => (await call(read, { params: { contractId }, token: who.token })).status;
  expect([await ask(reviewer), await ask(stranger)]).toEqual([403, 404]);
});

test("contacts that are no addresses, lists and hostile names propose nothing that can't be sent to (B-44.10)", async () => {
  const contractId = await contractWith(owner, THEIRS);
  await said(owner, { counterpartyIds: [await getId(owner, "Brightwater Ltd")] });
  const contacts = [
    "=cmd|' /C calc'!A0, a@b",
    "<script>x@oakmoor.example</script>",
    "@@@@",
    `${"a".repeat(400)}@x.example`,
  ];
  const id = await getId(owner, "Oakmoor Inc.");
  await changed(owner, id, { contacts: contacts.join("\n") });
  const found = await proposedTo(owner, contractId);
  expect(found.slice(1)).toEqual([{ name: "", email: "x@oakmoor.example", party: "Oakmoor Inc.", source: "register" }]);
  const many = Array.from({ length: 40 }, (_, at) => `p${at}@oakmoor.example`).join(" ");
  await changed(owner, id, { contacts: many });
  expect((await proposedTo(owner, contractId)).length).toBeLessThanOrEqual(6);
});
