/** Every setting; nothing else reads `process.env`. Empty means all embedded, under `.data/`. Source: B-23.1. */
import path from "node:path";
import { z } from "zod";
import { whyNoSmtpAddress, whyNoModelAddress } from "./addresses";

/** By default the app serves this machine only. */
const LOOPBACK = "127.0.0.1";
const text = z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value)).optional();

/** We trust what an issuer says, so the connection must be secure; on the same machine it is. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}

const settings = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).catch("development"),
    HOST: text.default("").transform((value) => (value === "" ? LOOPBACK : value)),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    DATA_DIR: text.default(".data"),
    DATABASE_URL: optional,
    NEXTAUTH_SECRET: optional,
    NEXTAUTH_URL: optional,
    BLOB_READ_WRITE_TOKEN: optional,
    RESEND_API_KEY: optional,
    SMTP_URL: optional.superRefine((value, context) => {
      const wrong = value === undefined ? null : whyNoSmtpAddress(value);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    }),
    EMAIL_FROM: optional,
    OIDC_ISSUER: optional.refine(
      (value) => value === undefined || isIssuer(value),
      "must be an https:// address (http:// on this machine only)",
    ),
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    OIDC_NAME: optional,
    OPENAI_API_KEY: optional,
    OPENAI_BASE_URL: optional.superRefine((value, context) => {
      const wrong = value === undefined ? null : whyNoModelAddress(value);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    }),
    OPENAI_MODEL: optional,
    OPENAI_REVIEW: z.enum(["on", "off"]).default("off"),
    OPENAI_CONTRACT_CHARS: z.coerce.number().int().min(8_000).max(4_000_000).default(120_000),
    ADMIN_EMAIL: optional.transform((value) => value?.toLowerCase()),
    REGISTRATION: z.enum(["open", "invite"]).default("open"),
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    QUOTA_STORAGE_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(5_000),
    QUOTA_CONTRACTS: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
    DISK_RESERVE_MB: z.coerce.number().int().min(0).max(100_000).default(32),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    WEBHOOK_HOSTS: text.default("").transform((value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
    JOB_RUNNER: z.enum(["embedded", "off"]).default("embedded"),
  })
  .superRefine(({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }, context) => {
    const parts = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
    const missing = Object.entries(parts)
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    if (missing.length > 0 && missing.length < 3)
      context.addIssue({
        code: "custom",
        path: missing,
        message:
          "is missing: sign-in with OpenID Connect needs all three of OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET",
      });
  });

function read(source: NodeJS.ProcessEnv) {
  const parsed = settings.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
  throw new Error(`Settings that can't be used: ${faults.join("; ")}`);
}

const values = read(process.env);
const dataFolder = path.resolve(/* turbopackIgnore: true */ process.cwd(), values.DATA_DIR);

function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

function parseHost(url: string | undefined): string {
  return url === undefined || !URL.canParse(url) ? LOOPBACK : new URL(url).hostname;
}

export const env = {
  ...values,
  /** Only this machine can reach it, directly or through a proxy. */
  isForThisMachineOnly: isThisMachine(values.HOST) && isThisMachine(parseHost(values.NEXTAUTH_URL)),
  isExposed: !isThisMachine(values.HOST),
  isProduction: values.NODE_ENV === "production",
  dataFolder,
  isPostgres: /^postgres(ql)?:/.test(values.DATABASE_URL ?? ""),
  databaseUrl: values.DATABASE_URL ?? `file:${path.join(dataFolder, "app.db")}`,
  /** Where users reach the app; decides whether cookies are `Secure`, and the base of absolute links. */
  publicUrl: values.NEXTAUTH_URL ?? `http://localhost:${values.PORT}`,
  programFolder: process.cwd(),
};
