"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { saveFile } from "@/components/forms/download";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { DownloadIcon, TrashIcon, UsersIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { BookDto } from "@/lib/positions/schema";
import { AddPosition, BookFields } from "./book-fields";
import { PositionEditor } from "./position-editor";
import { type BookActions, useBook, toContent } from "./use-book";

/** One playbook: an expandable list of positions, editable by its owner. Source: behaviour §24. */
export function BookEditor({ book, actions }: { book: BookDto; actions: BookActions }) {
  const words = useCopy().positions.book;
  const router = useRouter();
  const editing = useBook(book, actions);
  const [dialog, setDialog] = useState<"share" | "delete" | null>(null);
  const { stored, draft } = editing;
  useLeaveWarning(editing.isChanged, words.leave);
  const isOff = !stored.isOwn || editing.busy;
  return (
    <>
      <BackLink href="/positions">{words.back}</BackLink>
      <PageHeading title={stored.name} actions={<BookButtons book={stored} onOpen={setDialog} />} />
      <div className="space-y-5">
        {!stored.isOwn && <Banner>{words.readOnly(stored.owner.name)}</Banner>}
        <FormProblem message={editing.problem} />
        <fieldset disabled={isOff} className="space-y-5">
          <BookFields draft={draft} change={editing.change} />
          {draft.positions.length === 0 && <p className="text-ink-muted">{words.empty}</p>}
          <ul className="divide-y divide-line rounded border border-line bg-surface shadow-card empty:hidden">
            {draft.positions.map((position) => (
              <li key={position.topic}>
                <PositionEditor
                  position={position}
                  isReadOnly={!stored.isOwn}
                  onChange={editing.changePosition}
                  onRemove={() => editing.removePosition(position.topic)}
                />
              </li>
            ))}
          </ul>
          {stored.isOwn && (
            <AddPosition
              taken={draft.positions.map(({ topic }) => topic)}
              onAdd={(position) => editing.change({ positions: [...draft.positions, position] })}
            />
          )}
        </fieldset>
        {stored.isOwn && (
          <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-4 border-t border-line bg-page px-4 py-3">
            {editing.isChanged && <p className="text-sm text-warning-700">{words.unsaved}</p>}
            <Button busy={editing.busy} disabled={!editing.isChanged} onClick={() => void editing.save()}>
              {editing.busy ? words.saving : words.save}
            </Button>
          </div>
        )}
      </div>
      {dialog === "share" && (
        <ShareDialog
          book={stored}
          change={actions.change}
          onShared={(shared) => {
            editing.keep(shared);
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "delete" && (
        <DeleteBookDialog
          book={stored}
          remove={actions.remove}
          onDeleted={() => router.push("/positions")}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** Actions on a whole playbook; exports the saved state. */
function BookButtons({ book, onOpen }: { book: BookDto; onOpen: (dialog: "share" | "delete") => void }) {
  const words = useCopy().positions.book;
  const download = () =>
    saveFile(
      new Blob([`${JSON.stringify(toContent(book), null, 2)}\n`], { type: "application/json" }),
      `${book.name.trim().replace(/[\s/\\:*?"<>|]+/g, "_")}.json`,
    );
  return (
    <>
      <Button variant="outline" onClick={download}>
        <DownloadIcon className="size-4" />
        {words.export}
      </Button>
      {book.isOwn && (
        <>
          <Button variant="outline" onClick={() => onOpen("share")}>
            <UsersIcon className="size-4" />
            {words.share}
          </Button>
          <Button variant="outline" onClick={() => onOpen("delete")}>
            <TrashIcon className="size-4" />
            {words.delete}
          </Button>
        </>
      )}
    </>
  );
}

type DeleteBookDialogProps = {
  book: BookDto;
  remove: BookActions["remove"];
  onDeleted: () => void;
  onClose: () => void;
};

/** Asks before a book is deleted. */
function DeleteBookDialog({ book, remove, onDeleted, onClose }: DeleteBookDialogProps) {
  const words = useCopy().positions.remove;
  const { run, busy, problem } = useAction(remove, { fallback: words.failed });

  async function confirm() {
    if (await run({ positionsId: book.id })) onDeleted();
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text(book.name)}
      confirm={words.confirm}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <FormProblem message={problem?.message} />
        <p>{words.final}</p>
      </div>
    </ConfirmDialog>
  );
}

type ShareDialogProps = {
  book: BookDto;
  change: BookActions["change"];
  onShared: (book: BookDto) => void;
  onClose: () => void;
};

/** Whom a playbook is shared with, as a list of addresses saved as a whole. Source: B-24.2. */
function ShareDialog({ book, change, onShared, onClose }: ShareDialogProps) {
  const words = useCopy().positions.share;
  const toast = useToast();
  const [text, setText] = useState(() => book.readers.map(({ email }) => email).join("\n"));
  const { run, busy, problem } = useAction(change, { fallback: words.failed });

  async function share() {
    const readers = text.split(/[\s,;]+/).filter((email) => email !== "");
    const shared = await run({ positionsId: book.id, readers });
    if (!shared) return;
    toast.success(words.done(shared.readers.length));
    onShared(shared);
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.text}
      confirm={words.submit}
      busy={busy}
      onConfirm={() => void share()}
      onClose={onClose}
    >
      <div className="space-y-4">
        <FormProblem message={problem?.message} />
        <Field label={words.emails}>
          <Textarea
            rows={4}
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
