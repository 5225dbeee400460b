"use client";

import { useRead } from "@/components/data/use-read";
import { readPreview } from "@/components/rounds/round-calls";
import type { RoundDto, SendForm, SendPreviewDto } from "@/lib/exchange/rounds/schema";
import { toBase, earlierSendings, REPLY, unansweredFile, type EarlierSending, type Unanswered } from "./sending";

/** What changes can be marked against: a file of theirs, a version they have, or the file that came in. */
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
  /** The server's message, '' if none; null if nothing failed. */
  problem: string | null;
  isAsking: boolean;
};

/** What the other side would see, requested again for each choice. Source: B-26.17. */
export function useSendPreview(
  contractId: string,
  {
    rounds,
    version,
    chosen,
  }: {
    rounds: readonly RoundDto[];
    /** Not known yet: then nothing is requested. */
    version: { id: string; versionNumber: number } | undefined;
    chosen: { base: string | null; form: SendForm | null };
  },
): SendPreview {
  const known = knownBases(rounds, version);
  const asked = chosen.base ?? known[0]?.value ?? "";
  const { data: preview, isAsking } = useRead(`what goes out ${contractId} ${version?.id ?? ""} ${asked}`, async () =>
    version ? readPreview(contractId, { versionId: version.id, ...toBase(asked) }) : "unasked",
  );
  const { counts, problem } = toOutcome(preview);
  const bases = orOriginal(known, counts?.theirs ?? null, version);
  const canMark = bases.length > 0 && (counts === null || counts.tracked !== null);
  const form = chosen.form ?? (canMark ? "tracked" : "clean");
  const base = asked === "" ? (bases[0]?.value ?? "") : asked;
  return { bases, base, form, canMark, counts, problem, isAsking: isAsking || !version };
}

function toOutcome(
  preview: Awaited<ReturnType<typeof readPreview>> | "unasked" | undefined,
): Pick<SendPreview, "counts" | "problem"> {
  if (!preview || preview === "unasked") return { counts: null, problem: null };
  return preview.ok ? { counts: preview.answer, problem: null } : { counts: null, problem: preview.message };
}

function knownBases(rounds: readonly RoundDto[], version: { versionNumber: number } | undefined): Base[] {
  if (!version) return [];
  const file = unansweredFile(rounds);
  const earlier = earlierSendings(rounds, version.versionNumber);
  return [
    ...(file ? [{ value: `${REPLY}${file.id}`, kind: "file" as const, file }] : []),
    ...earlier.map((sending) => ({ value: sending.versionId, kind: "version" as const, sending })),
  ];
}

/** If the other side has no version we know of: the file that came in. */
function orOriginal(
  known: readonly Base[],
  theirs: SendPreviewDto["theirs"],
  version: { versionNumber: number } | undefined,
): readonly Base[] {
  if (known.length > 0 || !theirs || !version) return known;
  if (theirs.versionNumber >= version.versionNumber) return [];
  return [{ value: theirs.versionId, kind: "original", number: theirs.versionNumber }];
}
