"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadFrom } from "@/components/forms/download";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DocumentIcon, DownloadIcon, TableIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { LedgerFormat } from "@/lib/exchange/rounds/ledger-schema";

/** The ledger as a file. */
export function LedgerExport({ address }: { address: string }) {
  const { title, export: words } = useCopy().ledger;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function run(format: LedgerFormat) {
    setIsBusy(true);
    const { isDone, refusal } = await downloadFrom(`${address}?format=${format}`, title, format);
    setIsBusy(false);
    if (!isDone) toast.error(refusal ?? words.failed);
  }
  return (
    <Menu
      trigger={
        <Button variant="outline" busy={isBusy}>
          {!isBusy && <DownloadIcon className="size-4" />}
          {isBusy ? words.going : words.button}
          {!isBusy && <ChevronDownIcon className="size-4" />}
        </Button>
      }
    >
      <MenuItem icon={<TableIcon className="size-4 text-ink-muted" />} onSelect={() => void run("xlsx")}>
        {words.xlsx}
      </MenuItem>
      <MenuItem icon={<DocumentIcon className="size-4 text-ink-muted" />} onSelect={() => void run("csv")}>
        {words.csv}
      </MenuItem>
    </Menu>
  );
}
