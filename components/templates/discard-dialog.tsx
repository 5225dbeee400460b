"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asked before going back to the templates would lose what was typed. */
export function DiscardDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const words = useCopy().templates.discard;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={words.title}
      description={words.text}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onStay}>
            {words.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {words.leave}
          </Button>
        </>
      }
    />
  );
}
