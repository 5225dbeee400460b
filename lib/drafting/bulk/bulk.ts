import "server-only";
import type { Actor } from "@/lib/access/actor";
import { createFromTemplateBody, type CreateFromTemplate } from "@/lib/contracts/templates/template-schema";
import { createFromTemplate } from "@/lib/contracts/templates/templates";
import { fillContract, fillText } from "@/lib/contracts/templates/duplicate";
import { copyFor, type Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import type { Commit } from "@/lib/platform/db";
import { filledTemplate } from "@/lib/workers/writing";
import { startBatch } from "@/lib/drafting/batches/batches";
import type { DraftMaker } from "@/lib/drafting/batches/making";
import { isBlocking } from "@/lib/drafting/bounds";
import type { BatchDto, Bulk, CheckDto, PreviewDto, PreviewRow, ProblemDto } from "@/lib/drafting/schema";
import { nameFrom, readRowValues } from "./row-values";
import { findSource, type FieldSpec, type TemplateSource } from "./source";

/** What each row would be called, and what is wrong with its values. Source: B-33.4. */
export async function checkRows(
  actor: Actor,
  templateId: string,
  { language, pattern, rows }: Bulk,
): Promise<CheckDto> {
  const source = await findSource(actor, templateId, language);
  return {
    rows: rows.map(({ row, fields: given }) => {
      const { fields, problems } = readRowValues(source.fields, given);
      const words = copyFor(actor.language).drafting;
      return {
        row,
        name: nameFrom(pattern, source, { row, fields }),
        problems: problems.map((problem) => toProblem(problem, source.fields, words)),
      };
    }),
  };
}

function toProblem(
  { field, kind }: ReturnType<typeof readRowValues>["problems"][number],
  specs: readonly FieldSpec[],
  words: Copy["drafting"],
): ProblemDto {
  const mostChars = specs.find(({ key }) => key === field)?.mostChars ?? 0;
  const message = kind === "tooLong" ? words.problems.tooLong(mostChars) : words.problems[kind];
  return { field, kind, isBlocking: isBlocking(kind), message };
}

/** The contract that a row would become, by the code that makes it. @throws AppError as `startBulk`. Source: B-33.5. */
export async function previewRow(
  actor: Actor,
  templateId: string,
  { language, fields: given }: PreviewRow,
): Promise<PreviewDto> {
  const source = await findSource(actor, templateId, language);
  const { fields } = readRowValues(source.fields, given);
  if (source.type === null) return { html: (await fillText(actor, source.id, fields)).html };
  const shown = { ...Object.fromEntries(source.fields.map(({ key, label }) => [key, `[${label}]`])), ...fields };
  const filling = { type: source.type, language: source.language, fields: shown };
  return { html: (await filledTemplate(filling, actor.userId)).html };
}

type BulkSource = { templateId: string; language: Language | null };

/**
 * Begins to make a draft of each row.
 * @throws AppError `contractNotFound`, `notReadYet`; `invalidInput` with each fault, and then makes none. Source:
 *   B-33.6.
 */
export async function startBulk(
  actor: Actor,
  templateId: string,
  { language, pattern, rows }: Bulk,
  commit?: Commit,
): Promise<BatchDto> {
  const source = await findSource(actor, templateId, language);
  const words = copyFor(actor.language).drafting;
  const read = rows.map(({ row, fields: given }) => ({ row, ...readRowValues(source.fields, given) }));
  const issues = read.flatMap(({ row, problems }) =>
    problems
      .filter(({ kind }) => isBlocking(kind))
      .map((problem) => ({
        path: `rows.${row}.${problem.field}`,
        message: toProblem(problem, source.fields, words).message,
      })),
  );
  if (issues.length > 0) throw new AppError("invalidInput", { issues: issues.slice(0, MOST_ISSUES) });
  const shared: BulkSource = { templateId, language: source.language };
  const drafts = read.map(({ row, fields }) => ({
    row,
    name: nameFrom(pattern, source, { row, fields }),
    input: JSON.stringify(fields),
  }));
  return startBatch(
    actor,
    { kind: "template", name: source.name, source: JSON.stringify(shared), rows: drafts },
    commit,
  );
}

const MOST_ISSUES = 1_000;

/** Makes one row's draft. The person and the template are asked for anew: either may have changed. */
export const makeFromRow: DraftMaker = async (actor, { source: shared, name, input }, commit) => {
  const { templateId, language } = JSON.parse(shared) as BulkSource; // written by `startBulk`
  const fields = JSON.parse(input) as Record<string, string>; // likewise
  const source = await findSource(actor, templateId, language ?? undefined);
  if (source.type === null) return fillContract(actor, templateId, { name, fields }, commit);
  return createFromTemplate(actor, toCreateInput(source, { name, fields }), commit);
};

/** As the door of one contract takes it. @throws ZodError where the template changed with an update */
function toCreateInput(
  { type, language }: TemplateSource,
  { name, fields }: { name: string; fields: Record<string, string> },
): CreateFromTemplate {
  const isFull = type === "Sales Agreement" || type === "Service Agreement";
  const text = isFull ? {} : { text: language === null ? "own" : "ready" };
  return createFromTemplateBody.parse({ type, name, fields, ...text, ...(language === null ? {} : { language }) });
}
