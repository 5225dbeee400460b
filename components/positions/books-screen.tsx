"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { Button, buttonClasses } from "@/components/ui/button";
import { PlaybookDrawing } from "@/components/ui/drawings/drawings";
import { UploadIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { Language } from "@/lib/copy/languages";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";
import { BookList } from "./book-list";
import { StarterCards } from "./starter-cards";
import type { BooksActions } from "./use-book";

type BooksScreenProps = {
  books: readonly BookSummaryDto[];
  language: Language;
  actions: BooksActions;
  /** The contract that the reader came from for their first playbook, and goes back to. */
  contractId?: string | null;
  /** Which kind of contract that is. */
  kind?: ContractKind | null;
};

/** A user's playbooks, and ways to add one. Source: behaviour §24. */
export function BooksScreen({ books, language, actions, contractId = null, kind = null }: BooksScreenProps) {
  const words = useCopy().positions;
  const router = useRouter();
  const toast = useToast();
  const address = contractId === null ? null : `/contracts/${encodeURIComponent(contractId)}`;
  const open = (book: BookDto) => {
    toast.success(words.list.made(book.name));
    router.push(address !== null ? `${address}#review` : `/positions?book=${encodeURIComponent(book.id)}`);
  };
  return (
    <>
      {address !== null && <BackLink href={address}>{words.book.toContract}</BackLink>}
      <PageHeading
        isWide
        title={words.title}
        text={words.intro}
        actions={
          <>
            <Link href="/practice?start=1" className={buttonClasses({ variant: "outline" })}>
              {words.list.fromContracts}
            </Link>
            <ImportButton importBook={actions.import} onImported={open} />
          </>
        }
      />
      <div className="space-y-8">
        {books.length > 0 && <BookList books={books} actions={actions} />}
        <StarterCards
          title={books.length > 0 ? words.list.more : words.list.empty}
          drawing={books.length === 0 && <PlaybookDrawing />}
          language={language}
          kind={kind}
          start={actions.start}
          onStarted={open}
        />
      </div>
    </>
  );
}

/** Larger than any playbook that could be saved. */
const MAX_FILE_BYTES = 1_000_000;

type ImportButtonProps = { importBook: BooksActions["import"]; onImported: (book: BookDto) => void };

/** Imports an exported playbook from a file; rejects other files without sending them. Source: B-24.4. */
function ImportButton({ importBook, onImported }: ImportButtonProps) {
  const { positions, common } = useCopy();
  const words = positions.list;
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const { run, busy } = useAction(importBook, {
    fallback: words.failed,
    onProblem: ({ message }) => toast.error(message),
  });

  async function take(file: File | undefined) {
    if (picker.current) picker.current.value = "";
    if (!file) return;
    const schema = await bookSchema();
    if (!schema) return toast.error(common.noAnswer);
    const book = file.size <= MAX_FILE_BYTES ? schema.safeParse(parsed(await file.text())) : null;
    if (!book?.success) return toast.error(words.importFailed);
    const made = await run(book.data);
    if (made) onImported(made);
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label={words.import}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button variant="outline" busy={busy} onClick={() => picker.current?.click()}>
        <UploadIcon className="size-4" />
        {words.import}
      </Button>
    </>
  );
}

/** Loaded with the first file, because the page needs it for nothing else; null if unavailable. */
function bookSchema() {
  return import("@/lib/positions/schema").then(
    ({ newBookBody }) => newBookBody,
    () => null,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
