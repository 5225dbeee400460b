/** Which of somebody's books a contract is held against at first. Pure. */
import type { BookSummaryDto } from "./schema";

/** A book for contracts of this type, else one for any, else the first. */
export function bestBook<B extends Pick<BookSummaryDto, "contractType">>(
  books: readonly B[],
  type: string,
): B | undefined {
  return (
    books.find(({ contractType }) => contractType === type && type !== "") ??
    books.find(({ contractType }) => contractType === "") ??
    books[0]
  );
}
