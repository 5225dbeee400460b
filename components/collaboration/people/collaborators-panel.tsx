"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { apiFetch, nextPage } from "@/components/forms/api";
import { useHasMail } from "@/components/forms/mail-service";
import { RetryBanner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PlusIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { CollaboratorDto, InvitationLinkDto, InvitationDto } from "@/lib/people/collaboration/schema";
import { AddCollaboratorDialog } from "./add-collaborator-dialog";
import { CollaboratorList, RemoveCollaboratorDialog } from "./collaborator-list";
import { InvitationList } from "./invitation-list";

export type SelectedContract = { id: string; name: string; canManage: boolean };
type Props = {
  contract: SelectedContract;
  userId: string;
  actions: CollaborationActions;
  links: ReadonlyMap<string, string>;
  onLink: (made: InvitationLinkDto) => void;
  onLeft: () => void;
  /** Whether it is shown over the contract's own page, which already has its name and needs no link to itself. */
  isOnContract?: boolean;
  /** Once the dialog that invited somebody by mail has closed. */
  onInvited?: (() => void) | undefined;
};

/** The people of the selected contract. Source: behaviour §15. */
export function CollaboratorsPanel({
  contract,
  userId,
  actions,
  links,
  onLink,
  onLeft,
  isOnContract = false,
  onInvited,
}: Props) {
  const { panel: words } = useCopy().collaboration;
  const toast = useToast();
  const { state, reload } = usePeople(contract.id, contract.canManage);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<CollaboratorDto | null>(null);
  const hasMail = useHasMail();
  const hasInvited = useRef(false);
  const endAdding = useCallback(() => {
    setIsAdding(false);
    if (hasInvited.current && hasMail) onInvited?.();
    hasInvited.current = false;
  }, [hasMail, onInvited]);
  const [goneRows, setGoneRows] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // A removed row takes the focus with it, so focus the panel's name instead, after the dialog has given its focus
  // back.
  useEffect(() => {
    if (goneRows > 0) heading.current?.focus();
  }, [goneRows]);
  async function renew({ isRowGone }: { isRowGone: boolean }) {
    await reload();
    if (isRowGone) setGoneRows((count) => count + 1);
  }
  function hasBeenRemoved(collaborator: CollaboratorDto) {
    setLeaving(null);
    if (collaborator.userId === userId) return onLeft();
    toast.success(words.removed(collaborator.user.name));
    void renew({ isRowGone: true });
  }
  function hasBeenInvited(made: InvitationLinkDto) {
    hasInvited.current = true;
    onLink(made);
    void renew({ isRowGone: false });
  }

  return (
    <Card className={isOnContract ? "border-0 shadow-none" : "p-4 sm:p-6"}>
      <PanelHeading {...{ contract, heading, isOnContract }} onAdd={() => setIsAdding(true)} />
      {state.step === "loading" && <Spinner label={words.loading} className="py-8" />}
      {state.step === "failed" && <LoadFailure onRetry={() => void reload()} />}
      {state.step === "loaded" && (
        <div className="space-y-6 pt-2">
          <CollaboratorList
            collaborators={state.people.collaborators}
            userId={userId}
            canManage={contract.canManage}
            onRemove={setLeaving}
          />
          <InvitationList
            invitations={state.people.invitations}
            links={links}
            actions={actions}
            onLink={onLink}
            onChange={(change) => void renew(change)}
          />
        </div>
      )}
      {isAdding && (
        <AddCollaboratorDialog
          contract={contract}
          invite={actions.invite}
          onInvited={hasBeenInvited}
          onClose={endAdding}
        />
      )}
      {leaving && (
        <RemoveCollaboratorDialog
          contract={contract}
          collaborator={leaving}
          isSelf={leaving.userId === userId}
          remove={actions.remove}
          onRemoved={() => hasBeenRemoved(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}

function PanelHeading({
  contract,
  heading,
  isOnContract,
  onAdd,
}: {
  contract: SelectedContract;
  heading: RefObject<HTMLHeadingElement | null>;
  isOnContract: boolean;
  onAdd: () => void;
}) {
  const { panel: words } = useCopy().collaboration;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
      <h2 ref={heading} tabIndex={-1} className="min-w-0 break-words">
        {isOnContract ? words.list : contract.name}
      </h2>
      <div className="grid w-full gap-2 sm:flex sm:w-auto">
        {!isOnContract && (
          <Link href={`/contracts/${contract.id}`} className={buttonClasses({ variant: "outline" })}>
            {words.goToContract}
          </Link>
        )}
        {contract.canManage && (
          <Button onClick={onAdd}>
            <PlusIcon className="size-4" />
            {words.add}
          </Button>
        )}
      </div>
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { collaboration, common } = useCopy();
  return (
    <RetryBanner className="mt-4" retry={common.retry} onRetry={onRetry}>
      {collaboration.panel.loadFailed}
    </RetryBanner>
  );
}

type PeopleState = { step: "loading" } | { step: "failed" } | { step: "loaded"; people: People };

/** The people of one contract, reloaded on request; the old list stays until the answer arrives. */
function usePeople(contractId: string, canManage: boolean): { state: PeopleState; reload: () => Promise<unknown> } {
  const { data, isFailed, isAsking, reload } = useRead(`people ${contractId} ${String(canManage)}`, () =>
    readPeople(contractId, canManage),
  );
  if (isFailed) return { state: { step: isAsking ? "loading" : "failed" }, reload };
  return { state: data ? { step: "loaded", people: data } : { step: "loading" }, reload };
}

/** What the screen reads over REST. Source: behaviour §15. */
type People = { collaborators: readonly CollaboratorDto[]; invitations: readonly InvitationDto[] };

/** Everyone with a role on a contract and, for managers, who is invited. @returns null if either is unavailable */
async function readPeople(contractId: string, canManage: boolean): Promise<People | null> {
  const path = `/api/contracts/${encodeURIComponent(contractId)}`;
  const [collaborators, invitations] = await Promise.all([
    readList<CollaboratorDto>(`${path}/collaborators`),
    canManage ? readList<InvitationDto>(`${path}/invitations`) : [],
  ]);
  return collaborators && invitations ? { collaborators, invitations } : null;
}

/** A whole list, read page by page. */
async function readList<T>(path: string): Promise<T[] | null> {
  const entries: T[] = [];
  try {
    for (let page: string | null = path; page !== null;) {
      const response = await apiFetch(page);
      if (!response.ok) return null;
      entries.push(...((await response.json()) as T[])); // our own API: `schema.ts` gives its format
      page = nextPage(response.headers.get("Link"));
    }
    return entries;
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof SyntaxError) return null; // no answer, or an incomplete one
    throw cause;
  }
}
