import type { Metadata } from "next";
import { createFromTemplateAction } from "@/app/(signed-in)/create/actions";
import { startUploadAction, uploadContractAction } from "@/app/(signed-in)/upload/actions";
import { inviteAction, joinAction } from "@/app/(signed-in)/collaborators/actions";
import { PendingInvitations } from "@/components/collaboration/pending-invitations";
import { ContractFilters } from "@/components/contracts/list/contract-filters";
import { ContractList } from "@/components/contracts/list/contract-list";
import {
  ANSWER_COLUMNS,
  RENEWAL,
  type AnswerColumn,
  toListRow,
  withAnswers,
  withNext,
} from "@/components/contracts/list/contract-rows";
import { DashboardHeading, ViewTabs } from "@/components/contracts/dashboard/dashboard-heading";
import { DropToUpload } from "@/components/contracts/dashboard/drop-to-upload";
import { EmptyContracts, NoMatch } from "@/components/contracts/dashboard/empty-contracts";
import {
  viewUrl,
  toQuery,
  columnsIn,
  isNarrowed,
  viewIn,
  type AddressValues,
  pageLinks,
  trailIn,
} from "@/components/contracts/list/list-query";
import { ListBar, type ListSize } from "@/components/contracts/list/list-bar";
import { WhichIsUsInList, type UsWords } from "@/components/counterparties/which-is-us";
import { WeekStrip } from "@/components/deadlines/week-strip";
import { isNearlyFull, StorageNotice } from "@/components/storage/storage";
import { ownUsage } from "@/lib/access/quotas";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { listPendingInvitations } from "@/lib/people/collaboration/invitations";
import { listContracts, sizeOfList } from "@/lib/contracts/contracts";
import { listLabels, listViews } from "@/lib/contracts/list/workplace";
import { partiesToChoose } from "@/lib/counterparties/choosing";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { listFolders } from "@/lib/folders/folders";
import { findNextSteps, needsThisWeek } from "@/lib/deadlines/deadlines";
import { unreadMentions } from "@/lib/people/notifications/notifications";
import { answersListed } from "@/lib/portfolio/cells/listed";
import { deviationsIn } from "@/lib/positions/deviations";
import { approvalsAsked } from "@/lib/contracts/approvals/awaited";
import { negotiationsIn, roundsWaiting } from "@/lib/exchange/rounds/waiting";
import {
  changeContractAction,
  deleteContractAction,
  undeleteContractAction,
  duplicateContractAction,
  labelContractAction,
  saveViewsAction,
} from "./actions";
import { viewTabs } from "./tabs";
import { Trash } from "./trash";

/** Contracts per page of the dashboard. */
const CONTRACTS_ON_A_PAGE = 50;

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).contracts.dashboard.title };
}

const PATH = "/dashboard";
const ACTIONS = {
  change: changeContractAction,
  remove: deleteContractAction,
  restore: undeleteContractAction,
  duplicate: duplicateContractAction,
  label: labelContractAction,
  share: inviteAction,
};

const UPLOADS = { startUpload: startUploadAction, uploadContract: uploadContractAction };

/** Your Contracts: 50 per page by cursor, newest first or as the URL asks. Source: behaviour §7. */
export default async function DashboardPage({ searchParams }: { searchParams: Promise<AddressValues> }) {
  const address = await searchParams;
  return address["trash"] === "1" ? <Trash address={address} /> : contractsAt(address);
}

