"use client";

import { createContext, type ComponentType, type ReactNode } from "react";

export type MenuItemProps = {
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};
export type MenuLabelProps = { className?: string; children: ReactNode };
export type MenuChoiceProps = {
  label: string;
  items: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};
export type MenuParts = {
  Item: ComponentType<MenuItemProps>;
  Label: ComponentType<MenuLabelProps>;
  Choice: ComponentType<MenuChoiceProps>;
  Separator: ComponentType;
};

/** The components of menu entries: loaded with the open menu, so that the entries themselves stay small. */
export const MenuPartsContext = createContext<MenuParts | null>(null);
