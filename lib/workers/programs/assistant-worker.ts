import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { askedAlone } from "@/lib/engine/chat/asked-alone";
import { checkClaim } from "@/lib/engine/claims/check";
import { amendable } from "@/lib/engine/family/amendable";
import { readBack } from "@/lib/engine/family/read-back";
import { textInForce } from "@/lib/engine/family/in-force";
import { noticeTerms } from "@/lib/engine/notices/notice-terms";
import { nearestTo } from "@/lib/engine/positions/nearest";
import { externalReferences } from "@/lib/engine/references/external";
import { sectionsByRelevance } from "@/lib/engine/relevance";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import type { AssistantTask, StreamedTask, WholeTask } from "../assisting";
import { answerTasks } from "../threads/worker-answer";

/** The engine knows a contract again by its object, and reads it once. */
const MOST_KNOWN = 3;
const known: ContractText[] = [];

answerTasks(async (task: AssistantTask, onPiece: (piece: AnswerPiece) => void): Promise<unknown> => {
  if (task.verb !== "chat" && task.verb !== "summarize") return runTask(task);
  for await (const piece of streamPieces(task)) onPiece(piece);
  return null;
});

function streamPieces(task: StreamedTask): AsyncIterable<AnswerPiece> {
  const contract = recognised(task.contract);
  if (task.verb === "chat")
    return extractiveEngine.chat(contract, task.message, task.history, { language: task.language });
  return extractiveEngine.summarize(contract, { language: task.language });
}

async function runTask(task: WholeTask): Promise<unknown> {
  const contract = recognised(task.contract);
  if (task.verb === "find") return extractiveEngine.find(contract, task.category, { language: task.language });
  if (task.verb === "review") return reviewWhole(readOnce(contract));
  if (task.verb === "claim") return checkClaim(readOnce(contract), task.asked);
  if (task.verb === "inForce") return textInForce(readOnce(contract), task.asked);
  if (task.verb === "amendable") return amendable(readOnce(contract), task.asked);
  if (task.verb === "readBack") return readBack(readOnce(contract), task.asked);
  if (task.verb === "notice") return noticeTerms(readOnce(contract), task.asked);
  if (task.verb === "ask") return askedAlone(readOnce(contract), task.message);
  if (task.verb === "references") return externalReferences(contract);
  if (task.verb === "nearest") return nearestTo(readOnce(contract), task.texts);
  if (task.verb === "suggest") {
    const { language, former = null } = task;
    return extractiveEngine.suggest(contract, { language, former });
  }
  return sectionsByRelevance(readOnce(contract), task.focus);
}

/** The same object for the same contract: a message always brings a copy. */
function recognised(contract: ContractText): ContractText {
  const same = known.find((other) => isSame(other, contract)) ?? contract;
  const index = known.indexOf(same);
  if (index >= 0) known.splice(index, 1);
  known.unshift(same);
  known.length = Math.min(known.length, MOST_KNOWN);
  return same;
}

function isSame(one: ContractText, other: ContractText): boolean {
  return (
    one.text === other.text &&
    one.contractName === other.contractName &&
    one.contractType === other.contractType &&
    one.pages.length === other.pages.length &&
    one.pages.every(
      ({ start, page }, index) => start === other.pages[index]?.start && page === other.pages[index]?.page,
    )
  );
}
