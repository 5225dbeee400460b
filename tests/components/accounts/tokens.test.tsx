// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TokenCard, type TokenActions } from "@/components/accounts/tokens/token-card";
import { secondFactor } from "@/lib/copy/en/second-factor";
import { tokens as words } from "@/lib/copy/en/tokens";
import type { NewTokenDto, TokenDto } from "@/lib/people/accounts/tokens/schema";
import { show } from "../review/fixtures";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const token: TokenDto = {
  id: "one",
  name: "Payroll",
  scopes: ["read", "write"],
  prefix: "cm_k3x9q2ab",
  createdAt: "2026-03-02T09:30:00.000Z",
  expiresAt: "2026-06-02T09:30:00.000Z",
  isExpired: false,
  lastUsedAt: null,
};
const made: NewTokenDto = { ...token, secret: "cm_k3x9q2ab_secret" };
const factor = { appSince: null, recoveryCodesLeft: 0, passkeys: [], hasPassword: true, isRequired: false };
const actions = {
  confirmItsMe: vi.fn<TokenActions["confirmItsMe"]>(),
  startConfirmation: vi.fn<TokenActions["startConfirmation"]>(),
  createToken: vi.fn<TokenActions["createToken"]>(),
  rotateToken: vi.fn<TokenActions["rotateToken"]>(),
  revokeToken: vi.fn<TokenActions["revokeToken"]>(),
};

beforeEach(() => void Object.values(actions).forEach((action) => action.mockReset()));
afterEach(cleanup);

function showCard({
  tokens = [token],
  isAdministrator = false,
}: { tokens?: TokenDto[]; isAdministrator?: boolean } = {}) {
  show(
    <TokenCard tokens={tokens} factor={factor} unproven={null} isAdministrator={isAdministrator} actions={actions} />,
  );
}
const press = (name: string, from = screen) => fireEvent.click(from.getByRole("button", { name }));

test("a token is made with name and scopes, and its secret stands until its button closes it (B-36.10)", async () => {
  actions.createToken.mockResolvedValue({ ok: true, data: made });
  showCard({ tokens: [] });
  expect(screen.getByText(words.none)).toBeTruthy();
  press(words.create);
  const dialog = within(await screen.findByRole("dialog", { name: words.createTitle }));
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  expect(dialog.getByText(words.nameMissing)).toBeTruthy();
  expect(actions.createToken).not.toHaveBeenCalled();
  expect(dialog.queryByRole("checkbox", { name: /Administer/ })).toBeNull();
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Payroll" } });
  fireEvent.click(dialog.getByRole("checkbox", { name: /Write/ }));
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  const shown = within(await screen.findByRole("dialog", { name: words.secret.title }));
  expect(actions.createToken).toHaveBeenCalledWith({ name: "Payroll", scopes: ["read", "write"], days: 90 });
  expect(shown.getByDisplayValue(made.secret)).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(screen.getByDisplayValue(made.secret)).toBeTruthy();
  fireEvent.click(shown.getByRole("button", { name: words.secret.done }));
  expect(screen.queryByDisplayValue(made.secret)).toBeNull();
});

test("a new secret and revoking are asked for first (B-36.10)", async () => {
  actions.rotateToken.mockResolvedValue({ ok: true, data: made });
  actions.revokeToken.mockResolvedValue({ ok: true, data: undefined });
  showCard();
  press(words.rotateNamed("Payroll"));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: words.rotate }));
  fireEvent.click(await screen.findByRole("button", { name: words.secret.done }));
  expect(actions.rotateToken).toHaveBeenCalledWith({ tokenId: "one", prefix: token.prefix, days: 90 });
  press(words.revokeNamed("Payroll"));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: words.revoke }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(actions.revokeToken).toHaveBeenCalledWith({ tokenId: "one" });
});

test("only administrators are offered the scope admin, and a refusal is shown (B-36.10)", async () => {
  actions.createToken.mockResolvedValue({ ok: false, error: { key: "tokensFull", message: "Revoke one first." } });
  showCard({ isAdministrator: true });
  press(words.create);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("checkbox", { name: /Administer/ })).toBeTruthy();
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Payroll" } });
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  expect(await dialog.findByText("Revoke one first.")).toBeTruthy();
});

test("a directory's scope is for administrators, and stands alone (B-38.1)", async () => {
  actions.createToken.mockResolvedValue({ ok: true, data: made });
  showCard({ isAdministrator: true });
  press(words.create);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Okta" } });
  fireEvent.click(dialog.getByRole("checkbox", { name: /Directory/ }));
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  expect(dialog.getByText(words.scimAlone)).toBeTruthy();
  expect(actions.createToken).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole("checkbox", { name: /Read/ }));
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  await screen.findByRole("dialog", { name: words.secret.title });
  expect(actions.createToken).toHaveBeenCalledWith({ name: "Okta", scopes: ["scim"], days: 90 });
});

test("who is asking is asked in the same dialog, and what was typed stays (B-36.10)", async () => {
  actions.createToken.mockResolvedValueOnce({ ok: false, error: { key: "confirmFirst", message: "Confirm first." } });
  actions.createToken.mockResolvedValueOnce({ ok: true, data: made });
  actions.confirmItsMe.mockResolvedValue({ ok: true, data: undefined });
  showCard({ tokens: [] });
  press(words.create);
  const dialog = within(await screen.findByRole("dialog", { name: words.createTitle }));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Payroll" } });
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  const step = within(await screen.findByRole("dialog", { name: secondFactor.confirm.title }));
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  const field = step.getByLabelText(secondFactor.confirm.password);
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "correct horse battery" } });
  fireEvent.click(step.getByRole("button", { name: secondFactor.confirm.submit }));
  await screen.findByRole("dialog", { name: words.secret.title });
  expect(actions.createToken).toHaveBeenLastCalledWith({ name: "Payroll", scopes: ["read"], days: 90 });
});

test("who gives that up finds the form as it was (B-36.10)", async () => {
  actions.createToken.mockResolvedValue({ ok: false, error: { key: "confirmFirst", message: "Confirm first." } });
  showCard({ tokens: [] });
  press(words.create);
  const dialog = within(await screen.findByRole("dialog", { name: words.createTitle }));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Payroll" } });
  fireEvent.click(dialog.getByRole("button", { name: words.submit }));
  const step = within(await screen.findByRole("dialog", { name: secondFactor.confirm.title }));
  fireEvent.click(step.getByRole("button", { name: "Cancel" }));
  const again = within(await screen.findByRole("dialog", { name: words.createTitle }));
  expect(again.getByRole<HTMLInputElement>("textbox").value).toBe("Payroll");
});
