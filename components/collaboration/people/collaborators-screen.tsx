"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import type { PageLinks } from "@/components/contracts/list/page-trail";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { InvitationLinkDto } from "@/lib/collaboration/schema";
import { CollaboratorsPanel, type SelectedContract } from "./collaborators-panel";
import { ContractPicker, type PickedContract } from "./contract-picker";

type Props = {
  contracts: readonly PickedContract[];
  pages: PageLinks;
  selected: SelectedContract | null;
  userId: string;
  actions: CollaborationActions;
};

/**
 * Contracts on the left, the people of the selected one on the right. `selected` is null for an address that names no
 * contract of the person's. Source: behaviour §15.
 */
export function CollaboratorsScreen({ contracts, pages, selected, userId, actions }: Props) {
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
