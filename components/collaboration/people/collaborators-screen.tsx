"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import type { PageLinks } from "@/components/contracts/list/list-query";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { PageHeading } from "@/components/ui/page-heading";
import type { InvitationLinkDto, ManagedContractDto } from "@/lib/people/collaboration/schema";
import { CollaboratorsPanel, type SelectedContract } from "./collaborators-panel";

type CollaboratorsScreenProps = {
  contracts: readonly PickedContract[];
  pages: PageLinks;
  selected: SelectedContract | null;
  userId: string;
  actions: CollaborationActions;
};

/**
 * Contracts on the left, people of the selected one on the right. `selected` is null if the URL names no contract of
 * the user's. Source: behaviour §15.
 */
export function CollaboratorsScreen({ contracts, pages, selected, userId, actions }: CollaboratorsScreenProps) {
  const { panel } = useCopy().collaboration;
  const router = useRouter();
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const keepLink = useCallback(
    (made: InvitationLinkDto) => setLinks((known) => new Map(known).set(made.id, made.link)),
    [],
  );

  function leaveContract() {
    router.push("/collaborators");
    router.refresh();
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <ContractPicker contracts={contracts} selectedId={selected?.id ?? null} links={pages} />
      {selected ? (
        <CollaboratorsPanel
          key={selected.id}
          contract={selected}
          userId={userId}
          actions={actions}
          links={links}
          onLink={keepLink}
          onLeft={leaveContract}
        />
      ) : (
        <Banner tone="error">{panel.notFound}</Banner>
      )}
    </div>
  );
}

type PickedContract = ManagedContractDto & { href: string };
type ContractPickerProps = { contracts: readonly PickedContract[]; selectedId: string | null; links: PageLinks };

/** The contracts whose people the user may manage; selecting one puts it into the URL. Source: behaviour §15. */
function ContractPicker({ contracts, selectedId, links }: ContractPickerProps) {
  const { contracts: words } = useCopy().collaboration;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showChosen(list.current), [selectedId]);
  return (
    <nav aria-label={words.label} className="space-y-3">
      <h2 className="text-lg">{words.label}</h2>
      <Card className="max-h-72 overflow-y-auto lg:max-h-[calc(100dvh-18rem)]">
        <ul ref={list} className="divide-y divide-line">
          {contracts.map((contract) => (
            <li key={contract.id}>
              <Choice contract={contract} isSelected={contract.id === selectedId} />
            </li>
          ))}
        </ul>
        {contracts.length === 0 && (
          <p className="p-4 text-sm text-ink-muted">{links.newer === null ? words.empty : words.emptyPage}</p>
        )}
      </Card>
      <Pages links={links} />
    </nav>
  );
}

/** Scrolls the list alone, never the page. */
function showChosen(list: HTMLUListElement | null): void {
  const [box, chosen] = [list?.parentElement, list?.querySelector("[aria-current]")];
  if (!box || !chosen) return;
  const [place, window] = [chosen.getBoundingClientRect(), box.getBoundingClientRect()];
  if (place.bottom > window.bottom) box.scrollTop += place.bottom - window.bottom;
  if (place.top < window.top) box.scrollTop -= window.top - place.top;
}

function Choice({ contract, isSelected }: { contract: PickedContract; isSelected: boolean }) {
  const { uploaded } = useCopy().collaboration.contracts;
  return (
    <Link
      href={contract.href}
      scroll={false}
      aria-current={isSelected ? "true" : undefined}
      className={classes(
        "block border-l-4 px-4 py-3 focus-visible:-outline-offset-2",
        isSelected ? "border-l-primary bg-primary-50" : "border-l-transparent hover:bg-page",
      )}
    >
      <span className={classes("block text-sm break-words", isSelected ? "font-medium text-primary-800" : "text-ink")}>
        {contract.name}
      </span>
      <span className="block text-xs text-ink-muted">
        {uploaded} <DateText value={contract.uploadedAt} />
      </span>
    </Link>
  );
}

function Pages({ links }: { links: PageLinks }) {
  const { contracts: words } = useCopy().collaboration;
  if (links.newer === null && links.older === null) return null;
  const look = buttonClasses({ variant: "outline", size: "sm" });
  return (
    <div role="group" aria-label={words.pages} className="flex justify-between gap-2">
      {links.newer !== null && (
        <Link href={links.newer} className={look}>
          <ChevronLeftIcon className="size-4" />
          {words.newer}
        </Link>
      )}
      {links.older !== null && (
        <Link href={links.older} className={classes(look, "ml-auto")}>
          {words.older}
          <ChevronRightIcon className="size-4" />
        </Link>
      )}
    </div>
  );
}

/** The screen if its list of contracts is unavailable. Source: B-15.6. */
export function CollaboratorsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { collaboration, common } = useCopy();
  return (
    <>
      <PageHeading title={collaboration.title} text={collaboration.intro} />
      <RetryBanner retry={common.retry} onRetry={onRetry}>
        {collaboration.contracts.loadFailed}
      </RetryBanner>
    </>
  );
}
