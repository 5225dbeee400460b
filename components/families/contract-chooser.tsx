"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Field, Input } from "@/components/ui/field";
import { DocumentIcon } from "@/components/ui/icons";
import { Dialog } from "@/components/ui/overlay/dialog";
import { findContracts } from "./family-calls";

type ChooserProps = {
  title: string;
  hint?: string;
  /** Contracts that can't be chosen. */
  without?: readonly string[];
  onChoose: (contractId: string, name: string) => Promise<void> | void;
  onClose: () => void;
};

/** Chooses one of the reader's contracts by a part of its name or text. */
export function ContractChooser({ title, hint, without = [], onChoose, onClose }: ChooserProps) {
  const { add: words } = useCopy().families;
  const [typed, setTyped] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const found = useFound(useDeferredValue(typed.trim()));
  const shown = found?.filter(({ id }) => !without.includes(id));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} {...(hint ? { description: hint } : {})}>
      <Field label={words.search}>
        <Input type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <ul className="mt-3 min-h-40 divide-y divide-line" aria-busy={isBusy}>
        {shown?.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              disabled={isBusy}
              className="flex min-h-11 w-full items-center gap-2.5 rounded px-2 py-2 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2"
              onClick={() => {
                setIsBusy(true);
                void Promise.resolve(onChoose(id, name)).finally(() => setIsBusy(false));
              }}
            >
              <DocumentIcon className="size-4 text-ink-muted" />
              <span className="min-w-0 break-words">{name}</span>
            </button>
          </li>
        ))}
        {shown?.length === 0 && <li className="px-2 py-3 text-sm text-ink-muted">{words.none}</li>}
      </ul>
    </Dialog>
  );
}

/** The newest answer counts; the last one stays until then. */
function useFound(words: string): { id: string; name: string }[] | null {
  const [found, setFound] = useState<{ id: string; name: string }[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void findContracts(words).then((answer) => !isOver && answer && setFound(answer));
    return () => {
      isOver = true;
    };
  }, [words]);
  return found;
}
