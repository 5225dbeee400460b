/**
 * The upload from a checked form to a contract: address, transfer, registration. Knows no React. Source: behaviour §8.
 */
import { isConnectionFailure } from "@/components/forms/action-answer";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import type { ContractDto, UploadContract } from "@/lib/contracts/schema";
import { MAX_FILE_NAME_CHARS } from "@/lib/contracts/files/bounds";
import type { UploadTargetDto } from "@/lib/contracts/files/schema";
import { putFile, type TransferOutcome } from "./put-file";
import { guessContentType, type ReadyUpload } from "./upload-rules";

export type UploadActions = {
  startUpload: (input: { filename: string; contentType: string }) => Promise<ActionResult<UploadTargetDto>>;
  uploadContract: (input: UploadContract) => Promise<ActionResult<ContractDto>>;
};

export type UploadProgress =
  | { step: "preparing" }
  | { step: "sending"; sentBytes: number; totalBytes: number }
  | { step: "registering" };
export type UploadOutcome =
  | { step: "done"; contractId: string }
  | { step: "cancelled" }
  /** `message` null: there is no message for the user. `isConnection`: there was no answer at all. */
  | { step: "failed"; message: string | null; signInRequired: boolean; isConnection?: boolean };

type UploadCall = {
  actions: UploadActions;
  /** Files already sent, so that a retry after a failed registration doesn't send them again. */
  sent: WeakMap<File, string>;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
};

/** Runs an upload to its end. Never rejects. A cancelled one creates no contract. */
export async function runUpload(upload: ReadyUpload, call: UploadCall): Promise<UploadOutcome> {
  try {
    const file = await sendOnce(upload.file, call);
    return file.step === "ready" ? await register(upload, file.fileId, call) : file;
  } catch (cause) {
    // an action without an answer from us
    return { step: "failed", message: null, signInRequired: false, isConnection: isConnectionFailure(cause) };
  }
}

/** Uploads a file and returns its id, without creating a contract; doesn't upload the same file twice. */
export async function sendOnce(
  file: File,
  call: Omit<UploadCall, "actions"> & { actions: Pick<UploadActions, "startUpload"> },
): Promise<{ step: "ready"; fileId: string } | UploadOutcome> {
  const before = call.sent.get(file);
  if (before !== undefined) return { step: "ready", fileId: before };
  call.onProgress({ step: "preparing" });
  const contentType = guessContentType(file);
  const start = await call.actions.startUpload({ filename: file.name.slice(-MAX_FILE_NAME_CHARS), contentType });
  if (!start.ok) return failed(start.error);
  const onProgress = (sentBytes: number) => call.onProgress({ step: "sending", sentBytes, totalBytes: file.size });
  onProgress(0);
  const outcome = await putFile(start.data.uploadUrl, file, { contentType, signal: call.signal, onProgress });
  if (outcome.step !== "sent") return notSent(outcome);
  call.sent.set(file, start.data.fileId);
  return { step: "ready", fileId: start.data.fileId };
}

async function register(upload: ReadyUpload, fileId: string, call: UploadCall): Promise<UploadOutcome> {
  if (call.signal.aborted) return { step: "cancelled" };
  call.onProgress({ step: "registering" });
  const result = await call.actions.uploadContract({
    name: upload.name,
    type: upload.type,
    fileId,
    ...(upload.guess ? { guess: true } : {}),
  });
  if (result.ok) return { step: "done", contractId: result.data.id };
  if (result.error.key === "fileNotFound" || result.error.key === "fileNotUploaded") call.sent.delete(upload.file);
  return failed(result.error);
}

function notSent(outcome: Exclude<TransferOutcome, { step: "sent" }>): UploadOutcome {
  if (outcome.step === "cancelled") return outcome;
  return {
    step: "failed",
    message: outcome.message,
    signInRequired: outcome.status === 401,
    isConnection: outcome.status === 0,
  };
}

function failed(error: ActionFailure): UploadOutcome {
  return {
    step: "failed",
    message: error.key === "unexpected" ? null : error.message,
    signInRequired: error.key === "signInRequired",
  };
}
