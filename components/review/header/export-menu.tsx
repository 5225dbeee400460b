"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { useSentOffer } from "@/components/rounds/send/use-sent-offer";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DownloadIcon } from "@/components/ui/icons";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";

type ExportMenuProps = { contract: ContractDto; versionId: string; hasUnsavedText: boolean };

/** The export menu, PDF only (B-11.10): downloads the displayed version under the server's file name. */
export function ExportMenu({ contract, versionId, hasUnsavedText }: ExportMenuProps) {
  const words = useCopy().review;
  const { isBusy, exportPdf, dialog } = usePdfExport(contract, versionId);

  const trigger = (
    <Button variant="outline" size="sm" busy={isBusy} title={words.header.export}>
      {!isBusy && <DownloadIcon className="size-4" />}
      <span className="mutes-7">{isBusy ? words.header.exporting : words.header.export}</span>
      <ChevronDownIcon className="drops-7 size-4" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => void exportPdf()}>{words.export.pdf}</MenuItem>
        {hasUnsavedText && <MenuLabel>{words.export.withoutUnsaved}</MenuLabel>}
      </Menu>
      {dialog}
    </>
  );
}

/**
 * Exports a version as PDF and reports the result (B-11.10); furnished, with a title page and the version's hash. Users
 * who may send can record it as sent; the caller shows the `dialog` for that.
 */
export function usePdfExport(contract: ContractDto, versionId: string) {
  const words = useCopy().review.export;
  const toast = useToast();
  const { offer, dialog } = useSentOffer(contract);
  const [isBusy, setIsBusy] = useState(false);
  const exportPdf = async ({ isFurnished = false }: { isFurnished?: boolean } = {}) => {
    setIsBusy(true);
    const { file } = await downloadVersion(contract, versionId, "pdf", { isFurnished });
    setIsBusy(false);
    if (file) offer(words.succeeded, { file, versionId });
    else toast.error(words.failed(words.pdf));
  };
  return { isBusy, exportPdf, dialog };
}
