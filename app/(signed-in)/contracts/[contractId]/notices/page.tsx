import type { Metadata } from "next";
import { NoticesScreen } from "@/components/notices/notices-screen";
import { copyFor } from "@/lib/copy/copy";
import { pageActor, pageLanguage } from "@/lib/server/adapters/page";
import { contractOfPage } from "../contract-of-page";

type PageProps = {
  params: Promise<{ contractId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  return { title: copyFor(await pageLanguage()).notices.toTitle(contract.name) };
}

/** All letters; `write`: a new one, of the date that `deadline` names; `letter`: a finished one. */
export default async function NoticesPage({ params, searchParams }: PageProps) {
  const contract = await contractOfPage(await pageActor(), (await params).contractId);
  const { letter, deadline, write } = await searchParams;
  const one = (value: string | string[] | undefined) => (typeof value === "string" && value !== "" ? value : null);
  return (
    <NoticesScreen
      contract={{ id: contract.id, name: contract.name, isReviewer: contract.role === "reviewer" }}
      letterId={one(letter)}
      deadlineId={one(deadline)}
      isWriting={one(write) !== null || one(deadline) !== null}
    />
  );
}
