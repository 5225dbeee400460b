// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { keepWords } from "@/components/copy/known-words";
import { CreateContract } from "@/components/templates/create-contract";
import type { CreateAction } from "@/components/templates/use-create";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { READY_FIELDS } from "@/lib/documents/templates/catalogue";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: () => undefined, currentPath: () => "/create" }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(requested: string, language: Language = "en") {
  const create = vi.fn<CreateAction>(async () => ({ ok: true, data: { id: "c9" } }));
  render(
    <CopyProvider language={language}>
      <CreateContract userId="u1" requested={requested} create={create} />
    </CopyProvider>,
  );
  return create;
}
const { templates: words } = copyFor("en");
const choice = (name: string) => screen.getByRole("button", { name });
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });

test("a free-text template offers our text in three languages, with fields by party and a live preview (B-9.16)", async () => {
  const create = show("Lease Agreement");
  expect(box("Contract Text").value).toBe("");
  expect(choice("My own text").getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(choice("Our text in English"));
  expect(await screen.findByText("LEASE AGREEMENT")).toBeTruthy();
  expect(screen.queryByLabelText("Contract Text")).toBeNull();
  expect(screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)).toEqual([
    undefined, // the choice of the text
    "The contract",
    "Landlord",
    "Tenant",
    "Terms",
  ]);
  for (const field of READY_FIELDS["Lease Agreement"])
    type(words.fields[field], field.endsWith("Date") ? "2026-04-01" : field === "rentAmount" ? "125000 EUR" : "Acme");
  expect(screen.getByRole("region", { name: "Contract Preview" }).textContent).toContain("125,000 EUR per month");
  await act(async () => void fireEvent.click(choice("Create Contract")));
  expect(create.mock.calls[0]?.[0]).toMatchObject({ type: "Lease Agreement", text: "ready", language: "en" });
  expect(Object.keys(create.mock.calls[0]?.[0].fields ?? {})).toEqual(READY_FIELDS["Lease Agreement"]);
});

test("an empty field of our text is shown as the form calls it, in the language of the screen (B-9.9)", async () => {
  keepWords("mn", copyFor("mn"));
  show("Lease Agreement", "mn");
  const mongolian = copyFor("mn").templates;
  fireEvent.click(choice(mongolian.text.ready.mn));
  await screen.findByText("ТҮРЭЭСИЙН ГЭРЭЭ");
  const preview = screen.getByRole("region", { name: mongolian.preview });
  const blanks = [...preview.querySelectorAll("mark")].map((blank) => blank.textContent);
  expect(blanks).toContain(`[${mongolian.fields.landlordName}]`);
  expect(blanks.filter((blank) => /[a-z]/u.test(blank ?? ""))).toEqual([]);
});

test("a term that ends before it begins is told beside its end, until either day is mended (B-9.11)", async () => {
  const create = show("Lease Agreement");
  fireEvent.click(choice("Our text in English"));
  await screen.findByText("LEASE AGREEMENT");
  for (const field of READY_FIELDS["Lease Agreement"])
    type(words.fields[field], field === "endDate" ? "2026-03-31" : field.endsWith("Date") ? "2026-04-01" : "Acme");
  await act(async () => void fireEvent.click(choice("Create Contract")));
  expect(create).not.toHaveBeenCalled();
  expect(screen.getByText(words.endsBeforeStart)).toBeTruthy();
  expect(document.activeElement).toBe(box(words.fields.endDate));
  type(words.fields.startDate, "2026-03-31");
  expect(screen.queryByText(words.endsBeforeStart)).toBeNull();
  await act(async () => void fireEvent.click(choice("Create Contract")));
  expect(create).toHaveBeenCalledTimes(1);
});

test.each([
  ["en", "3", "Say in which unit, for example “3 years”."],
  ["ru", "3-5", "Укажите единицу, например «3 года»."],
  ["mn", "3", "Хэмжих нэгжийг нь бичнэ үү, жишээ нь “3 жил”."],
] as const)("a length of time without its unit is told at its field, in %s (B-9.11)", async (language, bare, told) => {
  keepWords(language, copyFor(language));
  const create = show("Non-Disclosure Agreement", language);
  const { templates } = copyFor(language);
  fireEvent.click(choice(templates.text.ready.en));
  await screen.findByText("NON-DISCLOSURE AGREEMENT");
  for (const field of READY_FIELDS["Non-Disclosure Agreement"])
    type(templates.fields[field], field === "effectiveDate" ? "2026-04-01" : "Acme");
  const period = templates.fields.confidentialityPeriod;
  type(period, bare);
  await act(async () => void fireEvent.click(choice(templates.submit)));
  expect(create).not.toHaveBeenCalled();
  expect(box(period).getAttribute("aria-describedby")).toContain(screen.getByText(told).id);
  expect(document.activeElement).toBe(box(period));
  type(period, "3 жил");
  await act(async () => void fireEvent.click(choice(templates.submit)));
  expect(create.mock.calls[0]?.[0].fields).toMatchObject({ confidentialityPeriod: "3 жил" });
});

test("what was typed stays when the text is changed and changed back (B-9.16, B-9.18)", async () => {
  const create = show("Lease Agreement");
  type("Contract Text", "1. Rent");
  fireEvent.click(choice("Our text in Mongolian"));
  expect(await screen.findByText("ТҮРЭЭСИЙН ГЭРЭЭ")).toBeTruthy();
  expect(screen.getByText(words.text.unread)).toBeTruthy();
  expect(box("Governing Law").value).toBe("Монгол Улс");
  type("Landlord Name", "Acme");
  fireEvent.click(choice("Our text in Russian"));
  expect(await screen.findByText("ДОГОВОР АРЕНДЫ")).toBeTruthy();
  expect([box("Landlord Name").value, box("Governing Law").value]).toEqual(["Acme", ""]);
  fireEvent.click(choice("My own text"));
  expect(box("Contract Text").value).toBe("1. Rent");
  await act(async () => void fireEvent.click(choice("Create Contract")));
  expect(create.mock.calls[0]?.[0].fields).toEqual({ textContent: "1. Rent" });
});

test("a reader of Russian gets a sale in Russian, with its beginnings, and may take the English text", async () => {
  keepWords("ru", copyFor("ru"));
  show("Sales Agreement", "ru");
  const russian = copyFor("ru").templates;
  expect(await screen.findByText("ДОГОВОР КУПЛИ-ПРОДАЖИ")).toBeTruthy();
  expect(box(russian.fields.warrantyPeriod).value).toBe("90 дней");
  fireEvent.click(choice(russian.text.ready.en));
  expect(await screen.findByText("SALES AGREEMENT")).toBeTruthy();
  expect(box(russian.fields.warrantyPeriod).value).toBe("90 days");
});
