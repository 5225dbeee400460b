/** The register's screens with their REST faked: what was sent is kept, and a test says what is answered. */
import { render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { Language } from "@/lib/copy/languages";
import type { CounterpartyDto, CounterpartyListItem, OurNamesDto, PairDto } from "@/lib/counterparties/schema";

export function firm(id: string, change: Partial<CounterpartyListItem> = {}): CounterpartyListItem {
  const days = { firstDay: "2024-03-04", lastDay: "2025-05-06" };
  return { id, name: `Firm ${id}`, spellings: [], isUs: false, contractCount: 2, ...days, ...change };
}

export function openedFirm(id: string, change: Partial<CounterpartyDto> = {}): CounterpartyDto {
  const own = { address: "", registration: "", contacts: "", note: "" };
  return { ...firm(id), isNamePersons: false, own, details: [], terms: [], lookedAt: 2, merged: [], ...change };
}

const side = (id: string, contractCount = 1) => ({ id, name: `Firm ${id}`, contractCount });
export const pair = (reason: PairDto["reason"], one = side("a"), other = side("b", 3)): PairDto => ({
  ...{ reason, registration: reason === "registration" ? "id5123456" : "", one, other },
});

export class Register {
  list: CounterpartyListItem[] = [firm("a"), firm("b")];
  pairs: PairDto[] = [];
  us: OurNamesDto = { isAnswered: true, own: [], offered: [] };
  opened: CounterpartyDto = openedFirm("a");
  readonly sent: { call: string; body: unknown }[] = [];
  /** Refused calls, by method and path. */
  readonly refused = new Map<string, string>();
  readonly asked: string[] = [];

  readonly fetch = (address: string, init: RequestInit = {}): Promise<Response> => {
    const { method = "GET" } = init;
    const url = new URL(address, "http://site");
    const call = `${method} ${url.pathname.replace("/api/counterparties", "")}`;
    if (method === "GET") this.asked.push(address);
    else this.sent.push({ call, body: JSON.parse(String(init.body)) });
    const message = this.refused.get(call);
    if (message !== undefined) return Promise.resolve(Response.json({ message, code: "forbidden" }, { status: 403 }));
    return Promise.resolve(this.#answer(call, url));
  };

  #answer(call: string, url: URL): Response {
    if (call === "GET ") {
      const q = url.searchParams.get("q")?.toLowerCase() ?? "";
      return Response.json(this.list.filter(({ name }) => name.toLowerCase().includes(q)));
    }
    if (call === "GET /pairs") return Response.json(this.pairs);
    if (call === "GET /us") return Response.json(this.us);
    if (call === "PUT /us") return Response.json({ ...this.us, isAnswered: true });
    if (call.endsWith("/contracts"))
      return Response.json([
        {
          contractId: "c1",
          name: "Lease",
          contractType: "",
          status: "analyzed",
          day: "2025-05-06",
          writtenAs: "FIRM A",
        },
      ]);
    if (call.endsWith("/apart")) return new Response(null, { status: 204 });
    return Response.json(this.opened);
  }
}

export function stage(register: Register, screen: ReactNode, language: Language = "en") {
  vi.stubGlobal("fetch", register.fetch);
  return render(
    <Suspense>
      <CopyProvider language={language}>
        <ToastProvider>{screen}</ToastProvider>
      </CopyProvider>
    </Suspense>,
  );
}
