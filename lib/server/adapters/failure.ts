import "server-only";
import { z } from "zod";
import { copyFor, type Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError, ERROR_STATUS, type Besides, type ErrorKey, type FieldIssue } from "@/lib/errors";
import { fillHoles } from "@/lib/fill-holes";
import { isDatabaseAway, isOutOfSpace, PartAway } from "@/lib/platform/part-away";
import { LineTooLong } from "@/lib/platform/gates";
import { log } from "@/lib/platform/log";

/** Messages for missing or invalid fields, by path, or by path and check (`password passwordTooShort`; B-20.4). */
export type FieldWords = (copy: Copy) => Readonly<Record<string, string>>;

/** Anything thrown, as every entry point reports it. `code` is the error's key. Source: B-20.4. */
export type Failure = {
  status: number;
  key: ErrorKey;
  message: string;
  issues?: readonly FieldIssue[];
  retryAfterSeconds?: number;
  besides?: Besides;
};

const DEFAULT_RETRY_SECONDS = 5;

/** The only place where failures become answers: known ones get their message, unknown ones are logged and hidden. */
export function describeFailure(
  cause: unknown,
  context: { language: Language; words?: FieldWords | undefined },
): Failure {
  const copy = copyFor(context.language);
  if (cause instanceof z.ZodError) return describeInput(cause, copy, context.words?.(copy) ?? {});
  const known = knownFailure(cause);
  if (known === null || isOurs(ERROR_STATUS[known.key])) log.error("request.failed", cause);
  const key = known?.key ?? "unexpected";
  const status = ERROR_STATUS[key];
  const retryAfterSeconds =
    known?.retryAfterSeconds ?? (status === 503 || status === 429 ? DEFAULT_RETRY_SECONDS : undefined);
  return {
    status,
    key,
    message: fillHoles(copy.errors[key], known?.values ?? {}),
    ...(known?.issues ? { issues: known.issues } : {}),
    ...(known && Object.keys(known.besides).length > 0 ? { besides: known.besides } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Failures the operator should hear of: a used-up quota is the account's own business. */
function isOurs(status: number): boolean {
  return status >= 500 && status !== 507;
}

/** A failure users can be told about; null for an unforeseen one. */
function knownFailure(cause: unknown): AppError | null {
  if (cause instanceof AppError) return cause;
  if (isOutOfSpace(cause)) return new AppError("diskFull", { cause });
  if (cause instanceof PartAway && cause.part === "storage") return new AppError("storageUnavailable", { cause });
  if (cause instanceof LineTooLong)
    return new AppError(cause.of === "account" ? "tooManyRequests" : "tooBusy", {
      cause,
      retryAfterSeconds: DEFAULT_RETRY_SECONDS,
    });
  return isDatabaseAway(cause) ? new AppError("databaseUnavailable", { cause }) : null;
}

function describeInput(error: z.ZodError, copy: Copy, words: Readonly<Record<string, string>>): Failure {
  const issues = error.issues.flatMap((issue) =>
    issuePaths(issue).map((path) => ({ path, message: issueWords(issue, words, copy.fields) })),
  );
  const isTooLarge = error.issues.some((issue) => issue.code === "custom" && issue.params?.["tooLarge"] === true);
  if (isTooLarge)
    return { status: ERROR_STATUS.bodyTooLarge, key: "bodyTooLarge", message: copy.errors.bodyTooLarge, issues };
  const [first] = issues;
  const isNamed = first !== undefined && (first.path in words || error.issues[0]?.code === "custom");
  return {
    status: ERROR_STATUS.invalidInput,
    key: "invalidInput",
    message: isNamed ? first.message : copy.errors.invalidInput,
    issues,
  };
}

/** The paths of an issue; for unknown keys, the path of each. */
function issuePaths(issue: z.core.$ZodIssue): string[] {
  return issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => [...issue.path, key].join("."))
    : [issue.path.join(".")];
}

function issueWords(issue: z.core.$ZodIssue, words: Readonly<Record<string, string>>, fields: Copy["fields"]): string {
  if (issue.code === "custom")
    return (
      words[`${issue.path.join(".")} ${String(issue.params?.["key"])}`] ?? customWords(issue.params?.["key"], fields)
    );
  if (issue.code === "too_big") return fields.tooLong(Number(issue.maximum));
  if (issue.code === "invalid_format" && issue.format === "email") return fields.email;
  return words[issue.path.join(".")] ?? (isMissing(issue) ? fields.required : fields.invalid);
}

function customWords(key: unknown, fields: Copy["fields"]): string {
  return key === "passwordTooShort" || key === "passwordTooLong" ? fields[key] : fields.invalid;
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === "too_small" || (issue.code === "invalid_type" && issue.input === undefined);
}

/** Answers depend on who asks and on how (page or REST at the same address), so no cache may keep them. */
export const API_HEADERS = {
  "Cache-Control": "no-store",
  Vary: "Accept, Authorization, Cookie",
  "X-Content-Type-Options": "nosniff",
};

export function failureResponse(failure: Failure): Response {
  const { status, key, message, issues, retryAfterSeconds, besides } = failure;
  const retry = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return Response.json(
    { message, code: key, ...(issues ? { issues } : {}), ...besides },
    { status, headers: { ...API_HEADERS, ...retry } },
  );
}
