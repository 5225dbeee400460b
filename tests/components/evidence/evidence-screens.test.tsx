// @vitest-environment jsdom
/** The owner's page of evidence bundles, and the public check (B-48.1, B-48.2, B-48.6, B-48.7). */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import ContractForbidden from "@/app/(signed-in)/contracts/[contractId]/forbidden";
import { CopyProvider } from "@/components/copy/copy-provider";
import { BundlesScreen } from "@/components/evidence/bundles-screen";
import { VerifyScreen } from "@/components/evidence/verify-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { copyFor } from "@/lib/copy/copy";
import type { BundleDto } from "@/lib/evidence/schema";

vi.mock("@/lib/server/adapters/page", () => ({ pageLanguage: async () => "en" }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = copyFor("en").evidence;
const READY: BundleDto = {
  id: "b1",
  createdAt: "2026-11-27T10:00:00.000Z",
  createdByName: "Owner",
  comments: "all",
  status: "ready",
  problem: null,
  ...{ done: 2, total: 2, fileCount: 12, sizeBytes: 2_000_000, sha256: "ab".repeat(32) },
  endsAt: "2026-12-04T10:00:00.000Z",
};

type Asked = { call: string; body: unknown };

/** Stands in for the server. @returns what was asked */
function serve(answer: (method: string) => Response): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ call: `${method} ${path}`, body: typeof body === "string" ? JSON.parse(body) : null });
    return answer(method);
  });
  return asked;
}

const show = (children: ReactNode) =>
  act(async () => {
    render(
      <CopyProvider language="en">
        <ToastProvider>{children}</ToastProvider>
      </CopyProvider>,
    );
  });
const bundles = (initial: BundleDto[]) => (
  <BundlesScreen contract={{ id: "c1", name: "Lease" }} initial={initial} isVerifyingOpen />
);

test("whoever doesn't own the contract reads why the page is closed, and leaves it (B-48.1)", async () => {
  await show(await ContractForbidden());
  expect(screen.getByRole("heading", { name: words.refused.title })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/dashboard");
});

test("says what goes in, and asks for a bundle with the chosen comments (B-48.1)", async () => {
  const waiting: BundleDto = { ...READY, status: "waiting", done: 0, sha256: "" };
  const asked = serve((method) =>
    method === "POST" ? Response.json(waiting, { status: 202 }) : Response.json([waiting]),
  );
  await show(bundles([]));
  for (const line of words.inside) expect(screen.getByText(line)).toBeTruthy();
  expect(screen.getByText(words.none)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(words.comments.resolved));
  fireEvent.click(screen.getByRole("button", { name: words.make }));
  expect(await screen.findByText(words.made)).toBeTruthy();
  expect(asked[0]).toEqual({ call: "POST /api/contracts/c1/bundles", body: { comments: "resolved" } });
});

test("one that is ready is downloaded, and no longer said to be being made (B-48.1)", async () => {
  serve(() => Response.json([READY]));
  await show(bundles([READY]));
  expect(screen.getByRole("link", { name: words.download }).getAttribute("href")).toBe(
    "/api/contracts/c1/bundles/b1/archive",
  );
  expect(screen.queryByText(words.made)).toBeNull();
});

test("offers no second one while one is made, and no archive of one that isn't whole (B-48.2)", async () => {
  serve(() => Response.json([]));
  const failed = { ...READY, id: "b2", status: "failed", problem: { code: "x", message: "Too many files." } } as const;
  await show(
    bundles([{ ...READY, status: "waiting", done: 1, sha256: "" }, failed, { ...READY, id: "b3", status: "over" }]),
  );
  expect(screen.getByRole("button", { name: words.make })).toHaveProperty("disabled", true);
  expect(screen.queryByRole("link", { name: words.download })).toBeNull();
  expect(screen.getByText(words.waiting(1, 2))).toBeTruthy();
  expect(screen.getByText("Too many files.")).toBeTruthy();
  expect(screen.getByText(words.over)).toBeTruthy();
});

test("withdraws only after a question (B-48.7)", async () => {
  const asked = serve((method) => (method === "DELETE" ? new Response(null, { status: 204 }) : Response.json([])));
  await show(bundles([READY]));
  fireEvent.click(screen.getByRole("button", { name: words.withdraw }));
  expect(await screen.findByText(words.withdrawText)).toBeTruthy();
  expect(asked).toEqual([]);
  const buttons = screen.getAllByRole("button", { name: words.withdraw, hidden: true });
  fireEvent.click(buttons.at(-1) ?? document.body);
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(asked[0]?.call).toBe("DELETE /api/contracts/c1/bundles/b1");
});

test("sends a typed hash, refuses what is none, and shows the answer (B-48.6)", async () => {
  const asked = serve(() => Response.json({ answer: "known" }));
  await show(<VerifyScreen />);
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText(words.verify.hashLabel), { target: { value } });
    fireEvent.click(screen.getByRole("button", { name: words.verify.submit }));
  };
  type("abc");
  expect(await screen.findByText(words.verify.badHash)).toBeTruthy();
  expect(asked).toEqual([]);
  type(` ${"AB".repeat(32)} `);
  expect(await screen.findByText(words.verify.known)).toBeTruthy();
  expect(asked).toEqual([{ call: "POST /api/verify", body: { sha256: "ab".repeat(32) } }]);
});
