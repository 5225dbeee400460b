import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { replaceWords } from "@/lib/documents/richtext/replace-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { searchableText } from "@/lib/documents/search/index-words";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { WordRefusal } from "@/lib/word/refusal";
import { withTheirSteps } from "@/lib/word/credits";
import { answeredDocx } from "@/lib/word/returned/answered";
import { decidedTexts } from "@/lib/word/returned/decided";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { identifyFile } from "@/lib/word/identifier";
import { readReturned, readReturnedText, type Returned, type SentText } from "@/lib/word/returned/returned";
import { toSnapshot } from "@/lib/word/ledger/exchanged";
import { buildLedger, type LedgerRow } from "@/lib/word/ledger/ledger";
import type {
  AnswerResult,
  Decision,
  FileFacts,
  Proposed,
  ReturnedFile,
  ReturningTask,
  SentVersion,
} from "../returning";
import { answerTasks } from "../threads/worker-answer";

type Answers = FileFacts | Returned | AnswerResult | number | Decision | LedgerRow[] | string | null;

answerTasks((task: ReturningTask): Answers => {
  if (task.verb === "know") return identifyFile(task.returned.file, task.returned.html, task.candidates);
  if (task.verb === "read") return read(task.returned, task.sent);
  if (task.verb === "answer") return answered(task);
  if (task.verb === "count") return readReturned(task.file, { html: "", file: null }).changes.filter(isTracked).length;
  if (task.verb === "propose") return proposed(task);
  if (task.verb === "ledger") return buildLedger(task.texts.map(toSnapshot));
  return decide(task);
});

const isTracked = ({ tracked }: ReturnedChange) => tracked;

function read({ file, html }: ReturnedFile, sent: SentVersion): Returned {
  if (!file) return readReturnedText(html, sent.html);
  return readReturned(file, saidIn(sent));
}

function answered({ returned, sent, answer }: ReturningTask & { verb: "answer" }): AnswerResult {
  try {
    const { identifier, comments, ...rest } = answer;
    const { file, open } = answeredDocx(returned, saidIn(sent), rest, { identifier, comments });
    return { file: file.slice(), open }; // moved to whoever asked, and so no view of a larger buffer
  } catch (cause) {
    if (cause instanceof WordRefusal) return { reason: cause.reason, place: cause.place };
    if (cause instanceof UnreadableDocument) return { reason: "markup", place: "" };
    throw cause;
  }
}

function saidIn(sent: SentVersion): SentText {
  const { html, answered, isOwn } = sent;
  return { html, file: sentFile(sent), answered, isOwn };
}

/** The file as it went out; null where there was none of Word's. */
function sentFile({ html, file, original, editions }: SentVersion): Uint8Array | null {
  if (file) return file;
  if (!original) return null;
  try {
    return editions.length > 1 ? trackedDocx(original, withTheirSteps(editions)) : cleanDocx(original, html);
  } catch (cause) {
    if (cause instanceof WordRefusal || cause instanceof UnreadableDocument) return null; // nor could it be exported
    throw cause;
  }
}

/** A counted number is no text of the paragraph: it stays. */
function proposed({ html, changes }: ReturningTask & { verb: "propose" }): string | null {
  const blocks = blocksFromHtml(html);
  const { text } = toPlainText(blocks);
  const sorted = changes.toSorted((one, other) => one.start - other.start);
  const isThere = ({ start, before }: Proposed) => text.slice(start, start + before.length) === before;
  const isApart = ({ start }: Proposed, index: number) => {
    const former = sorted[index - 1];
    return !former || former.start + former.before.length < start;
  };
  if (!sorted.every(isThere) || !sorted.every(isApart)) return null;
  const made = replaceWords(
    blocks,
    sorted.map(({ start, before, after }) => ({ start, end: start + before.length, words: after })),
  );
  return htmlFromBlocks(made);
}

function decide({ planned, ...texts }: ReturningTask & { verb: "decide" }): Decision {
  const decided = decidedTexts(texts, planned);
  if ("conflicts" in decided) return decided;
  const html = htmlFromBlocks(decided.blocks);
  return Buffer.byteLength(html) > MAX_HTML_BYTES ? "tooLarge" : { text: searchableText(html) };
}
