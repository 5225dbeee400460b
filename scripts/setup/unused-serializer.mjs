/**
 * Replaces `dom-serializer` in the browser; `htmlparser2` brings it along with two tables of named entities, and
 * nothing here calls it: 30 KB of each review page (`next.config.mjs`).
 */
function serialize() {
  throw new Error("Nothing is serialized in the browser");
}

export { serialize as default };
