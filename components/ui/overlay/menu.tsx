"use client";

import {
  cloneElement,
  useContext,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { later } from "./later";
import type { MenuFrameProps } from "./menu-frame";
import {
  MenuPartsContext,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLabelProps,
  type MenuParts,
} from "./menu-parts";

export const MenuFrame = later<MenuFrameProps>(() => import("./menu-frame").then(({ MenuFrame }) => MenuFrame), {
  overlay: { isOpen: ({ isOpen }) => isOpen, close: ({ onOpenChange }) => onOpenChange(false) },
});

type TriggerProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; disabled?: boolean };
export type MenuProps = {
  /** A single button element. */
  trigger: ReactElement<TriggerProps>;
  align?: "start" | "end";
  children: ReactNode;
};

/**
 * A menu under its button. Arrow keys, Home, End, letters and Escape work. Its code loads when the button is hovered or
 * focused; pressed earlier, the menu opens as soon as it has loaded.
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  const [state, setState] = useState<{ isOpen: boolean; isByKey: boolean } | null>(null);
  const button = useRef<HTMLElement>(null);
  const [menuId, ownId] = [useId(), useId()];
  const isOpen = state?.isOpen === true;
  const change = (next: boolean, isByKey = false) => setState({ isOpen: next, isByKey });
  const buttonId = trigger.props.id ?? ownId;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (trigger.props.disabled || event.button !== 0 || event.ctrlKey) return;
    if (!isOpen) event.preventDefault(); // the menu takes the focus; the button must not take it back
    change(!isOpen || !MenuFrame.isHere()); // pressed again out of impatience: still open it
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opens = event.key === "ArrowDown" || event.key === "Enter" || event.key === " ";
    if (trigger.props.disabled || !opens) return;
    event.preventDefault(); // prevents pressing the button again or scrolling the page
    change(event.key === "ArrowDown" || !isOpen, true);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: buttonId,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        ...(isOpen ? { "aria-controls": menuId } : {}),
        ...{ "data-state": isOpen ? "open" : "closed" },
        onPointerEnter: () => void MenuFrame.prepare(),
        onFocus: () => void MenuFrame.prepare(),
        onPointerDown,
        onKeyDown,
      })}
      {state && (
        <MenuFrame {...{ menuId, buttonId, align, button, ...state }} onOpenChange={(next) => change(next)}>
          {children}
        </MenuFrame>
      )}
    </>
  );
}

/** One entry: a link with `href`, otherwise an action. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

/** Text inside a menu that can't be selected. */
export function MenuLabel(props: MenuLabelProps) {
  const { Label } = useParts();
  return <Label {...props} />;
}

/** One of several mutually exclusive options; the selected one has a tick. */
export function MenuChoice<Value extends string>({
  onChoose,
  ...props
}: Omit<MenuChoiceProps, "items" | "value" | "onChoose"> & {
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const { Choice } = useParts();
  return <Choice {...props} onChoose={(value) => onChoose(value as Value)} />; // one of the values of `items`
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}

/** @throws Error outside a menu */
function useParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error("an entry stands in a menu");
  return parts;
}
