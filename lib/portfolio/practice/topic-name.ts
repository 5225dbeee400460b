import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { FACT_KINDS } from "@/lib/engine/review/fact";
import { topicName } from "@/lib/positions/kinds";

/** A topic's name in a person's language: as a topic, else as a fact. */
export function namesOfTopics({ language }: Pick<Actor, "language">): (topic: string) => string {
  const { positions, assistant } = copyFor(language);
  return (topic) => {
    if (Object.hasOwn(positions.topics, topic)) return topicName(topic, positions.topics);
    const fact = FACT_KINDS.find((kind) => kind === topic);
    return fact ? assistant.facts.kinds[fact] : topicName(topic, positions.topics);
  };
}
