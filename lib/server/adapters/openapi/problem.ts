/** What every failure answers (`lib/server/adapters/failure.ts`). Client-safe. Source: B-20.4. */
import { z } from "zod";
import { FACTOR_WAYS } from "@/lib/people/accounts/bounds";
import { named } from "@/lib/answer";
import { copyFor } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";

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

const ANY = "Problem";
const KEYS = Object.keys(ERROR_STATUS) as ErrorKey[]; // keys of a literal
const STATUSES = [...new Set(Object.values(ERROR_STATUS))];
/** What a status means for every call; the first is its example. */
const COMMON: Readonly<Record<number, readonly ErrorKey[]>> = {
  400: ["invalidInput"],
  401: ["signInRequired"],
  403: ["forbidden", "tokenScopeMissing"],
  404: ["contractNotFound"],
  409: ["requestInProgress"],
  413: ["bodyTooLarge"],
  422: ["idempotencyKeyReused"],
  503: ["databaseUnavailable"],
};

/** A reference to the failures of a status. */
export function problemAt(status: number): { $ref: string } {
  return { $ref: `#/components/responses/${ANY}${status}` };
}

/** The failures of each status with their names, an example each, and the one for all. */
export function describeProblems(content: { "application/json": object }): Record<string, object> {
  const described = STATUSES.map((status) => {
    const keys = KEYS.filter((key) => ERROR_STATUS[key] === status);
    return [`${ANY}${status}`, failure(content, keys, COMMON[status]?.[0] ?? keys[0])] as const;
  });
  return { [ANY]: failure(content, [], "unexpected"), ...Object.fromEntries(described) };
}

function failure(
  { "application/json": json }: { "application/json": object },
  keys: readonly ErrorKey[],
  shown: ErrorKey = "unexpected",
): object {
  const words = copyFor("en").errors[shown];
  const names = keys.length === 0 ? "" : `: ${keys.map((key) => `\`${key}\``).join(", ")}`;
  const description = `What is wrong, in words and by name${names}`;
  return { description, content: { "application/json": { ...json, example: { message: words, code: shown } } } };
}
