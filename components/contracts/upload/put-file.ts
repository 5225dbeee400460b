import { personHeader } from "@/components/forms/page-person";
import { storedToken } from "@/components/forms/session-store";
import { isShape, isText, readJson } from "@/components/forms/shape";

export type TransferOutcome =
  | { step: "sent" }
  | { step: "cancelled" }
  | { step: "refused"; status: number; message: string | null };

type Transfer = { contentType: string; signal: AbortSignal; onProgress: (sentBytes: number) => void };

const isFailure = isShape({ message: isText });

/**
 * Uploads a file by PUT with progress (which `fetch` lacks). Sends the bearer token only to this site, never to a file
 * service. Never rejects: a lost connection is `refused` with status 0. Source: behaviour §8.
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
    request.onload = () => end(toOutcome(request));
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
  const [token, named] = [storedToken(), personHeader(url)];
  if (named) request.setRequestHeader(...named);
  if (token !== null && isThisSite(url)) request.setRequestHeader("Authorization", `Bearer ${token}`);
}

function isThisSite(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}

function toOutcome(request: XMLHttpRequest): TransferOutcome {
  if (request.status >= 200 && request.status < 300) return { step: "sent" };
  // proxies and file services answer in XML or HTML, which is no message for users
  const message = readJson(request.responseText, isFailure)?.message ?? "";
  return { step: "refused", status: request.status, message: message === "" ? null : message };
}
