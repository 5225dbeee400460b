import "server-only";
import { allHeads, eventsBehind, headOf } from "./audit-store";
import { chainCheck, type ChainHead, type ChainProblem } from "./chain";

const BATCH = 1_000;

/** For whoever runs the installation. @returns how much was checked, and each place where a chain is broken */
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
  return { events, problems: [...problems, ...check.end(await headOf(chain))] };
}
