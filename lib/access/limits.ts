import "server-only";
import type { Rate } from "@/lib/platform/limits/attempts";

export type Limit = {
  /** Whose attempts count together: the person's, or those that one address makes on the e-mail sent along. */
  account?: { by: "person" | "email"; rates: readonly Rate[] };
  /** Attempts on an e-mail from everywhere, but for browsers that signed in to its account before. */
  strangers?: Rate;
  /** Attempts from one address. An office may share one, so these are wider. */
  address: readonly Rate[];
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Generous for people, tight for guessing. Source: B-22.2. */
export const LIMITS = {
  /** Signing in forgets the attempts that came the same way; a password set by mail those of all strangers. */
  login: {
    account: {
      by: "email",
      rates: [
        { max: 10, seconds: 15 * MINUTE },
        { max: 50, seconds: DAY },
      ],
    },
    strangers: { max: 500, seconds: DAY },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  registration: {
    account: { by: "email", rates: [{ max: 10, seconds: HOUR }] },
    address: [{ max: 30, seconds: HOUR }],
  },
  reset: { account: { by: "email", rates: [{ max: 5, seconds: HOUR }] }, address: [{ max: 30, seconds: HOUR }] },
  /** Wrong codes count for the account besides (`demandCodeTry`). */
  secondFactor: {
    account: {
      by: "person",
      rates: [
        { max: 10, seconds: 15 * MINUTE },
        { max: 50, seconds: DAY },
      ],
    },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  verification: {
    account: {
      by: "person",
      rates: [
        { max: 5, seconds: HOUR },
        { max: 20, seconds: DAY },
      ],
    },
    address: [{ max: 30, seconds: HOUR }],
  },
  mail: { account: { by: "person", rates: [{ max: 120, seconds: HOUR }] }, address: [{ max: 300, seconds: HOUR }] },
  link: { address: [{ max: 60, seconds: 15 * MINUTE }] },
  /** The old password is asked for, so this is a place to guess it. */
  password: {
    account: { by: "person", rates: [{ max: 10, seconds: 15 * MINUTE }] },
    address: [{ max: 100, seconds: 15 * MINUTE }],
  },
  invitation: {
    account: {
      by: "person",
      rates: [
        { max: 60, seconds: HOUR },
        { max: 300, seconds: DAY },
      ],
    },
    address: [{ max: 300, seconds: HOUR }],
  },
  assistant: {
    account: { by: "person", rates: [{ max: 60, seconds: MINUTE }] },
    address: [{ max: 300, seconds: MINUTE }],
  },
  file: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  upload: { account: { by: "person", rates: [{ max: 200, seconds: HOUR }] }, address: [{ max: 1_000, seconds: HOUR }] },
  save: {
    account: {
      by: "person",
      rates: [
        { max: 240, seconds: MINUTE },
        { max: 5_000, seconds: DAY },
      ],
    },
    address: [{ max: 1_000, seconds: MINUTE }],
  },
  comment: {
    account: {
      by: "person",
      rates: [
        { max: 240, seconds: MINUTE },
        { max: 5_000, seconds: DAY },
      ],
    },
    address: [{ max: 1_000, seconds: MINUTE }],
  },
  positions: {
    account: { by: "person", rates: [{ max: 100, seconds: HOUR }] },
    address: [{ max: 500, seconds: HOUR }],
  },
  template: {
    account: { by: "person", rates: [{ max: 200, seconds: HOUR }] },
    address: [{ max: 1_000, seconds: HOUR }],
  },
  /** A change that adds nothing: a name, a type, a status, a setting, a role, a decision. */
  change: {
    account: { by: "person", rates: [{ max: 300, seconds: MINUTE }] },
    address: [{ max: 1_500, seconds: MINUTE }],
  },
  /** Whatever takes something away; wide, because people also clear up by program. */
  removal: {
    account: { by: "person", rates: [{ max: 300, seconds: MINUTE }] },
    address: [{ max: 1_500, seconds: MINUTE }],
  },
  lookUp: {
    account: { by: "person", rates: [{ max: 240, seconds: MINUTE }] },
    address: [{ max: 1_200, seconds: MINUTE }],
  },
  /** The link is the proof, so often nobody is signed in. */
  bytes: { account: { by: "person", rates: [{ max: 400, seconds: HOUR }] }, address: [{ max: 2_000, seconds: HOUR }] },
  export: {
    account: { by: "person", rates: [{ max: 30, seconds: MINUTE }] },
    address: [{ max: 150, seconds: MINUTE }],
  },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
