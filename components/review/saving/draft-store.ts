/** Unsaved text in the browser, one draft per contract and user. Source: B-10.7. */
import { isShape, isText } from "@/components/forms/shape";

/** Unsaved text, the version it is based on, and when it was stored (ISO-8601 UTC). */
export type Draft = { html: string; baseVersionId: string; savedAt: string };
const isDraft = isShape<Draft>({ html: isText, baseVersionId: isText, savedAt: isText });

export type DraftStore = {
  /** The latest draft, or null. Never fails: a browser without storage has none. */
  read(): Promise<Draft | null>;
  write(draft: Draft): Promise<void>;
  /** Stores as much as possible before returning, for a page about to close. */
  writeNow(draft: Draft): void;
  remove(): Promise<void>;
};

/** Local storage holds about 5 MB for the whole site; longer drafts go to IndexedDB only. */
const MAX_LOCAL_CHARS = 1_000_000;
const DATABASE = "contract-drafts";
const STORE = "drafts";

/** Drafts go to IndexedDB; when a page closes, to local storage, which is synchronous. */
export function browserDraftStore(userId: string, contractId: string): DraftStore {
  const key = `draft:${userId}:${contractId}`;
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(step: () => Promise<T>): Promise<T> => {
    const next = last.then(step, step);
    last = next;
    return next;
  };
  return {
    read: () =>
      inOrder(async () => newest(readLocal(key), parse(await inDatabase("readonly", (store) => store.get(key))))),
    write: (draft) =>
      inOrder(async () => {
        const isKept = await inDatabase("readwrite", (store) => store.put(draft, key));
        if (isKept !== null) removeLocal(key);
        else writeLocal(key, draft);
      }),
    writeNow: (draft) => {
      if (draft.html.length <= MAX_LOCAL_CHARS) writeLocal(key, draft);
      void inOrder(() => inDatabase("readwrite", (store) => store.put(draft, key)));
    },
    remove: () =>
      inOrder(async () => {
        removeLocal(key);
        await inDatabase("readwrite", (store) => store.delete(key));
      }),
  };
}

function newest(one: Draft | null, other: Draft | null): Draft | null {
  if (!one || !other) return one ?? other;
  return one.savedAt > other.savedAt ? one : other;
}

function parse(value: unknown): Draft | null {
  return isDraft(value) ? value : null;
}

/**
 * One request in its own transaction: its result, true if it has none, and null if the browser gives us no database.
 */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<NonNullable<T> | true | null> {
  try {
    const database = await (opening ??= openDatabase());
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = request(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result ?? true);
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  } catch {
    opening = null; // denied, full or closed: try local storage instead
    return null;
  }
}

let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onblocked = () => reject(new Error("blocked"));
  });
}

function readLocal(key: string): Draft | null {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null; // denied, or written by something else
  }
}

function writeLocal(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch (cause) {
    reportError(cause); // full or denied: only the warning before leaving remains
  }
}

function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return; // denied: then nothing was stored there
  }
}
