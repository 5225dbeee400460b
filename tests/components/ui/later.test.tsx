// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { later } from "@/components/ui/later";
import { ToastProvider } from "@/components/ui/toast";
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
  const Part = later(async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return Words;
  });
  const shown = render(<Part text="here" />, { wrapper: ToastProvider });
  expect((await screen.findByRole("alert")).textContent).toContain(common.noAnswer);
  shown.unmount();
  isAway = false;
  render(<Part text="here" />, { wrapper: ToastProvider });
  expect(await screen.findByText("here")).toBeTruthy();
});
