"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { LocalDate } from "./cells";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Cell, Row, Table } from "@/components/ui/table/table";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type TrashRow = { id: string; name: string; contractType: string; deletedAt: string; endsAt: string };
type OnOne = (input: { contractId: string }) => Promise<ActionResult<{ contractId: string }>>;
export type TrashActions = { restore: OnOne; end: OnOne };

/** The reader's deleted contracts, each to restore or delete for good early. Source: B-7.12. */
export function TrashList({ rows, actions }: { rows: readonly TrashRow[]; actions: TrashActions }) {
  const { contractList: words, contracts } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const [ending, setEnding] = useState<TrashRow | null>(null);
  const { run, busy } = useAction(actions.restore, {
    fallback: words.restoreFailed,
    onProblem: ({ message }) => toast.error(message),
  });
  async function restore(row: TrashRow) {
    if ((await run({ contractId: row.id })) === null) return;
    toast.success(words.restored(row.name));
    router.refresh();
  }
  return (
    <Card className="overflow-hidden">
      <Table
        label={words.trash}
        head={[
          contracts.dashboard.columns.name,
          words.deleted,
          words.goneOn,
          { name: contracts.dashboard.columns.actions, isHidden: true },
        ]}
      >
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell isHeading className="sm:w-1/2">
              <span className="font-medium wrap-anywhere">{row.name}</span>
            </Cell>
            <Cell label={words.deleted} className="sm:whitespace-nowrap">
              <LocalDate value={row.deletedAt} />
            </Cell>
            <Cell label={words.goneOn} className="sm:whitespace-nowrap">
              <LocalDate value={row.endsAt} />
            </Cell>
            <Cell>
              <div className="flex flex-wrap justify-end gap-2 max-sm:justify-start max-sm:pt-1">
                <Button
                  size="sm"
                  variant="outline"
                  disabled={busy}
                  aria-label={words.restoreNamed(row.name)}
                  onClick={() => void restore(row)}
                >
                  {words.restore}
                </Button>
                <Button size="sm" variant="ghost" aria-label={words.endNamed(row.name)} onClick={() => setEnding(row)}>
                  {words.end}
                </Button>
              </div>
            </Cell>
          </Row>
        ))}
      </Table>
      {ending && (
        <EndDialog
          row={ending}
          end={actions.end}
          onClose={() => setEnding(null)}
          onEnded={() => {
            toast.success(words.ended(ending.name));
            setEnding(null);
            router.refresh();
          }}
        />
      )}
    </Card>
  );
}

function EndDialog(props: { row: TrashRow; end: OnOne; onClose: () => void; onEnded: () => void }) {
  const { row, end, onClose, onEnded } = props;
  const { contractList: words, contracts } = useCopy();
  const { run, busy, problem } = useAction(end, { fallback: contracts.remove.failed });
  async function confirm() {
    if ((await run({ contractId: row.id })) !== null) onEnded();
  }
  return (
    <ConfirmDialog
      title={words.endTitle}
      description={words.endText(row.name)}
      confirm={words.end}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p className="font-medium">{words.endFinal}</p>
      </div>
    </ConfirmDialog>
  );
}
