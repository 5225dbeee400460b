// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OtherAccount } from "@/components/accounts/other-account";
import { CopyProvider } from "@/components/copy/copy-provider";
import { putFile } from "@/components/contracts/upload/put-file";
import { apiFetch } from "@/components/forms/api";
import { leaveFor, reloadPage } from "@/components/forms/browser";
import { sayPerson } from "@/components/forms/page-person";
import { storeSession, storedToken, storeUser } from "@/components/forms/session-store";
import { accounts } from "@/lib/copy/en/accounts";
import { PERSON_HEADER } from "@/lib/page-person";

vi.mock("@/components/forms/browser", () => ({
  leaveFor: vi.fn(),
  reloadPage: vi.fn(),
  currentPath: () => "/contracts/c1",
}));

const olga = { id: "u1", systemRole: "user", name: "Olga" } as const;
const bob = { id: "u2", systemRole: "user", name: "Bob" } as const;
const { otherAccount: words } = accounts;
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  storeSession({ access_token: "t1", user: olga });
  answer.mockImplementation(async () => Response.json({}));
  vi.stubGlobal("fetch", answer);
  sayPerson();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

/** What Olga's page hears when another tab signs in, which writes to the storage of both. */
async function signInElsewhere(user: typeof olga | typeof bob) {
  const kept = { ...user, avatar: null };
  localStorage.setItem("token", `token of ${user.id}`);
  localStorage.setItem("user", JSON.stringify(kept));
  await act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: "user" })));
}

const open = () =>
  render(
    <CopyProvider language="en">
      <OtherAccount userId="u1" userName="Olga" />
    </CopyProvider>,
  );
const sentFor = (call: number) => new Headers(answer.mock.calls[call]?.[1]?.headers).get(PERSON_HEADER);

test("what a page asks of this site says for whom it was drawn, and nothing of it goes elsewhere (B-5.11)", async () => {
  await fetch("/api/health");
  open();
  await apiFetch("/api/contracts/c1", { headers: { Accept: "application/json" } });
  await fetch(new URL("/contracts/c1", window.location.href), { method: "POST", headers: { "Next-Action": "a1" } });
  await fetch(new Request(new URL("/api/labels", window.location.href), { headers: { Accept: "text/plain" } }));
  await fetch("https://files.example/upload", { method: "PUT" });
  expect([0, 1, 2, 3, 4].map(sentFor)).toEqual([null, "u1", "u1", "u1", null]);
  expect(new Headers(answer.mock.calls[1]?.[1]?.headers).get("accept")).toBe("application/json");
  expect(new Headers(answer.mock.calls[2]?.[1]?.headers).get("next-action")).toBe("a1");
  expect(new Headers(answer.mock.calls[3]?.[1]?.headers).get("accept")).toBe("text/plain");
});

test("an upload with progress says it too, to this site alone (B-5.11)", () => {
  open();
  const named = vi.spyOn(XMLHttpRequest.prototype, "setRequestHeader");
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  const transfer = { contentType: "text/plain", signal: new AbortController().signal, onProgress: () => undefined };
  for (const url of ["/api/files/f1", "https://files.example/f1"])
    void putFile(url, new File(["a"], "a.txt"), transfer);
  expect(named.mock.calls.filter(([name]) => name === PERSON_HEADER)).toEqual([[PERSON_HEADER, "u1"]]);
});

test("a page says that another tab signed in as somebody else, and goes on as them when it is loaded again (B-5.11)", async () => {
  open();
  await signInElsewhere(olga);
  expect(screen.queryByText(words.text("Olga"))).toBeNull();
  await signInElsewhere(bob);
  expect(await screen.findByText(words.title("Bob"))).toBeTruthy();
  expect(screen.getByText(words.text("Olga"))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.goOn("Bob") }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("it is gone once the page's own person is signed in again (B-5.11)", async () => {
  open();
  await signInElsewhere(bob);
  await screen.findByText(words.title("Bob"));
  await signInElsewhere(olga);
  expect(screen.queryByText(words.title("Bob"))).toBeNull();
  await signInElsewhere(bob);
  await screen.findByText(words.title("Bob"));
  await act(async () => storeUser(olga)); // by this page itself
  expect(screen.queryByText(words.title("Bob"))).toBeNull();
});

test("a page of which a part is drawn anew for somebody else stays its first person's, and says so (B-5.11)", async () => {
  const at = (userId: string, userName: string) => (
    <CopyProvider language="en">
      <OtherAccount userId={userId} userName={userName} />
    </CopyProvider>
  );
  const { rerender } = render(at("u1", "Olga"));
  rerender(at("u1", "Olga Novak"));
  expect(screen.queryByText(words.text("Olga"))).toBeNull();
  rerender(at("u2", "Bob"));
  expect(await screen.findByText(words.title("Bob"))).toBeTruthy();
  await apiFetch("/api/contracts/c1");
  expect(sentFor(0)).toBe("u1");
});

test("a call refused because somebody else signed in keeps the page and their session; else one signs in (B-5.6, B-5.11)", async () => {
  answer.mockImplementation(async () => Response.json({ message: "", code: "signInRequired" }, { status: 401 }));
  open();
  await signInElsewhere(bob);
  fireEvent.click(await screen.findByRole("button", { name: words.stay }));
  expect(screen.queryByText(words.title("Bob"))).toBeNull();
  await act(async () => void (await apiFetch("/api/contracts/c1", { method: "PATCH" })));
  expect(await screen.findByText(words.title("Bob"))).toBeTruthy();
  expect(storedToken()).toBe("token of u2");
  expect(leaveFor).not.toHaveBeenCalled();
  await signInElsewhere(olga);
  await act(async () => void (await apiFetch("/api/contracts/c1", { method: "PATCH" })));
  expect(storedToken()).toBeNull();
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fcontracts%2Fc1");
});
