"use server";

import { action } from "@/lib/server/adapters/action";
import { uploadContract } from "@/lib/contracts/reading/intake";
import { photographContract } from "@/lib/contracts/reading/photographs";
import { photographedBody } from "@/lib/contracts/reading/photographed-schema";
import { uploadContractBody } from "@/lib/contracts/schema";
import { presignedUrlBody } from "@/lib/contracts/files/schema";
import { startUpload } from "@/lib/contracts/files/uploads";

/** Prepares an upload: where to send the bytes. */
export const startUploadAction = action(presignedUrlBody, async (actor, input) => startUpload(actor, input), {
  limit: "file",
});

/** Creates a contract from photographs of its pages. */
export const photographContractAction = action(
  photographedBody,
  async (actor, input) => photographContract(actor, input),
  { limit: "upload" },
);

/** Creates a contract from an uploaded file. */
export const uploadContractAction = action(uploadContractBody, async (actor, input) => uploadContract(actor, input), {
  limit: "upload",
});
