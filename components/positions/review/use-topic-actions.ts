"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { Passage } from "@/lib/engine/port";
import { acceptTopic, proposeWording, reopenTopic, takeWording, type Done } from "./use-position-review";

type Action = "propose" | "accept" | "reopen" | "teach";
export type TopicActions = {
  /** The action in progress, and its topic. */
  doing: { topic: string; action: Action } | null;
  propose: (topic: string, as?: "wanted" | "fallback") => Promise<void>;
  /** @returns whether it was saved */
  accept: (topic: string, reason: string) => Promise<boolean>;
  reopen: (topic: string) => Promise<void>;
  /** Saves a passage as the playbook's own wording. */
  teach: (topic: string, passage: Passage) => Promise<void>;
};
type Options = {
  contractId: string;
  versionId: string;
  positionsId: string;
  /** Resolves once the suggestion is among those of the text. */
  onProposed: (suggestion: SuggestionDto) => Promise<unknown>;
  reload: () => void;
};

/** The user's actions on a topic of the review, one at a time, each with its result. */
export function useTopicActions({ contractId, versionId, positionsId, onProposed, reload }: Options): TopicActions {
  const words = useCopy().positions.review;
  const toast = useToast();
  const [doing, setDoing] = useState<TopicActions["doing"]>(null);

  async function does<T>(topic: string, action: Action, work: () => Promise<Done<T>>): Promise<Done<T>> {
    setDoing({ topic, action });
    const done = await work();
    setDoing(null);
    if (!done.ok) toast.error(done.message || words.actionFailed);
    return done;
  }

  return {
    doing,
    propose: async (topic, as = "wanted") => {
      const body = { positionsId, topic, versionId, as };
      await does(topic, "propose", async () => {
        const done = await proposeWording(contractId, body);
        if (done.ok) await onProposed(done.answer);
        return done;
      });
    },
    accept: async (topic, reason) => {
      const done = await does(topic, "accept", () => acceptTopic(contractId, { topic, reason }));
      if (done.ok) reload();
      return done.ok;
    },
    reopen: async (topic) => {
      const done = await does(topic, "reopen", () => reopenTopic(contractId, topic));
      if (done.ok) reload();
    },
    teach: async (topic, { start, end }) => {
      const body = { topic, as: "wanted" as const, contractId, versionId, start, end };
      const done = await does(topic, "teach", () => takeWording(positionsId, body));
      if (!done.ok) return;
      toast.success(words.taught);
      reload();
    },
  };
}
