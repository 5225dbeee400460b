"use client";

import type { useApprovals } from "@/components/approvals/use-approvals";
import { downloadVersion } from "@/components/forms/download";
import { useCopy } from "@/components/copy/copy-provider";
import { useFamilyEntry } from "@/components/review/header/family-link";
import {
  useEvidenceEntry,
  useLanguagesEntry,
  useNavigation,
  useSinceEntry,
} from "@/components/review/header/page-navigation";
import type { usePdfExport } from "@/components/review/header/export-menu";
import type { MoreEntry } from "@/components/review/header/more-menu";
import { useOriginalEntries } from "@/components/review/sides/original-beside";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractNews } from "@/components/review/use-contract";
import type { useOutlineShown } from "./use-outline";
import type { useReviewDocument } from "./use-review-document";

type MoreProps = {
  contract: ContractNews["contract"];
  document: ReturnType<typeof useReviewDocument>;
  approvals: ReturnType<typeof useApprovals>;
  outlineShown: ReturnType<typeof useOutlineShown>;
  pdf: ReturnType<typeof usePdfExport>;
};

/** Actions in the menu 'More', and those of them that usually come next, beside the status. */
export function useMoreEntries({ contract, document, approvals, outlineShown, pdf }: MoreProps) {
  const { review: words, signed: signedWords, approvals: approvalWords } = useCopy();
  const original = useOriginalEntries(contract, document.original.open);
  const family = useFamilyEntry(contract.id);
  const languages = useLanguagesEntry(contract.id);
  const since = useSinceEntry(contract.id, contract.signedAt !== null);
  const evidence = useEvidenceEntry(contract);
  const open = useNavigation();
  const practice = open && {
    label: words.practice,
    onSelect: () => open(`/practice?contract=${encodeURIComponent(contract.id)}`),
  };
  const notices = open && {
    label: words.notices,
    onSelect: () => open(`/contracts/${encodeURIComponent(contract.id)}/notices`),
  };
  const toast = useToast();
  const toApproved = (versionId: string): MoreEntry => ({
    label: approvalWords.download,
    onSelect: () =>
      void downloadVersion(contract, versionId, "pdf", { withApprovals: true }).then(
        ({ isDone: isHere }) => !isHere && toast.error(approvalWords.downloadFailed),
      ),
  });
  const ask = {
    label: approvalWords.ask,
    short: approvalWords.askShort,
    onSelect: () => approvals.show({ kind: "ask" }),
  };
  const signed = { label: signedWords.open, short: signedWords.openShort, onSelect: document.signed.open };
  const isReviewer = contract.role === "reviewer";
  const isAsked = approvals.all.some(({ version }) => version.id === contract.currentVersionId);
  const answered = approvals.all.find(({ version }) => version.id === contract.currentVersionId);
  // once it is signed, the strip with the approvals gives way to the one of the signed copy
  const approved = contract.signedAt === null || !answered ? [] : [toApproved(answered.version.id)];
  const isDone = isReviewer || contract.signedAt !== null;
  const isOfCurrent = approvals.all.filter(({ version }) => version.id === contract.currentVersionId);
  const isAgreed = isAsked && isOfCurrent.every(({ answer, isVoid }) => answer === "approve" && !isVoid);
  // beside the status; where the words have no room there, they stand in the menu
  // once all have approved, the strip above the text leads to the signed copy
  const nextSteps: MoreEntry[] = isDone || isAgreed ? [] : isAsked ? [signed] : [ask, signed];
  const outline = {
    label: outlineShown.isShown ? words.outline.hide : words.outline.show,
    isWide: true,
    onSelect: outlineShown.toggle,
  };
  const about: MoreEntry[] = [
    { label: words.details.open, onSelect: document.details.open },
    ...family,
    ...languages,
    ...since,
    ...(practice ? [practice] : []),
    outline,
  ];
  const files: MoreEntry[] = [
    ...(notices ? [notices] : []),
    ...(nextSteps.includes(signed) ? [] : [signed]),
    ...approved,
    ...original,
    { label: words.export.furnished, onSelect: () => void pdf.exportPdf({ isFurnished: true }) },
    ...evidence,
    { label: words.saveAsTemplate.open, onSelect: document.template.open },
  ];
  const again = isDone || nextSteps.includes(ask) ? [] : [ask];
  return { nextSteps, again, about, files };
}
