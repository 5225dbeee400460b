/** Input of a photographed contract. Client-safe. Source: B-51.2. */
import { z } from "zod";
import { MOST_PHOTOGRAPHS } from "@/lib/contracts/bounds";
import { uploadContractBody } from "@/lib/contracts/schema";

const fileIds = z.array(z.string().min(1).max(100)).min(1).max(MOST_PHOTOGRAPHS);
export const photographedBody = uploadContractBody
  .omit({ fileId: true })
  .extend({ fileIds: fileIds.meta({ description: "JPEG files, in the order of the pages" }) });
export type PhotographContract = z.infer<typeof photographedBody>;
