/** Unsaved text in the browser: a draft per contract, user and open page, so that two tabs keep two. Source: B-10.7. */
import { isShape, isText } from "@/components/forms/shape";

/** Unsaved text, the version it is based on, and when it was stored (ISO-8601 UTC). */
export type Draft = { html: string; baseVersionId: string; savedAt: string };
const isDraft = isShape<Draft>({ html: isText, baseVersionId: isText, savedAt: isText });

export type DraftStore = {
  /** The latest draft that no open page keeps, or null. Never fails: a browser without storage has none. */
  read(): Promise<Draft | null>;
  write(draft: Draft): Promise<void>;
  /** Stores as much as possible before returning, for a page about to close. */
  writeNow(draft: Draft): void;
  /** Removes what this page wrote. */
  remove(): Promise<void>;
  /** Removes a draft that was read. */
  drop(draft: Draft): Promise<void>;
};

/** Local storage holds about 5 MB for the whole site; longer drafts go to IndexedDB only. */
const MAX_LOCAL_CHARS = 1_000_000;
const DATABASE = "contract-drafts";
const STORE = "drafts";

/** This page, until it is loaded again; a screen of it that was left has left its drafts, too. */
const PAGE = Math.random().toString(36).slice(2);
let screens = 0;

/** Drafts go to IndexedDB; when a page closes, to local storage, which is synchronous. */
export function browserDraftStore(userId: string, contractId: string): DraftStore {
  const all = `draft:${userId}:${contractId}`;
  const key = `${all}:${PAGE}:${(screens += 1)}`;
  const keys = new WeakMap<Draft, string>();
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <T>(step: () => Promise<T>): Promise<T> => {
    const next = last.then(step, step);
    last = next;
    return next;
  };
  return {
    read: () =>
      inOrder(async () => {
        const left = await leftDrafts(all, key);
        for (const [of, draft] of left) keys.set(draft, of);
        return left.map(([, draft]) => draft).reduce(newest, null);
      }),
    write: (draft) =>
      inOrder(async () => {
        holdPage();
        const isKept = await inDatabase("readwrite", (store) => store.put(draft, key));
        if (isKept !== null) removeLocal(key);
        else writeLocal(key, draft);
      }),
    writeNow: (draft) => {
      holdPage();
      if (draft.html.length <= MAX_LOCAL_CHARS) writeLocal(key, draft);
      void inOrder(() => inDatabase("readwrite", (store) => store.put(draft, key)));
    },
    remove: () => inOrder(() => removeBoth(key)),
    drop: (draft) =>
      inOrder(async () => {
        const of = keys.get(draft);
        if (of !== undefined) await removeBoth(of);
      }),
  };
}

async function removeBoth(key: string): Promise<void> {
  removeLocal(key);
  await inDatabase("readwrite", (store) => store.delete(key));
}

/** The drafts of a contract that no open page keeps: of pages that were closed, loaded again or crashed. */
async function leftDrafts(all: string, own: string): Promise<(readonly [key: string, Draft])[]> {
  const stored = await inDatabase("readonly", (store) => store.getAllKeys(IDBKeyRange.bound(all, `${all}:\uffff`)));
  const known = Array.isArray(stored) ? stored.filter(isText) : [];
  const keys = [...new Set([...known, ...localKeys()])].filter((key) => key === all || key.startsWith(`${all}:`));
  const open = await openPages();
  const left: (readonly [string, Draft])[] = [];
  for (const key of keys) {
    const page = key.slice(all.length + 1).split(":")[0] ?? "";
    if (key === own || (page !== PAGE && open.has(lockOf(page)))) continue;
    const draft = newest(readLocal(key), parse(await inDatabase("readonly", (store) => store.get(key))));
    if (draft) left.push([key, draft]);
  }
  return left;
}

const lockOf = (page: string) => `drafts of ${page}`;
let isHeld = false;

/** Others see that the page is open: the browser gives the lock back when it is gone, after a crash too. */
function holdPage(): void {
  if (isHeld || !hasLocks()) return;
  isHeld = true;
  navigator.locks.request(lockOf(PAGE), () => new Promise(() => undefined)).catch(() => (isHeld = false));
}

/** Without locks (no secure connection) none is known to be open: its draft is offered elsewhere too, and stays. */
async function openPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = hasLocks() ? await navigator.locks.query().catch(() => ({ held: [] })) : {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

const hasLocks = () => typeof navigator !== "undefined" && "locks" in navigator;

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

function localKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // denied
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
