// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { ToastProvider, useToast } from "@/components/ui/overlay/toast";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Open from menu</MenuItem>
      </Menu>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove contract"
        description="This action cannot be undone."
        footer={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        <p>Content</p>
      </Dialog>
    </>
  );
}

function openFrom(name: string): HTMLElement {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  return button;
}

test("it is named by its title, described by its sentence, and takes the focus", async () => {
  render(<Page />);
  openFrom("Open");
  const dialog = await screen.findByRole("dialog", { name: "Remove contract" });
  const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toBe("This action cannot be undone.");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test("its first field has the focus, so that one can write at once", async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Add Collaborator">
      <input type="hidden" />
      <input aria-label="Locked" disabled />
      <input aria-label="Email" />
    </Dialog>,
  );
  const email = await screen.findByLabelText("Email");
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test.each([
  ["Escape", () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })],
  ["the cross", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["a button of its own", () => fireEvent.click(screen.getByRole("button", { name: "Keep it" }))],
])("closed by %s, the focus goes back to the button that opened it", async (_way, close) => {
  render(<Page />);
  const opener = openFrom("Open");
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).not.toBe(opener));
  close();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("opened from a menu, the focus goes back to the menu's button", async () => {
  render(<Page />);
  const more = screen.getByRole("button", { name: "More" });
  more.focus();
  fireEvent.keyDown(more, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Open from menu" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(more));
});

function Complaining() {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Remove contract">
      <Button onClick={() => toast.error("Failed to remove")}>Remove</Button>
    </Dialog>
  );
}

/** Radix begins to listen a tick after the dialog has opened, and decides behind the click. */
const aTick = () => act(() => vi.runAllTimersAsync());

async function press(target: Element) {
  fireEvent.pointerDown(target, { button: 0, pointerType: "mouse" });
  fireEvent.click(target);
  await aTick();
}

test("dismissing a toast above it leaves it open, a click beside it closes it", async () => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Complaining />
    </ToastProvider>,
  );
  await aTick();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await press(screen.getByLabelText("Dismiss"));
  expect(screen.queryByText("Failed to remove")).toBeNull();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  await press(document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
});
