import { FACTOR_WAYS } from "@/lib/accounts/second-factor/bounds";
import type { SecondStep } from "@/lib/accounts/second-factor/schema";

/** The second step that an address carries behind `#`, as `secondStepAddress` writes it; null where there is none. */
export function secondStepIn(hash: string): SecondStep | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const challenge = values.get("challenge");
  return challenge ? { challenge, ways: FACTOR_WAYS.filter((way) => values.getAll("way").includes(way)) } : null;
}

/** The second step of a failed action, null where it is of another kind. */
export function secondStepOf(
  besides: Readonly<Record<string, string | readonly string[]>> | undefined,
): SecondStep | null {
  const { challenge, ways } = besides ?? {};
  return typeof challenge === "string" && Array.isArray(ways)
    ? { challenge, ways: FACTOR_WAYS.filter((way) => ways.includes(way)) }
    : null;
}
