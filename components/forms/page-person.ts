/** Whose page this is: a browser has one session for all its tabs, and another tab may change it. Source: B-5.11. */
import { PERSON_HEADER, PERSON_META } from "@/lib/page-person";
import { onStoredUser, storedUser, type StoredUser } from "./session-store";

const REFUSED = "other-account";

/** The id of the signed-in person this page was drawn for; null on pages for everybody. */
function pagePerson(): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PERSON_META}"]`)?.content || null;
}

/** Whoever is signed in now, if that is not whom this page was drawn for. */
export function otherAccount(): StoredUser | null {
  const [user, person] = [storedUser(), pagePerson()];
  return user && person !== null && user.id !== person ? user : null;
}

/** Announces on this page that a call was refused because somebody else is signed in. */
export const tellOtherAccount = (): void => void window.dispatchEvent(new Event(REFUSED));

/** Whenever another account may have come: another tab signed in, this one is looked at again, a call was refused. */
export function onOtherAccount(action: () => void): () => void {
  const stop = onStoredUser(action);
  window.addEventListener("pageshow", action);
  window.addEventListener(REFUSED, action);
  document.addEventListener("visibilitychange", action);
  return () => {
    stop();
    window.removeEventListener("pageshow", action);
    window.removeEventListener(REFUSED, action);
    document.removeEventListener("visibilitychange", action);
  };
}

/** From now on each call of this page to this site, server actions too, says for whom the page was drawn. */
export function sayPerson(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const named = personHeader(address);
    if (named === null) return plain.call(window, input, init);
    headers.set(...named);
    return plain.call(window, input, { ...init, headers });
  };
}

/** The header for a call to an address; null for other sites, and on pages for everybody. */
export function personHeader(address: string | URL): [name: string, person: string] | null {
  const person = pagePerson();
  const isThisSite = new URL(address, window.location.href).origin === window.location.origin;
  return person !== null && isThisSite ? [PERSON_HEADER, person] : null;
}
