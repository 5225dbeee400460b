"use client";

import { Popover } from "radix-ui";
import { useRef, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { NotificationPanel } from "./notification-panel";

export type BellListProps = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Something was read. */
  onChange: () => void;
};

/** The list below the bell, which has the focus back when it closes. */
export function BellList({ button, isOpen, onOpenChange, onChange }: BellListProps) {
  const words = useCopy().notifications;
  const isLeftAlone = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button} />
      {/* Without a portal, as menus are: at the end of the page it would stand outside every landmark. */}
      <Popover.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={words.title}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          else isLeftAlone.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeftAlone.current) button.current?.focus();
          isLeftAlone.current = false;
        }}
        className="z-50 flex max-h-[min(32rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col overflow-hidden rounded border border-line bg-surface shadow-overlay outline-none"
      >
        <NotificationPanel onChange={onChange} onLeave={() => onOpenChange(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}
