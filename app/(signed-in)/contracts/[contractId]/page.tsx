import type { Metadata } from "next";
import { passageIn } from "@/components/contracts/linked-passage";
import { PaperBeginning } from "@/components/review/document/paper-beginning";
import { FamilyOfPage } from "@/components/review/header/family-link";
import { PageNavigation } from "@/components/review/header/page-navigation";
import { ReviewScreen } from "@/components/review/review-screen";
import { pageActor, readForPage } from "@/lib/server/adapters/page";
import { hasTwoLanguages } from "@/lib/assistant/languages/languages";
import { listApprovals } from "@/lib/contracts/approvals/approvals";
import { beginningOfContract } from "@/lib/contracts/versions/version-texts";
import { copyFor } from "@/lib/copy/copy";
import { familyOfContract } from "@/lib/families/proposals";
import { listTrackedUpload } from "@/lib/exchange/rounds/rounds";
import { listBooks } from "@/lib/positions/books";
import { reviewActions } from "./review-actions";
import { contractOfPage } from "./contract-of-page";

type PageProps = {
  params: Promise<{ contractId: string }>;
  /** What a link leads to: a comment, a passage of a version, or a panel. */
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: contract.name };
}

export default async function ContractPage({ params, searchParams }: PageProps) {
  const actor = await pageActor();
  const contract = await contractOfPage(actor, (await params).contractId);
  const address = await searchParams;
  const [books, beginning, approvals, tracked, family, isBilingual] = await Promise.all([
    listBooks(actor),
    readForPage(beginningOfContract(actor, contract.id)),
    readForPage(listApprovals(actor, contract.id, {})),
    readForPage(listTrackedUpload(actor, contract.id)),
    readForPage(familyOfContract(actor, contract.id)),
    readForPage(hasTwoLanguages(actor, contract.id)),
  ]);
  const words = copyFor(actor.language).review;
  return (
    <PageNavigation isBilingual={isBilingual}>
      <FamilyOfPage value={family}>
        <ReviewScreen
          key={contract.id}
          contract={contract}
          userId={actor.userId}
          ahead={
            beginning && {
              versionNumber: beginning.versionNumber,
              text: <PaperBeginning blocks={beginning.blocks} pageLabel={words.editor.page} />,
            }
          }
          firstSide={books.length > 0 ? "review" : "assistant"}
          linkedSide={typeof address["side"] === "string" ? address["side"] : null}
          shownCommentId={typeof address["comment"] === "string" ? address["comment"] : null}
          linkedPassage={passageIn(address)}
          above={{ approvals: approvals.items, tracked: contract.currentVersionId === null ? undefined : tracked }}
          actions={reviewActions}
        />
      </FamilyOfPage>
    </PageNavigation>
  );
}
