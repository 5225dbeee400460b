// @vitest-environment jsdom
/** Moving contracts, folders with their teams, and teams with their people, as people see them (B-32.3, B-32.11). */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { FoldersScreen } from "@/components/folders/folders-screen";
import { MoveDialog } from "@/components/folders/move-dialog";
import { TeamsScreen } from "@/components/folders/teams-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { FolderDto, TeamDto } from "@/lib/folders/schema";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }));
afterEach(cleanup);

const OWNER = { id: "u1", name: "Host" };
const folder = (id: string, name: string, change: Partial<FolderDto> = {}): FolderDto => ({
  ...{ id, name, parentId: null, role: "owner", owner: OWNER, contractCount: 2 },
  ...change,
});
const FOLDERS = [
  folder("f3", "Zinc"),
  folder("f2", "Steel", { parentId: "f1", role: "manager" }),
  folder("f1", "Metal", { role: "manager" }),
  folder("f4", "Read only", { role: "reviewer" }),
];
const TEAM: TeamDto = { id: "t1", name: "Legal", owner: OWNER, isOwner: true, memberCount: 2 };

/** Stands in for the server. @returns what was sent */
function serve(answers: Record<string, unknown>): { method: string; path: string; body: unknown }[] {
  const calls: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    calls.push({ method, path, body: body ? JSON.parse(String(body)) : null });
    const answer = answers[`${method} ${path}`];
    const given = typeof answer === "function" ? (answer as (body: unknown) => unknown)(calls.at(-1)?.body) : answer;
    return new Response(JSON.stringify(given ?? null), { status: given === undefined ? 404 : 200 });
  });
  return calls;
}
const show = (children: React.ReactNode) =>
  render(
    <CopyProvider language="en">
      <ToastProvider>{children}</ToastProvider>
    </CopyProvider>,
  );

describe("the dialog of a move (B-32.3)", () => {
  test("offers folders that take contracts in, and names who would see them before it moves", async () => {
    const people = [
      { id: "u2", name: "Bat", role: "reviewer", isNew: true },
      { id: "u3", name: "Ann", role: "manager", isNew: false },
    ];
    const calls = serve({
      "GET /api/folders": FOLDERS,
      "PUT /api/folders/contracts": (body: { confirmation?: string }) =>
        body.confirmation === "k"
          ? { isMoved: true, people: [], peopleCount: 0, confirmation: null }
          : { isMoved: false, people, peopleCount: 3, confirmation: "k" },
    });
    const onMoved = vi.fn();
    show(<MoveDialog contractIds={["c1", "c2"]} onClose={vi.fn()} onMoved={onMoved} />);
    const select = await screen.findByRole("combobox");
    await waitFor(() => expect(select.querySelectorAll("option")).toHaveLength(5));
    expect([...select.querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Choose a folder",
      "No folder",
      "Metal",
      "– Steel",
      "Zinc",
    ]);
    fireEvent.change(select, { target: { value: "f2" } });
    fireEvent.click(screen.getByRole("button", { name: "Move" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("3 people will get access:");
    expect(alert.textContent).toContain("Bat, as reviewer");
    expect(alert.textContent).toContain("Ann, now as manager");
    expect(alert.textContent).toContain("and 1 person more");
    expect(onMoved).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Move and give access" }));
    await waitFor(() => expect(onMoved).toHaveBeenCalledWith("2 contracts moved"));
    expect(calls.at(-1)?.body).toEqual({ contractIds: ["c1", "c2"], folderId: "f2", confirmation: "k" });
  });

  test("asks anew when another folder is chosen, and says why it was refused", async () => {
    const confirmed: unknown[] = [];
    serve({
      "GET /api/folders": FOLDERS,
      "PUT /api/folders/contracts": (body: { confirmation?: string }) => {
        confirmed.push(body.confirmation);
        return { isMoved: false, people: [], peopleCount: 1, confirmation: "k" };
      },
    });
    show(<MoveDialog contractIds={["c1"]} onClose={vi.fn()} onMoved={vi.fn()} />);
    const select = await screen.findByRole("combobox");
    await waitFor(() => expect(select.querySelectorAll("option")).toHaveLength(5));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move" }).disabled).toBe(true);
    fireEvent.change(select, { target: { value: "f2" } });
    fireEvent.click(screen.getByRole("button", { name: "Move" }));
    await screen.findByRole("alert");
    fireEvent.change(select, { target: { value: "f3" } });
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Move" }));
    await screen.findByRole("alert");
    expect(confirmed).toEqual([undefined, undefined]);
  });
});

describe("the screens (B-32.11)", () => {
  test("of folders shows the tree, and gives a team a role", async () => {
    const teams = [{ teamId: "t2", name: "Sales", role: "manager", memberCount: 3, isInherited: true }];
    const details = { ...folder("f3", "Zinc"), teams };
    const calls = serve({
      "GET /api/folders": FOLDERS,
      "GET /api/folders/f1": { ...FOLDERS[2], teams: [] },
      "GET /api/folders/f3": details,
      "PUT /api/folders/f3/teams/t1": {
        teamId: "t1",
        name: "Legal",
        role: "reviewer",
        memberCount: 2,
        isInherited: false,
      },
    });
    show(<FoldersScreen first={FOLDERS} teams={[TEAM]} />);
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines.slice(0, 4)).toEqual([
      "Metal2 contracts",
      "Steel2 contracts",
      "Read only2 contracts",
      "Zinc2 contracts",
    ]);
    fireEvent.click(screen.getByRole("button", { name: /Zinc/ }));
    expect(await screen.findByText(/3 people, from the folder above/)).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox", { name: "Add a team" }), { target: { value: "t1" } });
    fireEvent.click(screen.getByRole("button", { name: "Add a team" }));
    await waitFor(() => expect(calls.some(({ method }) => method === "PUT")).toBe(true));
    expect(calls.find(({ method }) => method === "PUT")).toMatchObject({ body: { role: "reviewer" } });
  });

  test("of teams adds a person by their address; a refusal stands in the dialog", async () => {
    const members = [{ id: "m1", userId: "u1", isOwner: true, user: { name: "Host", email: "h@x.test" }, since: "" }];
    serve({ "GET /api/teams/t1": { ...TEAM, members } });
    show(<TeamsScreen teams={[TEAM]} />);
    expect(await screen.findByText("h@x.test")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    fireEvent.change(await screen.findByRole("textbox"), { target: { value: "nobody@x.test" } });
    const buttons = await screen.findAllByRole("button", { name: "Add" });
    fireEvent.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
  });
});
