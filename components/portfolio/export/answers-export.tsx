"use client";

import type { ComponentProps } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DocumentIcon, DownloadIcon, TableIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import type { ExportGrid } from "@/lib/portfolio/schema";
import type { useExport } from "./use-export";

/** The table as a file. */
export function AnswersExport({
  exporting,
  isBrief = false,
}: {
  exporting: ReturnType<typeof useExport>;
  isBrief?: boolean;
}) {
  const { export: words } = useCopy().portfolio;
  const { isBusy, run } = exporting;
  return (
    <ExportMenu
      onExport={run}
      trigger={
        <Button variant="outline" busy={isBusy} aria-label={words.button} className={isBrief ? "!px-3" : ""}>
          {!isBusy && <DownloadIcon className="size-4" />}
          {!isBrief && (isBusy ? words.going : words.button)}
          {!isBrief && <ChevronDownIcon className="size-4" />}
        </Button>
      }
    />
  );
}

type ExportMenuProps = {
  trigger: ComponentProps<typeof Menu>["trigger"];
  onExport: (format: ExportGrid["format"]) => void;
};

/** Excel with the quotes as notes, or the bare values. */
export function ExportMenu({ trigger, onExport }: ExportMenuProps) {
  const { export: words } = useCopy().portfolio;
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<TableIcon className="size-4 text-ink-muted" />} onSelect={() => onExport("xlsx")}>
        <Offer name={words.xlsx} hint={words.xlsxHint} />
      </MenuItem>
      <MenuItem icon={<DocumentIcon className="size-4 text-ink-muted" />} onSelect={() => onExport("csv")}>
        <Offer name={words.csv} hint={words.csvHint} />
      </MenuItem>
    </Menu>
  );
}

function Offer({ name, hint }: { name: string; hint: string }) {
  return (
    <span className="max-w-72">
      <span className="block font-medium">{name}</span>
      <span className="block text-xs text-ink-muted">{hint}</span>
    </span>
  );
}
