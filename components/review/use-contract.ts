"use client";

import { useCallback, useEffect, useState } from "react";
import type { ContractDto } from "@/lib/contracts/schema";
import { fetchContract, readStatus } from "./review-calls";

const POLL_MS = 1_000;
/** Between attempts while the server doesn't answer. */
const POLL_AGAIN_MS = 5_000;

export type ContractNews = {
  contract: ContractDto;
  isStale: boolean;
  ahead: number | null;
  reload: () => Promise<ContractDto | null>;
  adopt: (contract: ContractDto) => void;
};

/**
 * The contract on screen: asked for its progress each second while it is processing, and renewed when that ends.
 * Source: B-8.7.
 */
export function useContract(initial: ContractDto): ContractNews {
  const [contract, setContract] = useState(initial);
  const [isStale, setIsStale] = useState(false);
  const [ahead, setAhead] = useState<number | null>(null);
  const { id, status } = contract;

  const reload = useCallback(async () => {
    const renewed = await fetchContract(id);
    if (renewed) setContract(renewed);
    return renewed;
  }, [id]);

  useEffect(() => {
    if (status !== "processing") return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const ask = async () => {
      const news = await readStatus(id);
      if (isOver) return;
      setIsStale(news === null);
      setAhead(news?.ahead ?? null);
      if (news && news.status !== "processing" && (await reload())) return;
      if (news) setContract((known) => ({ ...known, progress: news.progress }));
      if (!isOver) timer = setTimeout(() => void ask(), news ? POLL_MS : POLL_AGAIN_MS);
    };
    timer = setTimeout(() => void ask(), POLL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, status, reload]);

  return { contract, isStale, ahead, reload, adopt: setContract };
}
