"use client";

import { UsersNotLoaded } from "@/components/accounts/users/user-management";

export default function UsersError() {
  // A full reload asks the server again; `reset` alone would show the same failure.
  return <UsersNotLoaded onRetry={() => window.location.reload()} />;
}
