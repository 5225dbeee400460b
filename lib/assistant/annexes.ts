import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordOpening } from "@/lib/audit/audit";
import { answersIn } from "@/lib/engine/answers-copy";
import { standsOnlyThere } from "@/lib/engine/ask/only-there";
import type { AnswerPiece, Basis, ChatMessage, ContractText, EngineCall, SourceDocument } from "@/lib/engine/port";
import { isVerbatim } from "./contract-text";
import { builtInEngine } from "./engines/built-in";

/** A signed annex that the asker can open. `isSure`: nothing may have changed it, and no word was read from images. */
export type Annex = { document: SourceDocument; contract: ContractText; versionNumber: number; isSure: boolean };

/** What to look for in the annexes, which are read only if the contract itself doesn't say it. */
export type AnnexesAsked = {
  message: string;
  history: readonly ChatMessage[];
  annexes: () => Promise<readonly Annex[]>;
};

const UNANSWERED: readonly (Basis | null)[] = ["absent", "nearest"];

/**
 * Where the contract doesn't say it: the annexes that do, each quoted with its name. Which of them prevails isn't said.
 * The built-in engine reads them: a model was allowed to read the contract. Source: B-31.14.
 */
export async function* saidInAnnexes(
  { actor, call, contract }: { actor: Actor; call: EngineCall; contract: ContractText },
  { message, history, annexes }: AnnexesAsked,
  basis: Basis | null,
): AsyncGenerator<AnswerPiece> {
  if (!UNANSWERED.includes(basis)) return;
  for (const annex of await annexes()) {
    const said = await answerIn(annex, { message, history, call, text: contract.text });
    if (!said) continue;
    await recordOpening(actor, annex.document.contractId, [annex.versionNumber]); // its words are shown
    yield { kind: "text", text: `\n\n${answersIn(call.language).inAnnex(annex.document.name)}` };
    for (const piece of said.passages) yield { ...piece, document: annex.document };
    yield { kind: "basis", basis: annex.isSure ? said.basis : "likely" };
  }
}

type PassagePiece = Extract<AnswerPiece, { kind: "passage" }>;

type AskedOf = Pick<AnnexesAsked, "message" | "history"> & { call: EngineCall; text: string };

/**
 * Null where the annex doesn't answer it either. In a short annex nothing is certain: there a clause counts that has
 * what the contract's text has no word of.
 */
async function answerIn(
  { contract }: Annex,
  { message, history, call, text }: AskedOf,
): Promise<{ passages: PassagePiece[]; basis: "stated" | "likely" } | null> {
  const passages: PassagePiece[] = [];
  let basis: Basis | null = null;
  for await (const piece of builtInEngine.chat(contract, message, history, call)) {
    if (piece.kind === "basis") basis = piece.basis;
    if (piece.kind === "passage" && isVerbatim(contract, piece.passage)) passages.push(piece);
  }
  if (passages.length > 0 && (basis === "stated" || basis === "likely")) return { passages, basis };
  const [first] = passages;
  if (!first || !standsOnlyThere(message, { passage: first.passage.content, text })) return null;
  return { passages: [first], basis: "likely" };
}
