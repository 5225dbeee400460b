/**
 * Each kind of event is recorded once, in its chain, with who did it and from where; and nothing gets in that has no
 * business there.
 */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { DELETE as deleteContract } from "@/app/api/contracts/[contractId]/route";
import { GET as version } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { DELETE as revoke } from "@/app/api/invitations/[token]/route";
import { DELETE as deleteUser } from "@/app/api/admin/users/[userId]/route";
import { ACCOUNTS_CHAIN, AUDIT_DETAILS } from "@/lib/audit/schema";
import { verifyChains } from "@/lib/audit/audit";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { PASSWORD, type Person } from "../support/factories";
import { ACCOUNT_ROWS } from "./audit-events/accounts";
import { CONTRACT_ROWS } from "./audit-events/contracts";
import { TOGETHER_ROWS } from "./audit-events/together";
import { asked, freshWorld, on, onVersion, QUESTION, SECRET_WORDS, type World } from "./audit-events/stage";

let world: World;
const seen = new Set<string>();
const ROWS = [...ACCOUNT_ROWS, ...CONTRACT_ROWS, ...TOGETHER_ROWS];

beforeEach(async () => {
  world = await freshWorld();
});

/**
 * Told where what they tell of is tested: `bulk.test.ts`, `counterparties-merged.test.ts`, `families.test.ts`,
 * `folders.test.ts`, `folders-kept.test.ts`, `guests-attacked.test.ts`, `openid.test.ts`, `portfolio.test.ts`,
 * `photographs.test.ts`, `portfolio-own.test.ts`, `positions.test.ts`, `position-reviews.test.ts`,
 * `reports.test.ts`, `rounds.test.ts`, `scim.test.ts`, `signed.test.ts`, `signing.test.ts`, `tokens.test.ts`, `tokens-attacked.test.ts`,
 * `webhooks.test.ts`.
 */
const ELSEWHERE = [
  "account.identity",
  ...["account.provisioned", "account.directory", "account.deactivated", "account.reactivated"],
  "positions.",
  "topic.",
  "issues.exported",
  "ledger.exported",
  "suggestion.proposed",
  "round.",
  "guest.",
  "signed.",
  "signing.",
  "contract.signed",
  "contract.reopened",
  "contract.wordsConfirmed",
  "answer.",
  "answers.",
  "question.",
  "field.",
  "view.",
  "counterparty.",
  "family.",
  "drafts.",
  "contract.filed",
  "folder.",
  "team.",
  "reports.",
  "token.",
  "webhook.",
];

describe("recorded once:", () => {
  test.each(ROWS)("$action in $chain by $by", async ({ action, chain, by, detail, act }) => {
    const contractChain = chain === "accounts" ? ACCOUNTS_CHAIN : world.contractId;
    const before =
      typeof chain === "function" ? 0 : await db.auditEvent.count({ where: { chain: contractChain, action } });
    const made = await act(world);
    const events = await db.auditEvent.findMany({
      where: { chain: typeof chain === "function" ? chain(made) : contractChain, action },
      orderBy: { sequence: "asc" },
    });
    const recorded = events.slice(before).map((event) => ({ ...event, detail: JSON.parse(event.detail) as object }));

    const who = by === null ? null : (world[by] as Person).actor;
    expect(recorded).toHaveLength(1);
    expect(recorded[0]).toMatchObject({
      detail,
      ...(action === "account.registered"
        ? { actorName: "New" }
        : { actorId: who?.userId ?? null, actorName: who?.name ?? "" }),
    });
    seen.add(action);
    await expectNothingSecret();
    expect((await verifyChains()).problems).toEqual([]);
  });

  afterAll(() =>
    expect([...seen].sort()).toEqual(
      Object.keys(AUDIT_DETAILS)
        .filter((action) => !ELSEWHERE.some((kind) => action.startsWith(kind)))
        .sort(),
    ),
  );
});

/** No words of the contract, no question, no password, no token, no hash of one. */
async function expectNothingSecret(): Promise<void> {
  const stored = JSON.stringify(
    await db.auditEvent.findMany({ select: { detail: true, actorName: true, address: true } }),
  );
  for (const secret of [
    SECRET_WORDS,
    QUESTION,
    PASSWORD,
    "quite long enough",
    "wrong password",
    ...[world.owner, world.reviewer].map(({ token }) => token),
  ])
    expect(stored).not.toContain(secret);
  for (const { tokenHash } of await db.invitation.findMany()) expect(stored).not.toContain(tokenHash);
}

describe("a refusal", () => {
  test("of what doesn't exist leaves no trail", async () => {
    const before = await db.auditEvent.count();
    await asked(version, world.stranger, 404, { params: { contractId: "no such contract", versionId: "none" } });
    await asked(revoke, world.stranger, 404, { method: "DELETE", params: { token: "no such invitation" } });
    await asked(download, world.stranger, 404, { params: { fileId: "no such file" } });
    expect(await db.auditEvent.count()).toBe(before);
  });

  test("stays when the request's own writes are undone, an Idempotency-Key included", async () => {
    await asked(save, world.stranger, 404, {
      ...on(world, { content: "<p>Mine</p>" }),
      headers: { "idempotency-key": newId() },
    });
    const recorded = await db.auditEvent.findMany({ where: { chain: world.contractId, action: "contract.refused" } });
    expect(recorded).toMatchObject([
      { actorId: world.stranger.actor.userId, detail: '{"ability":"edit","answer":404}' },
    ]);
    expect(await db.idempotencyKey.count()).toBe(0);
  });
});

describe("the trail outlives", () => {
  test("the person: rows keep the name, and the chain holds", async () => {
    await asked(version, world.reviewer, 200, onVersion(world));
    await asked(deleteUser, world.admin, 204, { method: "DELETE", params: { userId: world.reviewer.actor.userId } });
    const rows = await db.auditEvent.findMany({
      where: { actorId: world.reviewer.actor.userId, chain: world.contractId },
    });
    expect(rows).toMatchObject([{ action: "contract.opened", actorName: "Reviewer" }]);
    expect((await verifyChains()).problems).toEqual([]);
  });

  test("the contract: its chain stays whole when it is deleted", async () => {
    await asked(version, world.owner, 200, onVersion(world));
    await asked(deleteContract, world.owner, 204, on(world, undefined, "DELETE"));
    const rows = await db.auditEvent.findMany({ where: { chain: world.contractId }, orderBy: { sequence: "asc" } });
    expect(rows.map(({ action }) => action)).toEqual(["contract.opened", "contract.deleted"]);
    expect((await verifyChains()).problems).toEqual([]);
  });
});
