/** Anchors of the sections of the settings page, in their order. */
export const SETTINGS_SECTIONS = {
  theme: "theme",
  language: "language",
  account: "account",
  password: "password",
  factor: "second-factor",
  identities: "identities",
  tokens: "tokens",
  sessions: "sessions",
  reminders: "reminders",
  webhooks: "webhooks",
  inbox: "inbox",
  storage: "storage",
} as const;
