import { apiFetch, readFailure } from "@/components/forms/api";
import type { ActionResult } from "@/lib/adapters/action-result";
import type { ContractListRow } from "./contract-rows";

/** How often a call that is limited is made anew, after the time that it names. */
const TRIES = 20;
const LONGEST_PAUSE_SECONDS = 60;

/** The current texts of some contracts as PDF, put into one file piece by piece. */
export class ContractsZip {
  readonly #files: Record<string, Uint8Array> = {};

  /** @param wrong words for an answer without any */
  async add(row: ContractListRow, wrong: string): Promise<ActionResult<unknown>> {
    const response = await exportOf(row.id);
    if (!response.ok) {
      const { message } = await readFailure(response);
      return { ok: false, error: { key: "unexpected", message: message || wrong } };
    }
    this.#files[this.#nameOf(row)] = new Uint8Array(await response.arrayBuffer());
    return { ok: true, data: null };
  }

  get isEmpty(): boolean {
    return Object.keys(this.#files).length === 0;
  }

  /** Gives the file to the browser. The packer comes with the first use: few pages need it. */
  async save(name: string): Promise<void> {
    const { zipSync } = await import("fflate");
    const zip = zipSync(this.#files, { level: 0 }); // PDFs are packed already
    const address = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: "application/zip" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    URL.revokeObjectURL(address);
  }

  #nameOf(row: ContractListRow): string {
    const plain =
      row.name
        .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
        .trim()
        .slice(0, 100) || row.id;
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? `${plain}.pdf` : `${plain} (${count}).pdf`;
      if (!(name in this.#files)) return name;
    }
  }
}

async function exportOf(contractId: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await apiFetch(`/api/contracts/${encodeURIComponent(contractId)}/export?format=pdf`);
    if (response.status !== 429 || tries === TRIES) return response;
    const seconds = Math.min(Number(response.headers.get("retry-after")) || 1, LONGEST_PAUSE_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}
