"use client";

import { useCallback, useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { ShareContractDialog } from "@/components/collaboration/people/share-contract-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { OpenPoints } from "@/components/open-points/open-points";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Field, Textarea } from "@/components/ui/field";
import { Spinner } from "@/components/ui/progress";
import type { CollaboratorDto, InvitationDto } from "@/lib/people/collaboration/schema";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import type { ContractDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import { NoteField, noteWith, useAlong } from "./along";
import { ChangesSince } from "./changes-since";
import { PersonToAsk } from "./person-to-ask";
import {
  answerApproval,
  askForApproval,
  readInvited,
  readPeople,
  withdrawApproval,
  type Problem,
  type Approvals,
} from "./use-approvals";

type Props = {
  contract: ContractDto;
  userId: string;
  approvals: Approvals;
  current: readonly ApprovalDto[];
  /** Inviting, where there is nobody to ask. */
  people: CollaborationActions;
};

/** Dialogs for requesting and answering approval; loaded when first opened. Source: B-14.13. */
export function ApprovalDialogs(props: Props) {
  const { dialog } = props.approvals;
  if (dialog?.kind === "ask") return <AskDialog {...props} />;
  return dialog ? <AnswerDialog {...props} approval={dialog.approval} /> : null;
}

/** Runs one action at a time, reports the result, then reloads the list. */
function useApprovalAction({ show, reload }: Approvals) {
  const words = useCopy().approvals;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: Promise<Problem>, stays = false) => {
    setIsBusy(true);
    const failed = await action;
    setIsBusy(false);
    reload();
    setProblem(failed === null ? null : failed || words.failed);
    if (failed === null && !stays) show(null);
  };
  return { problem, isBusy, run };
}

/** Inviting takes the dialog's place and leads back to it. */
function AskDialog(props: Props) {
  const { contract, userId, people: actions } = props;
  const { data: people, isFailed, reload } = useRead("people to ask", () => readPeople(contract.id));
  const { data: invited = [], reload: reloadInvited } = useRead("invited", () => readInvited(contract.id));
  const [isInviting, setIsInviting] = useState(false);
  const comeBack = useCallback(() => {
    setIsInviting(false);
    void reload();
    void reloadInvited();
  }, [reload, reloadInvited]);
  if (!isInviting)
    return <AskForm {...props} {...{ people, isFailed, invited }} onInvite={() => setIsInviting(true)} />;
  return <ShareContractDialog {...{ contract, userId, actions }} onClose={comeBack} onInvited={comeBack} />;
}

type AskFormProps = Omit<Props, "people"> & {
  people: readonly CollaboratorDto[] | undefined;
  isFailed: boolean;
  invited: readonly InvitationDto[];
  onInvite: () => void;
};

function AskForm({ contract, userId, approvals, current, people, isFailed, invited, onInvite }: AskFormProps) {
  const { approvals: words, common } = useCopy();
  const { problem, isBusy, run } = useApprovalAction(approvals);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState("");
  const { along, setOpen } = useAlong();
  const asked = new Map(current.map((approval) => [approval.user.id, approval]));
  const others = people?.filter((person) => person.userId !== userId) ?? [];
  const versionId = contract.currentVersionId ?? "";
  const isNobody = people !== undefined && others.length === 0;
  const free = others.filter((person) => !asked.has(person.userId));
  const chosen = picked ?? (others.length === 1 ? free.map((person) => person.userId) : []); // the only one there is
  const choose = (id: string, isChosen: boolean) =>
    setPicked(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && approvals.show(null)}
      title={words.dialog.title}
      description={words.dialog.text}
      footer={
        <>
          <Button variant="outline" onClick={() => approvals.show(null)}>
            {common.cancel}
          </Button>
          {isNobody ? (
            <Button onClick={onInvite}>{words.dialog.invite}</Button>
          ) : (
            <Button
              busy={isBusy}
              disabled={chosen.length === 0}
              onClick={() =>
                void run(askForApproval(contract.id, { userIds: [...chosen], note: noteWith(note, along), versionId }))
              }
            >
              {words.dialog.submit}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        {!people && !isFailed && <Spinner label={words.dialog.people} />}
        {isFailed && <Banner tone="error">{words.loadFailed}</Banner>}
        {contract.currentVersionId !== null && (
          <OpenPoints
            contractId={contract.id}
            versionId={contract.currentVersionId}
            type={contract.metadata.contractType}
            onLooked={setOpen}
          />
        )}
        {isNobody && <p className="text-sm text-ink-muted">{nobodyWords(invited, words.dialog)}</p>}
        <fieldset className={others.length === 0 ? "hidden" : "space-y-1"} disabled={isBusy}>
          <legend className="mb-1 text-sm font-medium">{words.dialog.people}</legend>
          {others.map((person) => (
            <PersonToAsk
              key={person.id}
              person={person}
              asked={asked.get(person.userId)}
              isChosen={chosen.includes(person.userId)}
              onChoose={(isChosen) => choose(person.userId, isChosen)}
              onWithdraw={(approvalId) => void run(withdrawApproval(contract.id, approvalId), true)}
            />
          ))}
        </fieldset>
        {!isNobody && <NoteField {...{ note, along }} onNote={setNote} />}
      </div>
    </Dialog>
  );
}

/** Who is invited can't be asked yet. */
function nobodyWords(invited: readonly InvitationDto[], words: Copy["approvals"]["dialog"]): string {
  return invited.length === 0 ? words.nobody : words.invited(invited.map(({ email }) => email).join(", "));
}

function AnswerDialog({ contract, approvals, approval }: Props & { approval: ApprovalDto }) {
  const words = useCopy().approvals;
  const { problem, isBusy, run } = useApprovalAction(approvals);
  const [said, setSaid] = useState(approval.words);
  const [isNeeded, setIsNeeded] = useState(false);
  const [isCompared, setIsCompared] = useState(false);
  const [isCounted, setIsCounted] = useState(false);
  const send = (answer: "approve" | "change") => {
    if (answer === "change" && said.trim() === "") return setIsNeeded(true);
    void run(answerApproval(contract.id, approval.id, { answer, words: said.trim() }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && approvals.show(null)}
      title={`${words.title}: ${words.ofVersion(approval.version.number)}`}
      description={`${words.mine} ${words.askedBy(approval.askedBy)}`}
      footer={
        <>
          <Button variant="outline" busy={isBusy} onClick={() => send("change")}>
            {words.change}
          </Button>
          <Button busy={isBusy} disabled={!isCompared || !isCounted} onClick={() => send("approve")}>
            {words.approve}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem !== null && <Banner tone="error">{problem}</Banner>}
        <ChangesSince
          contractId={contract.id}
          version={approval.version}
          approvals={approvals.all.filter(({ version }) => version.id !== approval.version.id)}
          onLooked={() => setIsCompared(true)}
        />
        <OpenPoints
          contractId={contract.id}
          versionId={approval.version.id}
          type={contract.metadata.contractType}
          onLooked={() => setIsCounted(true)}
        />
        {approval.note !== "" && <p className="text-sm break-words whitespace-pre-line">{approval.note}</p>}
        <Field label={words.words} error={isNeeded && said.trim() === "" ? words.wordsNeeded : null}>
          <Textarea rows={4} maxLength={5_000} value={said} onChange={(event) => setSaid(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
