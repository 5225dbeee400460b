"use client";

import Link from "next/link";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classes } from "./classes";
import { CheckIcon } from "./icons";
import "./style-nonce";

/** A menu under its button (`trigger`, one button element). Arrow keys, Home, End, letters and Escape work. */
export function Menu({
  trigger,
  align = "end",
  children,
}: {
  trigger: ReactElement;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Without a portal: at the end of the page it would stand outside every landmark. */}
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-48 rounded border border-line bg-surface py-1 shadow-overlay"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export type MenuItemProps = {
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

const ITEM_CLASSES =
  "relative flex min-h-10 w-full cursor-pointer items-center gap-3 px-4 py-2 text-sm text-ink outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[highlighted]:bg-primary-50 data-[highlighted]:text-primary-800";

/** One entry: a link with `href`, else an action. */
export function MenuItem({ href, onSelect, disabled = false, icon, children }: MenuItemProps) {
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

/** Words inside a menu that can't be chosen. */
export function MenuLabel({ className, children }: { className?: string; children: ReactNode }) {
  return <Radix.Label className={classes("px-4 py-2 text-sm text-ink-muted", className)}>{children}</Radix.Label>;
}

/** One of several of which one holds; the chosen one has a tick. */
export function MenuChoice<Value extends string>({
  label,
  items,
  value,
  onChoose,
}: {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <Radix.RadioGroup aria-label={label} value={value}>
      <MenuLabel className="pb-0.5 text-xs">{label}</MenuLabel>
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

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
