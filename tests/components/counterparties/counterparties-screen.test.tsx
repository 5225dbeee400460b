import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CounterpartiesScreen } from "@/components/counterparties/counterparties-screen";
import { firm, pair, Register, stage } from "./stage";

let register: Register;
beforeEach(() => {
  register = new Register();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (first?: string) => stage(register, <CounterpartiesScreen {...(first === undefined ? {} : { first })} />);

test("lists firms with their other spellings, number and days, each leading to its page (B-30.6)", async () => {
  register.list = [firm("a", { spellings: ["ФИРМА А"] }), firm("b", { contractCount: 7 })];
  open();
  const rows = await screen.findAllByRole("row");
  expect(rows).toHaveLength(3);
  const [, first] = rows;
  const { getByRole, getByText } = within(first ?? document.body);
  expect(getByRole("link", { name: "Firm a" }).getAttribute("href")).toBe("/counterparties/a");
  expect(getByText("Also written ФИРМА А")).toBeTruthy();
  expect(getByText("May 6, 2025")).toBeTruthy();
});

test("a column's head orders the list, and pressed again the other way round (B-30.6)", async () => {
  open();
  await screen.findByRole("link", { name: "Firm a" });
  fireEvent.click(screen.getByRole("button", { name: "Sort by Contracts" }));
  await waitFor(() => expect(register.asked.at(-1)).toContain("sort=contracts&order=desc"));
  expect(screen.getByRole("columnheader", { name: /Contracts/ }).getAttribute("aria-sort")).toBe("descending");
  fireEvent.click(screen.getByRole("button", { name: "Sort by Contracts" }));
  await waitFor(() => expect(register.asked.at(-1)).toContain("sort=contracts&order=asc"));
});

test("a search finds by name, and says when nobody is called so (B-30.6)", async () => {
  open();
  await screen.findByRole("link", { name: "Firm b" });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "firm a" } });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Firm b" })).toBeNull());
  expect(screen.getByRole("link", { name: "Firm a" })).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nobody" } });
  expect(await screen.findByText("Nobody by this name")).toBeTruthy();
});

test("j and k move through the list, and / goes to the search (B-30.6)", async () => {
  open();
  const first = await screen.findByRole("link", { name: "Firm a" });
  fireEvent.keyDown(window, { key: "j" });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(window, { key: "j" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Firm b" }));
  fireEvent.keyDown(window, { key: "k" });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(window, { key: "/" });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("an empty register says how it fills, and a failed one offers to try again (B-30.6)", async () => {
  register.list = [];
  const { unmount } = open();
  expect(await screen.findByText("No counterparties yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Upload New Contract" }).getAttribute("href")).toBe("/upload");
  unmount();
  register.refused.set("GET ", "Too often");
  open();
  const retry = await screen.findByRole("button", { name: "Try again" });
  register.refused.clear();
  register.list = [firm("a")];
  fireEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Firm a" })).toBeTruthy();
});

test("pairs are told with their reason; the one with more contracts takes the other in, and Undo takes it out (B-30.4, B-30.9)", async () => {
  register.pairs = [pair("registration"), pair("look", { id: "c", name: "Firm c", contractCount: 1 })];
  open();
  expect(await screen.findByText("2 pairs may be the same firm")).toBeTruthy();
  expect(screen.getByText("Same registration number: ID5123456")).toBeTruthy();
  expect(screen.getByText("Letters that look alike. Check before you merge")).toBeTruthy();
  register.opened = { ...register.opened, id: "b" };
  register.pairs = [];
  fireEvent.click(screen.getByRole("button", { name: "Merge Firm b and Firm a" }));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(register.sent).toHaveLength(2));
  expect(register.sent).toEqual([
    { call: "POST /b/merge", body: { from: ["a"] } },
    { call: "POST /b/split", body: { mergedId: "a" } },
  ]);
});

test("Not the same is remembered, and a refusal is told (B-30.4)", async () => {
  register.pairs = [pair("form")];
  register.refused.set("POST /b/apart", "Not now");
  open();
  const apart = await screen.findByRole("button", { name: "Firm b and Firm a are not the same" });
  fireEvent.click(apart);
  expect(await screen.findByText("Not now")).toBeTruthy();
  register.refused.clear();
  register.pairs = [];
  fireEvent.click(apart);
  await waitFor(() => expect(screen.queryByText("May be the same firm")).toBeNull());
  expect(register.sent.at(-1)).toEqual({ call: "POST /b/apart", body: { otherId: "a" } });
});

test("asks once which party is us: chosen and written names are sent, and it may be left open (B-30.10)", async () => {
  register.us = { isAnswered: false, own: [], offered: [{ id: "u", name: "Brightwater Ltd", contractCount: 12 }] };
  const { unmount } = open();
  const save = await screen.findByRole("button", { name: "That's us" });
  expect(save.hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: /Brightwater Ltd/ }));
  fireEvent.change(screen.getByRole("textbox", { name: "Another name of ours" }), {
    target: { value: "BW LLC; BW Inc" },
  });
  register.us = { isAnswered: true, own: [{ id: "u", name: "Brightwater Ltd", contractCount: 12 }], offered: [] };
  fireEvent.click(save);
  expect(await screen.findByText("You are Brightwater Ltd.")).toBeTruthy();
  expect(register.sent).toEqual([{ call: "PUT /us", body: { counterpartyIds: ["u"], names: ["BW LLC", "BW Inc"] } }]);
  unmount();
  register.us = { isAnswered: false, own: [], offered: [{ id: "u", name: "Brightwater Ltd", contractCount: 12 }] };
  open();
  const skip = await screen.findByRole("button", { name: "Not now" });
  register.us = { isAnswered: true, own: [], offered: [] };
  fireEvent.click(skip);
  expect(await screen.findByText("Your company isn't chosen yet, so each contract lists both sides.")).toBeTruthy();
  expect(register.sent.at(-1)).toEqual({ call: "PUT /us", body: { counterpartyIds: [], names: [] } });
});

test("before a party stands in two contracts nobody is asked, but may say it (B-30.10)", async () => {
  register.us = { isAnswered: false, own: [], offered: [] };
  open();
  await screen.findByRole("link", { name: "Firm a" });
  expect(screen.queryByText("Which of these is you?")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Choose your company" }));
  expect(screen.getByRole("textbox", { name: "Another name of ours" })).toBeTruthy();
});
