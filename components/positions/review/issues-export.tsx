"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadIssues } from "@/components/forms/download";
import { Button } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";

export type IssuesExportProps = { contractId: string; versionId: string; positionsId: string };

/** The review as a list of issues to hand on, in either form. */
export function IssuesExport(of: IssuesExportProps) {
  const { positions, review } = useCopy();
  const words = positions.review;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  const download = async (format: "pdf" | "docx") => {
    setIsBusy(true);
    const isDone = await downloadIssues(of, format);
    setIsBusy(false);
    if (!isDone) toast.error(review.export.failed(words.exportAs[format]));
  };
  const trigger = (
    <Button variant="ghost" size="sm" busy={isBusy}>
      {!isBusy && <DownloadIcon className="size-4" />}
      {words.exportIssues}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => void download("pdf")}>{words.exportAs.pdf}</MenuItem>
      <MenuItem onSelect={() => void download("docx")}>{words.exportAs.docx}</MenuItem>
    </Menu>
  );
}
