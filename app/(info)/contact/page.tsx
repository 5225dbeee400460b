import type { Metadata } from "next";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.contact.title };
}

export default async function ContactPage() {
  const words = copyFor(await pageLanguage()).accounts.contact;
  return (
    <article className="prose-page">
      <h1>{words.title}</h1>
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{words.reportTitle}</h2>
      <p>{words.report}</p>
    </article>
  );
}
