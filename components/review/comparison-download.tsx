"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DownloadIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/menu";
import { useSentOffer } from "@/components/rounds/use-sent-offer";
import { useToast } from "@/components/ui/toast";
import type { ContractDto } from "@/lib/contracts/schema";

/** A comparison of two versions as a file: a PDF that shows the changes, or a Word file that tracks them (B-11.15). */
export function ComparisonDownload({
  contract,
  fromId,
  toId,
}: {
  contract: ContractDto;
  fromId: string;
  toId: string;
}) {
  const { comparison: words, review } = useCopy();
  const toast = useToast();
  const { offer, dialog } = useSentOffer(contract);
  const [isBusy, setIsBusy] = useState(false);
  const download = async (format: "pdf" | "docx") => {
    setIsBusy(true);
    const { file, refusal } = await downloadVersion(contract, toId, format, { since: fromId });
    setIsBusy(false);
    if (file) offer(words.download.done, { file, versionId: toId, sinceId: fromId });
    else toast.error(refusal ?? review.export.failed(words.download[format]));
  };
  const trigger = (
    <Button variant="outline" busy={isBusy}>
      {!isBusy && <DownloadIcon className="size-4" />}
      {words.download.open}
      <ChevronDownIcon className="size-4" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => void download("pdf")}>{words.download.pdf}</MenuItem>
        <MenuItem onSelect={() => void download("docx")}>{words.download.docx}</MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
