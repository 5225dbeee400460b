"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { AnswersExport } from "@/components/portfolio/export/answers-export";
import type { useExport } from "@/components/portfolio/export/use-export";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FamilyIcon, PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { useAnswers } from "./use-answers";

type HeadingProps = {
  answers: ReturnType<typeof useAnswers>;
  exporting: ReturnType<typeof useExport>;
  questionCount: number;
  isPhone: boolean;
  onAddQuestion: () => void;
};

/**
 * The page's name, how many contracts pass, and the two things that are done with the table as a whole. On a phone the
 * count stands above the list, where it has room: here it would break and push the page down as it comes.
 */
export function AnswersHeading({ answers, exporting, questionCount, isPhone, onAddQuestion }: HeadingProps) {
  const words = useCopy().portfolio;
  const { summary } = answers;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3 pb-1 sm:px-6">
      <h1 className="text-[1.375rem]">{words.title}</h1>
      <p role="status" className="min-w-0 text-ink-muted tabular-nums max-md:sr-only">
        {summary &&
          [words.counts(summary.contracts, summary.all), ...(isPhone ? [] : [words.questionCount(questionCount)])].join(
            " · ",
          )}
      </p>
      <div className="ml-auto flex gap-2">
        <Link
          href="/families"
          title={words.families}
          className={classes(buttonClasses({ variant: "quiet" }), isPhone && "!px-3")}
        >
          <FamilyIcon className="size-4" />
          <span className="max-md:sr-only">{words.families}</span>
        </Link>
        <AnswersExport exporting={exporting} isBrief={isPhone} />
        <Button onClick={onAddQuestion} {...(isPhone ? { "aria-label": words.question.add, className: "!px-3" } : {})}>
          <PlusIcon className="size-4" />
          {!isPhone && words.question.add}
        </Button>
      </div>
    </div>
  );
}
