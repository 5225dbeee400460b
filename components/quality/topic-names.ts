/** Topics that people have a position on, by their names. Pure. */
import type { QualityFigures } from "@/lib/assistant/quality-figures";

/** Those that have a name, the best first. */
export function topicNames(
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
