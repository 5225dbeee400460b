// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OwnTemplates } from "@/components/templates/template-gallery";
import { SaveAsTemplateDialog } from "@/components/templates/save-as-template-dialog";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import { review } from "@/lib/copy/en/review";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const names = ["Tenant", "Landlord", "Rent", "Start", "End", "Address", "Deposit", "Law"];
const lease = { id: "c1", name: "Lease", contractType: "Lease Agreement", fields: names, sharedBy: "Bat" };
const empty = { id: "c2", name: "Side letter", contractType: "", fields: [], sharedBy: null };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("each template shows what it holds and whose it is, and is filled in from there (B-9.21)", async () => {
  render(<OwnTemplates templates={[lease, empty]} />);
  const [first, second] = within(screen.getByRole("list", { name: "Your templates" })).getAllByRole("listitem");
  expect(first?.textContent).toContain("Lease Agreement · shared by Bat");
  expect(first?.textContent).toContain("8 fields: Tenant, Landlord, Rent, Start, End, Address and 2 more");
  expect(second?.textContent).toContain("No fields yet.");
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Side letter" }).getAttribute("href")).toBe(
    "/contracts/c2",
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await press("Fill in a copy of Lease");
  expect(await screen.findByRole("dialog")).toBeTruthy();
  for (const name of names) expect(screen.getByLabelText(name)).toBeTruthy();
});

test("without a template of one's own, how one is made is said and no list is shown", () => {
  render(<OwnTemplates templates={[]} />);
  expect(screen.getByText(/Make this a field/)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});

test("a contract is saved as a template under a name, and the template opens (B-9.21)", async () => {
  const answered = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", answered);
  const onClose = vi.fn();
  render(<SaveAsTemplateDialog contract={{ id: "c1", name: "Lease" }} hasUnsavedText facts={[]} onClose={onClose} />);
  const words = review.saveAsTemplate;
  const name = await screen.findByLabelText<HTMLInputElement>(words.name);
  expect([name.value, screen.getByText(words.unsaved).textContent]).toEqual(["Lease", words.unsaved]);
  fireEvent.change(name, { target: { value: " " } });
  await press(words.submit);
  expect([name.getAttribute("aria-invalid"), answered.mock.calls.length]).toEqual(["true", 0]);
  fireEvent.change(name, { target: { value: "Our lease" } });
  answered.mockRejectedValueOnce(new TypeError("no connection"));
  await press(words.submit);
  expect([screen.getByRole("alert").textContent, name.value]).toEqual([words.failed, "Our lease"]);
  answered.mockResolvedValueOnce(Response.json({ id: "c9" }, { status: 201 }));
  await press(words.submit);
  const [path, init] = answered.mock.calls.at(-1) ?? [];
  expect([path, init?.body]).toEqual(["/api/contracts/c1/save-as-template", JSON.stringify({ name: "Our lease" })]);
  expect(push).toHaveBeenCalledWith("/contracts/c9");
  expect(onClose).not.toHaveBeenCalled();
});

test("what changes each time is offered as fields, under names that can be changed, and can be taken off", async () => {
  const fact = (kind: FactDto["kind"], value: string, role?: string): FactDto => ({
    kind,
    value,
    basis: "likely",
    passage: { content: `By ${value}.`, page: 1, start: 3, end: 3 + value.length },
    ...(role === undefined ? {} : { role }),
  });
  const facts = [
    fact("parties", "Acme LLC", "Landlord"),
    fact("parties", "Beta LLC"),
    fact("parties", "Gamma LLC"),
    fact("governing_law", "Mongolia"),
    fact("price", "USD 900"),
    { ...fact("price", "USD 5"), passage: { content: "elsewhere", page: 1, start: 0, end: 9 } },
  ];
  const answered = vi.fn<typeof fetch>().mockResolvedValue(Response.json({ id: "c9" }, { status: 201 }));
  vi.stubGlobal("fetch", answered);
  render(
    <SaveAsTemplateDialog
      contract={{ id: "c1", name: "Lease" }}
      hasUnsavedText={false}
      facts={facts}
      onClose={vi.fn()}
    />,
  );
  const words = review.saveAsTemplate;
  const findNameField = (said: string) => screen.getByLabelText<HTMLInputElement>(words.fieldNameFor(said));
  expect(screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    "Acme LLC",
    "Beta LLC",
    "Gamma LLC",
    "USD 900",
  ]);
  expect([findNameField("Acme LLC").value, findNameField("Beta LLC").value, findNameField("Gamma LLC").value]).toEqual([
    "Landlord",
    "Party",
    "Party 2",
  ]);
  fireEvent.change(findNameField("Beta LLC"), { target: { value: " {Tenant} " } });
  fireEvent.click(screen.getByLabelText("Gamma LLC"));
  expect(findNameField("Gamma LLC").disabled).toBe(true);
  await press(words.submit);
  expect(JSON.parse(String(answered.mock.calls[0]?.[1]?.body))).toEqual({
    name: "Lease",
    fields: [
      { name: "Landlord", words: "Acme LLC" },
      { name: "Tenant", words: "Beta LLC" },
      { name: "Price", words: "USD 900" },
    ],
  });
});
