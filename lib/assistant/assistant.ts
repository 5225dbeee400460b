import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { requireScope } from "@/lib/access/token-scopes";
import { whileAllowed } from "@/lib/access/while-allowed";
import { AmendedPieces, amendedText, foundInForce, type AmendedReading } from "./amended";
import { saidInAnnexes, type AnnexesAsked } from "./annexes";
import { textToRead, isVerbatim } from "./contract-text";
import { engineFor } from "./chosen-engine";
import type { KeptRequest, ChatInput, FindAnswerDto, FindInput, SummarizeInput, Receipt } from "./schema";
import { keepFound, keepPieces, type Keeping } from "./conversation/conversations";
import { findInability } from "@/lib/engine/chat/cannot";
import type { AnswerPiece, AssistantEngine, Basis, EngineCall, FindCategory, Passage } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import { LineTooLong } from "@/lib/platform/gates";
import { log } from "@/lib/platform/log";
import { Doubts, foundWithDoubts } from "./review/doubts";
import { builtInEngine } from "./engines/built-in";
import { toReceipt, recordedAnswer, recordedPieces, type AnswerPieces, type AnswerEvent } from "./recorded";

/** An answer on its way: the receipt first, then its pieces as they are made. A later receipt replaces the first. */
export type Answer = { pieces: AnswerPieces };

/**
 * `signal` aborts the work if the caller leaves; `amended`: what is read in place of the version's own text; `annexes`:
 * where to look for what it doesn't say.
 */
export type Asking = {
  signal?: AbortSignal | undefined;
  amended?: AmendedReading | null;
  annexes?: AnnexesAsked["annexes"];
};

/**
 * Passages in text order, and who found them. What is kept is written, and may push out what was kept before: here and
 * below, a token needs the scope `write` for it (B-36.3).
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `assistantUnavailable`. Source: behaviour §12,
 * §21.
 */
export async function findInContract(
  actor: Actor,
  contractId: string,
  input: FindInput,
  asking: Asking = {},
): Promise<FindAnswerDto> {
  if (input.keep) requireScope(actor, "write");
  const question = await asked(actor, contractId, input.versionId, asking);
  const { category } = input;
  const auditEntry = toAuditEntry(question, "find", category);
  const answer = await recordedAnswer(auditEntry, question.engine, findAnswer(question, category));
  if (input.keep) await keepFound(question.grant, toKeeping(question, { kind: "find", category }), answer);
  return answer;
}

/**
 * Piece by piece; access and text come before the first. By the built-in engine where the model gives nothing at all,
 * with a second receipt. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`; `assistantUnavailable`
 * with a piece.
 */
export async function summarizeContract(
  actor: Actor,
  contractId: string,
  input: SummarizeInput,
  asking: Asking = {},
): Promise<Answer> {
  if (input.keep) requireScope(actor, "write");
  const question = await asked(actor, contractId, input.versionId, asking);
  return answered(question, {
    kind: "summarize",
    turn: chooseTurn(question.engine),
    ask: (engine) => engine.summarize(question.contract, question.call),
    request: input.keep ? { kind: "summary" } : null,
  });
}

/**
 * Piece by piece, on the version on screen. A model that is away is said to be away: another engine's answer would not
 * be the one asked for. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`; `assistantUnavailable`
 * with a piece. Source: behaviour §12, §21.
 */
export async function chatAboutContract(
  actor: Actor,
  contractId: string,
  { message, history, versionId, keep }: ChatInput,
  asking: Asking = {},
): Promise<Answer> {
  if (keep) requireScope(actor, "write");
  const question = await asked(actor, contractId, versionId, asking);
  // No model is given the text for what no text could answer.
  const engine = findInability(message) === null ? question.engine : builtInEngine;
  return answered(question, {
    kind: "chat",
    turn: { engine, receipt: toReceipt(engine), next: null },
    ask: (engine) => engine.chat(question.contract, message, history, question.call),
    request: keep ? { kind: "chat", text: message } : null,
    ...(asking.annexes ? { annexed: { message, history, annexes: asking.annexes } } : {}),
  });
}

/** Who asks what about which text, and the engine that the contract's people allow. */
type Question = {
  actor: Actor;
  grant: ReadGrant;
  /** The version's own text, in which quotes stand. */
  own: Awaited<ReturnType<typeof textToRead>>;
  /** What is read: the same, or the text in force. */
  contract: Awaited<ReturnType<typeof textToRead>>;
  amended: AmendedReading | null;
  engine: AssistantEngine;
  call: EngineCall & { signal: AbortSignal };
  /** Ends the engine's work. */
  ended: AbortController;
};

async function asked(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
  { signal, amended = null }: Asking,
): Promise<Question> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const own = await textToRead(grant, versionId);
  const contract = amended ? amendedText(own, amended) : own;
  const ended = new AbortController();
  const call = {
    language: actor.language,
    account: actor.userId,
    signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
  };
  const engine = await engineForAll(actor, [contractId, ...(amended?.contractIds ?? [])]);
  return { actor, grant, own, contract, amended, engine, call, ended };
}

