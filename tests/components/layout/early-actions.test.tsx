// @vitest-environment jsdom
/** The page's markup is drawn first and taken charge of later, as in a browser on a slow line. */
import { act, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { carryEarlyActions } from "@/components/layout/early-actions";

const seen = vi.fn();
let root: Root | null = null;

function Desk() {
  const [words, setWords] = useState("");
  const [isChosen, setChosen] = useState(false);
  const [kind, setKind] = useState("all");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        seen("sent", words, kind);
      }}
    >
      <button type="button" onPointerDown={() => seen("down")} onClick={() => seen("click")}>
        Add
      </button>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <input type="checkbox" aria-label="Mine" checked={isChosen} onChange={() => setChosen(!isChosen)} />
      <select aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>all</option>
        <option>lease</option>
      </select>
      <button type="submit">Go</button>
      <output>{`${words}|${isChosen ? "mine" : "all"}|${kind}`}</output>
    </form>
  );
}

function draw(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(<Desk />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

async function wake(page: HTMLElement) {
  await act(async () => {
    root = hydrateRoot(page, <Desk />);
  });
}

const part = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T;
const type = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
};
const press = () => {
  for (const event of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    part("button").dispatchEvent(new MouseEvent(event, { bubbles: true, cancelable: true }));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Other files share this window: what is put on it is taken off again. */
const listeners: Parameters<typeof window.addEventListener>[] = [];
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const wasActing = environment.IS_REACT_ACT_ENVIRONMENT;

beforeAll(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const added = vi.spyOn(window, "addEventListener");
  carryEarlyActions();
  listeners.push(...added.mock.calls);
  added.mockRestore();
});
afterAll(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
  document.body.replaceChildren();
  vi.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = wasActing;
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  await wait(60_000);
  seen.mockReset();
});

test("a press that came too early is made when the page is alive, once, however often it was tried (B-6.15)", async () => {
  const page = draw();
  press();
  press();
  await wait(1_000);
  expect(seen).not.toHaveBeenCalled();
  await wake(page);
  await wait(100);
  expect(seen.mock.calls).toEqual([["down"], ["click"]]);
  await wait(60_000);
  press();
  expect(seen).toHaveBeenCalledTimes(4);
});

test("what was typed, ticked and chosen too early is known to the page when it is alive", async () => {
  const page = draw();
  type(part<HTMLInputElement>("[aria-label=Words]"), "lea", "input");
  type(part<HTMLInputElement>("[aria-label=Words]"), "lease", "input");
  part("[aria-label=Mine]").click();
  type(part<HTMLSelectElement>("select"), "lease", "change");
  await wake(page);
  await wait(100);
  expect(part("output").textContent).toBe("lease|mine|lease");
  expect(part<HTMLInputElement>("[aria-label=Words]").value).toBe("lease");
  expect(part<HTMLInputElement>("[aria-label=Mine]").checked).toBe(true);
});

test("a form that was sent too early is sent once, with all that was entered in it", async () => {
  const page = draw();
  type(part<HTMLInputElement>("[aria-label=Words]"), "lease", "input");
  type(part<HTMLSelectElement>("select"), "lease", "change");
  const send = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  part("form").dispatchEvent(send);
  expect(send.defaultPrevented).toBe(true);
  await wake(page);
  await wait(100);
  expect(seen.mock.calls).toEqual([["sent", "lease", "lease"]]);
  part("[type=submit]").click();
  await wait(100);
  expect(seen).toHaveBeenCalledTimes(2);
});

test("a form sent on a page that is alive waits for what was entered before it was (B-6.15)", async () => {
  const page = draw();
  type(part<HTMLInputElement>("[aria-label=Words]"), "lease", "input");
  type(part<HTMLSelectElement>("select"), "lease", "change");
  await wake(page);
  await act(async () => part("[type=submit]").click());
  expect(seen).not.toHaveBeenCalled();
  await wait(100);
  expect(seen.mock.calls).toEqual([["sent", "lease", "lease"]]);
  await act(async () => part("[type=submit]").click());
  expect(seen).toHaveBeenCalledTimes(2);
});

test("a press on a page that is alive comes after what was entered before it was", async () => {
  const page = draw();
  type(part<HTMLSelectElement>("select"), "lease", "change");
  await wake(page);
  await act(async () => press());
  expect(seen).not.toHaveBeenCalled();
  await wait(100);
  expect(seen.mock.calls).toEqual([["down"], ["click"]]);
  await act(async () => press());
  expect(seen).toHaveBeenCalledTimes(4);
});

test("what is typed further on a page that is alive holds", async () => {
  const page = draw();
  type(part<HTMLInputElement>("[aria-label=Words]"), "lea", "input");
  await wake(page);
  const field = part<HTMLInputElement>("[aria-label=Words]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "leash");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await wait(100);
  expect(part("output").textContent).toBe("leash|all|all");
});

test("on a page that is alive nothing happens twice", async () => {
  await wake(draw());
  press();
  await act(async () => part("[aria-label=Mine]").click());
  await wait(1_000);
  expect(seen.mock.calls).toEqual([["down"], ["click"]]);
  expect(part("output").textContent).toBe("|mine|all");
});

test("a press on something that went away, or that waited for too long, is dropped (B-6.15)", async () => {
  draw();
  press();
  await wait(100);
  const page = draw();
  await wake(page);
  await wait(100);
  expect(seen).not.toHaveBeenCalled();
  await act(async () => root?.unmount());
  const late = draw();
  press();
  await wait(31_000);
  await wake(late);
  await wait(100);
  expect(seen).not.toHaveBeenCalled();
});

test("a form with an address and links are left to the browser", () => {
  document.body.innerHTML = `<form action="/there"><button>Go</button></form><a href="#there">There</a>`;
  const timers = vi.getTimerCount();
  part<HTMLFormElement>("form").addEventListener("submit", (event) => event.preventDefault());
  part("a").addEventListener("click", (event) => event.preventDefault());
  part("form button").click();
  part("a").click();
  expect(vi.getTimerCount()).toBe(timers);
});
