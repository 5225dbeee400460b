// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { keepWords } from "@/components/copy/known-words";
import { later } from "@/components/ui/later";
import { ToastProvider } from "@/components/ui/toast";
import { en } from "@/lib/copy/en";
import { common } from "@/lib/copy/en/common";

afterEach(cleanup);
const Words = ({ text }: { text: string }) => <p>{text}</p>;

test("a part is fetched when it is shown first, and stands there at once from then on", async () => {
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

test("one that can't be had is told, and asked for again at its next showing", async () => {
  let isAway = true;
  const failed: string[] = [];
  const Part = later<{ text: string }>(
    async () => {
      if (isAway) throw new TypeError("Failed to fetch");
      return Words;
    },
    { onFailed: ({ text }) => void failed.push(text) },
  );
  const shown = render(<Part text="here" />, { wrapper: ToastProvider });
  expect((await screen.findByRole("alert")).textContent).toContain(common.noAnswer);
  expect(failed).toEqual(["here"]);
  shown.unmount();
  isAway = false;
  render(<Part text="here" />, { wrapper: ToastProvider });
  expect(await screen.findByText("here")).toBeTruthy();
});

test("one that can't be had says so in its place, and comes with Retry", async () => {
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
  const { Menu, MenuItem } = await import("@/components/ui/menu");
  render(
    <Menu trigger={<button>Do</button>}>
      <MenuItem>First</MenuItem>
      <MenuItem>Second</MenuItem>
    </Menu>,
  );
  return screen.getByRole("button", { name: "Do" });
}

test("a menu that is pressed before it came opens once, with its first entry for the keyboard", async () => {
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

test("a menu pressed twice before it came stays closed", async () => {
  const button = await newMenu();
  fireEvent.keyDown(button, { key: "Enter" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(button, { key: "Enter" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await import("@/components/ui/menu-frame");
  expect(screen.queryByRole("menu")).toBeNull();
});
