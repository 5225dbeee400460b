"use client";

import { useRouter } from "next/navigation";
import { useState, useId } from "react";
import { useHasMail } from "@/components/forms/mail-service";
import { RoleField } from "@/components/forms/role-field";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { amendPath } from "@/components/drafting/amending/amend-calls";
import { Button, IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Field, Input } from "@/components/ui/field";
import {
  CloseIcon,
  DownloadIcon,
  EditIcon,
  FamilyIcon,
  FolderIcon,
  TagIcon,
  TrashIcon,
  UsersIcon,
} from "@/components/ui/icons";
import { Dialog, ConfirmDialog } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import { MoveDialog } from "@/components/folders/move-later";
import type { InvitedRole } from "@/lib/people/collaboration/bounds";
import { CONTRACT_TYPES, DAYS_IN_TRASH } from "@/lib/contracts/bounds";
import { MAX_AMENDED } from "@/lib/drafting/bounds";
import type { Invited, ListActions } from "./contract-rows";
import { LabelDialog } from "./contract-dialogs";
import { ContractsZip, toRelabelled, toUnlabelled, useBulk } from "./use-bulk";
import type { Choice } from "./use-choice";

type BulkBarProps = { choice: Choice; actions: ListActions; knownLabels: readonly string[] };

/** Fits on one line. */
const ON_A_PHONE = "max-sm:!px-2.5";

/** Actions on the selected contracts; above the list while any are selected. Source: B-7.16. */
export function BulkBar({ choice, actions, knownLabels }: BulkBarProps) {
  const { contractList: words, contracts, folders } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const [open, setOpen] = useState<"labels" | "share" | "move" | "trash" | null>(null);
  const { run, done } = useBulk(() => choice.setAll(false));
  const { rows } = choice;
  if (rows.length === 0) return null;

  async function download() {
    const zip = new ContractsZip();
    await run(rows, (row) => zip.add(row, contracts.dashboard.loadFailed));
    if (!zip.isEmpty) await zip.save(words.zipName);
  }
  const isBusy = done !== null;
  return (
    <div
      role="region"
      aria-label={words.chosenBar}
      className="sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center rounded border border-line bg-surface px-2 py-1.5 shadow-overlay sm:gap-1 sm:px-3"
    >
      <p role="status" className="px-2 text-sm whitespace-nowrap font-medium tabular-nums">
        {done ? words.bulkGoing(done.count, done.all) : words.chosen(rows.length)}
      </p>
      <Button variant="ghost" size="sm" className={ON_A_PHONE} disabled={isBusy} onClick={() => setOpen("labels")}>
        <TagIcon className="size-4" />
        <Words>{words.label}</Words>
      </Button>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" size="sm" className={ON_A_PHONE} disabled={isBusy}>
            <EditIcon className="size-4" />
            <Words>{words.bulkType}</Words>
          </Button>
        }
      >
        {CONTRACT_TYPES.map((type) => (
          <MenuItem key={type} onSelect={() => void run(rows, ({ id }) => actions.change({ contractId: id, type }))}>
            {contracts.types[type]}
          </MenuItem>
        ))}
      </Menu>
      <Button variant="ghost" size="sm" className={ON_A_PHONE} disabled={isBusy} onClick={() => setOpen("share")}>
        <UsersIcon className="size-4" />
        <Words>{words.share}</Words>
      </Button>
      <Button variant="ghost" size="sm" className={ON_A_PHONE} disabled={isBusy} onClick={() => setOpen("move")}>
        <FolderIcon className="size-4" />
        <Words>{folders.move.open}</Words>
      </Button>
      <Button variant="ghost" size="sm" className={ON_A_PHONE} disabled={isBusy} onClick={() => void download()}>
        <DownloadIcon className="size-4" />
        <Words>{words.bulkZip}</Words>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={ON_A_PHONE}
        disabled={isBusy || rows.length > MAX_AMENDED}
        onClick={() => router.push(amendPath(rows.map(({ id }) => id)))}
      >
        <FamilyIcon className="size-4" />
        <Words>{words.bulkAmend}</Words>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={classes("!text-danger", ON_A_PHONE)}
        disabled={isBusy}
        onClick={() => setOpen("trash")}
      >
        <TrashIcon className="size-4" />
        <Words>{words.bulkTrash}</Words>
      </Button>
      <IconButton label={words.clearChoice} disabled={isBusy} onClick={() => choice.setAll(false)}>
        <CloseIcon className="size-4" />
      </IconButton>
      {open === "labels" && (
        <LabelDialog
          rows={rows}
          knownLabels={knownLabels}
          onClose={() => setOpen(null)}
          onChosen={(listLabels) => {
            setOpen(null);
            void run(
              rows,
              (row) => actions.label(toRelabelled(row, listLabels(row))),
              (row) => actions.label(toUnlabelled(row, listLabels(row))),
            );
          }}
        />
      )}
      {open === "share" && (
        <ShareDialog
          count={rows.length}
          onClose={() => setOpen(null)}
          onChosen={(invited) => {
            setOpen(null);
            void run(rows, ({ id }) => actions.share({ contractId: id, ...invited }));
          }}
        />
      )}
      {open === "move" && (
        <MoveDialog
          contractIds={rows.map(({ id }) => id)}
          onClose={() => setOpen(null)}
          onMoved={(message) => {
            setOpen(null);
            toast.success(message);
            choice.setAll(false);
            router.refresh();
          }}
        />
      )}
      {open === "trash" && (
        <TrashDialog
          count={rows.length}
          onClose={() => setOpen(null)}
          onConfirmed={() => {
            setOpen(null);
            void run(
              rows,
              ({ id }) => actions.remove({ contractId: id }),
              ({ id }) => actions.restore({ contractId: id }),
            );
          }}
        />
      )}
    </div>
  );
}

/** Visible only if there is room; on a phone the icon must do. */
function Words({ children }: { children: string }) {
  return <span className="max-sm:sr-only">{children}</span>;
}

function TrashDialog({ count, onClose, onConfirmed }: { count: number; onClose: () => void; onConfirmed: () => void }) {
  const { contractList: words } = useCopy();
  return (
    <ConfirmDialog
      title={words.bulkTrashTitle(count)}
      description={words.bulkTrashText(DAYS_IN_TRASH)}
      confirm={words.bulkTrash}
      isDangerous
      onConfirm={onConfirmed}
      onClose={onClose}
    />
  );
}

type ShareDialogProps = { count: number; onClose: () => void; onChosen: (invited: Invited) => void };

/** Whom to invite to the selected contracts, and in which role; worded like one contract's dialog. Source: B-7.16. */
function ShareDialog({ count, onClose, onChosen }: ShareDialogProps) {
  const { contractList: words, collaboration } = useCopy();
  const { addDialog } = collaboration;
  const hasMail = useHasMail();
  const formId = useId();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("reviewer");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.shareTitle(count)}
      description={hasMail ? words.shareText : words.shareWithoutMail}
      size="sm"
      footer={
        <FormFooter form={formId} disabled={email.trim() === ""} onCancel={onClose}>
          {hasMail ? words.shareSend : words.shareMake}
        </FormFooter>
      }
    >
      <form
        id={formId}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChosen({ email: email.trim(), role });
        }}
      >
        <Field label={addDialog.email} required>
          <Input
            type="email"
            autoComplete="off"
            placeholder={addDialog.emailPlaceholder}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <RoleField role={role} onChange={setRole} />
      </form>
    </Dialog>
  );
}