async function contractsAt(address: AddressValues) {
  const actor = await pageActor();
  const view = viewIn(address);
  const trail = trailIn(address["cursor"]);
  const cursor = trail.at(-1);
  const [copy, contracts, invitations, usage, views, size, labels, folders, week, approvals, rounds, mentions] =
    await Promise.all([
      pageLanguage().then((language) => copyFor(language)),
      listContracts(actor, {
        limit: CONTRACTS_ON_A_PAGE,
        ...toQuery(view),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      listPendingInvitations(actor, {}),
      ownUsage(actor),
      listViews(actor),
      sizeOfList(actor, toQuery(view)),
      listLabels(actor),
      listFolders(actor, {}),
      needsThisWeek(actor),
      approvalsAsked(actor),
      roundsWaiting(actor),
      unreadMentions(actor),
    ]);
  const {
    contracts: { dashboard: words },
    contractList,
    storage,
  } = copy;
  const tabs = await viewTabs(actor, view);
  const named = folders.items.map(({ id, name }) => ({ id, name }));
  const ids = contracts.items.map(({ id }) => id);
  const columns = columnsIn(view.columns);
  const shown = columns.flatMap((column) => (column in ANSWER_COLUMNS ? ANSWER_COLUMNS[column as AnswerColumn] : []));
  const answers = columns.includes("ends") ? [...shown, RENEWAL] : shown;
  const [steps, cells, choice, negotiations, deviations] = await Promise.all([
    columns.includes("next") ? findNextSteps(actor, ids) : undefined,
    answers.length > 0 ? answersListed(actor, ids, answers) : undefined,
    partiesToChoose(actor, ids),
    negotiationsIn(actor, ids),
    columns.includes("deviations") ? deviationsIn(actor, ids) : undefined,
  ]);
  const shownSize = sizeShown(size, { passed: trail.length * CONTRACTS_ON_A_PAGE, page: contracts });
  const isEmpty = contracts.items.length === 0 && trail.length === 0;
  const hasTabs = !isEmpty || tabs.some(({ count = 0 }) => count > 0);
  const banner =
    invitations.items.length > 0 ? (
      <PendingInvitations invitations={invitations.items} join={joinAction} />
    ) : isNearlyFull(usage) ? (
      <StorageNotice usage={usage} words={storage} />
    ) : null;
  const list = (
    <ContractList
      contracts={contracts.items.map((item) => ({
        ...withAnswers(withNext(toListRow(item), steps?.get(item.id), week.today), {
          cells: cells?.get(item.id),
          columns,
          today: week.today,
        }),
        negotiation: negotiations.get(item.id),
        ...(deviations ? { deviations: deviations[item.id] ?? 0 } : {}),
      }))}
      links={pageLinks(viewUrl(PATH, view), trail, contracts.nextCursor)}
      view={view}
      actions={ACTIONS}
      knownLabels={labels}
    />
  );
  return (
    <div className="wide-page space-y-2 max-sm:-mt-3 sm:space-y-4">
      {banner && <div className="page-banner">{banner}</div>}
      <DashboardHeading words={words} />
      <WeekStrip {...{ ...week, approvals, rounds, mentions }} />
      <DropToUpload actions={UPLOADS} />
      {hasTabs && <ViewTabs tabs={tabs} words={contractList} />}
      {isEmpty && !isNarrowed(view) ? (
        <EmptyContracts copy={copy} create={createFromTemplateAction} />
      ) : (
        <>
          {choice && <WhichIsUsInList parties={choice.parties} words={toUsWords(copy)} />}
          <ListBar {...{ view, views, folders: named }} path={PATH} size={shownSize} saveViews={saveViewsAction}>
            <ContractFilters {...{ view, labels, folders: named }} path={PATH} />
          </ListBar>
          {isEmpty ? <NoMatch words={words} clearAddress={PATH} /> : list}
        </>
      )}
    </div>
  );
}

/** Without the words that are made of values: a page can't send those. */
function toUsWords({ counterparties: { us } }: Copy): UsWords {
  const { title, why, skip, failed, saved } = us;
  return { title, why, skip, failed, saved };
}

/** A search isn't counted beforehand: its last page tells how many there are, the others how many at least. */
type Page = { items: object[]; nextCursor: string | null };
function sizeShown(size: ListSize, { passed, page }: { passed: number; page: Page }): ListSize {
  if (size.matching !== null) return size;
  const seen = passed + page.items.length;
  return page.nextCursor === null ? { ...size, matching: seen } : { ...size, atLeast: seen };
}
