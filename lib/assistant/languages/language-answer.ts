import type { ContractText, Passage } from "@/lib/engine/port";
import { toPassage, type Span } from "@/lib/engine/text/spans";
import type { ReadLanguages } from "@/lib/workers/texts";
import type { LanguagePairDto, LanguagesDto } from "./languages-schema";

type Version = ContractText & { versionId: string; versionNumber: number };

/** A reading as it is answered: each side with its words of the version and their page. */
export function toLanguagesDto(text: Version, reading: ReadLanguages | null): LanguagesDto {
  const { versionId, versionNumber } = text;
  if (!reading) return { versionId, versionNumber, languages: null, prevails: null, pairs: [] };
  const quote = (span: Span | null): Passage | null => span && toPassage(text, span);
  const { prevails } = reading;
  const [first = null, second = null] = prevails?.spans ?? [];
  return {
    versionId,
    versionNumber,
    languages: [...reading.languages],
    prevails: prevails && {
      language: prevails.language,
      isDisputed: prevails.isDisputed,
      first: quote(first),
      second: quote(second),
    },
    pairs: reading.pairs.map(({ number, spans, differences, behind }): LanguagePairDto => ({
      number,
      first: quote(spans[0]),
      second: quote(spans[1]),
      differences: differences.map(({ kind, isSure, first: one, second: other }) => ({
        kind,
        isSure,
        first: one.map(bare),
        second: other.map(bare),
      })),
      behind: behind && {
        side: behind.side,
        sinceVersion: behind.since.versionNumber,
        was: behind.since.texts[behind.side === "second" ? 0 : 1],
      },
    })),
  };
}

const bare = ({ start, end }: Span): Span => ({ start, end });
