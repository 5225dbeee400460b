import "server-only";
import { toNetwork } from "@/lib/platform/client-address";
import type { Rate } from "@/lib/platform/attempts";
import { secretHash } from "@/lib/platform/ids";
import { requestContext } from "@/lib/platform/request-context";
import type { GuestGrant } from "./guest-grant";
import { requireAll } from "./limit-counts";

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Of one link, from anywhere; those of an address are in `limits.ts`. Source: B-41.8. */
const USES = {
  read: [{ max: 120, seconds: QUARTER }],
  file: [{ max: 30, seconds: HOUR }],
  reply: [
    { max: 30, seconds: HOUR },
    { max: 100, seconds: DAY },
  ],
} satisfies Record<string, readonly Rate[]>;

/** As at sign-in: by link and network, and by link from anywhere, over a day. */
const CODES = {
  here: [
    { max: 10, seconds: QUARTER },
    { max: 50, seconds: DAY },
  ],
  anywhere: { max: 100, seconds: DAY },
};

/** @throws AppError `tooManyRequests` */
export async function requireUseOfLink({ linkId }: GuestGrant, use: keyof typeof USES): Promise<void> {
  await requireAll(USES[use].map((rate) => [`guest:${use}:${linkId}`, rate] as const));
}

/** By what was presented, whether there is such a link or not. @throws AppError `tooManyRequests` */
export async function requireCodeOfLink(token: string): Promise<void> {
  const link = secretHash(token);
  const network = toNetwork(requestContext().address);
  await requireAll([
    ...CODES.here.map((rate) => [`guest:code:${link}:${network}`, rate] as const),
    [`guest:code:${link}`, CODES.anywhere] as const,
  ]);
}
