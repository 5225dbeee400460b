/** jsdom lays nothing out and leaves out where a range stands: a test that says nothing else has every range at 0, 0. */
if (!("getBoundingClientRect" in Range.prototype))
  Object.defineProperty(Range.prototype, "getBoundingClientRect", {
    value: () => new DOMRect(),
    writable: true,
    configurable: true,
  });
