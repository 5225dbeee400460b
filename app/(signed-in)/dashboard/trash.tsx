import { DashboardHeading, ViewTabs } from "@/components/contracts/dashboard/dashboard-heading";
import { PageNavigation } from "@/components/contracts/list/page-navigation";
import { pageLinks, trailIn, type AddressValues } from "@/components/contracts/list/list-query";
import { TrashList } from "@/components/contracts/list/trash-list";
import { Card } from "@/components/ui/card";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { DAYS_IN_TRASH } from "@/lib/contracts/bounds";
import { listTrash } from "@/lib/contracts/trash/trash";
import { copyFor } from "@/lib/copy/copy";
import { endContractAction, undeleteContractAction } from "./actions";
import { viewTabs } from "./tabs";

const ON_A_PAGE = 50;
const ACTIONS = { restore: undeleteContractAction, end: endContractAction };

/** What the user deleted in the last days. Source: B-7.12. */
export async function Trash({ address }: { address: AddressValues }) {
  const actor = await pageActor();
  const trail = trailIn(address["cursor"]);
  const cursor = trail.at(-1);
  const [copy, tabs, trash] = await Promise.all([
    pageLanguage().then((language) => copyFor(language)),
    viewTabs(actor, "trash"),
    listTrash(actor, { limit: ON_A_PAGE, ...(cursor === undefined ? {} : { cursor }) }),
  ]);
  const words = copy.contractList;
  const rows = trash.items.map(({ id, name, metadata, deletedAt = "", endsAt = "" }) => ({
    id,
    name,
    contractType: metadata.contractType,
    deletedAt,
    endsAt,
  }));
  return (
    <div className="space-y-6">
      <DashboardHeading words={copy.contracts.dashboard} />
      <ViewTabs tabs={tabs} words={words} />
      <p className="text-sm text-ink-muted">{words.trashHint(DAYS_IN_TRASH)}</p>
      {rows.length === 0 ? (
        <Card className="px-6 py-12 text-center">
          <p className="font-medium">{words.trashEmpty}</p>
        </Card>
      ) : (
        <TrashList rows={rows} actions={ACTIONS} />
      )}
      <PageNavigation links={pageLinks("/dashboard?trash=1", trail, trash.nextCursor)} isNewestFirst={false} />
    </div>
  );
}
