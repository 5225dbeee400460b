import { Fragment } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CheckIcon, EditIcon, EyeIcon } from "@/components/ui/icons";
import type { Passage } from "@/lib/engine/port";
import type { FindItemDto } from "@/lib/assistant/schema";

/** A verbatim quote of the contract with its page and how it came about; a click shows it in the text. */
export function PassageCard({ passage, onShow }: { passage: FindItemDto; onShow: (passage: Passage) => void }) {
  const words = useCopy().assistant.passage;
  return (
    <button
      type="button"
      title={words.show(passage.page)}
      onClick={() => onShow(passage)}
      className="group block w-full rounded border border-l-4 border-line border-l-primary-300 bg-surface px-3 py-2 text-left transition-colors hover:border-primary-300 hover:border-l-primary hover:bg-primary-50"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
        <span className="font-medium whitespace-nowrap">{words.page(passage.page)}</span>
        {passage.label && (
          <span className="min-w-0 break-words rounded bg-primary-50 px-1.5 py-0.5 text-primary-800">
            {passage.label}
          </span>
        )}
        <Standing isRepaired={passage.standing === "repaired"} />
        {passage.superseded && (
          <span className="rounded bg-warning-50 px-1.5 py-0.5 font-medium text-warning-700">
            {words.superseded(passage.superseded.by)}
          </span>
        )}
        <EyeIcon className="ml-auto size-4 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100" />
      </span>
      <span className="mt-1 block text-sm leading-relaxed break-words whitespace-pre-line text-ink">
        <InForce passage={passage} />
      </span>
      {passage.standing === "repaired" && (
        <span className="mt-1.5 block text-xs text-ink-muted">{words.repairedHint}</span>
      )}
    </button>
  );
}

/** The words of a passage, those struck through that hold no more. */
function InForce({ passage: { content, start, superseded } }: { passage: FindItemDto }) {
  let from = 0;
  const parts = (superseded?.words ?? []).map((words) => {
    const before = content.slice(from, words.start - start);
    from = words.end - start;
    return { before, struck: content.slice(words.start - start, from) };
  });
  return (
    <>
      {parts.map(({ before, struck }, index) => (
        <Fragment key={index}>
          {before}
          <del className="text-ink-muted">{struck}</del>
        </Fragment>
      ))}
      {content.slice(from)}
    </>
  );
}

function Standing({ isRepaired }: { isRepaired: boolean }) {
  const words = useCopy().assistant.passage;
  const Icon = isRepaired ? EditIcon : CheckIcon;
  return (
    <span
      title={isRepaired ? words.repairedHint : words.verifiedHint}
      className={classes("inline-flex items-center gap-1", isRepaired ? "text-warning" : "text-success")}
    >
      <Icon className="size-3.5" />
      {isRepaired ? words.repaired : words.verified}
    </span>
  );
}
