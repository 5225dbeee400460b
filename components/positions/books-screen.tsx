"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { useToast } from "@/components/ui/toast";
import type { Language } from "@/lib/copy/languages";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";
import type { BooksActions } from "./actions";
import { BookList } from "./book-list";
import { ImportButton } from "./import-button";
import { StarterCards } from "./starter-cards";

type Props = { books: readonly BookSummaryDto[]; language: Language; actions: BooksActions };

/** A person's playbooks, and ways to add one. Source: behaviour §24. */
export function BooksScreen({ books, language, actions }: Props) {
  const words = useCopy().positions;
  const router = useRouter();
  const toast = useToast();
  const open = (book: BookDto) => {
    toast.success(words.list.made(book.name));
    router.push(`/positions?book=${encodeURIComponent(book.id)}`);
  };
  return (
    <>
      <PageHeading
        title={words.title}
        text={words.intro}
        actions={<ImportButton importBook={actions.import} onImported={open} />}
      />
      <div className="space-y-8">
        {books.length > 0 && <BookList books={books} />}
        <StarterCards
          title={books.length > 0 ? words.list.more : words.list.empty}
          language={language}
          start={actions.start}
          onStarted={open}
        />
      </div>
    </>
  );
}
