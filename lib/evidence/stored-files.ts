import "server-only";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { storage } from "@/lib/platform/storage/storage";
import type { EvidenceFile } from "./contents-store";
import type { EvidenceKind, ManifestFile, Missing } from "./manifest";
import { safeName } from "./safe-name";

type Place = Partial<Pick<ManifestFile, "version" | "round">>;
export type Content = Place & { path: string; kind: EvidenceKind; bytes: Uint8Array };
export type Collected = { files: ManifestFile[]; missing: Missing[] };

/** Uploaded files: each once, however many rounds and versions name it. */
export class StoredFiles {
  readonly #paths = new Map<string, string>();

  constructor(readonly collected: Collected) {}

  pathOf(file: EvidenceFile): string {
    const known = this.#paths.get(file.id);
    if (known !== undefined) return known;
    const path = `files/${String(this.#paths.size + 1).padStart(4, "0")}-${safeName(file.fileName)}`;
    this.#paths.set(file.id, path);
    return path;
  }

  async *content(file: EvidenceFile, kind: EvidenceKind, place: Place = {}): AsyncGenerator<Content> {
    if (this.#paths.has(file.id)) return;
    const bytes = await storage.read(file.storageKey, MAX_FILE_BYTES);
    const isAsItCame = bytes && (file.sha256 === null || (await computeSha256(bytes)) === file.sha256);
    if (bytes && isAsItCame) yield { path: this.pathOf(file), kind, bytes, ...place };
    else this.collected.missing.push({ kind, fileName: file.fileName, reason: bytes ? "changed" : "lost" });
  }
}
