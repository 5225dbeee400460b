import "server-only";
import { verifyChains } from "@/lib/audit/audit";
import { inSnapshot } from "@/lib/platform/db";
import { checkDatabase, checkFiles, countChecked, noFindings, type Findings } from "./check-store";
import { checkVersions } from "./version-check-store";

/**
 * Checks that nothing in the installation was lost or tampered with: the database, every version chain, every stored
 * file, the audit trail. Read-only; the server may keep running. Anything that can't be checked is a fault, and the
 * rest continues.
 */
export async function verifyInstallation(): Promise<Findings> {
  const findings = noFindings();
  await part("database", findings, () => inSnapshot((tx) => checkDatabase(findings, tx)));
  await part("versions", findings, () => inSnapshot((tx) => checkVersions(findings, tx)));
  await part("files", findings, () => inSnapshot((tx) => checkFiles(findings, tx)));
  await part("audit trail", findings, () => checkAudit(findings));
  return findings;
}

async function part(name: string, findings: Findings, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (cause) {
    findings.faults.push(`The ${name} could not be checked: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

const AUDIT_PROBLEMS = {
  changed: "is not what was recorded",
  missing: "does not follow the one before it: events are missing",
  cutOff: "is missing, and all behind it",
  pastEnd: "is behind the recorded end",
} satisfies Record<Awaited<ReturnType<typeof verifyChains>>["problems"][number]["problem"], string>;

async function checkAudit(findings: Findings): Promise<void> {
  const { events, problems } = await verifyChains();
  countChecked(findings, "audit events", events);
  findings.faults.push(
    ...problems.map(
      ({ chain, sequence, problem }) => `Audit trail ${chain}: event ${sequence} ${AUDIT_PROBLEMS[problem]}.`,
    ),
  );
}
