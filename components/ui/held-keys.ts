/** What opens over the page, once it is there. */
const OPENED = "[role=dialog], [role=alertdialog], [role=menu]";
const TEXT = "input, textarea, select, [contenteditable=true]";

/**
 * Keeps the keys that are pressed while a menu or a dialog is on its way, so that none is lost. Those of a field that
 * has the focus go on to it, and a first Enter or Space is impatience and not meant for what opens.
 *
 * @returns ends it, and types what was held where the focus is then, in the order in which it came
 */
export function holdKeys(onEscape: () => void): () => void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || key === "Tab") return;
    if (target instanceof Element && target.closest(TEXT)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape") {
      held.length = 0;
      onEscape();
    } else if (held.length > 0 || !isPress(key)) held.push(event);
  };
  window.addEventListener("keydown", hold, true);
  return () => {
    window.removeEventListener("keydown", hold, true);
    typeNext(held);
  };
}

/** One at a time: what a key moves the focus to has the next one. */
function typeNext(held: KeyboardEvent[]): void {
  const [next, ...others] = held;
  if (!next) return;
  setTimeout(() => {
    const on = document.activeElement;
    if (!on?.closest(OPENED)) return; // it was given up meanwhile
    type(on, next);
    typeNext(others);
  });
}

function type(on: Element, { key, code, shiftKey }: KeyboardEvent): void {
  const isUnanswered = on.dispatchEvent(
    new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }),
  );
  if (!isUnanswered) return;
  if (on.matches("input, textarea")) enter(on as HTMLInputElement, key);
  else if (isPress(key) && on instanceof HTMLElement && on.matches("button, a[href]")) on.click();
}

/** What a browser does with a key in a field, for those that can be typed within a moment. */
function enter(field: HTMLInputElement, key: string): void {
  if (key === "Enter" && field.form) field.form.requestSubmit();
  else if (key === "Backspace") document.execCommand("delete");
  else if ([...key].length === 1) document.execCommand("insertText", false, key);
}

function isPress(key: string): boolean {
  return key === "Enter" || key === " ";
}
