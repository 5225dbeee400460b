// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useForm } from "@/components/forms/use-form";
import type { ActionResult } from "@/lib/server/adapters/action-result";

afterEach(cleanup);

type Send = (input: { name: string }) => Promise<ActionResult<string>>;

function NameForm({ send, onDone = () => undefined }: { send: Send; onDone?: (answer: string) => void }) {
  const form = useForm(
    (text) => {
      const name = text("name").trim();
      if (name === "nothing") return null;
      return name === "" ? { mistake: { field: "name" } } : { input: { name } };
    },
    send,
    { onDone, onProblem: ({ key }) => (key === "emailTaken" ? "other" : null) },
  );
  return (
    <form aria-label="form" onSubmit={form.onSubmit} data-busy={form.busy} data-done={form.isDone}>
      <input aria-label="name" name="name" />
      <input aria-label="other" name="other" />
      <p>{form.mistake ? `missing ${form.mistake.field}` : form.problem?.message}</p>
    </form>
  );
}

const sent = (name: string) => {
  fireEvent.change(screen.getByLabelText("name"), { target: { value: name } });
  fireEvent.submit(screen.getByRole("form"));
};
const refused = (key: "emailTaken" | "unexpected"): ActionResult<string> => ({
  ok: false,
  error: { key, message: "No." },
});

test("what is right is sent once, and its answer handed on", async () => {
  let answer: (result: ActionResult<string>) => void = () => undefined;
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  const onDone = vi.fn();
  render(<NameForm send={send} onDone={onDone} />);
  sent(" Ana ");
  sent("Ana again");
  expect(screen.getByRole("form").dataset["busy"]).toBe("true");
  answer({ ok: true, data: "Hello" });
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("Hello", screen.getByRole("form")));
  expect(send.mock.calls).toEqual([[{ name: "Ana" }]]);
  expect(screen.getByRole("form").dataset["done"]).toBe("true");
});

test("a mistake sends nothing, takes an earlier problem's place and the focus", async () => {
  const send = vi.fn<Send>(async () => refused("unexpected"));
  render(<NameForm send={send} />);
  sent("Ana");
  await screen.findByText("No.");
  sent("");
  expect(screen.getByText("missing name")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("name"));
  sent("Bob");
  await screen.findByText("No.");
  expect(send).toHaveBeenCalledTimes(2);
});

test("a problem of a field's takes the focus there, any other leaves it", async () => {
  const send = vi.fn<Send>(async () => refused("unexpected"));
  render(<NameForm send={send} />);
  sent("Ana");
  await screen.findByText("No.");
  expect(document.activeElement).toBe(document.body);
  send.mockResolvedValueOnce(refused("emailTaken"));
  sent("Ana");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("other")));
});

test("where there is nothing to send, nothing is", () => {
  const send = vi.fn<Send>(async () => ({ ok: true, data: "" }));
  render(<NameForm send={send} />);
  sent("nothing");
  expect(send).not.toHaveBeenCalled();
  sent("Ana");
  expect(send).toHaveBeenCalledTimes(1);
});
