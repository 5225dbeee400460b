import "server-only";
import { z } from "zod";
import { listContracts, getContract } from "@/lib/contracts/contracts";
import { listOrTrashQuery } from "@/lib/contracts/schema";
import { compareVersions, type ComparisonDto } from "@/lib/contracts/versions/comparison";
import { getVersion, listVersions } from "@/lib/contracts/versions/versions";
import { listRounds } from "@/lib/exchange/rounds/rounds";
import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/access/actor";
import { fitting, quoted } from "./quoted";
import { contractId, id, tool, versionId } from "./tool";
import { readClauseLabel } from "@/lib/documents/numbering/clause-label";

const LISTED = 50;

const searchContracts = tool({
  name: "search_contracts",
  title: "Search contracts",
  description: "Contracts that the token's owner can open, newest first; `words` are looked for in names and texts.",
  scope: "read",
  limit: "lookUp",
  input: z.strictObject({
    words: z.string().trim().min(1).max(200).optional().describe("All of them have to occur"),
    limit: z.int().min(1).max(LISTED).default(20),
    cursor: listOrTrashQuery.shape.cursor.describe("`nextCursor` of the page before"),
  }),
  run: async (actor, { words, limit, cursor }) => {
    const query = { limit, ...(words ? { q: words } : {}), ...(cursor ? { cursor } : {}) };
    const page = await listContracts(actor, query);
    const { items, omitted } = fitting(page.items.map(toListed));
    const found = { contracts: items, omitted, nextCursor: page.nextCursor };
    return { said: `${items.length} contracts on this page.`, found };
  },
});

function toListed(item: Awaited<ReturnType<typeof listContracts>>["items"][number]) {
  const { id: contract, name, status, uploadedAt, currentVersionId, metadata, snippet } = item;
  return {
    ...{ contractId: contract, name: quoted(name), type: metadata.contractType, status, uploadedAt },
    ...{ currentVersionId, snippet: snippet ? quoted(snippet.text) : null },
  };
}

const listOfVersions = tool({
  name: "list_versions",
  title: "List versions",
  description: "Versions of a contract, newest first, without their text.",
  scope: "read",
  input: z.strictObject({ contractId, cursor: z.string().max(200).optional() }),
  run: async (actor, { contractId: of, cursor }) => {
    const { items, nextCursor } = await listVersions(actor, of, {
      ...{ fields: "summary", limit: LISTED },
      ...(cursor ? { cursor } : {}),
    });
    const versions = items.map(({ id: version, versionNumber, createdAt, isCurrent, name }) => ({
      ...{ versionId: version, versionNumber, createdAt, isCurrent, name: quoted(name) },
    }));
    return { said: `${versions.length} versions.`, found: { versions, nextCursor } };
  },
});

const readClauses = tool({
  name: "read_clauses",
  title: "Read clauses",
  description:
    "The text of a version, paragraph by paragraph with clause numbers and places. Narrow it by `number` or `words`; " +
    "`nextStart` continues a long text.",
  scope: "read",
  limit: "lookUp",
  input: z.strictObject({
    ...{ contractId, versionId },
    number: z.string().max(40).optional().describe("Clause number, such as 7.2; those below it come too"),
    words: z.string().trim().min(1).max(200).optional().describe("Paragraphs that contain this"),
    start: z.int().min(0).default(0).describe("Offset in the text to begin at"),
  }),
  run: async (actor, { contractId: of, versionId: asked, number, words, start }) => {
    const version = await getVersion(actor, of, asked ?? (await currentVersion(actor, of)));
    const all = clausesOf(version.plainText).filter((clause) => clause.start >= start);
    const isAsked = (clause: (typeof all)[number]) =>
      (words === undefined || clause.content.toLowerCase().includes(words.toLowerCase())) &&
      (number === undefined || `${clause.number}.`.startsWith(`${bare(number)}.`));
    const { items, omitted } = fitting(
      all
        .filter(isAsked)
        .map(({ number: label, content, start: from, end }) => ({
          ...{ number: label, ...quoted(content), start: from, end },
        })),
    );
    const nextStart = omitted > 0 ? (items.at(-1)?.end ?? 0) + 1 : null;
    const found = { versionId: version.id, versionNumber: version.versionNumber, clauses: items, nextStart };
    return { said: `${items.length} paragraphs of version ${version.versionNumber}.`, found };
  },
});

async function currentVersion(actor: Actor, of: string): Promise<string> {
  const { currentVersionId } = await getContract(actor, of);
  if (currentVersionId === null) throw new AppError("noVersions");
  return currentVersionId;
}

const compare = tool({
  name: "compare_versions",
  title: "Compare versions",
  description: "What leads from one version to another: counts, and each paragraph that changed.",
  scope: "read",
  limit: "lookUp",
  input: z.strictObject({ contractId, fromVersionId: id, toVersionId: id }),
  run: async (actor, { contractId: of, fromVersionId: from, toVersionId: to }, signal) => {
    const bytes = await compareVersions(actor, of, { from, to, signal });
    const { counts, blocks } = JSON.parse(new TextDecoder().decode(bytes)) as ComparisonDto; // made by our worker
    const changed = blocks.filter(({ change }) => change !== "same");
    const { items, omitted } = fitting(
      changed.map(({ change, runs }) => ({ change, runs: runs.map(({ kind, text }) => ({ kind, ...quoted(text) })) })),
    );
    return { said: `${changed.length} paragraphs changed.`, found: { counts, changes: items, omitted } };
  },
});

const rounds = tool({
  name: "list_rounds",
  title: "List rounds",
  description: "What was exchanged with the other side about a contract, newest first: sent, returned, decided.",
  scope: "read",
  input: z.strictObject({ contractId }),
  run: async (actor, { contractId: of }) => {
    const { items, omitted } = fitting(
      (await listRounds(actor, of)).map((round) => ({
        ...{ roundId: round.id, kind: round.kind, status: round.status, createdAt: round.createdAt },
        ...{ fileName: quoted(round.fileName), sentVersionId: round.sentVersionId, versionId: round.versionId },
        ...{ sentBy: quoted(round.sentBy), counts: round.counts },
      })),
    );
    return { said: `${items.length} rounds.`, found: { rounds: items, omitted } };
  },
});

export const CONTRACT_TOOLS = [searchContracts, listOfVersions, readClauses, compare, rounds];

type Clause = { number: string; content: string; start: number; end: number };

/** A text's paragraphs in order, each with its clause number; '' where it has none. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (let start = 0; start < text.length;) {
    const line = text.indexOf("\n", start);
    const end = line < 0 ? text.length : line;
    const content = text.slice(start, end);
    if (content.trim() !== "")
      clauses.push({ number: bare(readClauseLabel(content)?.text ?? ""), content, start, end });
    start = end + 1;
  }
  return clauses;
}

/** `7.2` of `7.2. `: as people name a clause. */
const bare = (label: string): string => label.trim().replace(/[.)]+$/u, "");
