// @vitest-environment jsdom
/** Sending for signature, and the service's settings, as people see them. Source: behaviour §44. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { SigningSection } from "@/components/signing/signing-section";
import { SigningSettings } from "@/components/signing/signing-settings";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { SigningDto, SigningRequestDto, SigningSettingsDto } from "@/lib/signing/schema";

afterEach(cleanup);

const ANNA = { name: "Anna", email: "anna@acme.example" };
const PROPOSED = [
  { ...ANNA, party: "Acme LLC", source: "account" as const },
  { name: "", email: "bat@khangai.example", party: "Khangai LLC", source: "contract" as const },
];
const SIGNING: SigningDto = {
  ...{ provider: "docuseal", host: "api.docuseal.com", obstacle: null, versionId: "v1" },
  ...{ proposed: PROPOSED, requests: [] },
};
const at = "2026-11-20T08:00:00.000Z";
const REQUEST: SigningRequestDto = {
  ...{ id: "r1", versionId: "v1", versionNumber: 1, provider: "docuseal", host: "api.docuseal.com", sha256: null },
  ...{ state: "unsure", problem: "missing", createdAt: at, createdByName: "Anna", sentAt: null, askedAt: at },
  ...{ nextAt: null, endedAt: null, signedId: null },
  signers: [{ ...ANNA, order: 1, state: "opened", at: null }],
};
const SETTINGS: SigningSettingsDto = {
  ...{ provider: "docuseal", baseUrl: "https://api.docuseal.com", hasToken: true, hasWebhookSecret: false },
  ...{ webhookUrl: "https://contracts.example/api/signing/key", changedAt: at },
};

/** Stands in for the server. @returns what was sent */
function serve(answers: Record<string, unknown>): { call: string; body: unknown }[] {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    if (method !== "GET") calls.push({ call, body: body ? JSON.parse(String(body)) : null });
    return new Response(JSON.stringify(answers[call] ?? { message: "Refused here." }), {
      status: call in answers ? 200 : 409,
    });
  });
  return calls;
}
const show = (shown: ReactNode) =>
  render(
    <CopyProvider language="en">
      <ToastProvider>{shown}</ToastProvider>
    </CopyProvider>,
  );
const section = (isOwner = true) => (
  <SigningSection
    contractId="c1"
    versionNumber={1}
    hasUnsavedText={false}
    isOwner={isOwner}
    onSigned={async () => undefined}
  />
);
const READ = "GET /api/contracts/c1/signing";

describe("sending for signature", () => {
  test("proposes signers, asks for what isn't known, and keeps what was typed when it is refused (B-44.2, B-44.10)", async () => {
    const calls = serve({ [READ]: SIGNING });
    show(section());
    fireEvent.click(await screen.findByRole("button", { name: "Send for signature…" }));
    const [, second] = screen.getAllByLabelText(/Name/);
    expect(screen.getByText("These signers are proposed. Check each name and address before you send.")).toBeTruthy();
    expect(screen.getByText(/^Proposed: your account/).textContent).toContain("Acme LLC");
    expect(screen.getByText(/^Proposed: as the contract's text says/).textContent).toContain("Khangai LLC");
    expect(calls).toEqual([]); // nothing is sent by a proposal
    expect(screen.getByText(/Version 1 leaves this server as a PDF and goes to DocuSeal/)).toBeTruthy();
    if (second) fireEvent.change(second, { target: { value: "Bat" } });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Refused here.")).toBeTruthy();
    expect(screen.getByDisplayValue("Bat")).toBeTruthy();
    const signers = [ANNA, { name: "Bat", email: "bat@khangai.example" }];
    const body = { versionId: "v1", signers, inOrder: false };
    expect(calls).toEqual([{ call: "POST /api/contracts/c1/signing", body }]);
  });

  test("an address that was typed over is no longer called proposed (B-44.10)", async () => {
    serve({ [READ]: SIGNING });
    show(section());
    fireEvent.click(await screen.findByRole("button", { name: "Send for signature…" }));
    const [, second] = screen.getAllByLabelText(/Email/);
    if (second) fireEvent.change(second, { target: { value: "other@khangai.example" } });
    expect(screen.queryByText(/as the contract's text says/)).toBeNull();
    expect(screen.getByText(/^Proposed: your account/)).toBeTruthy();
  });

  test("says why it can't be sent (B-44.2)", async () => {
    serve({ [READ]: { ...SIGNING, obstacle: "notApproved" } });
    show(section());
    expect(await screen.findByText(/Only an approved version can be sent/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send for signature…" })).toBeNull();
  });

  test("shows each signer's state, and of what is unsure where to look (B-44.4, B-44.5)", async () => {
    const calls = serve({
      [READ]: { ...SIGNING, obstacle: "underWay", requests: [REQUEST] },
      "POST /api/contracts/c1/signing/r1/check": REQUEST,
    });
    show(section());
    const card = await screen.findByRole("article");
    expect(within(card).getByText("Unsure whether it was sent")).toBeTruthy();
    expect(within(card).getByText(/Look there before you send again/)).toBeTruthy();
    expect(within(card).getByText("Opened")).toBeTruthy();
    fireEvent.click(within(card).getByRole("button", { name: "Check now" }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test("leaves a manager to look (B-44.2)", async () => {
    serve({ [READ]: { ...SIGNING, obstacle: "notOwner", requests: [REQUEST] } });
    show(section(false));
    await screen.findByRole("article");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the service's settings", () => {
  test("show no token, send one only when it was typed, and say what a test found (B-44.1)", async () => {
    const calls = serve({
      "GET /api/admin/signing": SETTINGS,
      "PUT /api/admin/signing": SETTINGS,
      "POST /api/admin/signing/test": { isReached: false, problem: "denied" },
    });
    show(<SigningSettings />);
    const token = await screen.findByLabelText(/API token/);
    expect(token).toMatchObject({ value: "", type: "password" });
    fireEvent.click(screen.getByRole("button", { name: "Test the connection" }));
    expect(await screen.findByText(/doesn't accept our token/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    const kept = { provider: "docuseal", baseUrl: "https://api.docuseal.com" };
    expect(calls[1]).toEqual({ call: "PUT /api/admin/signing", body: kept });
  });
});
