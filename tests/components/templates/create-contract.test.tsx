// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import { CreateContract } from "@/components/templates/create-contract";
import type { CreateAction } from "@/components/templates/use-create";
import { TEMPLATES, initialValues, type TemplateType } from "@/lib/documents/templates/catalogue";
import { copyFor } from "@/lib/copy/copy";

const push = vi.hoisted(() => vi.fn());
const leaveFor = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/components/forms/browser", () => ({ leaveFor, currentPath: () => "/create" }));

const words = copyFor("en").templates;
const SEVEN: readonly TemplateType[] = [
  "Sales Agreement",
  "Service Agreement",
  "Employment Contract",
  "Non-Disclosure Agreement",
  "Lease Agreement",
  "Partnership Agreement",
  "Other",
];
const FREE_TEXT = [["textContent", "textarea"]];
/** As docs/behaviour.md lists them, and not the catalogue. */
const FIELDS: Partial<Record<TemplateType, string[][]>> = {
  "Sales Agreement": [
    ["effectiveDate", "date"],
    ["sellerName", "text"],
    ["sellerAddress", "textarea"],
    ["sellerRepresentative", "text"],
    ["buyerName", "text"],
    ["buyerAddress", "textarea"],
    ["buyerRepresentative", "text"],
    ["goodsDescription", "textarea"],
    ["purchasePrice", "text"],
    ["paymentTerms", "textarea"],
    ["deliveryAddress", "textarea"],
    ["deliveryDate", "date"],
    ["warrantyPeriod", "text"],
    ["governingLaw", "text"],
  ],
  "Service Agreement": [
    ["effectiveDate", "date"],
    ["providerName", "text"],
    ["providerAddress", "textarea"],
    ["providerRepresentative", "text"],
    ["clientName", "text"],
    ["clientAddress", "textarea"],
    ["clientRepresentative", "text"],
    ["servicesDescription", "textarea"],
    ["startDate", "date"],
    ["endDate", "date"],
    ["compensationAmount", "text"],
    ["paymentSchedule", "textarea"],
    ["intellectualPropertyTerms", "textarea"],
    ["governingLaw", "text"],
  ],
};
const NOW = new Date(2026, 2, 1, 23, 30); // late in the evening, where UTC may be a day ahead

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

const created: CreateAction = async () => ({ ok: true, data: { id: "c9" } });
function show(create: CreateAction = created, requested: string | null = null): Mock<CreateAction> {
  const action = vi.fn(create);
  render(<CreateContract userId="u1" requested={requested} create={action} />);
  return action;
}
const card = (type: TemplateType) => screen.getByRole("button", { name: new RegExp(`^${type}`) });
const choose = (type: TemplateType) => fireEvent.click(card(type));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const preview = () => screen.getByRole("region", { name: "Contract Preview" });
function fillAll(chosen: TemplateType) {
  for (const field of TEMPLATES[chosen].fields)
    if (box(words.fields[field]).value === "")
      type(words.fields[field], field.endsWith("Date") ? "2026-04-01" : `The ${field}`);
}

describe("choosing a template", () => {
  test("offers a card for each of the seven (B-9.1)", () => {
    show();
    const cards = within(screen.getByRole("list", { name: "Contract templates" })).getAllByRole("button", {
      name: /^(?!Read first)/,
    });
    expect(cards).toHaveLength(7);
    for (const [index, name] of SEVEN.entries())
      expect(cards[index]?.textContent).toContain(`Start with a pre-defined ${name} template`);
  });

  test("opens its form with the documented defaults and the user's own today (B-6.10, B-9.2, B-9.7)", () => {
    show();
    choose("Sales Agreement");
    expect(box("Contract Name").value).toBe("New Sales Agreement");
    expect(box("Contract Name").placeholder).toBe("Enter contract name");
    expect(box("Effective Date").value).toBe("2026-03-01");
    expect(box("Payment Terms").value).toBe("Payment due within 30 days of delivery");
    expect(box("Warranty Period").value).toBe("90 days");
    expect(document.activeElement?.textContent).toBe("Sales Agreement");
    cleanup();
    show();
    choose("Service Agreement");
    expect(box("Effective Date").value).toBe("2026-03-01");
    expect(box("Intellectual Property Terms").value).toBe(
      "All intellectual property created under this agreement shall belong to the Client.",
    );
  });

  test.each(SEVEN)(
    "%s asks for its fields, in order and in their kinds, all required (B-9.3, B-9.4, B-9.5, B-9.6)",
    (name) => {
      show();
      choose(name);
      expect(box("Contract Name").value).toBe(`New ${name}`);
      const form = document.querySelector("form") ?? expect.fail("no form");
      const asked = [...form.elements].filter(
        (one): one is HTMLInputElement => "name" in one && !["", "name"].includes(String(one.name)),
      );
      expect(asked.map((one) => [one.name, one.type])).toEqual(FIELDS[name] ?? FREE_TEXT);
      expect(asked.every(({ required }) => required)).toBe(true);
    },
  );

  test("of the free-text ones has one area of 20 rows (B-9.5, B-9.7)", () => {
    show();
    choose("Other");
    expect([
      box("Contract Text").tagName,
      box("Contract Text").getAttribute("rows"),
      box("Contract Text").value,
    ]).toEqual(["TEXTAREA", "20", "Insert your contract text here..."]);
    expect(preview().textContent).toContain("Insert your contract text here...");
  });

  test("that an address names opens at once; one that isn't there asks to select another", () => {
    show(created, "Lease Agreement");
    expect(box("Contract Name").value).toBe("New Lease Agreement");
    cleanup();
    show(created, "Sonnet");
    expect(screen.getByRole("alert").textContent).toBe("Please select a contract template");
  });
});

