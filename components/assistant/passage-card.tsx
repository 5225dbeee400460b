import { useCopy } from "@/components/layout/copy-provider";
import { EyeIcon } from "@/components/ui/icons";
import type { Passage } from "@/lib/assistant/engines/port";
import type { FindItemDto } from "@/lib/assistant/schema";

/** A verbatim quote of the contract with its page; a click shows it in the text. */
export function PassageCard({ passage, onShow }: { passage: FindItemDto; onShow: (passage: Passage) => void }) {
  const words = useCopy().assistant.passage;
  return (
    <button
      type="button"
      title={words.show(passage.page)}
      onClick={() => onShow(passage)}
      className="group block w-full rounded border border-l-4 border-line border-l-primary-300 bg-surface px-3 py-2 text-left transition-colors hover:border-primary-300 hover:border-l-primary hover:bg-primary-50"
    >
      <span className="flex items-center gap-2 text-xs text-ink-muted">
        <span className="font-medium whitespace-nowrap">{words.page(passage.page)}</span>
        {passage.label && <span className="min-w-0 break-words rounded bg-secondary-50 px-1.5 py-0.5 text-secondary-800">{passage.label}</span>}
        <EyeIcon className="ml-auto size-4 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100" />
      </span>
      <span className="mt-1 block text-sm leading-relaxed break-words whitespace-pre-line text-ink">{passage.content}</span>
    </button>
  );
}
