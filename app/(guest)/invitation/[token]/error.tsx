"use client";

import { InvitationProblem } from "@/components/collaboration/invitation-problem";
import { useCopy } from "@/components/copy/copy-provider";

export default function InvitationError() {
  const { invitation } = useCopy().collaboration;
  return <InvitationProblem words={invitation} message={invitation.loadFailed} />;
}
