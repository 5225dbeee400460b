"use client";

import { saveFile } from "@/components/forms/download";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DownloadIcon, TrashIcon, UsersIcon } from "@/components/ui/icons";
import type { BookDto } from "@/lib/positions/schema";
import { contentOf } from "./use-book";

/** What is done with a whole book; it is exported as it is stored. */
export function BookButtons({ book, onOpen }: { book: BookDto; onOpen: (dialog: "share" | "delete") => void }) {
  const words = useCopy().positions.book;
  const download = () =>
    saveFile(
      new Blob([`${JSON.stringify(contentOf(book), null, 2)}\n`], { type: "application/json" }),
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
