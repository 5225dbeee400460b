import { randomUUID } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { databaseOn } from "./postgres";

/**
 * Before each test file, and before any product module reads its settings: a database and a data folder of its own.
 * Nothing of the developer's own settings reaches a test.
 */
const folder = path.join(inject("temporaryFolder"), randomUUID());
await mkdir(folder);

for (const name of [
  "BLOB_READ_WRITE_TOKEN",
  "FILES_IN",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "RESEND_API_KEY",
  "SMTP_URL",
  "HOST",
  "EMAIL_FROM",
  "MAIL_IN_ADDRESS",
  "MAIL_IN_IMAP_URL",
  "MAIL_IN_AUTHSERV",
  "MAIL_IN_SECRET",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "OPENAI_CONTRACT_CHARS",
  "ADMIN_EMAIL",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_NAME",
  "QUOTA_STORAGE_MB",
  "QUOTA_CONTRACTS",
  "DISK_RESERVE_MB",
  "REGISTRATION",
])
  delete process.env[name];

Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: await freshDatabase(),
  NEXTAUTH_SECRET: "a secret that only tests know, and of no other use",
  NEXTAUTH_URL: "http://localhost:3000",
  RATE_LIMITS: "off",
  JOB_RUNNER: "off",
});

async function freshDatabase(): Promise<string> {
  const template = inject("template");
  if (template.provider === "sqlite") {
    await copyFile(template.file, path.join(folder, "app.db"));
    return `file:${path.join(folder, "app.db")}`;
  }
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: template.serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template.name}"`);
  await client.end();
  return databaseOn(template.serverUrl, name);
}
