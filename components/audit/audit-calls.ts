/** Where the audit trail is read over REST. Source: behaviour §18. */
import { apiFetch } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";

/** Where a trail is read: a contract's, or the accounts'. */
export const accountsTrail = "/api/admin/audit";

export function contractTrail(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/activity`;
}

/** Downloads a whole trail as a table. Says whether there was one. */
export async function downloadEvents(trail: string, fallbackName: string): Promise<boolean> {
  const response = await apiFetch(`${trail}?format=csv`).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !bytes) return false;
  saveFile(
    bytes,
    downloadName(response.headers.get("Content-Disposition"), { contractName: fallbackName, format: "csv" }),
  );
  return true;
}
