/**
 * Replays what users do before hydration: clicks, typing in a field, submitting a form. On a slow connection that phase
 * takes seconds, in which React would silently lose these actions, and the browser would submit the form to nowhere.
 * Each is replayed as soon as React has hydrated its element, in the original order; what React received itself isn't
 * repeated, and a press or submission made before the replay waits its turn: a form sent at once would go without the
 * file chosen before. Actions older than half a minute, or whose element is gone, are dropped. Links and forms with an
 * address need no help: the browser handles them.
 *
 * The page contains this function as text (`app/layout.tsx`), ahead of all other code: it must not use anything from
 * outside itself. Source: B-6.15.
 */
// eslint-disable-next-line max-lines-per-function -- what a page carries as text is one function
export function carryEarlyActions(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Early = { on: HTMLElement; event: Event; value: string; checked: boolean; until: number };
  const patienceMs = 30_000;
  const lookAgainMs = 50;
  const presses = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  let waiting: Early[] = [];
  let until = 0;
  let timer = 0;

  /** React stores its props on each hydrated element. */
  const isAlive = (element: HTMLElement) => Object.keys(element).some((name) => name.startsWith("__reactProps$"));

  const isBox = (element: HTMLElement): element is HTMLInputElement =>
    element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);

  const target = ({ target: on, type }: Event): HTMLElement | null => {
    if (!(on instanceof Element)) return null;
    if (on instanceof HTMLFormElement) return type === "submit" && !on.hasAttribute("action") ? on : null;
    if (presses.includes(type)) {
      const button = on.closest<HTMLButtonElement>("button, a[href]");
      return button instanceof HTMLButtonElement && !(button.form && button.type === "submit") ? button : null;
    }
    const field = on.closest<Field>("input, textarea, select");
    const kind = field && (isBox(field) || field.tagName === "SELECT" || field.type === "file") ? "change" : "input";
    return type === kind ? field : null;
  };

  const forget = (on: HTMLElement, type: string) => {
    waiting = waiting.filter((early) => early.on !== on || early.event.type !== type);
  };

  /** Whether React would get this press or submission ahead of what was done before it. */
  const isAhead = ({ type }: Event) =>
    !until && (type === "submit" || presses.includes(type)) && waiting.some(({ on }) => isAlive(on));

  const note = (event: Event) => {
    const on = target(event);
    if (!on) return;
    if (isAhead(event)) event.stopImmediatePropagation();
    else if (event.type === "submit" && isAlive(on) && !until) return;
    if (event.type === "submit") event.preventDefault();
    forget(on, event.type);
    const { value = "", checked = false } = on as Partial<HTMLInputElement>;
    if (until) waiting.unshift({ on, event, value, checked, until });
    else waiting.push({ on, event, value, checked, until: Date.now() + patienceMs });
    timer ||= window.setTimeout(carry, lookAgainMs);
    // React stops events it can't handle yet on their way down: one that arrives here was handled.
    const arrived = (heard: Event) => {
      if (heard === event && isAlive(on)) forget(on, event.type);
    };
    on.addEventListener(event.type, arrived, { capture: true, once: true });
  };

  const enter = (field: Field, { event, value, checked }: Early) => {
    if (isBox(field)) {
      field.checked = !checked;
      field.click();
      return;
    }
    if (field.type !== "file") {
      const caret = "selectionStart" in field ? ([field.selectionStart, field.selectionEnd] as const) : [null, null];
      field.value = `${value} `; // React compares with the last value it saw, which was typed before it looked
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      if (caret[0] !== null && "setSelectionRange" in field) field.setSelectionRange(caret[0], caret[1]);
    }
    field.dispatchEvent(new Event(event.type, { bubbles: true }));
  };

  const repeat = (early: Early) => {
    const { on, event } = early;
    if (on instanceof HTMLFormElement) on.requestSubmit((event as SubmitEvent).submitter ?? undefined);
    else if (on instanceof HTMLButtonElement)
      on.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    else enter(on as Field, early);
  };

  /** One at a time: each must see the changes of the one before. */
  const carry = () => {
    waiting = waiting.filter((early) => early.on.isConnected && Date.now() < early.until);
    const early = waiting.find(({ on }) => isAlive(on));
    if (early) {
      forget(early.on, early.event.type);
      until = early.until; // if React still can't handle it, it is recorded again, with the remaining time
      repeat(early);
      until = 0;
    }
    const isDone = early && !(waiting[0]?.on === early.on && waiting[0].event.type === early.event.type);
    timer = waiting.length > 0 ? window.setTimeout(carry, isDone ? 0 : lookAgainMs) : 0;
  };

  for (const type of [...presses, "input", "change", "submit"]) window.addEventListener(type, note, true);
}
