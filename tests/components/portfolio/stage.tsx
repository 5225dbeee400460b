/** The screen with its REST faked: what was sent is kept, and a test says what is answered. */
import { fireEvent, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { AnswersScreen } from "@/components/portfolio/answers-screen";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { Language } from "@/lib/copy/languages";
import type { GridRowDto, GridSummaryDto, OpenedCellDto, QuestionDto } from "@/lib/portfolio/schema";
import type { ViewDto } from "@/lib/portfolio/view-schema";
import { COLUMNS, opened, row, summary, view } from "./fixtures";

type Sent = { method: string; path: string; body: unknown };
type Answer = Response | Promise<Response>;

export class Rest {
  columns: ColumnDto[] = COLUMNS;
  views: ViewDto[] = [view("1")];
  questions: QuestionDto[] = [];
  rows: GridRowDto[] = [row("a"), row("b")];
  /** Rows of a page. */
  pageSize = 100;
  summary: GridSummaryDto | null = null;
  readonly opened = new Map<string, OpenedCellDto>();
  readonly sent: Sent[] = [];
  /** What a call is answered instead, by its method and path. */
  readonly instead = new Map<string, () => Answer>();

  bodies<T>(method: string, path: string): T[] {
    return this.sent.filter((one) => one.method === method && one.path === path).map(({ body }) => body as T);
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method = "GET" } = init;
    const url = new URL(address, "http://site");
    const path = url.pathname.replace("/api/portfolio/", "");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    this.sent.push({ method, path, body: body ?? Object.fromEntries(url.searchParams) });
    return this.instead.get(`${method} ${path}`)?.() ?? this.#answer(`${method} ${path}`, url, body);
  };

  #answer(call: string, url: URL, body: unknown): Response {
    switch (call) {
      case "GET columns":
        return Response.json(this.columns);
      case "GET views":
        return Response.json({ views: this.views });
      case "GET questions":
        return Response.json(this.questions);
      case "POST query":
        return this.#page(Number((body as { cursor?: string }).cursor ?? 0));
      case "POST summary":
        return Response.json(this.summary ?? summary(this.rows.length));
      case "GET answers":
        return this.#opened(url.searchParams.get("contractId") ?? "", url.searchParams.get("column") ?? "");
      case "GET /api/labels":
        return Response.json(["Key", "Old"]);
      case "PUT views/1":
        return this.#saved(body as Partial<ViewDto>);
      default:
        return Response.json({}, { status: 200 });
    }
  }

  #saved(changes: Partial<ViewDto>): Response {
    const [first, ...others] = this.views;
    const saved = { ...(first ?? view("1")), ...changes };
    this.views = [saved, ...others];
    return Response.json(saved);
  }

  #page(from: number): Response {
    const rows = this.rows.slice(from, from + this.pageSize);
    const next = from + this.pageSize;
    return Response.json({ rows, nextCursor: next < this.rows.length ? String(next) : null });
  }

  #opened(contractId: string, column: string): Response {
    const of = this.rows.find(({ contract }) => contract.id === contractId);
    const known = this.opened.get(`${contractId} ${column}`) ?? (of && opened(of, column));
    return known ? Response.json(known) : Response.json({ message: "Not found", code: "notFound" }, { status: 404 });
  }
}

export const push = vi.fn();

/** jsdom lays nothing out: the table has this height, and the window says whether it is a phone's. */
export function layOut({ isPhone = false, height = 600 } = {}): void {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(height);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1280);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}

export function show(rest: Rest, { first = null as string | null, language = "en" as Language } = {}): void {
  vi.stubGlobal("fetch", rest.fetch);
  render(
    <CopyProvider language={language}>
      <ToastProvider>
        <AnswersScreen first={first} />
      </ToastProvider>
    </CopyProvider>,
  );
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const key = (name: string, on: Element = document.activeElement ?? document.body, more = {}) =>
  fireEvent.keyDown(on, { key: name, ...more });
/** The answer to a question about a contract. */
export function answer(contractId: string, column: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-contract="${contractId}"][data-column="${column}"]`);
  if (!found) throw new Error(`no answer ${contractId} ${column}`);
  return found;
}
