"use client";

import { useRouter } from "next/navigation";
import { createContext, useContext, type ReactNode } from "react";

const Navigation = createContext<((address: string) => void) | null>(null);

/** Lets entries of the contract's menu lead to other pages. */
export function PageNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  return <Navigation value={(address) => router.push(address)}>{children}</Navigation>;
}

/** Null outside a page: then there are no such entries. */
export const useNavigation = () => useContext(Navigation);
