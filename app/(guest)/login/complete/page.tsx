import type { Metadata } from "next";
import { CompleteSignIn } from "@/components/accounts/sign-in/complete-sign-in";
import { pageActorBeforeSetUp, pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { completeSignInAction } from "./actions";

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.login.title };
}

/** Landing page after signing in through an issuer: the browser still has to store token and user (behaviour §2). */
export default async function CompleteSignInPage({ searchParams }: Props) {
  await pageActorBeforeSetUp();
  const { next } = await searchParams;
  return <CompleteSignIn complete={completeSignInAction} next={typeof next === "string" ? next : null} />;
}
