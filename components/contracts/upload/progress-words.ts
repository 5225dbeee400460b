import type { Copy } from "@/lib/copy/copy";
import type { UploadProgress } from "./upload-flow";
import { fileSize } from "./upload-rules";

export function progressText(progress: UploadProgress, words: Copy["contracts"]["upload"]): string {
  if (progress.step === "sending")
    return words.sending(fileSize(progress.sentBytes, words), fileSize(progress.totalBytes, words));
  return progress.step === "preparing" ? words.preparing : words.registering;
}

export function percentOf(progress: UploadProgress): number {
  if (progress.step === "sending") return (100 * progress.sentBytes) / Math.max(1, progress.totalBytes);
  return progress.step === "preparing" ? 0 : 100;
}
