"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Dialog } from "@/components/ui/overlay/dialog";

/** Every key of the product, by place. */
export function KeysOverlay({ onClose }: { onClose: () => void }) {
  const { keys } = useCopy().palette.overlay;
  const words = useCopy().palette;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.keys}
      description={words.overlay.hint}
      size="lg"
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {keys.map(({ place, list }) => (
          <PlaceKeys key={place} place={place} list={list} />
        ))}
      </div>
    </Dialog>
  );
}

type PlaceKeysProps = { place: string; list: readonly (readonly [action: string, ...combinations: string[]])[] };

function PlaceKeys({ place, list }: PlaceKeysProps) {
  return (
    <section className="space-y-1.5">
      <h3 className="text-sm font-medium">{place}</h3>
      <dl className="space-y-1 text-sm">
        {list.map(([action, ...combinations]) => (
          <div key={action} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-muted">{action}</dt>
            <dd className="flex shrink-0 gap-1">
              {combinations.map((combination) => (
                <kbd key={combination} className="rounded border border-line bg-sunken px-1.5 text-xs leading-5">
                  {combination}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
