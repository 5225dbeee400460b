"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { keepDroppedFile, isZip } from "@/components/contracts/upload/dropped-files";
import { ManyUploadsView, useManyUploads } from "@/components/contracts/upload/many-uploads";
import type { UploadActions } from "@/components/contracts/upload/upload-flow";
import { useCopy } from "@/components/copy/copy-provider";
import { UploadIcon } from "@/components/ui/icons";

/**
 * Takes a file dropped anywhere on the page to the upload form; creates a contract from each of several, or of those in
 * a zip. The link beside it does the same without a mouse, one by one.
 */
export function DropToUpload({ actions }: { actions: UploadActions }) {
  const words = useCopy().contracts;
  const router = useRouter();
  const many = useManyUploads(actions);
  const [isOver, setIsOver] = useState(false);
  const latest = useRef<(files: FileList) => void>(() => undefined);
  useEffect(() => {
    latest.current = (files) => {
      const first = files[0];
      if (!first) return;
      if (files.length > 1 || isZip(first)) return void many.add([...files]);
      keepDroppedFile(first);
      router.push("/upload");
    };
  });
  useEffect(() => listenForFiles(setIsOver, (files) => latest.current(files)), []);
  if (!isOver) return <ManyUploadsView uploads={many.uploads} onChanged={many.refresh} onClose={many.clear} />;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-scrim p-6">
      <p className="flex items-center gap-3 rounded border-2 border-dashed border-primary bg-surface px-8 py-6 text-lg font-medium text-primary shadow-overlay">
        <UploadIcon className="size-7" />
        {words.dashboard.dropNow}
      </p>
    </div>
  );
}

/** Reports files dragged over the window, and files dropped. Ignores things dragged within the page. */
function listenForFiles(onOver: (isOver: boolean) => void, onDrop: (files: FileList) => void): () => void {
  const stopper = new AbortController();
  const listen = (name: "dragenter" | "dragover" | "dragleave" | "drop", heard: (event: DragEvent) => void) =>
    window.addEventListener(name, (event) => event.dataTransfer?.types.includes("Files") && heard(event), {
      signal: stopper.signal,
    });
  const over = (event: DragEvent) => {
    event.preventDefault();
    onOver(true);
  };
  listen("dragenter", over);
  listen("dragover", over);
  listen("dragleave", (event) => event.relatedTarget === null && onOver(false)); // left the window
  listen("drop", (event) => {
    event.preventDefault();
    onOver(false);
    if (event.dataTransfer) onDrop(event.dataTransfer.files);
  });
  return () => stopper.abort();
}
