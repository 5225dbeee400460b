import type { Metadata } from "next";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.terms.title };
}

export default async function TermsPage() {
  const words = copyFor(await pageLanguage()).accounts.terms;
  return (
    <article className="prose-page">
      <h1>{words.title}</h1>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
