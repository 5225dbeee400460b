import { InvitationProblem } from "@/components/collaboration/invitation-problem";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";

export default async function InvitationNotFound() {
  const { collaboration, errors } = copyFor(await pageLanguage());
  return <InvitationProblem words={collaboration.invitation} message={errors.invitationNotFound} />;
}
