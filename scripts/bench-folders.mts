/**
 * What folders cost: a person's list with contracts that they have by folders beside those they own, and the one change
 * that gives or takes many parts at once. In a separate database that is removed afterwards.
 *
 * Run: npx tsx scripts/bench-folders.mts [200,20000] (SQLite, or Postgres if DATABASE_URL names an empty one)
 */
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { addContracts, inOwnProcess, MARK, measureTime, newActor } from "./bench/contracts.mts";

const PAGE = 50;
const TEXT_BYTES = 500;
/** Contracts in each folder, and people in the team: as many parts as one folder may give. */
const IN_FOLDER = 2_000;
const PEOPLE = 5;

if (process.env[MARK] === undefined) await inOwnProcess(fileURLToPath(import.meta.url));
else await measure((process.argv[2] ?? "200,20000").split(",").map(Number));

async function measure(sizes: readonly number[]): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  await migrate({ url: env.databaseUrl });
  const { db, inTransaction } = await import("@/lib/platform/db");
  const { keepMissingNameKeys } = await import("@/lib/contracts/contract-store");
  const { listContracts, sizeOfList } = await import("@/lib/contracts/contracts");
  const { refreshFolders } = await import("@/lib/access/folder-parts");
  const [owner, reader] = [await newActor(), await newActor("reader")];
  const others = Array.from({ length: PEOPLE - 1 }, (_, index) => `u${index}`);
  await db.user.createMany({
    data: others.map((id) => ({ id, name: id, email: `${id}@example.com`, passwordHash: "" })),
  });
  const createdAt = new Date();
  await db.team.create({ data: { id: "team", name: "Team", ownerId: owner.userId, createdAt } });
  for (const userId of [reader.userId, ...others])
    await db.teamMember.create({ data: { id: `m-${userId}`, teamId: "team", userId, createdAt } });
  let made = 0;
  for (const size of sizes) {
    await addContracts(owner.userId, made, size, TEXT_BYTES);
    for (let at = Math.floor(made / IN_FOLDER) * IN_FOLDER; at < size; at += IN_FOLDER) {
      const folderId = `folder-${at / IN_FOLDER}`;
      const row = { id: folderId, name: folderId, ownerId: owner.userId, createdAt };
      await db.folder.upsert({ where: { id: folderId }, create: row, update: {} });
      const ids = Array.from({ length: Math.min(IN_FOLDER, size - at) }, (_, index) => `contract-${at + index}`);
      await db.contract.updateMany({ where: { id: { in: ids } }, data: { folderId } });
    }
    const place = { folderId_teamId: { folderId: "folder-0", teamId: "team" } };
    const row = { id: "folder-0", folderId: "folder-0", teamId: "team", role: "reviewer" };
    await db.folderTeam.upsert({ where: place, create: row, update: {} });
    await inTransaction((tx) => refreshFolders({ folderIds: ["folder-0"] }, tx));
    made = size;
    while (await keepMissingNameKeys());
    await db.$executeRawUnsafe("ANALYZE");
    console.log(
      `\n${size} contracts, in folders of ${IN_FOLDER}, one of them open to a team of ${PEOPLE}; ms of processor`,
    );
    for (const [who, actor] of Object.entries({ "who owns them": owner, "who has them by folders": reader }))
      for (const [name, query] of Object.entries({
        "newest first": {},
        "by name": { sort: "name" as const },
        "one folder": { folder: "folder-0" },
      })) {
        const list = await measureTime(async () => void (await listContracts(actor, { ...query, limit: PAGE })));
        const count = await measureTime(async () => void (await sizeOfList(actor, query)));
        const times = `page ${list.processorMs.toFixed(1)}, count ${count.processorMs.toFixed(1)}`;
        console.log(`${who}, ${name}: ${times}`);
      }
    const folderIds = ["folder-0"];
    const change = async (work: () => Promise<unknown>) => {
      await work();
      const before = process.cpuUsage();
      await inTransaction((tx) => refreshFolders({ folderIds }, tx));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const where = { folderId: "folder-0" };
    const taken = await change(() => db.folderTeam.deleteMany({ where }));
    const given = await change(() =>
      db.folderTeam.create({ data: { id: "folder-0", ...where, teamId: "team", role: "reviewer" } }),
    );
    const idle = await change(async () => undefined);
    const parts = PEOPLE * Math.min(IN_FOLDER, size);
    console.log(
      `${parts} parts taken ${taken.toFixed(0)}, given ${given.toFixed(0)}, nothing to do ${idle.toFixed(0)}`,
    );
  }
}
