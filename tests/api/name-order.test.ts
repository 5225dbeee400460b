import { expect, test } from "vitest";
import { GET as list } from "@/app/api/contracts/route";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { keepMissingNameKeys } from "@/lib/contracts/contract-store";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { call } from "../support/api";
import { createContract, person, type Person } from "../support/factories";

/** All pages of one contract each. */
async function readIds(who: Person, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | undefined = `?limit=1&${query}`; next !== undefined;) {
    const response: Response = await call(list, { token: who.token, path: `/contracts${next}` });
    expect(response.status).toBe(200);
    ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    next = /<[^?>]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return ids;
}

test("names backwards are names forwards turned round, also where some are alike and a type narrows them (B-7.8)", async () => {
  const owner = await person("Owner");
  const [type = "", other = ""] = CONTRACT_TYPES;
  const made: string[] = [];
  for (const [index, name] of ["Lease", "Lease", "Annex", "Lease", "Side letter", "Annex"].entries()) {
    const { contractId } = await createContract(owner, { name });
    const uploadedAt = new Date(Date.UTC(2026, 0, 1 + index));
    const contractType = index === 4 ? other : type;
    await db.collaborator.updateMany({ where: { contractId }, data: { contractUploadedAt: uploadedAt } });
    await db.contract.update({ where: { id: contractId }, data: { uploadedAt, contractType } });
    await db.listedPart.updateMany({ where: { contractId }, data: { uploadedAt } });
    made.push(contractId);
  }
  while (await keepMissingNameKeys());
  const inOrder = [5, 2, 3, 1, 0, 4].map((index) => made[index]); // those alike newest first
  expect(await readIds(owner, "sort=name")).toEqual(inOrder);
  expect(await readIds(owner, "sort=-name")).toEqual(inOrder.toReversed());
  const ofType = inOrder.filter((id) => id !== made[4]);
  const narrowed = `type=${encodeURIComponent(type)}`;
  expect(await readIds(owner, `sort=name&${narrowed}`)).toEqual(ofType);
  expect(await readIds(owner, `sort=-name&${narrowed}`)).toEqual(ofType.toReversed());
  expect(await readIds(owner, "sort=-name&status=reviewed")).toEqual([]);
});

const NARROWED = ["", `AND "contractType" = 'Other'`, `AND "status" = ''`];
const WAYS = ["ASC, @ DESC, # DESC", "DESC, @ ASC, # ASC"];
const PLANS = NARROWED.flatMap((narrowed) =>
  WAYS.flatMap((way) => ["nameLatin", "nameCyrillic"].map((key) => ({ narrowed, way, key }))),
);

test.skipIf(env.isPostgres).each(PLANS)(
  "SQLite sorts nothing: $key $way $narrowed (B-7.8)",
  async ({ narrowed, way, key }) => {
    const order = `"${key}" ${way.replace("@", '"uploadedAt"').replace("#", '"contractId"')}`;
    const plan = await db.$queryRawUnsafe<{ detail: string }[]>(
      `EXPLAIN QUERY PLAN SELECT * FROM "ListedPart" WHERE "userId" = 'u' ${narrowed} ORDER BY ${order} LIMIT 51`,
    );
    expect(plan.map(({ detail }) => detail).join("; ")).toMatch(/^SEARCH ListedPart USING INDEX [^;]+$/);
  },
);
