import { replyPlace } from "@/components/rounds/round-end";
import type { RoundDto, SendForm, SendRound, RoundChangeDto } from "@/lib/exchange/rounds/schema";

export type Delivery = SendRound["deliver"];
/** A version the other side has: `sentAt` is null if only their reply shows that, or if its text is theirs. */
export type EarlierSending = { versionId: string; number: number; sentAt: string | null; isTheirs: boolean };

/**
 * Versions before a given one that the other side has, newest first, each once: possible bases for marking changes.
 * Includes files of theirs taken as a version.
 */
export function earlierSendings(rounds: readonly RoundDto[], before: number): EarlierSending[] {
  const found = new Map<string, EarlierSending>();
  for (const { kind, taken, sentVersionId, sentVersionNumber, createdAt } of rounds) {
    if (taken && taken.versionNumber < before && !found.has(taken.versionId)) {
      const { versionId, versionNumber: number } = taken;
      found.set(versionId, { versionId, number, sentAt: null, isTheirs: true });
    }
    if (kind === "version" || sentVersionId === null || sentVersionNumber === null) continue;
    if (sentVersionNumber >= before || (found.get(sentVersionId)?.sentAt ?? null) !== null) continue;
    const sentAt = kind === "sent" ? createdAt : null;
    found.set(sentVersionId, { versionId: sentVersionId, number: sentVersionNumber, sentAt, isTheirs: false });
  }
  return [...found.values()].sort((one, other) => other.number - one.number);
}

/** Their file we haven't answered: the newest reply, with its number, or the first file. */
export type Unanswered = { id: string; kind: "returned" | "first"; number: number };

/** Null if something was sent since, or the file was taken as the text. */
export function unansweredFile(rounds: readonly RoundDto[]): Unanswered | null {
  const newest = rounds.find(({ status }) => status === "ready");
  if (newest?.kind !== "returned" && newest?.kind !== "first") return null;
  return { id: newest.id, kind: newest.kind, number: replyPlace(rounds, newest).round };
}

/** Distinguishes selecting a reply from selecting a version. */
export const REPLY = "reply:";

/** The base for marking changes: a file of theirs, or a version. */
export function toBase(choice: string): { answersId?: string; sinceId?: string } {
  if (choice === "") return {};
  return choice.startsWith(REPLY) ? { answersId: choice.slice(REPLY.length) } : { sinceId: choice };
}

/** The form's values as a request. */
export function toRequest(
  entry: FormData,
  { deliver, form, base }: { deliver: Delivery; form: SendForm; base: string },
): Omit<SendRound, "versionId"> {
  const text = (name: string) => String(entry.get(name) ?? "").trim();
  const comments = text("comments");
  return {
    deliver,
    form,
    to: namesIn(text("to")),
    message: text("message"),
    comments: comments === "open" || comments === "all" ? comments : "none",
    ...(form === "clean" ? {} : toBase(base)),
  };
}

export function namesIn(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** The rounds sent together: two if a clean file was included. */
export function sentTogether(rounds: readonly RoundDto[], { id, createdAt, sentVersionId }: RoundDto): RoundDto[] {
  const isOne = (round: RoundDto) =>
    round.id === id ||
    (round.kind === "sent" && round.createdAt === createdAt && round.sentVersionId === sentVersionId);
  return rounds.filter(isOne);
}

/** Undecided changes, by what happens to them in the file that goes back. */
export type OpenChanges = {
  total: number;
  /** They stay as they are, under their authors' names. */
  tracked: number;
  authors: string[];
  /** Reverted to our text, tracked. */
  untracked: number;
  /** In headers and footers, which we don't write to. */
  beside: number;
};

export function openIn(changes: readonly RoundChangeDto[]): OpenChanges {
  const open = changes.filter(({ decision }) => decision === "open");
  const tracked = open.filter((change) => change.tracked);
  const untracked = open.filter((change) => !change.tracked);
  const inText = untracked.filter(({ place }) => place === "text").length;
  const authors = [...new Set(tracked.flatMap(({ author }) => (author ? [author] : [])))];
  return { total: open.length, tracked: tracked.length, authors, untracked: inText, beside: untracked.length - inText };
}
