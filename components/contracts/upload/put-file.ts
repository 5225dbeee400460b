import { storedToken } from "@/components/forms/session-store";
import { isShape, isText, readJson } from "@/components/forms/shape";

export type TransferOutcome =
  { step: "sent" } | { step: "cancelled" } | { step: "refused"; status: number; message: string | null };

type Transfer = { contentType: string; signal: AbortSignal; onProgress: (sentBytes: number) => void };

const isFailure = isShape({ message: isText });

/**
 * Sends a file by PUT, telling how far it is (which `fetch` can't). The bearer token goes along only to this site,
 * never to the address of a file service. Never rejects: a lost connection is `refused` with status 0. Source:
 * behaviour §8.
 */
export function putFile(url: string, file: File, transfer: Transfer): Promise<TransferOutcome> {
  if (transfer.signal.aborted) return Promise.resolve({ step: "cancelled" });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const end = (outcome: TransferOutcome) => {
      transfer.signal.removeEventListener("abort", cancel);
      resolve(outcome);
    };
    request.upload.onprogress = (event) => transfer.onProgress(event.loaded);
    request.onload = () => end(outcomeOf(request));
    request.onerror = () => end({ step: "refused", status: 0, message: null });
    request.onabort = () => end({ step: "cancelled" });
    transfer.signal.addEventListener("abort", cancel);
    request.open("PUT", url);
    setHeaders(request, url, transfer.contentType);
    request.send(file);
  });
}

function setHeaders(request: XMLHttpRequest, url: string, contentType: string): void {
  request.setRequestHeader("Content-Type", contentType);
  const token = storedToken();
  if (token !== null && isThisSite(url)) request.setRequestHeader("Authorization", `Bearer ${token}`);
}

function isThisSite(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}

function outcomeOf(request: XMLHttpRequest): TransferOutcome {
  if (request.status >= 200 && request.status < 300) return { step: "sent" };
  // a proxy or a file service speaks XML or HTML, which is no message to show
  const message = readJson(request.responseText, isFailure)?.message ?? "";
  return { step: "refused", status: request.status, message: message === "" ? null : message };
}
