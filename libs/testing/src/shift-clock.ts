/** Loaded before a service by `withClockAhead`. */
const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_MS);

globalThis.Date = new Proxy(Date, {
  construct: (target, args: unknown[], newTarget: typeof Date) =>
    args.length === 0 ? new target(target.now() + aheadMs) : (Reflect.construct(target, args, newTarget) as Date),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : (Reflect.get(target, name) as unknown)),
});
