"use client";

import { useMemo } from "react";
import { useAskAgain, useRead } from "@/components/data/use-read";
import { readQuestions } from "@/components/portfolio/portfolio-calls";
import type { QuestionDto } from "@/lib/portfolio/schema";

/** Milliseconds between two looks at how far a question is, and the most of them where no answer comes. */
const LOOK_MS = 2_000;
const MAX_LOOK_MS = 30_000;

/** How far one's own questions are, by the id of their column. */
export type Asking = ReadonlyMap<string, QuestionDto>;
export const questionColumn = (id: string) => `question:${id}`;

/**
 * One's own questions; while one is asked in the background the screen looks again. @param onProgress told when there
 * are more answers
 */
export function useQuestions(onProgress: () => void) {
  const { data = NONE, reload } = useRead<QuestionDto[]>("questions of the table", readQuestions);
  const asking = useMemo<Asking>(() => new Map(data.map((one) => [questionColumn(one.id), one])), [data]);
  const isGoing = data.some(({ asked, contracts }) => asked < contracts);
  useAskAgain({
    waitsFor: isGoing ? "questions" : null,
    firstPauseMs: LOOK_MS,
    nextPauseMs: (pauseMs, isAnswered) => (isAnswered ? LOOK_MS : Math.min(pauseMs * 2, MAX_LOOK_MS)),
    ask: async () => {
      const before = countAnswered(data);
      const now = await reload();
      if (now && countAnswered(now) !== before) onProgress();
      return now;
    },
  });
  return { asking, reload };
}

const NONE: QuestionDto[] = [];
const countAnswered = (questions: readonly QuestionDto[]) => questions.reduce((sum, { asked }) => sum + asked, 0);
