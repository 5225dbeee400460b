import type {
  AnswerPiece,
  ChatMessage,
  ContractText,
  FindCategory,
  FormerText,
  Found,
  Passage,
  SuggestedChange,
} from "@/lib/engine/port";
import type { CheckedClaim } from "@/lib/engine/claims/claim";
import type { AskedAlone } from "@/lib/engine/chat/asked-alone";
import type { ClaimToCheck } from "@/lib/engine/claims/check";
import type { Amendable, AmendableAsked } from "@/lib/engine/family/amendable";
import type { ReadBack, ReadBackAsked } from "@/lib/engine/family/read-back";
import type { InForceAsked, TextInForce } from "@/lib/engine/family/in-force";
import type { NoticeAsked, NoticeTerms } from "@/lib/engine/notices/notice-terms";
import type { ExternalReference } from "@/lib/engine/references/external";
import type { Focus, ReadableSection } from "@/lib/engine/relevance";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { Language } from "@/lib/copy/languages";
import { ResidentPool, type Asker } from "./threads/resident-pool";

type OnContract = { contract: ContractText; language: Language };
export type WholeTask = OnContract &
  (
    | { verb: "find"; category: FindCategory }
    | { verb: "suggest"; former?: FormerText | null }
    | { verb: "review" }
    | { verb: "nearest"; texts: readonly string[] }
    | { verb: "sections"; focus: Focus }
    | { verb: "claim"; asked: ClaimToCheck }
    | { verb: "inForce"; asked: InForceAsked }
    | { verb: "amendable"; asked: AmendableAsked }
    | { verb: "readBack"; asked: ReadBackAsked }
    | { verb: "notice"; asked: NoticeAsked }
    | { verb: "references" }
    | { verb: "ask"; message: string }
  );
export type StreamedTask = OnContract &
  ({ verb: "summarize" } | { verb: "chat"; message: string; history: readonly ChatMessage[] });
export type AssistantTask = WholeTask | StreamedTask;

type Results = {
  find: Found;
  suggest: SuggestedChange[];
  review: ContractReview;
  nearest: Passage[][];
  sections: ReadableSection[];
  claim: CheckedClaim;
  inForce: TextInForce;
  amendable: Amendable;
  readBack: ReadBack;
  notice: NoticeTerms;
  references: ExternalReference[];
  ask: AskedAlone;
};

export type MaybeAsker = { account?: string | undefined; signal?: AbortSignal | undefined };

/** All jobs together have one account's turns. */
const NOBODY = "";
const pool = new ResidentPool("assistant-worker", { timeoutMs: 60_000, memoryMb: 512, idleMs: 120_000 });

/**
 * Lets the built-in engine work in a thread, at most two at a time and by turns of accounts, so that a long contract
 * holds up nobody else. Threads keep what they read for the next call on the same text.
 * @throws {WorkerFailure}, {LineTooLong}
 */
export function assistInWorker<T extends WholeTask>(task: T, asker: MaybeAsker = {}): Promise<Results[T["verb"]]> {
  return pool.run<AnswerPiece, Results[T["verb"]]>(task, known(asker));
}

/** The same for answers in pieces, each passed on as it is made. @throws {WorkerFailure}, {LineTooLong} */
export async function* streamFromWorker(task: StreamedTask, asker: MaybeAsker = {}): AsyncGenerator<AnswerPiece> {
  const ready: AnswerPiece[] = [];
  let wake = () => undefined as void;
  let isOver = false;
  const end = pool
    .run<AnswerPiece, null>(task, known(asker), (piece) => (ready.push(piece), wake()))
    .finally(() => ((isOver = true), wake()));
  end.catch(() => undefined); // it is awaited below, after the pieces that came before the failure
  while (!isOver || ready.length > 0) {
    const piece = ready.shift();
    if (piece) yield piece;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await end;
}

function known({ account = NOBODY, signal }: MaybeAsker): Asker {
  return { account, signal };
}
