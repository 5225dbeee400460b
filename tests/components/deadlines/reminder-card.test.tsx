// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ReminderCard } from "@/components/deadlines/reminder-card";
import { ToastProvider } from "@/components/ui/overlay/toast";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("reminders are turned off, a time zone is chosen, and a calendar link is made and taken back (B-27.13)", async () => {
  let reminders = {
    isOn: true,
    timeZone: "Asia/Ulaanbaatar",
    reachesYou: true,
    isCheckUpOn: true,
    checkUpDay: "01-31",
  };
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") asked.push(`${method} ${path}`);
    if (path.endsWith("/reminders")) {
      reminders = { ...reminders, ...(typeof body === "string" ? (JSON.parse(body) as object) : {}) };
      return Response.json(reminders);
    }
    const createdAt = "2026-11-22T10:00:00.000Z";
    if (method === "POST")
      return Response.json({ url: "http://localhost/calendar/secret.ics", createdAt }, { status: 201 });
    if (method === "DELETE") return new Response(null, { status: 204 });
    return Response.json({ isOn: false, createdAt: null });
  });
  render(
    <ToastProvider>
      <ReminderCard unproven={null} />
    </ToastProvider>,
  );
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Reminders and calendar" }));
  fireEvent.click(await screen.findByRole("checkbox", { name: "Email me reminders" }));
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Email me reminders" });
  await waitFor(() => expect(box().checked).toBe(false));
  fireEvent.change(screen.getByLabelText("Time zone"), { target: { value: "Asia/Tokyo" } });
  await waitFor(() => expect(reminders).toMatchObject({ isOn: false, timeZone: "Asia/Tokyo", reachesYou: true }));
  fireEvent.click(await screen.findByRole("button", { name: "Create calendar link" }));
  expect(await screen.findByDisplayValue("http://localhost/calendar/secret.ics")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Revoke link" }));
  expect(await screen.findByRole("button", { name: "Create calendar link" })).toBeTruthy();
  expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  expect(asked).toEqual([
    "PUT /api/deadlines/reminders",
    "PUT /api/deadlines/reminders",
    "POST /api/deadlines/feed",
    "DELETE /api/deadlines/feed",
  ]);
});

test("the yearly check-up has a day that there is, and can be switched off (B-49.8)", async () => {
  const sent: unknown[] = [];
  let reminders = { isOn: true, timeZone: "Asia/Hovd", reachesYou: true, isCheckUpOn: true, checkUpDay: "01-31" };
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === "string") {
      sent.push(JSON.parse(body));
      reminders = { ...reminders, ...(JSON.parse(body) as object) };
    }
    return Response.json(reminders);
  });
  render(
    <ToastProvider>
      <ReminderCard unproven={null} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Reminders and calendar" }));
  fireEvent.change(await screen.findByLabelText("Month"), { target: { value: "02" } });
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Day").value).toBe("29"));
  fireEvent.click(screen.getByRole("checkbox", { name: /once a year, by mail/ }));
  await waitFor(() => expect(screen.queryByLabelText("Month")).toBeNull());
  expect(sent).toEqual([{ checkUpDay: "02-29" }, { isCheckUpOn: false }]);
});
