/**
 * Loaded before a program (`node --import`): its clock is ahead by what `TEST_CLOCK_AHEAD_MS` says at its start, and by
 * what the tests in it say later (`globalThis.clockAheadMs`). Timers take as long as ever.
 */
const RealDate = globalThis.Date;
const realNow = RealDate.now.bind(RealDate);
globalThis.clockAheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS ?? 0);
/** Whole milliseconds, as a clock tells: programs refuse a fraction. */
const now = () => realNow() + Math.round(globalThis.clockAheadMs);

RealDate.now = now;
const MovedDate = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked === MovedDate ? target : asked),
  apply: () => new RealDate(now()).toString(),
});
RealDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;
