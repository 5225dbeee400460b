"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { downloadSigned } from "./use-signed";

/** A copy's files, to be downloaded, with their fingerprints. */
export function SignedFiles({ files }: Pick<SignedCopyDto, "files">) {
  const { signed, rounds } = useCopy();
  const words = signed.copy;
  const toast = useToast();
  const download = async (fileId: string, fileName: string) => {
    if (!(await downloadSigned(fileId, fileName))) toast.error(words.downloadFailed);
  };
  return (
    <ul className="space-y-2">
      {files.map(({ fileId, fileName, sha256 }, place) => (
        <li key={place}>
          {fileId === null ? (
            fileName
          ) : (
            <Button variant="outline" size="sm" className="max-w-full" onClick={() => void download(fileId, fileName)}>
              <DownloadIcon className="size-4" />
              <span className="truncate">{words.download(fileName)}</span>
            </Button>
          )}
          {sha256 !== null && (
            <p className="mt-1.5 text-xs break-all text-ink-muted">{`${rounds.fingerprint}: ${sha256}`}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
