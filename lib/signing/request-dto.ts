import { SIGNING_PROVIDERS } from "./bounds";
import type { SigningRequestRow } from "./request-store";
import { SIGNING_PROBLEMS, SIGNING_STATES, type SignerDto, type SigningRequestDto } from "./schema";

export function signersOf({ signers }: Pick<SigningRequestRow, "signers">): SignerDto[] {
  return JSON.parse(signers) as SignerDto[]; // written by `sendForSignature` and by what the provider said since
}

export function toRequestDto(row: SigningRequestRow): SigningRequestDto {
  return {
    id: row.id,
    versionId: row.versionId,
    versionNumber: row.versionNumber,
    provider: SIGNING_PROVIDERS.find((known) => known === row.provider) ?? "docuseal",
    host: new URL(row.baseUrl).host,
    sha256: row.sha256 || null,
    state: SIGNING_STATES.find((known) => known === row.state) ?? "failed",
    problem: SIGNING_PROBLEMS.find((known) => known === row.problem) ?? null,
    signers: signersOf(row),
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
    sentAt: row.sentAt?.toISOString() ?? null,
    askedAt: row.askedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    signedId: row.signedId,
  };
}
