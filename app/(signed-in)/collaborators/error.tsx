"use client";

import { CollaboratorsNotLoaded } from "@/components/collaboration/people/collaborators-not-loaded";

export default function CollaboratorsError({ retry }: { retry: () => void }) {
  return <CollaboratorsNotLoaded onRetry={retry} />;
}
