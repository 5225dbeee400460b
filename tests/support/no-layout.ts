/**
 * jsdom lays nothing out and leaves out where a range stands and whether a thing is seen: unless a test says more,
 * every range is at 0, 0, and everything is seen.
 */
if (!("getBoundingClientRect" in Range.prototype))
  Object.defineProperty(Range.prototype, "getBoundingClientRect", {
    value: () => new DOMRect(),
    writable: true,
    configurable: true,
  });
if (!("checkVisibility" in Element.prototype))
  Object.defineProperty(Element.prototype, "checkVisibility", {
    value: () => true,
    writable: true,
    configurable: true,
  });
