"use client";

import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { readContractParties } from "@/components/counterparties/counterparty-calls";
import { useRead } from "@/components/data/use-read";
import { SeenBy } from "@/components/folders/seen-by";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { Passage } from "@/lib/engine/port";

export type DetailsDialogProps = {
  contract: { id: string; name: string };
  onShow: (passage: Passage) => void;
  onClose: () => void;
};

/** Who can see a contract, and whose paper it is, with the lines that say so. Source: B-30.13, B-32.9. */
export function DetailsDialog({ contract, onShow, onClose }: DetailsDialogProps) {
  const words = useCopy().review.details;
  const { data } = useRead(`parties ${contract.id}`, () => readContractParties(contract.id));
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={contract.name}>
      <SeenBy contractId={contract.id} />
      {data && (
        <section className="space-y-2 text-sm">
          <h3 className="text-xs text-ink-muted">{words.draft}</h3>
          <p>{words.whose[data.paper.whose]}</p>
          {data.paper.quotes.map((quote) => (
            <button key={quote.start} type="button" className="block w-full text-left" onClick={() => onShow(quote)}>
              <Quote text={quote.content} className="font-paper" />
            </button>
          ))}
        </section>
      )}
    </Dialog>
  );
}
