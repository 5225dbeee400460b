// @vitest-environment jsdom
/** One change in many contracts: what is asked, each contract's clause and draft, and starting. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { AmendScreen } from "@/components/drafting/amending/amend-screen";
import { amendPath } from "@/components/drafting/amending/amend-calls";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { AmendableDto, AmendmentPreviewDto } from "@/lib/drafting/amending/amending-schema";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }));

const found = (contractId: string, clause: string | null): AmendableDto => ({
  contractId,
  versionId: `v-${contractId}`,
  name: `Contract ${contractId}`,
  language: "en",
  amendmentNumber: 1,
  clauses: [
    { number: "2.3", heading: "Payment", content: "Paid within fifteen days." },
    { number: "7.1", heading: "Term", content: "One year." },
  ],
  found: clause,
  near: ["7.1"],
  hiddenCount: 0,
});
const preview = (change: Partial<AmendmentPreviewDto>): AmendmentPreviewDto => ({
  name: "Amendment No. 1 to Agreement No. 14",
  html: "<p>1. In clause 2.3 …</p>",
  problem: null,
  message: "",
  parts: [
    { text: "Paid within ", state: "kept" },
    { text: "fifteen", state: "out" },
    { text: "thirty", state: "in" },
    { text: " days.", state: "kept" },
  ],
  ...change,
});

type Sent = { path: string; body: { contractId: string; clause?: string } & Record<string, unknown> };
const sent: Sent[] = [];
beforeEach(() => {
  sent.length = 0;
  push.mockReset();
  window.location.hash = amendPath(["a", "b", "c"]).split("#")[1] ?? "";
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname: path } = new URL(address, "http://site");
    const body = JSON.parse(String(init.body)) as Sent["body"];
    sent.push({ path, body });
    if (path === "/api/amendments") return Response.json({ id: "b1" }, { status: 202 });
    if (path === "/api/amendments/find") {
      if (body.contractId === "c") return Response.json({ message: "Contract not found", code: "x" }, { status: 404 });
      return Response.json(found(body.contractId, body.contractId === "a" ? "2.3" : null));
    }
    if (body.clause !== "7.1") return Response.json(preview({}));
    return Response.json(preview({ problem: "wordsNotFound", message: "The clause doesn't have these words." }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = "";
});

function show() {
  return render(
    <CopyProvider language="en">
      <ToastProvider>
        <AmendScreen topics={[{ id: "governing_law", name: "Governing law" }]} />
      </ToastProvider>
    </CopyProvider>,
  );
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function asked() {
  const shown = show();
  type("Words to replace", "fifteen");
  type("New words", "thirty");
  fireEvent.click(screen.getByRole("button", { name: "Find the clauses" }));
  await screen.findByText("Contract not found");
  return shown;
}

test("each contract has its clause and its draft; what isn't sure or can't be read is left to the person (B-33.14)", async () => {
  const { container } = await asked();
  await waitFor(() => expect(container.querySelector("ins")?.textContent).toBe("thirty"));
  expect(container.querySelector("del")?.textContent).toBe("fifteen");
  expect(screen.getByText("Not sure which clause. Choose one, or leave the contract out.")).toBeTruthy();
  await screen.findByRole("button", { name: "Make 1 draft amendment" });
  expect(sent.filter(({ path }) => path.endsWith("/find")).map(({ body }) => body["wanted"])).toEqual(
    ["a", "b", "c"].map(() => ({ words: "fifteen" })),
  );
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  expect((await axe.run(container, { rules })).violations).toEqual([]);
});

test("a clause is chosen; a draft that isn't read as meant says so and isn't made (B-33.12, B-33.14)", async () => {
  await asked();
  fireEvent.click(screen.getByRole("button", { name: /Contract b/u }));
  fireEvent.change(screen.getByLabelText("Clause of Contract b"), { target: { value: "7.1" } });
  await screen.findAllByText("The clause doesn't have these words.");
  fireEvent.change(screen.getByLabelText("Clause of Contract b"), { target: { value: "2.3" } });
  fireEvent.click(await screen.findByRole("button", { name: "Make 2 draft amendments" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/create/drafts/b1"));
  expect(sent.at(-1)?.body).toMatchObject({
    change: { kind: "replaceWords", old: "fifteen", wording: "thirty" },
    holdsFrom: null,
    contracts: [
      { contractId: "a", versionId: "v-a", clause: "2.3" },
      { contractId: "b", versionId: "v-b", clause: "2.3" },
    ],
  });
});

test("without contracts it says where to choose them", () => {
  window.location.hash = "";
  show();
  expect(screen.getByText("Choose contracts in your list first, then “Amend…”.")).toBeTruthy();
});
