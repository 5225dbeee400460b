import "server-only";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";

/** A name or an address, with a port at most. */
const PLAIN_HOST = /^[^\s/\\?#@]+$/;

/** Reads cookies of a plain `Request`; a damaged value is kept as it is. */
export function cookiesOf(request: Request): { get(name: string): { value: string } | undefined } {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((part) => {
    const [name = "", ...value] = part.split("=");
    return [name.trim(), value.join("=").trim()] as const;
  });
  const values = new Map(pairs);
  return {
    get(name) {
      const value = values.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}

/** As the caller wrote them, so that links work from where they are; our own where that is no host. */
export function originOf(request: Request): string {
  const host = request.headers.get("host");
  if (host === null) return env.publicUrl;
  const scheme =
    request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? new URL(request.url).protocol.slice(0, -1);
  const origin = `${scheme === "https" ? "https" : "http"}://${host}`;
  return PLAIN_HOST.test(host) && URL.canParse(origin) ? origin : env.publicUrl;
}

/**
 * Another site's write comes with the cookie but without a same-site `Origin`. Source: B-5.7. @throws AppError
 * `foreignOrigin`
 */
export function demandOwnOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const own = [request.headers.get("host"), new URL(env.publicUrl).host];
  if (origin === null || !URL.canParse(origin) || !own.includes(new URL(origin).host))
    throw new AppError("foreignOrigin");
}
