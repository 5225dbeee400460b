import type { Metadata } from "next";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.privacy.title };
}

export default async function PrivacyPage() {
  const words = copyFor(await pageLanguage()).accounts.privacy;
  return (
    <article className="prose-page">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <ul>
        {words.kept.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{words.cookies}</p>
      <p>{words.assistant}</p>
      <p>{words.rights}</p>
    </article>
  );
}
