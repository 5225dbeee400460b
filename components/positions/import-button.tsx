"use client";

import { useRef } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { UploadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { BookDto } from "@/lib/positions/schema";
import type { BooksActions } from "./actions";

/** More than any book that could be kept. */
const MAX_FILE_BYTES = 1_000_000;

type Props = { importBook: BooksActions["import"]; onImported: (book: BookDto) => void };

/** Takes an exported book from a file. What is no book is told so, and nothing is sent. Source: B-24.4. */
export function ImportButton({ importBook, onImported }: Props) {
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

/** Fetched with the first file, because the page needs it for nothing else; null when it can't be had. */
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
