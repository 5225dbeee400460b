"use client";

import { useEffect, useState } from "react";
import { BlocksView } from "@/components/templates/contract-preview";
import type { Block } from "@/lib/documents/richtext/blocks";
import "@/components/templates/contract-well.css";

/** A text as it will stand in the contract. */
export function TextPreview({ html }: { html: string }) {
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  useEffect(() => {
    let isWanted = true;
    void import("@/lib/documents/richtext/from-html").then(
      ({ blocksFromHtml }) => isWanted && setBlocks(blocksFromHtml(html)),
    );
    return () => {
      isWanted = false;
    };
  }, [html]);
  return (
    <div className="contract-well">
      <BlocksView blocks={blocks} />
    </div>
  );
}
