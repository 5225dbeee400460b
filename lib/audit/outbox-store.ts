import "server-only";
import type { DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { announcedAs, announcedIds } from "./announced";
import type { SealedEvent } from "./chain";
import { ACCOUNTS_CHAIN } from "./schema";

/** Who is told of an event although nobody can open the contract behind it. */
export type Audience = { audience?: readonly string[] };

/**
 * Notes events for webhooks, in the transaction that records them: what is undone is told to nobody, what is done is
 * told even if the process dies at once. Writes nothing where nobody who could be told has a webhook. Source: B-39.3.
 */
export async function noteForWebhooks(events: readonly (SealedEvent & Audience)[], tx: DatabaseClient): Promise<void> {
  const onContracts = events.filter(({ chain }) => chain !== ACCOUNTS_CHAIN);
  const told = onContracts.flatMap((event) => announcedAs(event.action).map((type) => ({ ...event, type })));
  if (told.length === 0) return;
  const [wanted, batchId] = [await contractsWithWebhooks(told, tx), newId()];
  const rows = told
    .filter(({ chain }) => wanted.has(chain))
    .map(({ chain, type, detail, at, audience }) => ({
      ...{ id: newId(), batchId, contractId: chain, type, at },
      data: JSON.stringify({ ...announcedIds(detail), contractId: chain }),
      audience: audience === undefined || audience.length === 0 ? null : JSON.stringify(audience),
    }));
  if (rows.length === 0) return;
  await tx.webhookEvent.createMany({ data: rows });
  await enqueue("spreadWebhooks", { batchId }, { accountId: events[0]?.actorId ?? null }, tx);
}

async function contractsWithWebhooks(
  events: readonly ({ chain: string } & Audience)[],
  tx: DatabaseClient,
): Promise<Set<string>> {
  const chains = [...new Set(events.map(({ chain }) => chain))];
  const isOn = { webhooks: { some: { disabledAt: null } } };
  const parts = await tx.collaborator.findMany({
    where: { contractId: { in: chains }, user: isOn },
    distinct: ["contractId"],
    select: { contractId: true },
  });
  const wanted = new Set(parts.map(({ contractId }) => contractId));
  for (const { chain, audience = [] } of events)
    if (audience.length > 0 && (await tx.user.count({ where: { id: { in: [...audience] }, ...isOn } })) > 0)
      wanted.add(chain);
  return wanted;
}
