import "server-only";
import { z } from "zod";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { fieldProblems } from "@/lib/copy/en/errors";
import type { Language } from "@/lib/copy/languages";
import { AppError, ERROR_STATUS, type ErrorKey, type FieldIssue } from "@/lib/errors";
import { isDatabaseAway } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";

/** The catalogue's words for a field that is missing or wrong, by its path, or by path and check (`password passwordTooShort`; spec §5). */
export type FieldWords = (copy: Copy) => Readonly<Record<string, string>>;

/** Anything thrown, as every door tells it. `code` is the error's key. Source: decisions §2. */
export type Failure = { status: number; key: ErrorKey; message: string; issues?: readonly FieldIssue[]; retryAfterSeconds?: number };

const DEFAULT_RETRY_SECONDS = 5;

/**
 * Turns anything thrown into words and a status: what we know speaks, what we don't is logged and hidden.
 * The only place where failures become answers.
 */
export function describeFailure(cause: unknown, context: { language: Language; words?: FieldWords | undefined }): Failure {
  const copy = copyFor(context.language);
  if (cause instanceof z.ZodError) return describeInput(cause, copy, context.words?.(copy) ?? {});
  const known = cause instanceof AppError ? cause : isDatabaseAway(cause) ? new AppError("databaseUnavailable", { cause }) : null;
  if (known === null || ERROR_STATUS[known.key] >= 500) log.error("request.failed", cause);
  const key = known?.key ?? "unexpected";
  const status = ERROR_STATUS[key];
  const retryAfterSeconds = known?.retryAfterSeconds ?? (status === 503 || status === 429 ? DEFAULT_RETRY_SECONDS : undefined);
  return {
    status,
    key,
    message: filled(copy.errors[key], known?.values ?? {}),
    ...(known?.issues ? { issues: known.issues } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Words with `{name}` holes, filled. */
function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}

function describeInput(error: z.ZodError, copy: Copy, words: Readonly<Record<string, string>>): Failure {
  const issues = error.issues.map((issue) => ({ path: issue.path.join("."), message: issueWords(issue, words) }));
  const isTooLarge = error.issues.some((issue) => issue.code === "custom" && issue.params?.["tooLarge"] === true);
  if (isTooLarge) return { status: ERROR_STATUS.bodyTooLarge, key: "bodyTooLarge", message: copy.errors.bodyTooLarge, issues };
  const [first] = issues;
  const isNamed = first !== undefined && (first.path in words || error.issues[0]?.code === "custom");
  return { status: ERROR_STATUS.invalidInput, key: "invalidInput", message: isNamed ? first.message : copy.errors.invalidInput, issues };
}

function issueWords(issue: z.core.$ZodIssue, words: Readonly<Record<string, string>>): string {
  if (issue.code === "custom") return words[`${issue.path.join(".")} ${String(issue.params?.["key"])}`] ?? customWords(issue.params?.["key"]);
  if (issue.code === "too_big") return fieldProblems.tooLong(Number(issue.maximum));
  if (issue.code === "invalid_format" && issue.format === "email") return fieldProblems.email;
  return words[issue.path.join(".")] ?? (isMissing(issue) ? fieldProblems.required : fieldProblems.invalid);
}

function customWords(key: unknown): string {
  return key === "passwordTooShort" || key === "passwordTooLong" ? fieldProblems[key] : fieldProblems.invalid;
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === "too_small" || (issue.code === "invalid_type" && issue.input === undefined);
}
