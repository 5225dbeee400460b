import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { Tried } from "@/lib/access/policy";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { requestContext } from "@/lib/platform/request-context";
import {
  append,
  contractsWith,
  detailsSince,
  lockHead,
  lockHeads,
  allHeads,
  eventsBehind,
  findHead,
} from "./audit-store";
import { noteForWebhooks, type Audience } from "./outbox-store";
import { eventHash, type ChainHead, type SealedEvent, chainCheck, type ChainProblem } from "./chain";
import { ACCOUNTS_CHAIN, AUDIT_DETAILS, type AuditDetail, type AuditFact } from "./schema";

/** Who did it: a user, also by a token, or a guest by the name of their link; null for other guests and for the app. */
export type Who = (Pick<Actor, "name" | "address" | "token"> & { userId: string | null }) | null;
/** What happened, and the chain that records it: a contract's id, or `ACCOUNTS_CHAIN`. */
export type Recorded = AuditFact & { chain: string } & Audience;

/** Repeats within this time, such as from polling, count as one event. */
const COLLAPSE_MS = 10 * 60_000;
/** Chains per statement: databases limit the number of parameters. */
const CHAINS_AT_ONCE = 500;

/**
 * Inside the transaction: both happen or neither. Call it last, because others adding to the chain wait, and a
 * contract's chain before the accounts chain. A database error here undoes the fact too.
 */
export async function recordInTransaction(who: Who, event: Recorded, tx: DatabaseClient): Promise<void> {
  const recorded = sealed(who, event, await lockHead(event.chain, tx));
  await append([recorded], tx);
  await noteForWebhooks([withAudience(recorded, event)], tx);
}

/**
 * Like `recordInTransaction` for one event in each of many chains, using a few statements for hundreds: one by one took
 * longer than a transaction may. @param events of different chains, in the order in which others lock them too
 */
export async function recordInEach(who: Who, events: readonly Recorded[], tx: DatabaseClient): Promise<void> {
  for (let start = 0; start < events.length; start += CHAINS_AT_ONCE) {
    const batch = events.slice(start, start + CHAINS_AT_ONCE);
    const heads = await lockHeads(
      batch.map(({ chain }) => chain),
      tx,
    );
    const recorded = batch.map((event) => sealed(who, event, headGiven(heads, event.chain)));
    await append(recorded, tx);
    await noteForWebhooks(recorded, tx);
  }
}

const withAudience = (recorded: SealedEvent, { audience }: Recorded): SealedEvent & Audience =>
  audience === undefined ? recorded : { ...recorded, audience };

/** Records something that is not a write, or is already done: immediately, in a short transaction of its own. */
export function recordAtOnce(who: Who, ...events: readonly Recorded[]): Promise<void> {
  return inTransaction(async (tx) => {
    for (const event of events) await recordInTransaction(who, event, tx);
  });
}

/** Records that someone viewed versions, skipping any they viewed in the last ten minutes. */
export async function recordOpening(who: Actor, contractId: string, versions: readonly number[]): Promise<void> {
  await recordNew(who, { chain: contractId, action: "contract.opened" }, (seen) => {
    const known = new Set(seen.flatMap((detail) => detail.versions));
    const fresh = [...new Set(versions)].filter((version) => !known.has(version));
    return fresh.length === 0 ? null : { versions: fresh };
  });
}

/**
 * Once per ten minutes for each thing tried; what doesn't exist has no trail. Called by entry points
 * (`recorded-refusals.ts`).
 */
export async function recordRefusal(who: Actor, tried: Tried): Promise<void> {
  const { ability } = tried;
  if ("answer" in tried) {
    for (const chain of await contractsWith(tried.of))
      await recordNew(who, { chain, action: "contract.refused" }, unlessTried({ ability, answer: tried.answer }));
    return;
  }
  const event = { chain: ACCOUNTS_CHAIN, action: "account.refused" } as const;
  await recordNew(who, event, unlessTried({ ability, answer: 403 }));
}

type Refusal = AuditDetail<"contract.refused">;

function unlessTried(detail: Refusal): (earlier: readonly Refusal[]) => Refusal | null {
  return (earlier) =>
    earlier.some(({ ability, answer }) => ability === detail.ability && answer === detail.answer) ? null : detail;
}

type Collapsible = "contract.opened" | "contract.refused" | "account.refused";

/** Checks what the same person did recently, first without a lock, so that polling blocks no one, then with it. */
async function recordNew<A extends Collapsible>(
  who: Actor,
  event: { chain: string; action: A },
  rest: (earlier: readonly AuditDetail<A>[]) => AuditDetail<A> | null,
): Promise<void> {
  const { chain, action } = event;
  const since = new Date(clock.now().getTime() - COLLAPSE_MS);
  const left = async (client?: DatabaseClient) =>
    rest(
      (await detailsSince(chain, { actorId: who.userId, action, since }, client)).map(
        (detail) => JSON.parse(detail) as AuditDetail<A>,
      ),
    ); // written by `sealed`
  if ((await left()) === null) return;
  await inTransaction(async (tx) => {
    const head = await lockHead(chain, tx);
    const detail = await left(tx);
    // TypeScript can't pair action and detail here
    if (detail !== null) await append([sealed(who, { chain, action, detail } as Recorded, head)], tx);
  });
}

function headGiven(heads: ReadonlyMap<string, ChainHead>, chain: string): ChainHead {
  const head = heads.get(chain);
  if (!head) throw new Error("a chain that was locked has a head");
  return head;
}

function sealed(who: Who, event: Recorded, head: ChainHead): SealedEvent {
  const { chain, action } = event;
  const sealedEvent = {
    id: newId(),
    chain,
    sequence: head.lastSequence + 1,
    at: clock.now(),
    actorId: who?.userId ?? null,
    actorName: who === null ? "" : nameOf(who),
    action,
    detail: JSON.stringify(AUDIT_DETAILS[action].parse(event.detail)), // nothing the kind of event has no place for
    address: requestContext().address || (who?.address ?? ""),
    previousHash: head.lastHash,
  };
  return { ...sealedEvent, hash: eventHash(sealedEvent) };
}

/** Whoever acts by a token, with the token: `Anna · Payroll (cm_k3x9q2ab)`. Source: B-36.9. */
function nameOf({ name, token }: NonNullable<Who>): string {
  return token ? `${name} · ${token.name} (${token.prefix})` : name;
}

const BATCH = 1_000;

/** For the operator. @returns how much was checked, and each place where a chain is broken */
export async function verifyChains(): Promise<{ chains: number; events: number; problems: ChainProblem[] }> {
  const heads = await allHeads();
  const checked = { chains: heads.size, events: 0, problems: new Array<ChainProblem>() };
  for (const [chain, head] of heads) {
    const { events, problems } = await verifyChain(chain, head);
    checked.events += events;
    checked.problems.push(...problems);
  }
  return checked;
}

async function verifyChain(
  chain: string,
  head: ChainHead | null,
): Promise<{ events: number; problems: ChainProblem[] }> {
  const check = chainCheck(chain, head);
  const problems: ChainProblem[] = [];
  let events = 0;
  for (let behind = 0; ;) {
    const batch = await eventsBehind(chain, { limit: BATCH, behind });
    problems.push(...batch.flatMap((event) => check.next(event)));
    events += batch.length;
    const last = batch.at(-1);
    if (!last) break;
    behind = last.sequence;
  }
  return { events, problems: [...problems, ...check.end(await findHead(chain))] };
}
