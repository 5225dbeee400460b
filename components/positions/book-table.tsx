"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChooseBox } from "@/components/ui/table/chosen-bar";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import type { Chosen } from "@/components/ui/hooks/use-many";
import { CopyIcon, TrashIcon, UsersIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { sortHead, type SortOf } from "@/components/ui/table/sort-head";
import { Cell, Row, Table } from "@/components/ui/table/table";
import { sideWords } from "@/lib/positions/side-words";
import type { BookSummaryDto } from "@/lib/positions/schema";

export type Sorted = "name" | "side" | "positions" | "updated";
export type RowActions = {
  busyId: string | null;
  duplicate: (book: BookSummaryDto) => Promise<void>;
  share: (book: BookSummaryDto) => Promise<void>;
  remove: (book: BookSummaryDto) => void;
};

type BookTableProps = {
  shown: readonly BookSummaryDto[];
  sort: SortOf<Sorted>;
  chosen: Chosen<BookSummaryDto>;
  onSort: (sort: SortOf<Sorted>) => void;
  rowActions: RowActions;
};

/** Playbooks, one to a line, each with what its reader may do with it. */
export function BookTable({ shown, sort, chosen, onSort, rowActions }: BookTableProps) {
  const { positions, tables, users } = useCopy();
  const { list, kinds, languages } = positions;
  const { columns } = list;
  const head = (column: Sorted, className = "") => ({
    ...sortHead({ column, name: columns[column], sort, onSort }),
    className: classes("sm:py-1", className),
  });
  return (
    <Card className="overflow-hidden">
      <Table
        label={list.label}
        head={[
          head("name", "sm:pl-10"),
          head("side"),
          columns.type,
          list.starterLanguage,
          head("positions"),
          head("updated"),
          columns.owner,
          { name: users.columns.actions, isHidden: true },
        ]}
      >
        {shown.map((book) => (
          <Row key={book.id} className={chosen.has(book.id) ? "bg-primary-50/60" : ""}>
            <Cell isHeading className="sm:w-1/4 sm:py-1.5">
              <span className="flex min-w-0 items-center gap-2.5">
                <ChooseBox
                  label={tables.choose(book.name)}
                  checked={chosen.has(book.id)}
                  disabled={!book.isOwn}
                  onChange={() => chosen.toggle(book.id)}
                />
                <Link
                  href={`/positions?book=${encodeURIComponent(book.id)}`}
                  className="min-w-0 font-medium wrap-anywhere text-primary hover:underline"
                >
                  {book.name}
                </Link>
              </span>
            </Cell>
            <Cell label={columns.side} className="sm:py-1.5">
              {sideWords(positions, book.side, book.kinds.length === 1 ? book.kinds[0] : undefined).name}
            </Cell>
            <Cell label={columns.type} className="sm:py-1.5">
              {book.kinds.length === 0 ? list.anyType : book.kinds.map((kind) => kinds[kind]).join(", ")}
            </Cell>
            <Cell label={list.starterLanguage} className="sm:py-1.5">
              {languages[book.language]}
            </Cell>
            <Cell label={columns.positions} className="tabular-nums sm:py-1.5">
              {book.positionCount}
            </Cell>
            <Cell label={columns.updated} className="sm:py-1.5 sm:whitespace-nowrap">
              <DateText value={book.updatedAt} />
            </Cell>
            <Cell label={columns.owner} className="wrap-anywhere sm:py-1.5">
              {ownerText(book, list)}
            </Cell>
            <Cell className="sm:py-1.5">
              <BookRowActions book={book} {...rowActions} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function BookRowActions({ book, busyId, duplicate, share, remove }: RowActions & { book: BookSummaryDto }) {
  const words = useCopy().tables;
  const isBusy = busyId === book.id;
  return (
    <div className="flex justify-end gap-1 max-sm:-ml-2">
      <IconButton label={words.duplicate(book.name)} disabled={isBusy} onClick={() => void duplicate(book)}>
        <CopyIcon />
      </IconButton>
      {book.isOwn && (
        <>
          <IconButton label={words.share(book.name)} disabled={isBusy} onClick={() => void share(book)}>
            <UsersIcon />
          </IconButton>
          <IconButton
            label={words.remove(book.name)}
            className="!text-danger hover:!bg-danger-50"
            onClick={() => remove(book)}
          >
            <TrashIcon />
          </IconButton>
        </>
      )}
    </div>
  );
}

function ownerText(
  { isOwn, owner, readerCount }: BookSummaryDto,
  words: { mine: string; sharedWith: (count: number) => string },
): string {
  if (!isOwn) return owner.name;
  return readerCount === 0 ? words.mine : words.sharedWith(readerCount);
}
