/** What every failure answers (`lib/server/adapters/failure.ts`). Client-safe. Source: B-20.4. */
import { z } from "zod";
import { FACTOR_WAYS } from "@/lib/people/accounts/bounds";
import { named } from "@/lib/answer";

export const problem = named(
  "Problem",
  z.strictObject({
    message: z.string().meta({ description: "What the screens show" }),
    code: z.string().meta({ description: "The failure's name" }),
    issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).exactOptional(),
    challenge: z
      .string()
      .exactOptional()
      .meta({
        description: "Of `secondFactorRequired`: what `POST /auth/second-factor` takes, for five minutes and once",
      }),
    ways: z
      .array(z.enum(FACTOR_WAYS))
      .exactOptional()
      .meta({ description: "Of `secondFactorRequired`: what the account can answer with" }),
  }),
);