/** The engine that the people of all contracts allow whose text is read. */
async function engineForAll(actor: Actor, contractIds: readonly string[]): Promise<AssistantEngine> {
  const grants = await Promise.all(contractIds.map((id) => ContractGrant.request(actor, id, "read")));
  const engines = await Promise.all(grants.map(engineFor));
  return engines.find(({ host }) => host === null) ?? engines[0] ?? builtInEngine;
}

function toKeeping({ contract }: Question, request: KeptRequest): Keeping {
  return { version: { id: contract.versionId, number: contract.versionNumber }, request };
}

function toAuditEntry(
  { actor, grant, contract }: Question,
  kind: AnswerEvent["kind"],
  category: string | null = null,
): AnswerEvent {
  return { who: actor, contractId: grant.contractId, version: contract.versionNumber, kind, category };
}

type Turn = { engine: AssistantEngine; receipt: Receipt; next: Turn | null };

/** Who answers, and who does where that one gives nothing: only a model has something to fall back on. */
function chooseTurn(engine: AssistantEngine): Turn {
  const fallBack = { ...toReceipt(builtInEngine), fellBackFrom: engine.host };
  const next = engine.host === null ? null : { engine: builtInEngine, receipt: fallBack, next: null };
  return { engine, receipt: toReceipt(engine), next };
}

/** Nobody waits for the answer of a call that was given up. @throws AppError `assistantUnavailable` */
function nextTurn({ grant, call }: Question, verb: AnswerEvent["kind"], { engine, next }: Turn, cause: unknown): Turn {
  if (!next || call.signal.aborted) throw unavailable(cause);
  const { name, host } = engine;
  log.error("assistant.fell-back", cause, { verb, contractId: grant.contractId, engine: name, host });
  return next;
}

/** A full queue keeps its own error. */
function unavailable(cause: unknown): unknown {
  return cause instanceof LineTooLong ? cause : new AppError("assistantUnavailable", { cause });
}

async function findAnswer(question: Question, category: FindCategory): Promise<FindAnswerDto> {
  const { contract, call } = question;
  for (let turn = chooseTurn(question.engine); ;) {
    try {
      const { passages, notes } = await turn.engine.find(contract, category, call);
      const kept = { passages: passages.filter((item) => keepVerbatim(question, turn, item)), notes };
      const found = foundWithDoubts(contract, kept);
      return {
        ...(question.amended
          ? foundInForce(found, question.own, question.amended)
          : { items: found.passages, notes: found.notes }),
        receipt: turn.receipt,
      };
    } catch (cause) {
      turn = nextTurn(question, "find", turn, cause);
    }
  }
}

type Turns = {
  kind: AnswerEvent["kind"];
  turn: Turn;
  ask: (engine: AssistantEngine) => AsyncIterable<AnswerPiece>;
  annexed?: AnnexesAsked;
};

/** @param request what is kept of the answer goes under it; null: nothing is */
function answered(question: Question, { request, ...turns }: Turns & { request: KeptRequest | null }): Answer {
  const { actor, grant, amended, call, ended } = question;
  const pieces = recordedPieces(toAuditEntry(question, turns.kind), {
    pieces: streamPieces(question, turns),
    receipt: turns.turn.receipt,
    keep: request && ((came, ending) => keepPieces(grant, toKeeping(question, request), came, ending)),
    signal: call.signal,
  });
  const read = [grant.contractId, ...(amended?.contractIds ?? [])];
  const standing = read.map((contractId) => ({ actor, contractId, ability: "read" as const }));
  return { pieces: whileAllowed(pieces, standing, ended) };
}

/** Receipt and pieces of whoever's turn it is, without passages that are not the version's own text. */
async function* streamPieces(question: Question, { kind, turn, ask, annexed }: Turns): AnswerPieces {
  const { own, amended } = question;
  for (;;) {
    yield { kind: "receipt", receipt: turn.receipt };
    const doubts = new Doubts(question.contract);
    const quoted = amended && new AmendedPieces(own, amended);
    let [hasBegun, basis]: [boolean, Basis | null] = [false, null];
    try {
      for await (const piece of ask(turn.engine)) {
        if (piece.kind === "passage" && !keepVerbatim(question, turn, piece.passage)) continue;
        if (!hasBegun && amended?.ended) yield { kind: "note", note: amended.ended };
        hasBegun = true;
        const lowered = doubts.lowered(piece);
        if (lowered.kind === "basis") basis = lowered.basis;
        yield* quoted ? quoted.pieces(lowered) : [lowered];
      }
      if (annexed) yield* saidInAnnexes(question, annexed, basis);
      yield* doubts.notes();
      if (amended) yield { kind: "note", note: amended.note };
      return;
    } catch (cause) {
      if (question.call.signal.aborted) return; // nobody reads on
      if (hasBegun) throw unavailable(cause);
      turn = nextTurn(question, kind, turn, cause);
    }
  }
}

function keepVerbatim({ contract, grant }: Question, { engine }: Turn, passage: Passage): boolean {
  if (isVerbatim(contract, passage)) return true;
  const { start, end } = passage;
  log.warn("assistant.passage-dropped", { contractId: grant.contractId, engine: engine.name, start, end });
  return false;
}
