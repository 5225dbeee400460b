"use client";

import { Link } from "@/components/ui/link";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { Cell, Row, Table } from "@/components/ui/table";
import type { BookSummaryDto } from "@/lib/positions/schema";

/** The books a person has or reads, the newest first. */
export function BookList({ books }: { books: readonly BookSummaryDto[] }) {
  const {
    positions: { list, sides, kinds },
  } = useCopy();
  const { columns } = list;
  return (
    <Card>
      <Table label={list.label} head={Object.values(columns)}>
        {books.map((book) => (
          <Row key={book.id}>
            <Cell isHeading>
              <Link
                href={`/positions?book=${encodeURIComponent(book.id)}`}
                className="font-medium break-words text-primary hover:underline"
              >
                {book.name}
              </Link>
            </Cell>
            <Cell label={columns.side}>{sides[book.side]}</Cell>
            <Cell label={columns.type}>
              {book.kinds.length === 0 ? list.anyType : book.kinds.map((kind) => kinds[kind]).join(", ")}
            </Cell>
            <Cell label={columns.positions}>{book.positionCount}</Cell>
            <Cell label={columns.updated}>
              <DateText value={book.updatedAt} />
            </Cell>
            <Cell label={columns.owner}>{ownerText(book, list)}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

function ownerText(
  { isOwn, owner, readerCount }: BookSummaryDto,
  words: { mine: string; sharedWith: (count: number) => string },
): string {
  if (!isOwn) return owner.name;
  return readerCount === 0 ? words.mine : words.sharedWith(readerCount);
}
