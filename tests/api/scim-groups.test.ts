/** A directory keeps teams by SCIM: who comes and goes loses or gets their folders at once (behaviour §38). */
import { beforeEach, expect, test } from "vitest";
import { GET as contract } from "@/app/api/contracts/[contractId]/route";
import { createFolder } from "@/lib/folders/folders";
import { setFolderTeam } from "@/lib/folders/folder-teams";
import { handOverTeam } from "@/lib/folders/handing-over";
import { moveContracts } from "@/lib/folders/moving";
import { createTeam, getTeam, listTeams } from "@/lib/folders/teams";
import type { ScimGroupResource, ScimList } from "@/lib/scim/schema";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, person, type Person } from "../support/factories";
import { Directory } from "../support/scim";

let admin: Person;
let directory: Directory;
beforeEach(async () => {
  admin = await person("Admin", "admin");
  directory = await Directory.of(admin);
});

const read = async (response: Response) => (await response.json()) as ScimGroupResource;
const ids = ({ members }: ScimGroupResource) => members.map(({ value }) => value).toSorted();

test("a group is a team of the token's owner, with the people sent (B-38.7)", async () => {
  const [bat, anu] = [await directory.user("Bat"), await directory.user("Anu")];
  const group = await directory.group("Legal", [bat.id, anu.id]);
  expect(ids(group)).toEqual([bat.id, anu.id].toSorted());
  expect(group.members[0]?.$ref).toBe(`http://contracts.test/scim/v2/Users/${bat.id}`);
  const team = await getTeam(admin.actor, group.id);
  expect(team).toMatchObject({ name: "Legal", isOwner: true, memberCount: 3 });
  const twice = await directory.add("Groups", { displayName: "Legal" });
  expect([twice.status, await twice.json()]).toMatchObject([409, { scimType: "uniqueness" }]);
});

test("members come and go as Okta and Entra write it (B-38.5, B-38.7)", async () => {
  const [bat, anu, dorj] = [await directory.user("Bat"), await directory.user("Anu"), await directory.user("Dorj")];
  const { id } = await directory.group("Legal", [bat.id]);
  const steps: [object, string[]][] = [
    [{ op: "Add", path: "members", value: [{ $ref: null, value: anu.id }] }, [bat.id, anu.id]],
    [{ op: "add", path: "members", value: [{ value: anu.id }, { value: dorj.id }] }, [bat.id, anu.id, dorj.id]],
    [{ op: "remove", path: `members[value eq "${bat.id}"]` }, [anu.id, dorj.id]],
    [{ op: "Remove", path: "members", value: [{ $ref: null, value: anu.id }] }, [dorj.id]],
    [{ op: "replace", path: "members", value: [{ value: bat.id }] }, [bat.id]],
    [{ op: "replace", value: { id, displayName: "Law" } }, [bat.id]],
    [{ op: "remove", path: "members" }, []],
    [{ op: "Remove", path: "members", value: [{ value: bat.id }] }, []],
  ];
  for (const [operation, wanted] of steps) {
    const response = await directory.patch("Groups", id, operation);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(ids(await read(response)), JSON.stringify(operation)).toEqual(wanted.toSorted());
  }
  expect(await getTeam(admin.actor, id)).toMatchObject({ name: "Law", memberCount: 1 });
  const whole = { displayName: "Law", members: [{ value: dorj.id }, { value: dorj.id }] };
  expect(ids(await read(await directory.on("Groups", id, "PUT", whole)))).toEqual([dorj.id]);
});

test("whoever leaves loses with the same change what they saw by the team (B-38.7)", async () => {
  const anna = await person("Anna");
  await directory.add("Users", { userName: anna.actor.email });
  const { id } = await directory.group("Legal", [anna.actor.userId]);
  const { contractId } = await createContract(admin);
  const folder = await createFolder(admin.actor, { name: "Suppliers" });
  await setFolderTeam(admin.actor, { folderId: folder.id, teamId: id }, { role: "reviewer" });
  const move = { contractIds: [contractId], folderId: folder.id };
  const asked = await moveContracts(admin.actor, move);
  if ("confirmation" in asked && asked.confirmation)
    await moveContracts(admin.actor, { ...move, confirmation: asked.confirmation });
  const open = () => call(contract, { params: { contractId }, token: anna.token });
  expect((await open()).status).toBe(200);
  await directory.patch("Groups", id, { op: "remove", path: `members[value eq "${anna.actor.userId}"]` });
  expect((await open()).status).toBe(404);
  await directory.patch("Groups", id, { op: "add", path: "members", value: [{ value: anna.actor.userId }] });
  expect((await open()).status).toBe(200);
  expect((await directory.on("Groups", id, "DELETE")).status).toBe(204);
  expect((await open()).status).toBe(404);
  expect(await db.contract.count({ where: { id: contractId } })).toBe(1);
});

test("teams that it didn't make it neither finds nor changes; its own it keeps when they are handed over (B-38.7)", async () => {
  const [anna, bat] = [await person("Anna"), await directory.user("Bat")];
  const own = await createTeam(anna.actor, { name: "Anna's" });
  for (const verb of ["GET", "DELETE"] as const) expect((await directory.on("Groups", own.id, verb)).status).toBe(404);
  expect((await directory.on("Groups", own.id, "PUT", { displayName: "Mine" })).status).toBe(404);
  const strange = await directory.add("Groups", { displayName: "Legal", members: [{ value: anna.actor.userId }] });
  expect([strange.status, await strange.json()]).toMatchObject([400, { scimType: "invalidValue" }]);
  expect(await db.team.count({ where: { name: "Legal" } })).toBe(0); // nothing half made

  await directory.add("Users", { userName: anna.actor.email });
  const { id } = await directory.group("Legal", [anna.actor.userId]);
  const { members } = await getTeam(admin.actor, id);
  const memberId = members.find(({ userId }) => userId === anna.actor.userId)?.id ?? "";
  await handOverTeam(admin.actor, id, { memberId });
  expect((await directory.patch("Groups", id, { op: "add", path: "members", value: [{ value: bat.id }] })).status).toBe(
    200,
  );
  const owner = await directory.patch("Groups", id, { op: "remove", path: `members[value eq "${anna.actor.userId}"]` });
  expect([owner.status, await owner.json()]).toMatchObject([409, { scimType: "mutability" }]);
  expect((await listTeams(anna.actor, {})).items.map(({ name }) => name).toSorted()).toEqual(["Anna's", "Legal"]);
});

test("groups are listed without their members when a directory asks so, and by filter (B-38.6)", async () => {
  const bat = await directory.user("Bat");
  await directory.group("Legal", [bat.id]);
  await directory.group("Sales");
  const page = async (query: Record<string, string>) =>
    (await (await directory.list("Groups", query)).json()) as ScimList<ScimGroupResource>;
  const bare = await page({ filter: 'displayName eq "Legal"', excludedAttributes: "members" });
  expect(bare).toMatchObject({ totalResults: 1, Resources: [{ displayName: "Legal" }] });
  expect(bare.Resources[0]).not.toHaveProperty("members");
  expect((await page({ filter: `members.value eq "${bat.id}"` })).totalResults).toBe(1);
  expect((await page({})).totalResults).toBe(2);
});
