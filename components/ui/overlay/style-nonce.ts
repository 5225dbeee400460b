/**
 * Lets dialogs and menus add their style element under the page's content policy: the library they come from takes the
 * nonce from this name. The browser shows a script's nonce to other scripts of the page only. Imported for its effect.
 */
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

export {};
