"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { saveFile } from "@/components/forms/download";
import { FormProblem } from "@/components/forms/form-parts";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DownloadIcon, TrashIcon, UsersIcon } from "@/components/ui/icons";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { BookDto } from "@/lib/positions/schema";
import { DeleteBookDialog, ShareDialog } from "./book-dialogs";
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
