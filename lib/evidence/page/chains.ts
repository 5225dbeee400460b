import type { Manifest } from "../manifest";
import { sha256Of, textOf, wellFormed, type Found } from "./bytes";

/** How a chain stands: `at` is the number of the first link that doesn't hold. */
export type ChainResult = { state: "whole" | "broken"; links: number; at: number | null; unsealed: number };

const EVENT_FORM = "audit-event/1";
const VERSION_FORM = "contract-version/1";
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Each event's hash is made anew of all it says and of the hash before it. Written as `lib/audit/chain.ts` does. */
export async function trailResult(found: Found, { trail, files }: Manifest): Promise<ChainResult> {
  let [links, previous] = [0, ""];
  for (const { path } of files.filter(({ kind }) => kind === "trail")) {
    for (const event of await eventsIn(found, path)) {
      const hash = await sha256Of(bytesOf(JSON.stringify(fieldsOf(event))));
      const isNext = event["sequence"] === links + 1 && event["chain"] === trail.chain;
      if (!isNext || event["previousHash"] !== previous || event["hash"] !== hash) return broken(links);
      [links, previous] = [links + 1, hash];
    }
  }
  const isAtEnd = links === trail.lastSequence && previous === trail.lastHash;
  return isAtEnd ? { state: "whole", links, at: null, unsealed: 0 } : broken(links);
}

const broken = (links: number): ChainResult => ({ state: "broken", links, at: links + 1, unsealed: 0 });

type Event = Readonly<Record<string, unknown>>;

async function eventsIn(found: Found, path: string): Promise<readonly Event[]> {
  const read = found.get(path);
  if (!read) return [];
  try {
    const said: unknown = JSON.parse(textOf(await read()));
    const events: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "events") : null;
    return Array.isArray(events) ? events.map((event: unknown) => (isRecord(event) ? event : {})) : [];
  } catch {
    return []; // then the chain ends too early, and says so
  }
}

const isRecord = (value: unknown): value is Event => typeof value === "object" && value !== null;

function fieldsOf(event: Event): unknown[] {
  const name = event["actorName"];
  return [
    EVENT_FORM,
    ...["id", "chain", "sequence", "at", "actorId"].map((field) => event[field]),
    typeof name === "string" ? wellFormed(name) : name,
    ...["action", "detail", "address", "previousHash"].map((field) => event[field]),
  ];
}

/** Each version's hash covers its text and the version before it. Written as `version-seal-store.ts` does. */
export async function versionsResult(found: Found, { contractId, versions, files }: Manifest): Promise<ChainResult> {
  const paths = new Map(files.filter(({ kind }) => kind === "version").map(({ version, path }) => [version, path]));
  let [previous, unsealed] = ["", 0];
  for (const [index, { number, createdAt, createdByName, hash, restoredFrom }] of versions.entries()) {
    const bytes = await found
      .get(paths.get(number) ?? "")?.()
      .catch(() => null);
    const facts = [VERSION_FORM, contractId, number, createdAt, wellFormed(createdByName), restoredFrom, previous];
    const made = bytes && (await sha256Of(joined(bytesOf(`${JSON.stringify(facts)}\n`), bytes)));
    if (number !== index + 1 || !made || (hash !== "" && hash !== made))
      return { state: "broken", links: index, at: number, unsealed };
    unsealed += hash === "" ? 1 : 0;
    previous = hash;
  }
  return { state: "whole", links: versions.length, at: null, unsealed };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
