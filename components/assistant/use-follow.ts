"use client";

import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import type { Conversation } from "./conversation";

/**
 * Keeps the end of the conversation in sight while an answer grows, but never pushes its request out at the top: a long
 * answer is read from its start. Touching or scrolling it ends that until the next request.
 */
export function useFollow(conversation: Conversation): { log: RefObject<HTMLDivElement | null>; release: () => void } {
  const log = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastId = conversation.exchanges.at(-1)?.id;
  const followed = useRef(lastId);

  useLayoutEffect(() => {
    if (followed.current !== lastId) isFollowing.current = true;
    followed.current = lastId;
    const view = log.current;
    const requests = view?.querySelectorAll<HTMLElement>("[data-request]");
    const latest = requests?.[requests.length - 1];
    if (!view || !latest || !isFollowing.current) return;
    const requestTop = view.scrollTop + latest.getBoundingClientRect().top - view.getBoundingClientRect().top;
    view.scrollTop = Math.min(requestTop - 12, view.scrollHeight);
  }, [conversation, lastId]);

  const release = useCallback(() => {
    isFollowing.current = false;
  }, []);
  return { log, release };
}
