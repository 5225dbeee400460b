"use client";

import { Menu as Radix } from "radix-ui/internal";
import { useRef, type FocusEvent, type ReactNode, type RefObject } from "react";
import { classes } from "@/components/ui/classes";
import { CheckIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import {
  MenuPartsContext,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLabelProps,
  type MenuParts,
} from "./menu-parts";
import "./style-nonce";

export type MenuFrameProps = {
  menuId: string;
  buttonId: string;
  button: RefObject<HTMLElement | null>;
  align: "start" | "end";
  isOpen: boolean;
  /** Whether it was opened by keyboard: then its first entry has the focus. */
  isByKey: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** An open menu below its button, which gets the focus back when it closes. */
export function MenuFrame({
  menuId,
  buttonId,
  button,
  align,
  isOpen,
  isByKey,
  onOpenChange,
  children,
}: MenuFrameProps) {
  const isLeftAlone = useRef(false);
  const hasEntered = useRef(false);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isByKey || hasEntered.current || target !== currentTarget) return;
    hasEntered.current = true;
    currentTarget.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Radix.Anchor virtualRef={button} />
      {/* Without a portal: at the end of the page it would be outside every landmark. */}
      <Radix.Content
        id={menuId}
        aria-labelledby={buttonId}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onFocus={onFocus}
        onInteractOutside={() => (isLeftAlone.current = true)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeftAlone.current) button.current?.focus();
          isLeftAlone.current = false;
          hasEntered.current = false;
        }}
        className="rise z-50 min-w-48 rounded border border-line bg-surface py-1 shadow-overlay"
      >
        <MenuPartsContext value={PARTS}>{children}</MenuPartsContext>
      </Radix.Content>
    </Radix.Root>
  );
}

const ENTRY = "[role^=menuitem]:not([data-disabled])";
const ITEM_CLASSES =
  "relative flex min-h-10 w-full cursor-pointer items-center gap-3 px-4 py-2 text-sm text-ink outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-primary-50 data-[highlighted]:text-primary-800";

function Item({ href, onSelect, disabled = false, icon, children }: MenuItemProps) {
  return (
    <Radix.Item
      asChild={href !== undefined}
      disabled={disabled}
      className={ITEM_CLASSES}
      {...(onSelect ? { onSelect } : {})}
    >
      {href === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <Link href={href}>
          {icon}
          {children}
        </Link>
      )}
    </Radix.Item>
  );
}

function Label({ className, children }: MenuLabelProps) {
  return <Radix.Label className={classes("px-4 py-2 text-sm text-ink-muted", className)}>{children}</Radix.Label>;
}

function Choice({ label, items, value, onChoose }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value}>
      <Label className="pb-0.5 text-xs">{label}</Label>
      {items.map((item) => (
        <Radix.RadioItem
          key={item.value}
          value={item.value}
          onSelect={() => onChoose(item.value)}
          className={classes(ITEM_CLASSES, "min-h-9 py-1.5 pl-12")}
        >
          <Radix.ItemIndicator className="absolute left-4">
            <CheckIcon />
          </Radix.ItemIndicator>
          {item.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

function Separator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

const PARTS: MenuParts = { Item, Label, Choice, Separator };
