"use client";

import { useEffect, useState } from "react";

/** Whether there is room for cards beside the paper: the style sheet says so (contract-editor.css). */
export function useRoomBeside(text: HTMLElement): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const paper = text.parentElement;
    const desk = paper?.parentElement;
    if (!paper || !desk || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setRoom(getComputedStyle(paper).getPropertyValue("--cards-beside").trim() === "1"),
    );
    observer.observe(desk);
    return () => observer.disconnect();
  }, [text]);
  return hasRoom;
}
