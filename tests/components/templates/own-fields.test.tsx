// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OwnFieldsNotice } from "@/components/templates/own-fields-notice";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const answered = vi.fn<typeof fetch>();
function show(plainText: string) {
  vi.stubGlobal("fetch", answered);
  render(<OwnFieldsNotice contract={{ id: "c1", name: "Lease" }} plainText={plainText} />);
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a text without fields says nothing", () => {
  show("The rent is { nine }.");
  expect(screen.queryByRole("note")).toBeNull();
});

test("a text with fields asks for each, and makes the copy only once all are there (B-9.19)", async () => {
  show("{{Tenant}} pays {{Rent}} to {{Landlord}}; signed {{Tenant}}");
  expect(screen.getByRole("note").textContent).toContain("This text has 3 fields to fill in.");
  await press("Fill in a copy");
  fireEvent.change(await screen.findByLabelText("Tenant"), { target: { value: "Acme" } });
  expect(screen.getByLabelText<HTMLInputElement>("Copy name").value).toBe("Lease");
  await press("Create copy");
  expect(answered).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Rent").getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(screen.getByLabelText("Rent"), { target: { value: "9 EUR" } });
  fireEvent.change(screen.getByLabelText("Landlord"), { target: { value: "Marlow" } });
  answered.mockRejectedValueOnce(new TypeError("no connection"));
  await press("Create copy");
  expect(screen.getByRole("alert").textContent).toBe("Couldn't create the copy. Please try again.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Rent").value).toBe("9 EUR");
  answered.mockResolvedValueOnce(Response.json({ id: "c9" }, { status: 201 }));
  await press("Create copy");
  const [path, init] = answered.mock.calls.at(-1) ?? [];
  expect([path, JSON.parse(String(init?.body))]).toEqual([
    "/api/contracts/c1/fill",
    { name: "Lease", fields: { Tenant: "Acme", Rent: "9 EUR", Landlord: "Marlow" } },
  ]);
  expect(push).toHaveBeenCalledWith("/contracts/c9");
});
