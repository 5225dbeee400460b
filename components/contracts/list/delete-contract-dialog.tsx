"use client";

import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DAYS_IN_TRASH } from "@/lib/contracts/bounds";
import type { ListActions } from "./actions";
import type { ContractListRow } from "./contract-rows";

export type DeleteContractDialogProps = {
  row: ContractListRow;
  remove: ListActions["remove"];
  onClose: () => void;
  onDeleted: (name: string) => void;
};

/** Asks before a contract is deleted, and says what goes with it. Source: B-7.9. */
export function DeleteContractDialog({ row, remove, onClose, onDeleted }: DeleteContractDialogProps) {
  const { contracts, common } = useCopy();
  const words = contracts.remove;
  const { run, busy, problem } = useAction(remove, { fallback: words.failed });

  async function confirm() {
    if ((await run({ contractId: row.id })) !== null) onDeleted(row.name);
  }

  const footer = (
    <>
      <Button variant="outline" disabled={busy} onClick={onClose}>
        {common.cancel}
      </Button>
      <Button variant="danger" busy={busy} onClick={() => void confirm()}>
        {busy ? words.deleting : words.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.text(row.name)}
      size="sm"
      footer={footer}
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p>{words.kept(DAYS_IN_TRASH)}</p>
        <p>{words.lost}</p>
      </div>
    </Dialog>
  );
}
