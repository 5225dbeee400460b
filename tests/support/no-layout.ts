/** jsdom lays nothing out and leaves out where a range stands: unless a test says more, every range is at 0, 0. */
if (!("getBoundingClientRect" in Range.prototype))
  Object.defineProperty(Range.prototype, "getBoundingClientRect", {
    value: () => new DOMRect(),
    writable: true,
    configurable: true,
  });
