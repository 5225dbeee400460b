"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, ChevronLeftIcon, DownloadIcon, PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { FamilyDto, FamilyExportQuery, TextQuery } from "@/lib/families/schema";
import { exportText } from "./family-calls";

type FamilyBarProps = { family: FamilyDto; query: TextQuery; onAdd: () => void };

/** Name, how many documents there are, adding one, and the text in force as a file. */
export function FamilyBar({ family, query, onAdd }: FamilyBarProps) {
  const words = useCopy().families;
  const { name, documents, hiddenCount } = family;
  return (
    <header className="family-bar-top">
      <Link href="/families" className="family-back" aria-label={words.backToList} title={words.backToList}>
        <ChevronLeftIcon className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base" title={name}>
          {name || words.hiddenAgreement}
        </h1>
        <p className="truncate text-xs text-ink-muted">
          <span className="font-medium">{words.one}</span>
          {" · "}
          {[words.documents(documents.length), ...(hiddenCount > 0 ? [words.hidden(hiddenCount)] : [])].join(" · ")}
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={onAdd} title={words.add.open}>
        <PlusIcon className="size-4" />
        <span className="max-sm:sr-only">{words.add.open}</span>
      </Button>
      {family.agreementId !== null && <ExportMenu family={family} query={query} />}
    </header>
  );
}

function ExportMenu({ family, query }: Omit<FamilyBarProps, "onAdd">) {
  const { export: words } = useCopy().families;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (file: Pick<FamilyExportQuery, "format" | "form">) => {
    setIsBusy(true);
    const refusal = await exportText(family.id, { ...query, ...file }, family.name);
    setIsBusy(false);
    if (refusal !== null) toast.error(refusal || words.failed);
  };
  const files = [
    { label: words.pdfRedline, format: "pdf", form: "redline" },
    { label: words.pdfClean, format: "pdf", form: "clean" },
    { label: words.wordRedline, format: "docx", form: "redline" },
    { label: words.wordClean, format: "docx", form: "clean" },
  ] as const;
  return (
    <Menu
      trigger={
        <Button size="sm" busy={isBusy} title={words.button}>
          {!isBusy && <DownloadIcon className="size-4" />}
          <span className="max-sm:sr-only">{isBusy ? words.going : words.button}</span>
          <ChevronDownIcon className="size-4 max-sm:hidden" />
        </Button>
      }
    >
      {files.map(({ label, format, form }) => (
        <MenuItem key={label} onSelect={() => void run({ format, form })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
