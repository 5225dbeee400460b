// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Field, Input, Select, Textarea } from "@/components/ui/field";

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

test("label, hint and problem belong to the control", () => {
  render(
    <Field label="Contract Name" hint="At most 200 characters" error="Please enter a name for the contract" required>
      <Input name="name" />
    </Field>,
  );
  const input = screen.getByLabelText("Contract Name");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-required")).toBe("true");
  expect(describedBy(input)).toEqual(["Please enter a name for the contract", "At most 200 characters"]);
});

test("without hint and problem nothing is described or marked", () => {
  render(
    <Field label="Type">
      <Select>
        <option>Other</option>
      </Select>
    </Field>,
  );
  const select = screen.getByLabelText("Type");
  expect(select.hasAttribute("aria-describedby")).toBe(false);
  expect(select.hasAttribute("aria-invalid")).toBe(false);
});

test("two fields on a page do not mix up their ids", () => {
  render(
    <>
      <Field label="One" hint="first">
        <Textarea />
      </Field>
      <Field label="Two" hint="second">
        <Textarea />
      </Field>
    </>,
  );
  expect(describedBy(screen.getByLabelText("One"))).toEqual(["first"]);
  expect(describedBy(screen.getByLabelText("Two"))).toEqual(["second"]);
});
