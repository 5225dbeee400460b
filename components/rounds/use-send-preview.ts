"use client";

import { useRead } from "@/components/data/use-read";
import type { RoundDto, SendForm, SendPreviewDto } from "@/lib/rounds/schema";
import { readPreview } from "./round-calls";
import { baseOf, earlierSendings, REPLY, unansweredFile, type EarlierSending, type Unanswered } from "./sending";

/** What changes can be marked against: a file of theirs, a version that they have, or the file that came in. */
export type Base =
  | { value: string; kind: "file"; file: Unanswered }
  | { value: string; kind: "version"; sending: EarlierSending }
  | { value: string; kind: "original"; number: number };

export type SendPreview = {
  bases: readonly Base[];
  base: string;
  form: SendForm;
  canMark: boolean;
  counts: SendPreviewDto | null;
  /** In the server's words, '' where it said nothing; null where nothing failed. */
  problem: string | null;
  isAsking: boolean;
};

/** What the other side would see of a sending, asked anew for each choice. Source: B-26.17. */
export function useSendPreview(
  contractId: string,
  {
    rounds,
    version,
    chosen,
  }: {
    rounds: readonly RoundDto[];
    /** Not known yet: then nothing is asked. */
    version: { id: string; versionNumber: number } | undefined;
    chosen: { base: string | null; form: SendForm | null };
  },
): SendPreview {
  const known = version ? knownBases(rounds, version.versionNumber) : [];
  const asked = chosen.base ?? known[0]?.value ?? "";
  const { data: preview, isAsking } = useRead(`what goes out ${contractId} ${version?.id ?? ""} ${asked}`, async () =>
    version ? readPreview(contractId, { versionId: version.id, ...baseOf(asked) }) : "unasked",
  );
  const data = preview === "unasked" ? undefined : preview;
  const counts = data?.ok ? data.answer : null;
  const bases = known.length > 0 || !version || !counts?.theirs ? known : originalBase(counts.theirs, version);
  const canMark = bases.length > 0 && (counts === null || counts.tracked !== null);
  const form = chosen.form ?? (canMark ? "tracked" : "clean");
  const base = asked === "" ? (bases[0]?.value ?? "") : asked;
  return {
    bases,
    base,
    form,
    canMark,
    counts,
    problem: data && !data.ok ? data.message : null,
    isAsking: isAsking || !version,
  };
}

function knownBases(rounds: readonly RoundDto[], versionNumber: number): Base[] {
  const file = unansweredFile(rounds);
  const earlier = earlierSendings(rounds, versionNumber);
  return [
    ...(file ? [{ value: `${REPLY}${file.id}`, kind: "file" as const, file }] : []),
    ...earlier.map((sending) => ({ value: sending.versionId, kind: "version" as const, sending })),
  ];
}

function originalBase(
  { versionId, versionNumber }: NonNullable<SendPreviewDto["theirs"]>,
  version: { versionNumber: number },
): Base[] {
  return versionNumber < version.versionNumber ? [{ value: versionId, kind: "original", number: versionNumber }] : [];
}
