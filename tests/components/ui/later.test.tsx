// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { keepWords } from "@/components/copy/known-words";
import { later } from "@/components/ui/overlay/later";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { en } from "@/lib/copy/en";
import { common } from "@/lib/copy/en/common";

afterEach(cleanup);
const Words = ({ text }: { text: string }) => <p>{text}</p>;

test("a part is fetched when it is shown first, and stands there at once from then on (B-10.17)", async () => {
  let fetched = 0;
  const Part = later(async () => {
    fetched += 1;
    return Words;
  });
  expect(fetched).toBe(0);
  const shown = render(<Part text="here" />, { wrapper: ToastProvider });
  expect(await screen.findByText("here")).toBeTruthy();
  shown.unmount();
  render(<Part text="again" />, { wrapper: ToastProvider });
  expect(screen.getByText("again")).toBeTruthy();
  expect(fetched).toBe(1);
});

type OverlayProps = { isOpen: boolean; close: () => void };
const overlay = { isOpen: ({ isOpen }: OverlayProps) => isOpen, close: ({ close }: OverlayProps) => close() };
const Field = ({ isOpen, close }: OverlayProps) =>
  isOpen && (
    <form role="dialog" onSubmit={(event) => (event.preventDefault(), close())}>
      <input aria-label="Name" ref={(input) => input?.focus()} />
    </form>
  );

test("one that can't be had is told, and asked for again at the next press, which opens it (B-10.17)", async () => {
  let isAway = true;
  const Part = later<OverlayProps>(
    async () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return Field;
    },
    { overlay },
  );
  const close = vi.fn();
  const shown = render(<Part isOpen close={close} />, { wrapper: ToastProvider });
  expect((await screen.findByRole("alert")).textContent).toContain(common.noAnswer);
  expect(close).toHaveBeenCalledOnce();
  isAway = false;
  shown.rerender(<Part isOpen={false} close={close} />); // it stays mounted where it was closed
  shown.rerender(<Part isOpen close={close} />);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(close).toHaveBeenCalledOnce();
});

/** An overlay that comes when the test says so. */
function comingOverlay() {
  let arrive = () => undefined as void;
  const come = new Promise<typeof Field>((resolve) => (arrive = () => resolve(Field)));
  return { Part: later<OverlayProps>(() => come, { overlay }), arrive: () => act(async () => arrive()) };
}

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

test("keys typed while a dialog is on its way go into it, but not an impatient Enter (B-10.17)", async () => {
  const typed: string[] = [];
  // jsdom has none
  Object.assign(document, { execCommand: (_: string, __: boolean, letter: string) => typed.push(letter) > 0 });
  const { Part, arrive } = comingOverlay();
  const close = vi.fn();
  render(<Part isOpen close={close} />, { wrapper: ToastProvider });
  expect(screen.getByRole("status").textContent).toBe(common.loading);
  for (const key of ["Enter", "B", "o", "Ө"]) expect(press(key)).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: "r", ctrlKey: true })).toBe(true);
  await arrive();
  await waitFor(() => expect(typed).toEqual(["B", "o", "Ө"]));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(close).not.toHaveBeenCalled();
  expect(press("x")).toBe(true); // and from then on nothing is held
  Reflect.deleteProperty(document, "execCommand");
});

test("Enter after what was typed sends it", async () => {
  const { Part, arrive } = comingOverlay();
  const close = vi.fn();
  render(<Part isOpen close={close} />, { wrapper: ToastProvider });
  press("ArrowDown");
  press("Enter");
  await arrive();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test("a field that has the focus keeps its keys, and Escape gives up what is on its way (B-10.17)", async () => {
  const { Part, arrive } = comingOverlay();
  const close = vi.fn();
  const shown = render(
    <>
      <textarea aria-label="Text" />
      <Part isOpen close={close} />
    </>,
    { wrapper: ToastProvider },
  );
  expect(press("a", screen.getByLabelText("Text"))).toBe(true);
  press("b");
  press("Escape");
  expect(close).toHaveBeenCalledOnce();
  shown.rerender(<Part isOpen={false} close={close} />);
  await arrive();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("one that can't be had says so in its place, and comes with Retry (B-10.17)", async () => {
  let isAway = true;
  const load = async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return Words;
  };
  const Part = later(load, {
    Waiting: ({ isFailed, retry }) => (isFailed ? <button onClick={retry}>Retry</button> : <p>Loading</p>),
  });
  render(<Part text="here" />, { wrapper: ToastProvider });
  expect(screen.getByText("Loading")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
  fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
  isAway = false;
  fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("here")).toBeTruthy();
});

/** The product's modules as at the first visit, where nothing of a menu has come. */
async function newMenu() {
  vi.resetModules();
  keepWords("en", en);
  const { Menu, MenuItem } = await import("@/components/ui/overlay/menu");
  render(
    <Menu trigger={<button>Do</button>}>
      <MenuItem>First</MenuItem>
      <MenuItem>Second</MenuItem>
    </Menu>,
  );
  return screen.getByRole("button", { name: "Do" });
}

test("a menu that is pressed before it came opens once, with its first entry for the keyboard (B-10.17)", async () => {
  const button = await newMenu();
  button.focus();
  fireEvent.keyDown(button, { key: "Enter" });
  expect(screen.queryByRole("menu")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("First"));
  expect(screen.getAllByRole("menu")).toHaveLength(1);
  fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole("menu")).toBeNull();
});

/** jsdom's own has no button. */
const pointerDown = () => new MouseEvent("pointerdown", { button: 0, bubbles: true, cancelable: true });

test("a menu that is pressed twice before it came, out of impatience, opens", async () => {
  const button = await newMenu();
  fireEvent(button, pointerDown());
  fireEvent(button, pointerDown());
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(await screen.findAllByRole("menu")).toHaveLength(1);
  fireEvent(button, pointerDown());
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("arrow keys that are pressed before a menu came move in it once it is there", async () => {
  const button = await newMenu();
  button.focus();
  fireEvent.keyDown(button, { key: "Enter" });
  expect(fireEvent.keyDown(button, { key: "ArrowDown" })).toBe(false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Second"));
});
