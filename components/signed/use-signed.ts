"use client";

import { useEffect } from "react";
import { useRead, type Read } from "@/components/data/use-read";
import type { SignedCopyDto } from "@/lib/signed/schema";
import { readSigned } from "./signed-calls";

const ASK_AGAIN_MS = 1_500;

/** A contract's signed copies, newest first; asked for again while one is being compared. */
export function useSigned(contractId: string, signedAt: string | null): Read<SignedCopyDto[]> {
  const read = useRead(`signed copies ${contractId} ${signedAt ?? ""}`, () => readSigned(contractId));
  const { data, isFailed, isAsking, reload } = read;
  const isComparing = data?.some(({ status }) => status === "processing") ?? false;
  useEffect(() => {
    if (!isComparing || isAsking || isFailed) return undefined;
    const timer = setTimeout(() => void reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isComparing, isAsking, isFailed, reload]);
  return read;
}
