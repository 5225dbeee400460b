/**
 * What gets the focus when a dialog closes: the element that had it, or the button of its menu, because the menu item
 * is gone by then.
 */
export function returnTarget(focused: Element | null): HTMLElement | null {
  if (!(focused instanceof HTMLElement)) return null;
  const menu = focused.closest("[role=menu]");
  const buttonId = menu?.getAttribute("aria-labelledby");
  return buttonId ? document.getElementById(buttonId) : focused;
}
