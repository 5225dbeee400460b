/**
 * Stands in the browser for `dom-serializer`, which `htmlparser2` brings along with two tables of named letters and
 * which nothing here calls: 30 KB of each review page (`next.config.mjs`).
 */
function serialize() {
  throw new Error("Nothing is serialized in the browser");
}

export { serialize as default };
