import { blocksFromHtml } from "@/lib/richtext/from-html";
import { plainTextOf, type PlainText } from "@/lib/richtext/plain-text";
import { assistInWorker } from "./assisting";

/** Up to here reading a version's HTML takes a few milliseconds; beyond, others would wait for it. UTF-16 units. */
const SHORT_HTML = 60_000;
/** Texts are kept up to this many UTF-16 units together, some ten long contracts. */
const MOST_KEPT = 6_000_000;

/**
 * The plain texts of the versions that were asked about last. A version never changes (decisions §6), so its text can be
 * kept by its id; whoever asks for it has shown before that the version may be read. Long HTML is read in a thread.
 */
export class PlainTexts {
  readonly #kept = new Map<string, Promise<PlainText>>();
  readonly #lengths = new Map<string, number>();

  /** The text of a version. @throws {WorkerFailure} when the thread gives none */
  of(versionId: string, html: string): Promise<PlainText> {
    if (html.length <= SHORT_HTML) return Promise.resolve(plainTextOf(blocksFromHtml(html)));
    const ready = this.#kept.get(versionId) ?? this.#read(versionId, html);
    this.#kept.delete(versionId);
    this.#kept.set(versionId, ready); // the newest stands last
    return ready;
  }

  #read(versionId: string, html: string): Promise<PlainText> {
    const reading = assistInWorker({ verb: "plainText", html });
    this.#lengths.set(versionId, html.length);
    reading.catch(() => this.#forget(versionId));
    this.#makeRoom();
    return reading;
  }

  #makeRoom(): void {
    for (const versionId of this.#kept.keys()) {
      if ([...this.#lengths.values()].reduce((sum, length) => sum + length, 0) <= MOST_KEPT) return;
      this.#forget(versionId);
    }
  }

  #forget(versionId: string): void {
    this.#kept.delete(versionId);
    this.#lengths.delete(versionId);
  }
}
