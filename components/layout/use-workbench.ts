"use client";

import { usePathname } from "next/navigation";

/** Whether the page on screen is a contract's own, which needs the room that the header takes elsewhere (B-6.13). */
export function useWorkbench(): boolean {
  return /^\/contracts\/[^/]+$/.test(usePathname());
}
