"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { goodAnswer } from "@/components/forms/api";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChosenBar } from "@/components/ui/table/chosen-bar";
import { EmptyState } from "@/components/ui/empty-state";
import { useChosen, useMany, type Chosen } from "@/components/ui/hooks/use-many";
import { SearchIcon, TrashIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { SearchField } from "@/components/ui/search-field";
import { SortSelect, type SortOf } from "@/components/ui/table/sort-head";
import { MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { foldedForSearch } from "@/lib/normalized";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";
import { DeleteBookDialog, ShareDialog } from "./book-dialogs";
import { BookTable, type RowActions, type Sorted } from "./book-table";
import { toContent, type BooksActions } from "./use-book";

type Task = { kind: "share"; book: BookDto } | { kind: "remove"; book: BookSummaryDto };
type BookListProps = { books: readonly BookSummaryDto[]; actions: BooksActions };

/** The playbooks a user owns or may read: searched, sorted, duplicated, shared, deleted. Source: B-24.7. */
export function BookList({ books, actions }: BookListProps) {
  const { positions, tables } = useCopy();
  const { columns } = positions.list;
  const router = useRouter();
  const [search, setSearch] = useState("");
  const [task, setTask] = useState<Task | null>(null);
  const { shown, sort, setSort } = useShown(books, search);
  const chosen = useChosen(shown.filter(({ isOwn }) => isOwn));
  const rowActions = useRowActions(actions, setTask);
  const close = () => setTask(null);
  const changed = () => (close(), router.refresh());
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <SearchField label={tables.searchBooks} value={search} onChange={setSearch} />
        <SortSelect
          columns={SORTED.map((column) => ({ column, name: columns[column] }))}
          sort={sort}
          onSort={setSort}
        />
      </div>
      {shown.length > 0 ? (
        <BookTable {...{ shown, sort, chosen }} onSort={setSort} rowActions={rowActions} />
      ) : (
        <Card>
          <EmptyState
            icon={<SearchIcon />}
            title={tables.nothing(search)}
            actions={
              <Button variant="outline" onClick={() => setSearch("")}>
                {tables.clearSearch}
              </Button>
            }
          />
        </Card>
      )}
      <RemoveChosen chosen={chosen} remove={actions.remove} />
      {task?.kind === "share" && (
        <ShareDialog book={task.book} change={actions.change} onShared={changed} onClose={close} />
      )}
      {task?.kind === "remove" && (
        <DeleteBookDialog book={task.book} remove={actions.remove} onDeleted={changed} onClose={close} />
      )}
    </div>
  );
}

const SORTED: readonly Sorted[] = ["name", "side", "positions", "updated"];

/** The list comes whole, so it is searched and sorted here; newest change first. */
function useShown(books: readonly BookSummaryDto[], search: string) {
  const { sides } = useCopy().positions;
  const language = useLanguage();
  const [sort, setSort] = useState<SortOf<Sorted>>("-updated");
  const wanted = foldedForSearch(search);
  const sign = sort.startsWith("-") ? -1 : 1;
  const compare: Record<Sorted, (one: BookSummaryDto, other: BookSummaryDto) => number> = {
    name: (one, other) => one.name.localeCompare(other.name, language),
    side: (one, other) => sides[one.side].localeCompare(sides[other.side], language),
    positions: (one, other) => one.positionCount - other.positionCount,
    updated: (one, other) => one.updatedAt.localeCompare(other.updatedAt),
  };
  const by = SORTED.find((column) => sort.endsWith(column)) ?? "updated";
  const shown = books
    .filter(({ name, owner }) => foldedForSearch(`${name}\n${owner.name}`).includes(wanted))
    .toSorted((one, other) => sign * compare[by](one, other));
  return { shown, sort, setSort };
}

/** A copy is a playbook of one's own with the saved positions; nobody reads it but its owner. */
function useRowActions(actions: BooksActions, open: (task: Task) => void): RowActions {
  const { positions, tables, common } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const [busyId, setBusyId] = useState<string | null>(null);
  const { run } = useAction(actions.import, {
    fallback: positions.list.failed,
    onProblem: ({ message }) => toast.error(message),
  });
  const read = async ({ id }: BookSummaryDto) => {
    setBusyId(id);
    const book = await readBook(id);
    setBusyId(null);
    if (!book) toast.error(common.noAnswer);
    return book;
  };
  return {
    busyId,
    duplicate: async (summary) => {
      const book = await read(summary);
      const made =
        book && (await run({ ...toContent(book), name: tables.copyName(book.name).slice(0, MAX_NAME_CHARS) }));
      if (!made) return;
      toast.success(positions.list.made(made.name));
      router.refresh();
    },
    share: async (summary) => {
      const book = await read(summary);
      if (book) open({ kind: "share", book });
    },
    remove: (book) => open({ kind: "remove", book }),
  };
}

async function readBook(bookId: string): Promise<BookDto | null> {
  const response = await goodAnswer(`/api/positions/${encodeURIComponent(bookId)}`);
  return response ? ((await response.json()) as BookDto) : null; // our own API: its shape is what `schema.ts` says
}

type RemoveChosenProps = { chosen: Chosen<BookSummaryDto>; remove: BooksActions["remove"] };

/** Deletes the selected playbooks, one call each, after asking. */
function RemoveChosen({ chosen, remove }: RemoveChosenProps) {
  const words = useCopy().tables;
  const router = useRouter();
  const { run, going } = useMany();
  const [isAsked, setIsAsked] = useState(false);
  const count = chosen.rows.length;
  const end = async () => {
    setIsAsked(false);
    await run(chosen.rows, ({ id }) => remove({ positionsId: id }));
    chosen.setAll(false);
    router.refresh();
  };
  return (
    <>
      <ChosenBar count={count} going={going} onClear={() => chosen.setAll(false)}>
        <Button
          variant="ghost"
          size="sm"
          className="!text-danger"
          disabled={going !== null}
          onClick={() => setIsAsked(true)}
        >
          <TrashIcon className="size-4" />
          {words.removeChosen}
        </Button>
      </ChosenBar>
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(count)}
          description={words.removeText}
          confirm={words.removeChosen}
          isDangerous
          onConfirm={() => void end()}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
