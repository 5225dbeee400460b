import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { vi } from "vitest";
import type { ReviewActions } from "@/components/review/actions";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { ContractDto, VersionDto } from "@/lib/contracts/schema";

export const CONTRACT: ContractDto = {
  id: "c1",
  name: "Office lease",
  status: "analyzed",
  statusMessage: null,
  progress: 100,
  pagesWithoutText: [],
  uploadedAt: "2025-03-01T10:00:00.000Z",
  uploadedBy: "u1",
  uploadedByName: "Ann",
  currentVersionId: "v2",
  signedAt: null,
  signedBy: "",
  metadata: { contractType: "Lease Agreement" },
  role: "admin",
  isAdmin: true,
  file: { id: "f1", fileName: "lease.pdf" },
};

export function version(number: number, text: string, changes: Partial<VersionDto> = {}): VersionDto {
  return {
    id: `v${number}`,
    versionNumber: number,
    createdAt: "2025-03-02T10:00:00.000Z",
    createdByUser: { name: "Ann" },
    restoredFrom: null,
    name: "",
    note: "",
    isCurrent: number === 2,
    textContent: `<p>${text}</p>`,
    plainText: text,
    ...changes,
  };
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
/**
 * Answers by path (query included where it matters); a function answers anew each time, and when it likes. Anything
 * else is 404.
 */
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

/** What pages ask for besides, where a test says nothing of it. */
const QUIET: Answers = { "/api/contracts/c1/approvals": { body: [] } };

/** Stands in for the product's REST calls. @returns the paths asked for, in order. */
export function fakeFetch(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const known = answers[path] ?? QUIET[path];
    const {
      status = 200,
      body = null,
      headers = {},
    } = typeof known === "function"
      ? await known()
      : (known ?? { status: 404, body: { message: "no", code: "notFound" } });
    return new Response(body instanceof Blob ? body : JSON.stringify(body), { status, headers });
  });
  return asked;
}

export const PATHS = {
  contract: "/api/contracts/c1",
  status: "/api/contracts/c1/status",
  version: (id: string) => `/api/contracts/c1/versions/${id}`,
  list: "/api/contracts/c1/versions?limit=1",
  history: "/api/contracts/c1/versions?fields=summary",
  difference: (from: string, to: string) => `/api/contracts/c1/versions/${from}/diff/${to}`,
  comments: "/api/contracts/c1/comments",
  suggestions: "/api/suggestions/c1",
};

const refused = async (): Promise<ActionResult<never>> => ({
  ok: false,
  error: { key: "unexpected", message: "not expected in this test" },
});

export function fakeActions(changes: Partial<ReviewActions> = {}): ReviewActions {
  return {
    people: { invite: refused, remove: refused, resend: refused, revoke: refused },
    find: refused,
    facts: refused,
    summarize: refused,
    chat: refused,
    kept: async () => ({ ok: true, data: [] }),
    forget: refused,
    saveVersion: refused,
    restoreVersion: refused,
    analyzeAgain: refused,
    changeContract: refused,
    markReviewed: refused,
    addComment: refused,
    resolveComment: refused,
    acceptSuggestion: refused,
    dismissSuggestion: refused,
    ...changes,
  };
}

export function show(element: ReactElement): RenderResult {
  return render(
    <CopyProvider language="en">
      <ToastProvider>{element}</ToastProvider>
    </CopyProvider>,
  );
}
