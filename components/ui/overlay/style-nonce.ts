/**
 * Lets dialogs and menus add their style element under the page's content policy: their library reads the nonce from
 * this name. Browsers reveal a script's nonce only to the page's other scripts. Imported for its side effect.
 */
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

export {};
