/** Who may call what of the list of contracts: labels and views are each person's own, the trash its owner's. */
import { trashContract } from "@/lib/contracts/trash/trash";
import type { Expected, Made, Row, World } from "./calls";

type Rule = (ok: number) => Expected;

/** @param anotherContract makes a contract of the same people that a call may use up */
export function listRows(
  part: Rule,
  anybodySignedIn: Rule,
  anotherContract: (world: World) => Promise<Made>,
): Record<string, Row> {
  const onContract = ({ contractId }: World) => ({ params: { contractId } });
  return {
    "GET /users": { expected: anybodySignedIn(200), make: () => ({ path: "/api/users?search=owner" }) },
    "POST /contracts/[contractId]/undelete": {
      expected: { ...part(404), owner: 200 },
      make: async (world) => {
        const made = await anotherContract(world);
        await trashContract(world.people.owner.actor, made.params?.["contractId"] ?? "");
        return made;
      },
    },
    "PUT /contracts/[contractId]/labels": {
      expected: part(200),
      make: (world) => ({ ...onContract(world), body: { labels: ["Due soon"] } }),
    },
    "GET /labels": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /contracts/[contractId]/duplicate": { expected: part(201), make: onContract },
    "POST /contracts/[contractId]/fill": {
      expected: part(201),
      make: (world) => ({ ...onContract(world), body: { name: "Filled", fields: { Tenant: "Acme" } } }),
    },
    "POST /contracts/[contractId]/save-as-template": {
      expected: part(201),
      make: (world) => ({ ...onContract(world), body: { name: "Our lease" } }),
    },
    "GET /templates": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /views": { expected: anybodySignedIn(200), make: () => ({}) },
    "PUT /views": {
      expected: anybodySignedIn(200),
      make: () => ({ body: { views: [{ name: "Drafts", query: "status=draft" }] } }),
    },
  };
}
