import type { Metadata } from "next";
import { BookEditor } from "@/components/positions/book-editor";
import { BooksScreen } from "@/components/positions/books-screen";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { getContract } from "@/lib/contracts/contracts";
import { listBooks, shownBook } from "@/lib/positions/books";
import { kindOfType } from "@/lib/positions/kinds";
import { changeBookAction, createStarterBookAction, importBookAction, removeBookAction } from "./actions";

type Props = { searchParams: Promise<{ book?: string | string[]; contract?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).positions.title };
}

/** The playbooks, or the one named in the URL. Source: behaviour §24. */
export default async function PositionsPage({ searchParams }: Props) {
  const actor = await pageActor();
  const { book: wish, contract } = await searchParams;
  if (typeof wish === "string") {
    const book = await readForPage(shownBook(actor, wish));
    return <BookEditor key={book.id} book={book} actions={{ change: changeBookAction, remove: removeBookAction }} />;
  }
  const contractId = typeof contract === "string" ? contract : null;
  return (
    <BooksScreen
      books={await listBooks(actor)}
      language={await pageLanguage()}
      contractId={contractId}
      kind={
        contractId === null
          ? null
          : kindOfType((await readForPage(getContract(actor, contractId))).metadata.contractType)
      }
      actions={{
        start: createStarterBookAction,
        import: importBookAction,
        change: changeBookAction,
        remove: removeBookAction,
      }}
    />
  );
}
