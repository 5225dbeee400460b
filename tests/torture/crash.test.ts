/** The short form of `npm run torture crash`. Needs the built app. */
import { inject } from "vitest";
import { describe, expect, test } from "vitest";
import { testDatabase } from "@/tests/support/database";
import { newDatabaseFor } from "./databases";
import { crash, type CrashReport } from "./crash";
import { findFaults } from "./checker";
import { openClient, readState } from "./installation-state";

const SEED = 20_251;

describe(`a server that is killed again and again, on ${testDatabase}`, () => {
  test("loses nothing that it had acknowledged; and a write that is lost all the same is found (B-23.9)", async () => {
    const databaseUrl = await newDatabaseFor(inject("template"));
    let foundLost: string[] = [];
    const report = await crash({ rounds: 3, seed: SEED, clients: 8, databaseUrl, settleEvery: 3 }, async (played) => {
      foundLost = await faultsOnceLost(played);
    });
    expect(report.faults).toEqual([]);
    expect(report.refusals).toEqual([]);
    expect(new Set(report.acknowledged.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    expect(foundLost).toHaveLength(2);
    expect(foundLost[0]).toMatch(/^Lost: .*"versionNumber"/);
    expect(foundLost[1]).toMatch(/^Audit trail .* is cutOff/);
  });
});

/**
 * The negative control: the newest acknowledged version and its event are taken out of the database as if its
 * transaction had never reached the disk. All that is left agrees with itself but for the end of the audit trail.
 */
async function faultsOnceLost({ place, acknowledged }: CrashReport): Promise<string[]> {
  const before = await readState(place);
  const newest = before.versions.filter(({ id }) =>
    before.contracts.some(({ currentVersionId }) => currentVersionId === id),
  );
  const lost = acknowledged
    .toReversed()
    .find((write) => write.kind === "version" && newest.some(({ id }) => id === write.versionId));
  if (lost?.kind !== "version") throw new Error("no acknowledged version is current");
  const db = openClient(place.url);
  try {
    const { contractId, versionId, versionNumber } = lost;
    const previous = before.versions.find(
      (version) => version.contractId === contractId && version.versionNumber === versionNumber - 1,
    );
    await db.contract.update({
      where: { id: contractId },
      data: { lastVersionNumber: versionNumber - 1, currentVersionId: previous?.id ?? null },
    });
    await db.contractVersion.delete({ where: { id: versionId } });
    const [event] = before.events
      .filter(({ chain }) => chain === contractId)
      .toSorted((a, b) => b.sequence - a.sequence);
    if (!event) throw new Error("no event");
    const { id } = event;
    await db.auditEvent.delete({ where: { id } });
  } finally {
    await db.$disconnect();
  }
  return findFaults(await readState(place), acknowledged).filter((fault) => /^Lost|cutOff/.test(fault));
}
