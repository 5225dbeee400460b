"use client";

import { useId, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { QualityFigures } from "@/lib/assistant/quality";

/** The built-in assistant's quality figures in plain words, most important first. */
export function QualityTables({ figures }: { figures: QualityFigures }) {
  const { quality: words, assistant, positions } = useCopy();
  const { answers } = figures;
  return (
    <>
      <h2>{words.answers.title}</h2>
      <p>{words.answers.text}</p>
      <Figures
        label={words.answers.title}
        head={[
          words.answers.title,
          words.answers.all,
          positions.languages.en,
          positions.languages.ru,
          positions.languages.mn,
        ]}
        rows={answers.map(({ row, all, en, ru, mn }) => [
          words.answers.rows[row],
          ...[all, en, ru, mn].map((share) => words.ofShare(share)),
        ])}
      />
      <p>{words.answers.verbatim(figures.verbatim, figures.pages)}</p>
      <h2>{words.find.title}</h2>
      <p>{words.find.text}</p>
      <Figures
        label={words.find.title}
        head={[words.find.category, positions.languages.en, positions.languages.ru, positions.languages.mn]}
        rows={figures.find.map(({ category, en, ru, mn }) => [
          assistant.categories[category],
          ...[en, ru, mn].map(([recall, precision]) => words.figure(`${recall} / ${precision}`)),
        ])}
      />
      <h2>{words.facts.title}</h2>
      <p>{words.facts.text}</p>
      <Figures
        label={words.facts.title}
        head={[assistant.facts.columns.kind, assistant.basis.short.stated, assistant.basis.short.likely]}
        rows={figures.facts.map(({ kind, stated, likely }) => [
          assistant.facts.kinds[kind],
          words.share(stated),
          words.share(likely),
        ])}
      />
      <h2>{words.topics.title}</h2>
      <p>{words.topics.text(figures.topicsMean)}</p>
      <Figures
        label={words.topics.title}
        head={[words.topics.topic, words.topics.right]}
        rows={topicNames(figures.topics, positions.topics).map(({ name, right }) => [name, words.figure(`${right} %`)])}
      />
    </>
  );
}

function Figures({
  label,
  head,
  rows,
}: {
  label: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  const id = useId();
  return (
    <div className="overflow-x-auto" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="w-full border-collapse text-sm">
        <caption id={id} className="sr-only">
          {label}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={place} className="py-1.5 pr-4 tabular-nums sm:whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// The names of topics that can have a position.

/** Those with a name, best first. */
function topicNames(
  topics: QualityFigures["topics"],
  names: Readonly<Record<string, string>>,
): { name: string; right: string }[] {
  return topics
    .flatMap(({ topic, right }) => {
      const name = names[topic];
      return name === undefined ? [] : [{ name, right }];
    })
    .toSorted((one, other) => Number(other.right) - Number(one.right));
}
