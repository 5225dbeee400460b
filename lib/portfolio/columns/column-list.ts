import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { FACT_KINDS, type FactKind } from "@/lib/engine/review/fact";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { fieldsFor } from "@/lib/portfolio/fields/field-store";
import { ownQuestions } from "@/lib/portfolio/questions/question-store";
import type { ColumnDto } from "@/lib/portfolio/schema";
import { getBook, listBooks } from "@/lib/positions/books";
import { topicName } from "@/lib/positions/kinds";

/** Playbooks whose topics are offered, the newest. */
const MOST_BOOKS = 20;
const DAYS: readonly FactKind[] = ["agreement_date", "effective_date", "expiration_date"];
const FIGURES: readonly FactKind[] = ["term", "renewal_term", "renewal_notice", "late_payment"];
/** Facts that are sums of money: their currency stands beside them in a table without formats. */
export const SUMS: readonly string[] = ["fact:price", "fact:liability_cap"];

/** What can be a column for the caller, in their language. Source: B-29.2. */
export async function listColumns(actor: Actor): Promise<ColumnDto[]> {
  const copy = copyFor(actor.language);
  const topics = { ...copy.answerColumns.topics, ...copy.positions.topics };
  const books = await Promise.all((await listBooks(actor)).slice(0, MOST_BOOKS).map(({ id }) => getBook(actor, id)));
  const [fields, questions] = await Promise.all([fieldsFor(actor), ownQuestions(actor)]);
  return [
    ...ofContract(copy),
    ...FACT_KINDS.map((kind) => column(`fact:${kind}`, "fact", copy.assistant.facts.kinds[kind], comparedAs(kind))),
    ...TOPIC_IDS.map((topic) => column(`topic:${topic}`, "topic", topicName(topic, topics), "text")),
    ...books.flatMap(({ id, name, positions }) =>
      positions.map(({ topic }) => ({
        ...column(`verdict:${id}:${topic}`, "verdict", topicName(topic, copy.positions.topics), "verdict"),
        book: name,
      })),
    ),
    ...fields.map(({ id, name, kind }) => column(`field:${id}`, "field", name, fieldComparedAs(kind))),
    ...questions.map(({ id, text }) => column(`question:${id}`, "question", text, "text")),
  ];
}

function ofContract({ contracts, contractList, answerColumns }: Copy): ColumnDto[] {
  const { name, type, status, uploadDate } = contracts.dashboard.columns;
  return [
    column("name", "contract", name, "text"),
    column("counterparty", "contract", answerColumns.counterparty, "text"),
    column("type", "contract", type, "values"),
    column("status", "contract", status, "values"),
    column("uploaded", "contract", uploadDate, "day"),
    column("owner", "contract", answerColumns.owner, "text"),
    column("labels", "contract", contractList.labels, "values"),
    column("deadline:next", "deadline", contractList.nextDate, "day"),
  ];
}

function column(id: string, kind: ColumnDto["kind"], name: string, by: ColumnDto["by"]): ColumnDto {
  return { id, kind, name, by, book: "" };
}

function comparedAs(kind: FactKind): ColumnDto["by"] {
  if (DAYS.includes(kind)) return "day";
  return FIGURES.includes(kind) || SUMS.includes(`fact:${kind}`) ? "number" : "text";
}

function fieldComparedAs(kind: string): ColumnDto["by"] {
  return kind === "day" || kind === "number" ? kind : "text";
}
