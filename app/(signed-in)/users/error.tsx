"use client";

import { UsersNotLoaded } from "@/components/accounts/users/users-not-loaded";

export default function UsersError() {
  // A whole new load asks the server again; `reset` alone would show the same failure.
  return <UsersNotLoaded onRetry={() => window.location.reload()} />;
}
