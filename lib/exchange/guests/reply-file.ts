import "server-only";
import { wordOriginal } from "@/lib/contracts/export/word-originals";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { LineTooLong } from "@/lib/platform/gates";
import type { NewComment } from "@/lib/word/new-comments";
import { exportInWorker, writeOriginalInWorker } from "@/lib/workers/exporting";
import { returnInWorker } from "@/lib/workers/returning";
import type { GuestReply } from "./schema";
import type { Opened } from "./visiting";

/** The reply, and under which name it stands in the file. */
type Written = { reply: GuestReply; author: string; language: Language };

/**
 * The file that went out, with the guest's changes tracked and their comments in it, as if they had made both in Word.
 * Where no Word file went out, one of the version that was sent.
 * @throws AppError `guestWordsMoved` if the words they changed don't stand there, `wordOriginalRefuses`, `exportFailed`
 */
export async function replyFile(open: Opened, { reply, author, language }: Written): Promise<Uint8Array> {
  const { round, version, makers } = open;
  const account = makers.maker.userId;
  const html = await returnInWorker({ verb: "propose", html: version.html, changes: reply.changes }, account);
  if (html === null) throw new AppError("guestWordsMoved");
  const carrier = await wordOriginal(makers.grant, version);
  const sent = await wordOriginal(makers.grant, { carrierFileId: round.fileId ?? "" });
  const identifier = { contractId: open.guest.contractId, versionId: version.id, sinceId: round.sentSinceId };
  const edition = { html: version.html, author: version.createdByName, at: version.createdAt };
  const task = {
    original: sent ?? carrier ?? (await ownFile(open, html, language)),
    editions: [edition, { html, author, at: clock.now() }],
    isTracked: true,
    identifier,
    comments: toComments(reply, { author, plainText: open.plainText }),
    isSigned: true,
    isOwn: carrier === null,
  };
  const result = await writeOriginalInWorker(task, { account }).catch(asFailure);
  if (result instanceof Uint8Array) return result;
  const { reason, place } = result;
  const values = { reason: copyFor(language).review.export.refusals[reason], place };
  throw new AppError("wordOriginalRefuses", { values, besides: { reason, place } });
}

function ownFile({ version, round, guest, makers }: Opened, until: string, language: Language): Promise<Uint8Array> {
  const { html, versionNumber } = version;
  const identifier = { contractId: guest.contractId, versionId: version.id, sinceId: null };
  const content = { name: round.contractName, html, versionNumber, until, identifier, comments: [], language };
  return exportInWorker({ ...content, format: "docx" }, { account: makers.maker.userId }).catch(asFailure);
}

function asFailure(cause: unknown): never {
  throw cause instanceof LineTooLong ? cause : new AppError("exportFailed", { cause });
}

/** Comments on the words as the reply leaves them; those on words that it takes out are placed by Word's own rules. */
function toComments(
  { changes, comments, replyId }: GuestReply,
  by: { author: string; plainText: string },
): NewComment[] {
  return comments.map(({ text, start = 0, quote }, index) => {
    const isOfText = quote !== "" && by.plainText.slice(start, start + quote.length) === quote;
    const own = changes.find((change) => change.start <= start && start < change.start + change.before.length);
    const words = isOfText && own && own.after !== "" ? own.after : quote;
    const from = (own?.start ?? start) + shiftAt(changes, start);
    return {
      id: `${replyId}-${index}`,
      parentId: null,
      author: by.author,
      at: clock.now(),
      text,
      isDone: false,
      passage: quote === "" ? null : { quote: words, start: from, end: from + words.length, isOfText },
    };
  });
}

/** How much longer the text before a place becomes. */
function shiftAt(changes: GuestReply["changes"], place: number): number {
  return changes
    .filter(({ start, before }) => start + before.length <= place)
    .reduce((sum, { before, after }) => sum + after.length - before.length, 0);
}
