"use client";

import { CollaboratorsNotLoaded } from "@/components/collaboration/people/collaborators-screen";

export default function CollaboratorsError({ retry }: { retry: () => void }) {
  return <CollaboratorsNotLoaded onRetry={retry} />;
}
