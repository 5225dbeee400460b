"use client";

import { UsersNotLoaded } from "@/components/accounts/users/user-management";

export default function UsersError() {
  // A whole new load asks the server again; `reset` alone would show the same failure.
  return <UsersNotLoaded onRetry={() => window.location.reload()} />;
}
