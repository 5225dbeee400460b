import "server-only";
import { z } from "zod";
import { chatAboutContract } from "@/lib/assistant/assistant";
import { MAX_MESSAGE_CHARS } from "@/lib/assistant/bounds";
import { factsInForce } from "@/lib/assistant/review/in-force";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import { factsOfContract } from "@/lib/assistant/review/reviews";
import { proposeChange } from "@/lib/assistant/suggestions/proposed-change";
import { listDeadlines } from "@/lib/deadlines/deadlines";
import { deadlinesQuery } from "@/lib/deadlines/schema";
import { askInForce } from "@/lib/families/reading-in-force";
import { queryGrid } from "@/lib/portfolio/grid/grid";
import { gridQueryBody, type CellDto, type CellValue } from "@/lib/portfolio/schema";
import { wholeChatAnswer } from "@/lib/server/adapters/stream";
import { ended, fitting, note, passage, quoted } from "./quoted";
import { contractId, id, tool, versionId } from "./tool";

const LISTED = 50;
const ROWS = 50;
const MAX_REASON_CHARS = 1_000;
const MAX_WORDING_CHARS = 10_000;

const ask = tool({
  name: "ask_contract",
  title: "Ask about a contract",
  description:
    "Answers a question about one contract, with its certainty (`stated`, `likely`, `nearest`, `absent`, `cannot`) and " +
    "the passages that it stands on; those with a `document` stand in that one. `notes`: what amends or ends it. Don't " +
    "present anything but `stated` as certain.",
  scope: "read",
  limit: "assistant",
  input: z.strictObject({ contractId, versionId, question: z.string().trim().min(1).max(MAX_MESSAGE_CHARS) }),
  run: async (actor, { contractId: of, versionId: asked, question }, signal) => {
    const asking = await askInForce(actor, of, asked, signal);
    const input = { message: question, history: [], versionId: asked, keep: false };
    const answer = await wholeChatAnswer(await chatAboutContract(actor, of, input, asking), actor.language);
    const { basis, passages, message, engine, host, model } = answer;
    const notes = answer.notes.map(note);
    const { items, omitted } = fitting(passages.map(passage));
    const found = { certainty: basis, answer: quoted(message), passages: items, notes, omitted, engine, host, model };
    return { said: `Certainty: ${basis}. ${items.length} passages.`, found };
  },
});

const facts = tool({
  name: "contract_facts",
  title: "Facts of a contract",
  description:
    "Dates, lengths of time, sums, law and the like that a contract says, each with certainty and passage. `ended`: a " +
    "document that ends the contract; `notes`: what amends it.",
  scope: "read",
  limit: "assistant",
  input: z.strictObject({ contractId, versionId }),
  run: async (actor, { contractId: of, versionId: asked }, signal) => {
    const { amended } = await askInForce(actor, of, asked, signal);
    const read = amended
      ? await factsInForce(actor, of, asked, { amended, signal })
      : await factsOfContract(actor, of, asked === undefined ? {} : { versionId: asked }, signal);
    const { items, omitted } = fitting(
      read.facts.map(({ kind, value, basis, iso, months, days, amount, percent, currency, ...at }) => ({
        ...{ kind, certainty: basis, value: quoted(value), passage: passage({ ...at.passage, ...origin(at) }) },
        ...{ iso, months, days, amount, percent, currency },
      })),
    );
    const besides = { ended: read.ended ? ended(read.ended) : null, notes: amended ? [note(amended.note)] : [] };
    return { said: `${items.length} facts.`, found: { facts: items, ...besides, omitted } };
  },
});

const origin = ({ document }: Pick<FactDto, "document">) => (document ? { document } : {});

