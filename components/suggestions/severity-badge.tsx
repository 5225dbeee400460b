import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { SEVERITY_TONES, severityOf, severityText } from "./severity";

/** In a word; the colour only supports it. */
export function SeverityBadge({ severity }: { severity: string }) {
  const words = useCopy().suggestions.severity;
  return (
    <Badge tone={SEVERITY_TONES[severityOf(severity)]}>
      <span className="sr-only">{words.label}</span> {severityText(severity, words)}
    </Badge>
  );
}
