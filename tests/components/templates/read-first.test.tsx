// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TemplateGallery } from "@/components/templates/template-gallery";

afterEach(cleanup);

test("a template's text can be read first, and chosen from there (B-9.1)", async () => {
  const onChoose = vi.fn();
  render(<TemplateGallery own={[]} onChoose={onChoose} cameFrom={null} problem={null} />);
  const [sales] = screen.getAllByRole("button", { name: "Read first" });
  if (sales) fireEvent.click(sales);
  const dialog = within(await screen.findByRole("dialog", { name: "Sales Agreement" }));
  const text = dialog.getByRole("region", { name: "Contract Preview" });
  await waitFor(() => expect(text.textContent).toContain("SALES AGREEMENT"));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole("button", { name: "Use this template" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Sales Agreement");
});
