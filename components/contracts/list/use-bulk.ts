"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { apiFetch, readFailure } from "@/components/forms/api";
import { useToast } from "@/components/ui/overlay/toast";
import { useUndo } from "@/components/ui/overlay/use-undo";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { ContractListRow } from "./contract-rows";

type OnEach = (row: ContractListRow) => Promise<ActionResult<unknown>>;

/** A row's new labels, and the inverse: each only adds and removes its own (B-7.21). */
export const toRelabelled = ({ id: contractId, labels: seen = [] }: ContractListRow, labels: string[]) => {
  return { contractId, labels, insteadOf: [...seen] };
};
export const toUnlabelled = ({ id: contractId, labels: seen = [] }: ContractListRow, insteadOf: string[]) => {
  return { contractId, labels: [...seen], insteadOf };
};

/** Runs one action on several contracts, one after the other; reports refusals at the end, with the last reason. */
export function useBulk(onDone: () => void) {
  const { contractList: words, common } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const offerUndo = useUndo();
  const [done, setDone] = useState<{ count: number; all: number } | null>(null);

  /** @param undo takes it back for one of those it was done for */
  async function run(rows: readonly ContractListRow[], onEach: OnEach, undo?: OnEach) {
    const { well, refused, reason } = await runEach(rows, onEach);
    const said = words.bulkDone(well.length);
    if (well.length > 0 && undo) offerUndo(said, () => takenBack(well, undo), router.refresh);
    else if (well.length > 0) toast.success(said);
    if (refused > 0) toast.error(words.bulkRefused(refused, reason));
    onDone();
    router.refresh();
  }

  async function takenBack(rows: readonly ContractListRow[], undo: OnEach): Promise<string | null> {
    const { refused, reason } = await runEach(rows, undo);
    if (refused > 0 && refused < rows.length) router.refresh();
    return refused === 0 ? null : words.bulkRefused(refused, reason);
  }

  async function runEach(rows: readonly ContractListRow[], onEach: OnEach) {
    const well: ContractListRow[] = [];
    let reason = "";
    for (const [count, row] of rows.entries()) {
      setDone({ count, all: rows.length });
      const result = await onEach(row).catch(() => ({ ok: false as const, error: { message: common.noAnswer } }));
      if (result.ok) well.push(row);
      else reason = result.error.message;
    }
    setDone(null);
    return { well, refused: rows.length - well.length, reason };
  }
  return { run, done };
}

/** How often a rate-limited call is retried, after the time it specifies. */
const TRIES = 20;
const LONGEST_PAUSE_SECONDS = 60;

/** The current texts of some contracts as PDF, added to one zip file one by one. */
export class ContractsZip {
  readonly #files: Record<string, Uint8Array> = {};

  /** @param wrong message for an answer without one */
  async add(row: ContractListRow, wrong: string): Promise<ActionResult<unknown>> {
    const response = await requestExport(row.id);
    if (!response.ok) {
      const { message } = await readFailure(response);
      return { ok: false, error: { key: "unexpected", message: message || wrong } };
    }
    this.#files[this.#uniqueName(row)] = new Uint8Array(await response.arrayBuffer());
    return { ok: true, data: null };
  }

  get isEmpty(): boolean {
    return Object.keys(this.#files).length === 0;
  }

  /** Downloads the file. Loads the packer on first use: few pages need it. */
  async save(name: string): Promise<void> {
    const { zipSync } = await import("fflate");
    const zip = zipSync(this.#files, { level: 0 }); // PDFs are already compressed
    const address = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: "application/zip" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    URL.revokeObjectURL(address);
  }

  #uniqueName(row: ContractListRow): string {
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

async function requestExport(contractId: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await apiFetch(`/api/contracts/${encodeURIComponent(contractId)}/export?format=pdf`);
    if (response.status !== 429 || tries === TRIES) return response;
    const seconds = Math.min(Number(response.headers.get("retry-after")) || 1, LONGEST_PAUSE_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}
