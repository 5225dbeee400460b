"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DownloadIcon } from "@/components/ui/icons";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/menu";
import type { ContractDto } from "@/lib/contracts/schema";
import { usePdfExport } from "./use-pdf-export";

export type ExportMenuProps = { contract: ContractDto; versionId: string; hasUnsavedText: boolean };

/** The export menu, PDF only (B-11.10): downloads the version on screen under the server's file name. */
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
