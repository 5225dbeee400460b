import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireStanding } from "@/lib/access/while-allowed";
import { recordAtOnce } from "@/lib/audit/audit";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import { exportFileName, MEDIA_TYPE } from "@/lib/documents/rendering/file-name";
import { paragraph, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { AppError } from "@/lib/errors";
import { exportInWorker } from "@/lib/workers/exporting";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { composeFamily, toText } from "./in-force";
import { documentLabel } from "./label";
import { toDocument } from "./members";
import type { ChangeDto, ClauseDto, DocumentDto, FamilyExportQuery, TextDto } from "./schema";

/**
 * The text in force as PDF or Word, with its sources: changes struck and underlined, or clean text with a note behind
 * each changed clause. Source: B-31.7.
 * @throws AppError as `textOfFamily`; `exportFailed`; as `requireStanding` if access changed meanwhile
 */
export async function exportFamily(
  actor: Actor,
  familyId: string,
  { format, form, ...query }: FamilyExportQuery,
  signal?: AbortSignal,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const composed = await composeFamily(actor, familyId, query, { signal, withFacts: false });
  const { members, document, amendments } = composed;
  const { name } = document.contract;
  const { language } = actor;
  const written = {
    text: toText(composed),
    documents: [document, ...amendments].map((row) => toDocument(row, members)),
    form,
    words: copyFor(language).families,
    dayIn: (day: string) => shortDate(day, { missing: "", invalid: "" }, { language }),
  };
  const html = htmlFromBlocks(writtenText(name, written));
  const label = toTitle(written);
  const bytes = await exportInWorker(
    { name, html, versionNumber: 1, label, language, format },
    { account: actor.userId, signal },
  ).catch((cause: unknown) => {
    throw cause instanceof WorkerFailure ? new AppError("exportFailed", { cause }) : cause;
  });
  for (const { contractId } of [document, ...amendments]) await requireStanding({ actor, contractId, ability: "read" });
  await recordAtOnce(actor, { chain: document.contractId, action: "family.exported", detail: { familyId, format } });
  return { fileName: exportFileName(`${name}, ${label}`, format), contentType: MEDIA_TYPE[format], bytes };
}

type Written = {
  text: TextDto;
  documents: readonly DocumentDto[];
  form: "redline" | "clean";
  words: Copy["families"];
  /** Days as the reader writes them. */
  dayIn: (day: string) => string;
};

/**
 * The text in force as blocks for a file, its changes marked or in clean form: title, the documents it was made of, the
 * clauses with a note behind each changed one, and what wasn't applied. Pure, linear.
 */
function writtenText(name: string, written: Written): Block[] {
  const { text, words } = written;
  return [
    heading(name, 1),
    quiet(toTitle(written)),
    ...listSources(written),
    ...text.clauses.flatMap((clause) => clauseBlocks(clause, written)),
    ...(text.problems.length > 0 ? [heading(words.export.open, 2), ...problemBlocks(written)] : []),
  ];
}

/** 'Text in force on Nov 23, 2026' */
function toTitle({ text, documents, words, dayIn }: Written): string {
  if (text.on === null) return words.export.asSigned;
  const asIf = documents.find(({ id }) => id === text.asIfSigned);
  return asIf ? words.export.ifSigned(documentLabel(asIf, words), dayIn(text.on)) : words.export.on(dayIn(text.on));
}

function listSources(written: Written): Block[] {
  const { text, documents, words, dayIn } = written;
  const used = new Set([
    text.documentId,
    ...text.changes.filter(({ isInForce }) => isInForce).map((one) => one.documentId),
  ]);
  const lines = documents
    .filter(({ id }) => used.has(id))
    .map((one) => {
      const label = documentLabel(one, words);
      return one.holdsFrom === null ? label : words.export.source(label, dayIn(one.holdsFrom));
    });
  const notes = [
    ...(text.endedBy ? [words.text.ended(toName(text.endedBy.documentId, written), dayIn(text.endedBy.on))] : []),
    ...(text.hiddenCount > 0 ? [words.text.incomplete(text.hiddenCount)] : []),
    ...text.undated.map((id) => words.check.undated(toName(id, written))),
  ];
  return [...lines, ...notes].map(quiet);
}

function toName(id: string, { documents, words }: Pick<Written, "documents" | "words">): string {
  const found = documents.find((one) => one.id === id);
  return found ? documentLabel(found, words) : "";
}

function clauseBlocks(clause: ClauseDto, written: Written): Block[] {
  const { text, form } = written;
  const applied = clause.changes.flatMap((at) => text.changes[at] ?? []).filter(({ isApplied }) => isApplied);
  const runs = clause.parts.flatMap(({ text: words, state }, index): TextRun[] => {
    if (words === "" || (form === "clean" && state === "out")) return [];
    const mark =
      form === "clean" || state === "kept" ? [] : state === "in" ? (["underline"] as const) : (["strike"] as const);
    const run = { text: words, marks: [...(clause.isTitle ? (["bold"] as const) : []), ...mark] };
    const isBesideStruck = form === "redline" && state === "in" && clause.parts[index - 1]?.state === "out";
    return isBesideStruck && !/^\s/u.test(words) ? [{ text: " ", marks: [] }, run] : [run];
  });
  if (runs.length === 0) return [];
  const label = clause.label ?? clause.number;
  const number: TextRun[] = label === null ? [] : [{ text: `${label} `, marks: clause.isTitle ? ["bold"] : [] }];
  const body: Block = { kind: "paragraph", indent: 0, inlines: [...number, ...runs] };
  return [body, ...applied.map((change) => quiet(sourceNote(change, written), 1))];
}

function sourceNote(change: ChangeDto, { documents, words, dayIn }: Written): string {
  const source = toSource(change, documents, words);
  return change.from === null ? source : words.export.changedBy(source, dayIn(change.from));
}

/** 'Amendment 1, § 2' */
function toSource(
  { documentId, clause }: ChangeDto,
  documents: readonly DocumentDto[],
  words: Copy["families"],
): string {
  const name = toName(documentId, { documents, words });
  return clause === null ? name : words.text.clause(name, clause);
}

function problemBlocks({ text, documents, words }: Written): Block[] {
  return text.problems.flatMap(({ kind, change }) => {
    const made = text.changes[change];
    if (!made) return [];
    const source = toSource(made, documents, words);
    const line = kind === "elsewhere" ? words.export.elsewhere(source) : words.export.notApplied(source, made.number);
    return [paragraph(line), quiet(made.quote.content.slice(0, QUOTE_CHARS), 1)];
  });
}

const QUOTE_CHARS = 600;

const heading = (text: string, level: 1 | 2): Block => ({ kind: "heading", level, inlines: [{ text, marks: [] }] });
const quiet = (text: string, indent = 0): Block => ({
  kind: "paragraph",
  indent,
  inlines: [{ text, marks: ["italic"] }],
});
