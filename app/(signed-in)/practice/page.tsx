import type { Metadata } from "next";
import { ComparedScreen } from "@/components/practice/compared-screen";
import { PracticeScreen } from "@/components/practice/practice-screen";
import { StartPlaybook } from "@/components/practice/start-playbook";
import { getContract } from "@/lib/contracts/contracts";
import { copyFor } from "@/lib/copy/copy";
import { comparedWithPractice } from "@/lib/portfolio/practice/compared";
import { ourPractice, signedToChoose } from "@/lib/portfolio/practice/practice";
import { practiceQuery } from "@/lib/portfolio/practice/schema";
import { pageActor, pageLanguage, readForPage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).practice.title };
}

type Asked = { contract?: string | string[]; start?: string | string[] };

/** What we usually sign; a contract beside it; or a playbook started from contracts. Source: behaviour §34. */
export default async function PracticePage({ searchParams }: { searchParams: Promise<Asked> }) {
  const [actor, { contract, start }] = await Promise.all([pageActor(), searchParams]);
  if (typeof contract === "string") {
    const [{ id, name }, compared] = await readForPage(
      Promise.all([getContract(actor, contract), comparedWithPractice(actor, contract)]),
    );
    return <ComparedScreen contract={{ id, name }} compared={compared} />;
  }
  if (start !== undefined) return <StartPlaybook offered={await signedToChoose(actor)} />;
  return <PracticeScreen first={await ourPractice(actor, practiceQuery.parse({}))} />;
}
