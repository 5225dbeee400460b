/** Every setting; nothing else reads `process.env`. Empty means all embedded, under `.data/`. Source: B-23.1. */
import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { whyNoImapAddress, whyNoModelAddress, whyNoS3Address, whyNoSmtpAddress } from "./addresses";

/** By default the app serves this machine only. */
const LOOPBACK = "127.0.0.1";
const text = z.string().trim();
const optional = text.transform((value) => (value === "" ? undefined : value)).optional();

/** `host` or `host:port`, by commas or spaces. */
const hosts = text.default("").transform((value) =>
  value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean),
);

/** We trust what an issuer says, so the connection must be secure; on the same machine it is. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
}

/** As Standard Webhooks has them. */
function isMailSecret(value: string): boolean {
  const [, words = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
  const { length } = Buffer.from(words, "base64");
  return length >= 24 && length <= 64;
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
    S3_ENDPOINT: optional.superRefine((value, context) => {
      const wrong = value === undefined ? null : whyNoS3Address(value);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    }),
    S3_BUCKET: optional.refine(
      (value) => value === undefined || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
      "is no bucket's name: 3 to 63 small letters, digits, dots and hyphens",
    ),
    S3_REGION: optional,
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    S3_PATH_STYLE: z.enum(["on", "off"]).default("on"),
    FILES_IN: z.enum(["disk", "blob", "s3", ""]).default(""),
    RESEND_API_KEY: optional,
    SMTP_URL: optional.superRefine((value, context) => {
      const wrong = value === undefined ? null : whyNoSmtpAddress(value);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    }),
    EMAIL_FROM: optional,
    MAIL_IN_ADDRESS: optional
      .transform((value) => value?.toLowerCase())
      .refine(
        (value) => value === undefined || /^[a-z0-9._-]{1,25}@[a-z0-9.-]+$/.test(value),
        "is no plain address, such as inbox@contracts.example.com (25 letters before the @ at most, no '+')",
      ),
    MAIL_IN_IMAP_URL: optional.superRefine((value, context) => {
      const wrong = value === undefined ? null : whyNoImapAddress(value);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    }),
    MAIL_IN_AUTHSERV: optional,
    MAIL_IN_SECRET: optional.refine(
      (value) => value === undefined || isMailSecret(value),
      "must be whsec_ and 24 to 64 random bytes in base64, as by: echo whsec_$(openssl rand -base64 32)",
    ),
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
    PUBLIC_COMPARE: z.enum(["on", "off"]).default("on"),
    PUBLIC_VERIFY: z.enum(["on", "off"]).default("on"),
    RATE_LIMITS: z.enum(["on", "off"]).default("on"),
    QUOTA_STORAGE_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(5_000),
    QUOTA_CONTRACTS: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
    DISK_RESERVE_MB: z.coerce.number().int().min(0).max(100_000).default(32),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    WEBHOOK_HOSTS: hosts,
    SIGNING_HOSTS: hosts,
    JOB_RUNNER: z.enum(["embedded", "off"]).default("embedded"),
  })
  .superRefine(({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }, context) =>
    requireAll(context, "sign-in with OpenID Connect", { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }),
  )
  .superRefine(({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, context) =>
    requireAll(context, "files in S3", { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }),
  )
  .superRefine(({ MAIL_IN_ADDRESS, MAIL_IN_IMAP_URL, MAIL_IN_AUTHSERV, MAIL_IN_SECRET }, context) =>
    requireAll(context, "mail that comes in", {
      MAIL_IN_ADDRESS,
      MAIL_IN_AUTHSERV,
      "MAIL_IN_IMAP_URL or MAIL_IN_SECRET": MAIL_IN_IMAP_URL ?? MAIL_IN_SECRET,
    }),
  )
  .superRefine((given, context) => {
    const wrong = whyNoFilesIn(given);
    if (wrong !== null) context.addIssue({ code: "custom", path: ["FILES_IN"], message: wrong });
    if (
      given.S3_PATH_STYLE === "off" &&
      isIP(parseHost(given.S3_ENDPOINT).replace(/^\[|\]$/g, "")) !== 0 &&
      given.S3_ENDPOINT
    )
      context.addIssue({
        code: "custom",
        path: ["S3_PATH_STYLE"],
        message: "must be on where S3_ENDPOINT names no host",
      });
  });

/** Settings of one part come all together, or not at all. */
function requireAll(context: z.RefinementCtx, what: string, parts: Record<string, string | undefined>): void {
  const names = Object.keys(parts);
  const missing = names.filter((name) => parts[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  context.addIssue({
    code: "custom",
    path: [missing.join(", ")],
    message: `${missing.length === 1 ? "is" : "are"} missing: ${what} needs all of ${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
  });
}

type FilesSettings = { FILES_IN: string; BLOB_READ_WRITE_TOKEN?: string | undefined; S3_BUCKET?: string | undefined };

function whyNoFilesIn({ FILES_IN, BLOB_READ_WRITE_TOKEN, S3_BUCKET }: FilesSettings): string | null {
  if (FILES_IN === "blob" && !BLOB_READ_WRITE_TOKEN) return "is blob, which needs BLOB_READ_WRITE_TOKEN";
  if (FILES_IN === "s3" && !S3_BUCKET) return "is s3, which needs S3_ENDPOINT, S3_BUCKET and the other settings of S3";
  return FILES_IN === "" && BLOB_READ_WRITE_TOKEN && S3_BUCKET
    ? "is missing: BLOB_READ_WRITE_TOKEN and S3_* are both set, so say where files are: disk, blob or s3"
    : null;
}

/** Where the settings say that files are stored. */
function placeOfFiles({ FILES_IN, BLOB_READ_WRITE_TOKEN, S3_BUCKET }: FilesSettings): "disk" | "blob" | "s3" {
  if (FILES_IN === "disk" || FILES_IN === "blob" || FILES_IN === "s3") return FILES_IN;
  if (S3_BUCKET) return "s3";
  return BLOB_READ_WRITE_TOKEN ? "blob" : "disk";
}

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
  filesIn: placeOfFiles(values),
  isPostgres: /^postgres(ql)?:/.test(values.DATABASE_URL ?? ""),
  databaseUrl: values.DATABASE_URL ?? `file:${path.join(dataFolder, "app.db")}`,
  /** Where users reach the app; decides whether cookies are `Secure`, and the base of absolute links. */
  publicUrl: values.NEXTAUTH_URL ?? `http://localhost:${values.PORT}`,
  programFolder: process.cwd(),
};
