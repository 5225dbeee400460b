/** What a mail service hears. Client-safe. Source: B-42.9. */
import { z } from "zod";
import { named, someId } from "@/lib/answer";

/** The same whatever becomes of the mail: nobody learns by it who is known here. */
export const deliveredMailDto = named(
  "DeliveredMail",
  z.strictObject({ id: someId.meta({ description: "The same for the same `webhook-id`" }) }),
);
export type DeliveredMailDto = z.infer<typeof deliveredMailDto>;
