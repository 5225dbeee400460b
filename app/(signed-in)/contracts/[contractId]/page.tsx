import type { Metadata } from "next";
import { ReviewScreen } from "@/components/review/review-screen";
import { readForPage, pageActor } from "@/lib/adapters/page";
import { getContract } from "@/lib/contracts/contracts";
import { reviewActions } from "./review-actions";

type PageProps = { params: Promise<{ contractId: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const actor = await pageActor();
  const contract = await readForPage(getContract(actor, (await params).contractId));
  return { title: contract.name };
}

export default async function ContractPage({ params }: PageProps) {
  const actor = await pageActor();
  const contract = await readForPage(getContract(actor, (await params).contractId));
  return <ReviewScreen key={contract.id} contract={contract} userId={actor.userId} actions={reviewActions} />;
}