const deadlines = tool({
  name: "list_deadlines",
  title: "List deadlines",
  description:
    "Dates and duties, by date, of one contract or of all that the token's owner can open. `toCheck`: the text doesn't " +
    "say it for certain. `afterEnd`: a document ends the contract before. `dateInForce`: the day by the text in " +
    "force, with what amends it.",
  scope: "read",
  limit: "lookUp",
  input: z.strictObject({
    ...{ contractId: contractId.optional(), from: deadlinesQuery.shape.from, to: deadlinesQuery.shape.to },
    cursor: deadlinesQuery.shape.cursor,
  }),
  run: async (actor, input) => {
    const page = await listDeadlines(actor, { ...input, limit: LISTED });
    const { items, omitted } = fitting(
      page.items.map(({ id: deadlineId, contractId: of, contractName, kind, title, date, state, basis, ...more }) => ({
        ...{ deadlineId, contractId: of, contract: quoted(contractName), kind, title: quoted(title), date, state },
        ...{ certainty: basis, passage: more.source ? passage(more.source) : null },
        ...(more.inForce ? { dateInForce: more.inForce.date } : {}),
        afterEnd: more.afterEnd && { ...more.afterEnd, name: quoted(more.afterEnd.name) },
      })),
    );
    return { said: `${items.length} dates.`, found: { deadlines: items, omitted, nextCursor: page.nextCursor } };
  },
});

const grid = tool({
  name: "query_grid",
  title: "Query the table of answers",
  description:
    "The contracts as a table of answers. Columns are such as `fact:price`, `fact:end_date`, `topic:liability_cap`, " +
    "`verdict:<playbook>:<topic>`; GET /portfolio/columns lists them. Filters narrow the rows. Those with " +
    "`inForce` are of the text in force, changed by these documents; all others, filters and the order are of the " +
    "contract's own text: where `amendmentCount` or `ended` says so, ask the contract.",
  scope: "read",
  limit: "lookUp",
  input: gridQueryBody.omit({ group: true, limit: true }),
  run: async (actor, input) => {
    const page = await queryGrid(actor, { ...input, group: "none", limit: ROWS });
    const { items, omitted } = fitting(
      page.rows.map(({ contract, cells }) => ({
        ...{ contractId: contract.id, name: quoted(contract.name), type: contract.contractType },
        ...{ amendmentCount: contract.amendmentCount, ended: contract.ended },
        cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, toCell(cell)])),
      })),
    );
    return { said: `${items.length} rows.`, found: { rows: items, omitted, nextCursor: page.nextCursor } };
  },
});

function toCell({ state, isOutOfDate, value, verified, inForce }: CellDto) {
  const changedBy = inForce?.documents.map(({ name, ...document }) => ({ ...document, name: quoted(name) }));
  const cell = { state, isOutOfDate, isVerified: verified !== null, value: value && toValue(value) };
  return { ...cell, ...(changedBy ? { inForce: changedBy } : {}) };
}

function toValue({ text, sentence, clause, ...typed }: CellValue) {
  const from = sentence === undefined ? {} : { sentence: quoted(sentence) };
  return { ...quoted(text), ...typed, ...from, ...(clause === undefined ? {} : { clause: quoted(clause) }) };
}

const propose = tool({
  name: "propose_change",
  title: "Propose a change",
  description:
    "Adds a suggestion to the current version: replace `quote`, which has to stand in it exactly once, by `replacement`. " +
    "The text doesn't change unless a person accepts it.",
  scope: "write",
  limit: "change",
  input: z.strictObject({
    ...{ contractId, versionId: id.describe("Id of the current version, as it was read") },
    quote: z.string().min(1).max(MAX_WORDING_CHARS).describe("Exact words of the version"),
    replacement: z.string().max(MAX_WORDING_CHARS),
    reason: z.string().trim().min(1).max(MAX_REASON_CHARS).describe("Why, for the people who decide"),
  }),
  run: async (actor, { contractId: of, versionId: seen, quote, replacement, reason }) => {
    const change = { versionId: seen, quote, replacement, reason };
    const { id: suggestionId, start, end } = await proposeChange(actor, of, change);
    return { said: "Proposed. People decide whether it is accepted.", found: { suggestionId, start, end } };
  },
});

export const ANSWER_TOOLS = [ask, facts, deadlines, grid, propose];