describe("the preview", () => {
  test("follows what is typed, as text, and shows empty fields by their name", () => {
    show();
    choose("Sales Agreement");
    expect(preview().textContent).toContain("(1) [sellerName], represented by [sellerRepresentative]");
    type("Seller Name", "<b>Acme</b> & {{buyerName}}");
    expect(preview().textContent).toContain("(1) <b>Acme</b> & {{buyerName}}, represented by [sellerRepresentative]");
    expect(preview().querySelector("b")).toBeNull();
  });

  test("asks for the contract text where there is none (B-9.9)", () => {
    show();
    choose("Lease Agreement");
    expect(preview().textContent).toContain("Enter the contract text to see it here.");
    type("Contract Text", "1. Rent");
    expect(preview().textContent).toBe("1. Rent");
  });

  test("offers no printing of a text of which nothing is typed (B-9.10)", () => {
    show();
    choose("Lease Agreement");
    fireEvent.click(screen.getByRole("button", { name: "See Clear Version" }));
    expect(screen.queryByRole("button", { name: "Print Contract" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Return to Edit Mode" }));
    type("Contract Text", "1. Rent");
    fireEvent.click(screen.getByRole("button", { name: "See Clear Version" }));
    expect(screen.getByRole("button", { name: "Print Contract" })).toBeTruthy();
  });

  test("stands alone in the clear version, with a way to print it, and gives the form back as it was", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    show();
    choose("Sales Agreement");
    type("Seller Name", "Acme");
    expect(screen.queryByRole("button", { name: "Print Contract" })).toBeNull();
    await press("See Clear Version");
    expect(screen.queryByLabelText("Seller Name")).toBeNull();
    expect(preview().textContent).toContain("(1) Acme");
    await press("Print Contract");
    expect(print).toHaveBeenCalledTimes(1);
    await press("Return to Edit Mode");
    expect(box("Seller Name").value).toBe("Acme");
  });
});

describe("creating", () => {
  test("sends name, type and fields and goes to the new contract (B-9.12)", async () => {
    const action = show();
    choose("Sales Agreement");
    fillAll("Sales Agreement");
    type("Contract Name", " Chairs ");
    await press("Create Contract");
    expect(action).toHaveBeenCalledTimes(1);
    expect(action.mock.calls[0]?.[0]).toMatchObject({
      type: "Sales Agreement",
      name: " Chairs ",
      fields: { effectiveDate: "2026-03-01", sellerName: "The sellerName", deliveryDate: "2026-04-01" },
    });
    expect(Object.keys(action.mock.calls[0]?.[0].fields ?? {})).toEqual(
      Object.keys(initialValues("Sales Agreement", "")),
    );
    expect(push).toHaveBeenCalledWith("/contracts/c9");
    expect(screen.getByRole("button", { name: "Creating..." })).toHaveProperty("disabled", true);
  });

  test("closes every field while it is under way (B-9.12)", async () => {
    let finish: (() => void) | undefined;
    show(() => new Promise((resolve) => (finish = () => resolve({ ok: true, data: { id: "c9" } }))));
    choose("Sales Agreement");
    fillAll("Sales Agreement");
    await press("Create Contract");
    const labels = ["Contract Name", ...TEMPLATES["Sales Agreement"].fields.map((field) => words.fields[field])];
    expect(labels.filter((label) => !box(label).matches(":disabled"))).toEqual([]);
    expect(screen.getByRole("button", { name: "Back to Templates" })).toHaveProperty("disabled", true);
    await act(async () => finish?.());
    expect(push).toHaveBeenCalledWith("/contracts/c9");
  });

  test("asks for a name", async () => {
    const action = show();
    choose("Other");
    type("Contract Name", "   ");
    await press("Create Contract");
    expect(screen.getByRole("alert").textContent).toBe("Please enter a name for the contract");
    expect(document.activeElement).toBe(box("Contract Name"));
    expect(action).not.toHaveBeenCalled();
    type("Contract Name", "Mine");
    expect(box("Contract Name").getAttribute("aria-invalid")).toBeNull();
  });

  test("says which fields are empty, from the clear version too, and leads to the first (B-9.11)", async () => {
    const action = show();
    choose("Sales Agreement");
    await press("See Clear Version");
    await press("Create Contract");
    expect(screen.getByRole("alert").textContent).toBe("11 fields still need your attention.");
    expect(document.activeElement).toBe(box("Seller Name"));
    expect(box("Seller Name").getAttribute("aria-invalid")).toBe("true");
    expect(action).not.toHaveBeenCalled();
  });

  test("that fails says so, opens the form again and keeps what was typed (B-9.12)", async () => {
    const action = show(async () => ({
      ok: false,
      error: { key: "unexpected", message: "Something went wrong. Please try again." },
    }));
    choose("Lease Agreement");
    type("Contract Text", "1. Rent");
    await press("Create Contract");
    expect(screen.getByRole("alert").textContent).toBe("Failed to create contract. Please try again.");
    expect([box("Contract Text").value, box("Contract Text").disabled]).toEqual(["1. Rent", false]);
    await press("Create Contract");
    expect(action).toHaveBeenCalledTimes(2);
    expect(push).not.toHaveBeenCalled();
  });

  test("without an answer says that the connection failed", async () => {
    show(() => Promise.reject(new TypeError("network")));
    choose("Other");
    await press("Create Contract");
    expect(screen.getByRole("alert").textContent).toBe(
      "Failed to create contract. Please try again. The server did not answer.",
    );
  });

  test("shows what the server finds wrong at its field", async () => {
    show(async () => ({
      ok: false,
      error: {
        key: "invalidInput",
        message: "Some of it is not valid.",
        issues: [{ path: "fields.textContent", message: "Too long." }],
      },
    }));
    choose("Other");
    await press("Create Contract");
    expect(screen.getByRole("alert").textContent).toBe("Some of it is not valid.");
    expect(box("Contract Text").getAttribute("aria-describedby")).not.toBeNull();
    expect(screen.getByText("Too long.")).toBeTruthy();
    expect(document.activeElement).toBe(box("Contract Text"));
  });
});

describe("going back to the templates", () => {
  test("is at once while nothing was typed, with the focus on the card", async () => {
    show();
    choose("Other");
    await press("Back to Templates");
    expect(document.activeElement).toBe(card("Other"));
  });

  test("asks before losing what was typed (B-9.2)", async () => {
    show();
    choose("Lease Agreement");
    type("Contract Text", "1. Rent");
    await press("Back to Templates");
    expect(screen.getByRole("dialog", { name: "Go back to the templates?" })).toBeTruthy();
    await press("Keep editing");
    expect(box("Contract Text").value).toBe("1. Rent");
    await press("Back to Templates");
    await press("Discard and go back");
    choose("Lease Agreement");
    expect(box("Contract Text").value).toBe("");
  });
});

describe("an entry that was begun", () => {
  async function begin() {
    show();
    choose("Lease Agreement");
    type("Contract Text", "1. Rent");
    await act(() => vi.advanceTimersByTimeAsync(600));
    cleanup();
  }

  test("is offered again after a reload, as it was (B-9.15)", async () => {
    await begin();
    show();
    expect(screen.getByText("You started a contract, “New Lease Agreement”, but haven't created it yet.")).toBeTruthy();
    await press("Continue");
    expect(box("Contract Text").value).toBe("1. Rent");
  });

  test("is kept when the session has ended, and for its person only (B-9.15)", async () => {
    show(async () => ({ ok: false, error: { key: "signInRequired", message: "Authentication required" } }));
    choose("Other");
    type("Contract Text", "Mine");
    await press("Create Contract");
    expect(leaveFor).toHaveBeenCalledWith("/login?next=%2Fcreate");
    fireEvent(window, new Event("pagehide"));
    cleanup();
    render(<CreateContract userId="u2" requested={null} create={created} />);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    cleanup();
    show();
    await press("Continue");
    expect(box("Contract Text").value).toBe("Mine");
  });

  test("can be discarded, and is forgotten once the contract is made", async () => {
    await begin();
    show();
    await press("Discard");
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    choose("Lease Agreement");
    type("Contract Text", "2. Term");
    await press("Create Contract");
    fireEvent(window, new Event("pagehide"));
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});
