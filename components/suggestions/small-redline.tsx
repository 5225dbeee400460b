import { useCopy } from "@/components/copy/copy-provider";
import { wordRuns } from "@/lib/documents/redline/word-runs";

/**
 * What a change of a few words takes away and puts in: struck through and underlined, and named for those who listen.
 */
export function SmallRedline({ before, after }: { before: string; after: string }) {
  const spoken = useCopy().comparison.spoken;
  return (
    <p className="border-l-4 border-success pl-2.5 text-sm leading-relaxed break-words whitespace-pre-line">
      {wordRuns(before, after).map(({ kind, text }, index) => {
        if (kind === "same") return <span key={index}>{text}</span>;
        const Tag = kind === "inserted" ? "ins" : "del";
        return (
          <Tag
            key={index}
            className={
              kind === "inserted"
                ? "bg-success-50 text-success-700 underline decoration-2 underline-offset-2"
                : "bg-danger-50 text-danger-700 line-through"
            }
          >
            <span className="sr-only">{` ${spoken[kind]} `}</span>
            {text}
            <span className="sr-only">{` ${spoken.end} `}</span>
          </Tag>
        );
      })}
    </p>
  );
}
