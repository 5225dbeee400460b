"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { ActivityIcon } from "@/components/ui/icons";
import { later, PartWaiting } from "@/components/ui/overlay/later";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ContractEventsProps } from "./event-list";

export const ContractEvents = later<ContractEventsProps>(
  () => import("./event-list").then(({ ContractEvents }) => ContractEvents),
  { Waiting: PartWaiting },
);

/** Lets a menu press the button where the button itself is hidden. */
export const ACTIVITY_BUTTON_ID = "contract-activity";

type Props = { contract: Pick<ContractDto, "id" | "role">; className?: string };

/** Opens who did what with the contract; only its owner sees it. */
export function ActivityButton({ contract, className }: Props) {
  const { audit } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  if (contract.role !== "admin") return null;
  return (
    <>
      <Button
        id={ACTIVITY_BUTTON_ID}
        variant="quiet"
        size="sm"
        title={audit.contract.open}
        className={className}
        onClick={() => setIsOpen(true)}
      >
        <ActivityIcon className="size-4" />
        <span>{audit.contract.open}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={audit.contract.title}
        description={audit.contract.text}
        size="lg"
      >
        <ContractEvents contractId={contract.id} fileName={audit.fileName} onFollow={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
