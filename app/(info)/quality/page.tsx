import type { Metadata } from "next";
import { QualityTables } from "@/components/quality/quality-tables";
import { pageLanguage } from "@/lib/server/adapters/page";
import { readQualityFigures } from "@/lib/assistant/quality";
import { copyFor } from "@/lib/copy/copy";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).quality.title };
}

export default async function QualityPage() {
  const [language, figures] = await Promise.all([pageLanguage(), readQualityFigures()]);
  const words = copyFor(language).quality;
  return (
    <article className="prose-page">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <QualityTables figures={figures} />
      <h2>{words.errors.title}</h2>
      <p>{words.errors.intro}</p>
      <ul>
        {words.errors.list.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <p>{words.sources}</p>
    </article>
  );
}
