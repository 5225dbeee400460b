"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ActivityIcon } from "@/components/ui/icons";
import type { ContractDto } from "@/lib/contracts/schema";
import { contractTrail } from "./audit-calls";
import { EventList } from "./event-list";

/** Opens who did what with the contract; nothing for anybody but its owner. */
export function ActivityButton({ contract }: { contract: Pick<ContractDto, "id" | "role"> }) {
  const { audit } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  if (contract.role !== "admin") return null;
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <ActivityIcon />
        <span className="lg:max-xl:sr-only">{audit.contract.open}</span>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={audit.contract.title}
        description={audit.contract.text}
        size="lg"
      >
        <EventList trail={contractTrail(contract.id)} fileName={audit.fileName} />
      </Dialog>
    </>
  );
}
