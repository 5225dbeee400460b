import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { ActionFailure } from "@/lib/adapters/action-result";

/** What failed, in the catalogue's words (B-18.4), and why where the server gave a reason that a person can act on. */
export function TaskProblem({ title, problem }: { title: string; problem: ActionFailure | null }) {
  const { noAnswerReason } = useCopy().common;
  if (!problem) return null;
  const said = problem.key === "noAnswer" ? noAnswerReason : problem.message;
  const reason = problem.key === "unexpected" || said === title ? null : said;
  return (
    <Banner tone="error">
      <p className="font-medium">{title}</p>
      {reason && <p>{reason}</p>}
    </Banner>
  );
}
