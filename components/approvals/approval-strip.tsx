"use client";

import type { CollaborationActions } from "@/components/collaboration/actions";
import { lazy, Suspense, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { downloadVersion } from "@/components/forms/download";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/overlay/toast";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import type { ContractDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import type { Approvals } from "./use-approvals";

const ApprovalDialogs = lazy(() =>
  import("./approval-dialogs").then(({ ApprovalDialogs }) => ({ default: ApprovalDialogs })),
);

const TONES: Record<ApprovalDto["answer"], BadgeTone> = { awaited: "gray", approve: "green", change: "orange" };

type Props = {
  contract: ContractDto;
  userId: string;
  approvals: Approvals;
  people: CollaborationActions;
  /** Opens where a signed copy is attached: what comes next once all have approved. */
  onSigned: () => void;
};

/** Above the text: who was asked to approve it and their answers, or that these are void. Source: B-14.13. */
export function ApprovalStrip({ contract, userId, approvals, people, onSigned }: Props) {
  const words = useCopy().approvals;
  const isOfCurrent = ({ version, isVoid }: ApprovalDto) => version.id === contract.currentVersionId && !isVoid;
  const current = approvals.all.filter(isOfCurrent);
  const last = current.length > 0 ? current : lastAsked(approvals.all);
  const [first] = last;
  return (
    <>
      {approvals.isFailed && <Banner tone="error">{words.loadFailed}</Banner>}
      {first && (
        <Banner
          role="status"
          tone={current.length === 0 || last.some(({ answer }) => answer === "change") ? "warning" : "info"}
          action={
            <>
              <DownloadButton contract={contract} versionId={first.version.id} />
              <StripActions {...{ contract, userId, approvals, current, onSigned }} />
            </>
          }
        >
          <p className="font-medium">
            {current.length > 0 ? headline(current, userId, words) : words.void(first.version.number)}
            <span className="font-normal">{` · ${askers(last, words)}`}</span>
          </p>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
            {last.map(({ id, user, answer, words: said }) => (
              <li key={id} className="flex min-w-0 flex-wrap items-center gap-1.5">
                <span>{user.name}</span>
                <Badge tone={TONES[answer]}>{words.answers[answer]}</Badge>
                {said !== "" && <span className="line-clamp-3 break-words whitespace-pre-line">{said}</span>}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {approvals.dialog && (
        <Suspense>
          <ApprovalDialogs {...{ contract, userId, approvals, current, people }} />
        </Suspense>
      )}
    </>
  );
}

/** Who asked, each once. */
function askers(last: readonly ApprovalDto[], words: Copy["approvals"]): string {
  return words.askedBy([...new Set(last.map(({ askedBy }) => askedBy))].join(", "));
}

/** The news first, to whoever is asked that it's up to them: on a phone only the beginning has room. */
function headline(current: readonly ApprovalDto[], userId: string, words: Copy["approvals"]): string {
  if (current.some(({ user, answer }) => user.id === userId && answer === "awaited")) return words.mine;
  const approved = current.filter(({ answer }) => answer === "approve").length;
  if (approved === current.length) return words.all;
  const count = words.summary(approved, current.length);
  return current.some(({ answer }) => answer === "change") ? `${words.answers.change}. ${count}` : count;
}

type ActionsProps = Omit<Props, "people">;

function StripActions({
  contract,
  userId,
  approvals,
  current,
  onSigned,
}: ActionsProps & { current: readonly ApprovalDto[] }) {
  const { approvals: words, signed } = useCopy();
  const mine = current.find(({ user }) => user.id === userId);
  if (mine)
    return (
      <Button
        size="sm"
        variant={mine.answer === "awaited" ? "primary" : "outline"}
        onClick={() => approvals.show({ kind: "answer", approval: mine })}
      >
        {mine.answer === "awaited" ? words.answer : words.answerAgain}
      </Button>
    );
  if (contract.role === "reviewer" || contract.signedAt !== null) return null;
  const isAgreed = current.length > 0 && current.every(({ answer }) => answer === "approve");
  return (
    <Button size="sm" variant="outline" onClick={isAgreed ? onSigned : () => approvals.show({ kind: "ask" })}>
      {isAgreed ? signed.open : words.ask}
    </Button>
  );
}

/** The version as a PDF whose last page lists its approvals. */
function DownloadButton({ contract, versionId }: { contract: ContractDto; versionId: string }) {
  const words = useCopy().approvals;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    const { isDone } = await downloadVersion(contract, versionId, "pdf", { withApprovals: true });
    setIsBusy(false);
    if (!isDone) toast.error(words.downloadFailed);
  };
  return (
    <Button size="sm" variant="quiet" className="notice-extra" busy={isBusy} onClick={() => void download()}>
      {words.download}
    </Button>
  );
}

/** The approvals of the last version asked about, which is no longer current. */
function lastAsked(all: readonly ApprovalDto[]): readonly ApprovalDto[] {
  const newest = [...all].sort((one, other) => other.version.number - one.version.number)[0];
  return newest ? all.filter(({ version }) => version.id === newest.version.id) : [];
}
