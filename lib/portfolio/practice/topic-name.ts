import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { FACT_KINDS } from "@/lib/engine/review/fact";
import { topicName } from "@/lib/positions/kinds";

/** A topic's name in a person's language: as a topic, else as a fact. */
export function namesOfTopics({ language }: Pick<Actor, "language">): (topic: string) => string {
  const { positions, answerColumns, assistant } = copyFor(language);
  const known = { ...answerColumns.topics, ...positions.topics };
  return (topic) => {
    if (Object.hasOwn(known, topic)) return topicName(topic, known);
    const fact = FACT_KINDS.find((kind) => kind === topic);
    return fact ? assistant.facts.kinds[fact] : topicName(topic, known);
  };
}
