import "server-only";
import type { Rate } from "@/lib/platform/attempts";

export type Limit = {
  /** Which attempts count together: the person's, or those one address makes on the e-mail in the request. */
  account?: { by: "person" | "email"; rates: readonly Rate[] };
  /** Attempts on an account from anywhere, except browsers and networks that signed in to it before. */
  strangers?: Rate;
  /** Attempts from one address. Wider, because an office may share one. */
  address: readonly Rate[];
};

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Generous for people, tight for guessing. Source: B-22.2. */
export const LIMITS = {
  /** Signing in clears attempts made the same way; setting a password by mail clears those of all strangers. */
  login: { ...perEmail([each(10, QUARTER), each(50, DAY)], each(100, QUARTER)), strangers: each(100, DAY) },
  registration: perEmail([each(10, HOUR)], each(30, HOUR)),
  reset: perEmail([each(5, HOUR)], each(30, HOUR)),
  /** Wrong codes also count by account and address (`requireCodeTry`). */
  secondFactor: { ...perPerson([each(10, QUARTER), each(50, DAY)], each(100, QUARTER)), strangers: each(100, DAY) },
  verification: perPerson([each(5, HOUR), each(20, DAY)], each(30, HOUR)),
  mail: perPerson([each(120, HOUR)], each(300, HOUR)),
  link: { address: [each(60, QUARTER)] },
  /** Asks for the old password, so it could be used to guess it. */
  password: perPerson([each(10, QUARTER)], each(100, QUARTER)),
  invitation: perPerson([each(60, HOUR), each(300, DAY)], each(300, HOUR)),
  assistant: perPerson([each(60, MINUTE)], each(300, MINUTE)),
  file: perPerson([each(200, HOUR)], each(1_000, HOUR)),
  upload: perPerson([each(200, HOUR)], each(1_000, HOUR)),
  save: perPerson([each(240, MINUTE), each(5_000, DAY)], each(1_000, MINUTE)),
  comment: perPerson([each(240, MINUTE), each(5_000, DAY)], each(1_000, MINUTE)),
  positions: perPerson([each(100, HOUR)], each(500, HOUR)),
  template: perPerson([each(200, HOUR)], each(1_000, HOUR)),
  /** Up to 500 drafts at a time. */
  drafts: perPerson([each(20, HOUR), each(60, DAY)], each(100, HOUR)),
  /** A change that adds nothing: a name, type, status, setting, role or decision. */
  change: perPerson([each(300, MINUTE)], each(1_500, MINUTE)),
  /** Anything that deletes; wide, because people also clean up with scripts. */
  removal: perPerson([each(300, MINUTE)], each(1_500, MINUTE)),
  lookUp: perPerson([each(240, MINUTE)], each(1_200, MINUTE)),
  /** The link is the proof, so often no one is signed in. */
  bytes: perPerson([each(400, HOUR)], each(2_000, HOUR)),
  /** Sends files to any address, ten at a time. */
  send: perPerson([each(20, HOUR), each(60, DAY)], each(200, HOUR)),
  /** Each makes the server connect to an address that somebody gave, or makes a secret. */
  webhook: perPerson([each(120, HOUR)], each(500, HOUR)),
  /** A signing service calls when somebody opened or signed; it proves itself by a secret. */
  nudge: { address: [each(600, QUARTER)] },
  /** A mail service hands over what came; it proves itself by a secret. */
  mailIn: { address: [each(1_200, QUARTER)] },
  /** A directory's first run sends everybody it has, one by one. */
  directory: perPerson([each(600, MINUTE), each(50_000, DAY)], each(1_200, MINUTE)),
  /** By a guest's link, which has its own counts too (`limit-counts.ts`). */
  guest: { address: [each(240, QUARTER)] },
  guestCode: { address: [each(30, QUARTER), each(150, DAY)] },
  guestReply: { address: [each(60, HOUR)] },
  /** Without an account: two files each, compared in threads. */
  compare: { address: [each(20, HOUR), each(60, DAY)] },
  compareFile: { address: [each(60, HOUR), each(180, DAY)] },
  /** The page asks every second or two while it waits. */
  compareView: { address: [each(900, QUARTER)] },
  bundle: perPerson([each(10, HOUR), each(40, DAY)], each(60, HOUR)),
  /** Without an account: one look into one index. */
  verify: { address: [each(120, QUARTER), each(1_000, DAY)] },
  export: perPerson([each(30, MINUTE)], each(150, MINUTE)),
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** All calls by one token, besides the limits that its owner has anyway. Source: B-36.8. */
export const TOKEN_CALLS: Rate = each(600, MINUTE);

function each(max: number, seconds: number): Rate {
  return { max, seconds };
}

function perPerson<const R extends readonly Rate[]>(rates: R, address: Rate) {
  return { account: { by: "person" as const, rates }, address: [address] as const };
}

function perEmail<const R extends readonly Rate[]>(rates: R, address: Rate) {
  return { account: { by: "email" as const, rates }, address: [address] as const };
}
