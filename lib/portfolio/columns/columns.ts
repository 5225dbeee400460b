/** What a column of the table of answers is of. Pure, client-safe. Source: B-29.2. */
import { FACT_KINDS } from "@/lib/engine/review/fact";
import { TOPIC_IDS } from "@/lib/engine/review/topics";

const OF_CONTRACT = ["name", "type", "status", "uploaded", "owner", "labels", "counterparty"] as const;
export type ContractColumn = (typeof OF_CONTRACT)[number];
export type Column =
  | { id: string; kind: ContractColumn | "deadline" }
  | { id: string; kind: "fact" | "topic" | "question" | "field"; of: string }
  | { id: string; kind: "verdict"; of: string; topic: string };
/** Of what the contract says, so that a person can say whether that is right. */
const SAYABLE: readonly Column["kind"][] = ["fact", "topic", "verdict", "question"];

/** Null where there is no such column: of a fact or topic that nothing reads, or of another kind. */
export function findColumn(id: string): Column | null {
  const known = OF_CONTRACT.find((kind) => kind === id);
  if (known) return { id, kind: known };
  if (id === "deadline:next") return { id, kind: "deadline" };
  const [kind, of = "", topic = ""] = id.split(":");
  if (of === "") return null;
  if (kind === "fact") return FACT_KINDS.some((one) => one === of) ? { id, kind, of } : null;
  if (kind === "topic") return TOPIC_IDS.some((one) => one === of) ? { id, kind, of } : null;
  if (kind === "question" || kind === "field") return { id, kind, of };
  return kind === "verdict" && topic !== "" ? { id, kind, of, topic } : null;
}

export const isSayable = ({ kind }: Column) => SAYABLE.includes(kind);
/** Whether its values stand in the index of answers under its own id. */
export const isIndexed = ({ kind }: Column) => kind === "field" || SAYABLE.includes(kind);
