// @vitest-environment jsdom
/** Webhooks in Settings, as people see them (B-39.8). */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { WebhooksScreen } from "@/components/webhooks/webhooks-screen";
import type { DeliveryDto, WebhookDto } from "@/lib/webhooks/schema";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
afterEach(cleanup);

const WEBHOOK: WebhookDto = {
  ...{ id: "w1", url: "https://hooks.example/in", events: ["round.sent"], createdAt: "2026-11-20T08:00:00.000Z" },
  ...{ disabled: null, failingSince: null, oldSecretEndsAt: null },
};
const DELIVERY: DeliveryDto = {
  ...{ id: "msg_1", type: "round.sent", contractId: "c1", state: "failed", attempts: 8 },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", lastAt: "2026-11-21T08:00:00.000Z", nextAt: null },
  ...{ status: 503, failure: "status" },
};

/** Stands in for the server. @returns what was sent */
function serve(answers: Record<string, unknown>): { call: string; body: unknown }[] {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    calls.push({ call, body: body ? JSON.parse(String(body)) : null });
    return new Response(JSON.stringify(answers[call] ?? null), { status: call in answers ? 200 : 404 });
  });
  return calls;
}
const show = (webhooks: readonly WebhookDto[]) =>
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <WebhooksScreen webhooks={webhooks} unproven={null} />
      </ToastProvider>
    </CopyProvider>,
  );

describe("the screen of webhooks (B-39.8)", () => {
  test("adds one with the events that were chosen, and shows its secret this once", async () => {
    const calls = serve({ "POST /api/webhooks": { ...WEBHOOK, secret: "whsec_shown" } });
    show([]);
    fireEvent.click(screen.getByRole("button", { name: "Add a webhook" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.change(within(dialog).getByLabelText(/Address/), { target: { value: "https://hooks.example/in" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "None" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Choose at least one event.")).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("checkbox", { name: "Round sent" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await screen.findByDisplayValue("whsec_shown")).toBeTruthy();
    expect(calls).toEqual([
      { call: "POST /api/webhooks", body: { url: "https://hooks.example/in", events: ["round.sent"] } },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByDisplayValue("whsec_shown")).toBeNull());
  });

  test("says why one is off, turns it on, and gives it a new secret", async () => {
    const calls = serve({
      "PATCH /api/webhooks/w1": WEBHOOK,
      "POST /api/webhooks/w1/rotate": { ...WEBHOOK, secret: "whsec_second" },
    });
    show([{ ...WEBHOOK, disabled: { at: "2026-11-20T08:00:00.000Z", because: "failing" } }]);
    expect(screen.getByText(/Nothing was accepted for five days/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send a test" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Turn on" }));
    await waitFor(() => expect(calls).toEqual([{ call: "PATCH /api/webhooks/w1", body: { isOn: true } }]));
    await screen.findByText("Webhook turned on"); // until then its buttons wait
    fireEvent.click(screen.getByRole("button", { name: "New secret" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("checkbox"));
    fireEvent.click(within(dialog).getByRole("button", { name: "New secret" }));
    expect(await screen.findByDisplayValue("whsec_second")).toBeTruthy();
    expect(calls.at(-1)).toEqual({ call: "POST /api/webhooks/w1/rotate", body: { endOld: true } });
  });

  test("has the log of what was sent, and sends one again (B-39.7)", async () => {
    const again = "POST /api/webhooks/w1/deliveries/msg_1/resend";
    const calls = serve({ "GET /api/webhooks/w1/deliveries": [DELIVERY], [again]: DELIVERY });
    show([WEBHOOK]);
    fireEvent.click(screen.getByRole("button", { name: "Deliveries" }));
    const row = await screen.findByRole("row", { name: /Round sent/ });
    expect(within(row).getByText("Refused · 503")).toBeTruthy();
    fireEvent.click(within(row).getByRole("button", { name: "Resend" }));
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain(again));
  });
});
