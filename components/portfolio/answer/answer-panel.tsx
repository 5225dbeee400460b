"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type { CellPlace } from "@/components/portfolio/portfolio-calls";
import { SeenBy } from "@/components/folders/seen-by";
import { Button, IconButton } from "@/components/ui/button";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, UndoIcon } from "@/components/ui/icons";
import type { CellDto, GridRowDto } from "@/lib/portfolio/schema";
import { canBeSaid, canBeVerified } from "./answer-actions";
import { AnswerDetails } from "./answer-details";
import { answerAddress } from "./answer-quote";
import { useOpened } from "./use-opened";

export type AnswerPanelProps = {
  contract: GridRowDto["contract"];
  column: ColumnDto;
  cell: CellDto;
  isReadOnly: boolean;
  onReadOnly: (contractId: string) => void;
  onChanged: (place: CellPlace, cell: CellDto) => void;
  /** To the same question of the contract below or above. */
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** An opened answer beside the table, so that keys go through a column: j and k, v verifies, o opens the text. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { contract, column, cell, isReadOnly, onReadOnly, onChanged, onStep, onClose } = props;
  const { panel } = useCopy().portfolio;
  const router = useRouter();
  const opened = useOpened(contract.id, column, { onChanged, onReadOnly });
  const { answer } = opened;
  const canVerify = !isReadOnly && opened.busy === null && canBeSaid(column, cell, answer);
  useKeys({
    v: () => canVerify && canBeVerified(cell) && void opened.verify(),
    o: () => answer && router.push(answerAddress(contract.id, answer)),
    Escape: onClose,
  });
  return (
    <aside aria-label={panel.label} className="answer-panel">
      <PanelHead contract={contract} onStep={onStep} onClose={onClose} />
      <div className="min-h-0 flex-1 space-y-1 overflow-y-auto px-4 pb-4">
        <h2 className="text-sm font-normal text-ink-muted break-words">{column.name}</h2>
        <AnswerDetails {...{ column, cell, opened, isReadOnly }} contractId={contract.id} />
        <div className="pt-4">
          <SeenBy contractId={contract.id} />
        </div>
      </div>
      <footer className="flex min-h-14 items-center gap-2 border-t border-line px-4 py-2">
        <p aria-hidden="true" className="flex min-w-0 flex-1 flex-wrap gap-x-2.5 gap-y-1 text-xs text-ink-muted">
          {panel.keys.map((hint) => (
            <span key={hint.at(-1)} className="inline-flex items-center gap-1">
              {hint.slice(0, -1).map((key) => (
                <kbd key={key} className="rounded border border-line bg-sunken px-1 text-[0.6875rem] leading-4">
                  {key}
                </kbd>
              ))}
              {hint.at(-1)}
            </span>
          ))}
        </p>
        {cell.verified && !isReadOnly && (
          <Button
            size="sm"
            variant="outline"
            busy={opened.busy === "withdraw"}
            disabled={opened.busy !== null}
            onClick={() => void opened.withdraw()}
          >
            <UndoIcon className="size-4" />
            {panel.withdraw}
          </Button>
        )}
      </footer>
    </aside>
  );
}

function PanelHead({ contract, onStep, onClose }: Pick<AnswerPanelProps, "contract" | "onStep" | "onClose">) {
  const words = useCopy().portfolio;
  const { name, versionNumber } = contract;
  return (
    <header className="flex items-center gap-0.5 py-2 pr-2 pl-4">
      <p className="flex min-w-0 flex-1 gap-1 text-xs text-ink-muted" title={name}>
        <span className="truncate">{name}</span>
        {versionNumber !== null && <span className="shrink-0">· {words.version(versionNumber)}</span>}
      </p>
      <IconButton variant="quiet" label={words.panel.previous} onClick={() => onStep(-1)}>
        <ChevronUpIcon className="size-4" />
      </IconButton>
      <IconButton variant="quiet" label={words.panel.next} onClick={() => onStep(1)}>
        <ChevronDownIcon className="size-4" />
      </IconButton>
      <IconButton variant="quiet" label={words.panel.close} onClick={onClose}>
        <CloseIcon className="size-4" />
      </IconButton>
    </header>
  );
}
