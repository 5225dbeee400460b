/** Inputs and answers of API tokens. Client-safe. Source: B-36.1, B-36.2. */
import { z } from "zod";
import { TOKEN_SCOPES } from "@/lib/access/actor";
import { moment, named, someId } from "@/lib/answer";
import { confirmationInput } from "@/lib/people/accounts/second-factor/schema";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from "./bounds";

const days = z.int().min(1).max(MAX_TOKEN_DAYS).default(TOKEN_DAYS);
/** Left out where the session has shown within ten minutes that its person is still there. */
const confirmation = confirmationInput.optional();

export const tokenParams = z.object({ tokenId: z.string().min(1).max(100) });
export const newTokenBody = z.object({
  name: z.string().trim().min(1).max(MAX_TOKEN_NAME_CHARS),
  scopes: z
    .array(z.enum(TOKEN_SCOPES))
    .min(1)
    .max(TOKEN_SCOPES.length)
    .refine((scopes) => !scopes.includes("scim") || scopes.every((scope) => scope === "scim"))
    .meta({ description: "`scim` only alone" }),
  days,
  confirmation,
});
export type NewToken = z.infer<typeof newTokenBody>;
/** `prefix`: the one that the caller sees, so that of two rotations at once one is told. */
export const rotationBody = z.object({ prefix: z.string().min(1).max(40), days, confirmation });
export type Rotation = z.infer<typeof rotationBody>;
export const rotationInput = tokenParams.extend(rotationBody.shape);

const token = {
  id: someId,
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  prefix: z.string().meta({ description: "The visible beginning of the secret, such as `cm_k3x9q2ab`" }),
  createdAt: moment,
  expiresAt: moment.meta({ description: "From then on calls are 401; a rotation makes it good again" }),
  isExpired: z.boolean(),
  lastUsedAt: moment.nullable().meta({ description: "To the minute" }),
};
export const tokenDto = named("ApiToken", z.strictObject(token));
export type TokenDto = z.infer<typeof tokenDto>;
export const newTokenDto = named(
  "NewApiToken",
  z.strictObject({
    ...token,
    secret: z.string().meta({ description: "`cm_<prefix>_<secret>`, told this once; send it as `Bearer`" }),
  }),
);
export type NewTokenDto = z.infer<typeof newTokenDto>;
