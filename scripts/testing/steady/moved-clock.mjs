/**
 * Loaded before a program (`node --import`): moves its clock ahead by `TEST_CLOCK_AHEAD_MS` at startup, and later by
 * what its tests set (`globalThis.clockAheadMs`). Timers are unaffected.
 */
const RealDate = globalThis.Date;
const realNow = RealDate.now.bind(RealDate);
globalThis.clockAheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0);
/** Whole milliseconds, like a real clock: programs reject a fraction. */
const now = () => realNow() + Math.round(globalThis.clockAheadMs);

RealDate.now = now;
const MovedDate = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked === MovedDate ? target : asked),
  apply: () => new RealDate(now()).toString(),
});
RealDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;
