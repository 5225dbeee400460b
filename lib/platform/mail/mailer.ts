import "server-only";
import path from "node:path";
import { env } from "../env";
import { outboxMailer } from "./outbox";
import type { Mailer } from "./port";
import { resendMailer } from "./resend";

const FROM = env.EMAIL_FROM ?? "Contract Manager <no-reply@contract-manager.local>";

/** The mailer in use: files in a folder, or Resend where a key is set (decisions §10). */
export const mailer: Mailer = env.RESEND_API_KEY ? resendMailer(env.RESEND_API_KEY, FROM) : outboxMailer(path.join(env.dataFolder, "outbox"), FROM);
