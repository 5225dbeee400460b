import type { Metadata } from "next";
import { CollaboratorsScreen } from "@/components/collaboration/people/collaborators-screen";
import { NoContracts } from "@/components/collaboration/people/no-contracts";
import { addressOfContract, type Address } from "@/components/collaboration/people/address";
import { pageLinks, trailIn } from "@/components/contracts/list/list-query";
import { PageHeading } from "@/components/ui/page-heading";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { listManagedContracts, managedContract } from "@/lib/people/collaboration/collaborators";
import { copyFor } from "@/lib/copy/copy";
import { inviteAction, removeCollaboratorAction, resendInvitationAction, revokeInvitationAction } from "./actions";

/** Contracts per page. */
const CONTRACTS_ON_A_PAGE = 50;
const ACTIONS = {
  invite: inviteAction,
  remove: removeCollaboratorAction,
  resend: resendInvitationAction,
  revoke: revokeInvitationAction,
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).collaboration.title };
}

/** Who works on which contract; the selected one is in the URL. Source: behaviour §15. */
export default async function CollaboratorsPage({ searchParams }: { searchParams: Promise<Address> }) {
  const actor = await pageActor();
  const { contract: wish, cursor } = await searchParams;
  const trail = trailIn(cursor);
  const [words, contracts, wished] = await Promise.all([
    pageLanguage().then((language) => copyFor(language).collaboration),
    listManagedContracts(actor, { limit: CONTRACTS_ON_A_PAGE, cursor: trail.at(-1) }),
    typeof wish === "string" ? managedContract(actor, wish) : undefined,
  ]);
  const [first] = contracts.items;
  const selected = wished === undefined ? first && { ...first, canManage: true } : wished;
  const isEmpty = contracts.items.length === 0 && trail.length === 0 && !selected;
  const picked = contracts.items.map((contract) => ({ ...contract, href: addressOfContract(contract.id, trail) }));
  return (
    <>
      <PageHeading title={words.title} text={words.intro} />
      {isEmpty ? (
        <NoContracts words={words.contracts} />
      ) : (
        <CollaboratorsScreen
          contracts={picked}
          pages={pageLinks("/collaborators", trail, contracts.nextCursor)}
          selected={selected ?? null}
          userId={actor.userId}
          actions={ACTIONS}
        />
      )}
    </>
  );
}
