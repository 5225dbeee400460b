import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { requireStanding } from "@/lib/access/while-allowed";
import { textToRead } from "@/lib/assistant/contract-text";
import { recordAtOnce } from "@/lib/audit/audit";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { shortDate } from "@/lib/dates";
import { MEDIA_TYPE, exportFileName } from "@/lib/documents/rendering/file-name";
import { escapeHtml } from "@/lib/documents/richtext/to-html";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { LineTooLong } from "@/lib/platform/gates";
import { exportInWorker } from "@/lib/workers/exporting";
import { getBook } from "./books";
import { reasonWords, topicName } from "./kinds";
import { reviewByPositions, type AskedInForce } from "./review";
import type { IssuesQuery, ReviewItemDto } from "./review-schema";
import type { Verdict } from "./verdict";

/** A review as a list of issues to share: the HTML of a short document. Source: B-24.12. */
export type IssuesHead = { contractName: string; versionNumber: number; bookName: string; day: string };

/** Keeps twenty topics on a page; the text itself has the rest. UTF-16 units. */
const MOST_QUOTED = 180;

/**
 * Deviations, red lines first, and missing topics, each with what we want and what the contract says; then accepted
 * topics with reasons; the rest by name.
 */
export function issuesHtml(items: readonly ReviewItemDto[], head: IssuesHead, copy: Copy["positions"]): string {
  const words = copy.review;
  const open = items.filter(({ accepted }) => !accepted);
  const of = (verdict: Verdict) => open.filter((item) => item.verdict === verdict);
  const worst = of("deviates").sort((one, other) => Number(isRed(other)) - Number(isRed(one)));
  const issues = [...worst, ...of("missing")];
  const accepted = items.filter((item) => item.accepted);
  return [
    element("h1", words.issues.title(head.contractName)),
    element("p", words.issues.head(head.versionNumber, head.bookName, head.day)),
    ...(issues.length === 0 ? [element("p", words.issues.none)] : issues.map((item) => issue(item, copy))),
    ...accepted.map((item) => paragraph(topicName(item.topic, copy.topics), acceptedWords(item, words))),
    ...names(words.verdicts.needsReview, of("needsReview"), copy),
    ...names(words.verdicts.acceptable, of("acceptable"), copy),
    ...names(words.verdicts.matches, of("matches"), copy),
  ].join("");
}

const isRed = ({ reason }: ReviewItemDto) => reason === "redLine";

type Words = Copy["positions"]["review"];

function issue(item: ReviewItemDto, { topics, review: words }: Copy["positions"]): string {
  const { verdict = "needsReview", isSure, wanted = "", passages, present } = item;
  const said = isSure ? words.verdicts[verdict] : words.probably(words.verdicts[verdict]);
  const [passage] = present ? passages : [];
  const parts = [
    `${said}. ${reasonWords(item, words.reasons)}`,
    `${words.ours}: ${wanted}`,
    ...(passage ? [`${words.here}: “${shortened(passage.content)}” (${placeOf(passage, words)})`] : []),
  ];
  return paragraph(topicName(item.topic, topics), parts.join(" "));
}

function placeOf({ document, page }: ReviewItemDto["passages"][number], words: Words): string {
  return document ? `${document.name}, ${words.issues.page(page)}` : words.issues.page(page);
}

function acceptedWords({ accepted }: ReviewItemDto, words: Words): string {
  return accepted ? `${words.acceptedBy(accepted.byName)}: ${accepted.reason}` : "";
}

function names(title: string, items: readonly ReviewItemDto[], { topics }: Copy["positions"]): string[] {
  return items.length === 0 ? [] : [paragraph(title, items.map(({ topic }) => topicName(topic, topics)).join(", "))];
}

function shortened(quote: string): string {
  const line = quote.replace(/\s+/gu, " ").trim();
  return line.length <= MOST_QUOTED ? line : `${line.slice(0, MOST_QUOTED).trimEnd()}…`;
}

const paragraph = (title: string, text: string) => `<p><strong>${escapeHtml(title)}.</strong> ${escapeHtml(text)}</p>`;
const element = (name: "h1" | "p", text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/**
 * Exports the review of a version with a book as a file, one page if it fits.
 * @throws AppError as `reviewByPositions`; `exportFailed`. Source: B-24.12.
 */
export async function exportIssues(
  actor: Actor,
  contractId: string,
  { format, positionsId, versionId, signal, amended = null }: IssuesQuery & AskedInForce,
): Promise<{ fileName: string; contentType: string; bytes: Uint8Array }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const book = await getBook(actor, positionsId);
  const asked = { positionsId, versionId, by: "built-in" } as const;
  const { items } = await reviewByPositions(actor, contractId, asked, { signal, amended });
  const { contractName, versionNumber } = await textToRead(grant, versionId);
  const { positions, common } = copyFor(actor.language);
  const words = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = shortDate(clock.now(), words, { language: actor.language, timeZone: "UTC" });
  const html = issuesHtml(items, { contractName, versionNumber, bookName: book.name, day }, positions);
  const name = positions.review.issues.title(contractName);
  const document = { name, html, versionNumber, format, language: actor.language };
  const bytes = await exportInWorker(document, { account: actor.userId, signal }).catch((cause: unknown) => {
    throw cause instanceof LineTooLong ? cause : new AppError("exportFailed", { cause });
  });
  await requireStanding({ actor, contractId, ability: "read" }); // rendering may take minutes
  await recordAtOnce(actor, {
    chain: contractId,
    action: "issues.exported",
    detail: { version: versionNumber, format },
  });
  return { fileName: exportFileName(name, format), contentType: MEDIA_TYPE[format], bytes };
}
