"use client";

import { usePathname } from "next/navigation";

/** Whether the page on screen is a contract's own, which needs the room that the header takes elsewhere (B-6.13). */
export function useWorkbench(): boolean {
  return /^\/contracts\/[^/]+$/.test(usePathname());
}

/** Whether the page on screen is a list that takes a wide screen's width, and its frame with it (B-7.3). */
export function useWidePage(): boolean {
  return usePathname() === "/dashboard";
}
