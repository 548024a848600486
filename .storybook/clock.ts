// Every story happens at the same minute, so that "today" and "2 days left" are the same in every picture.

/** The minute of the mock-ups, 10:42 in Amsterdam: the same moment for everyone, as the times of the fixtures are. */
export const now = new Date('2026-11-21T09:42:00Z').getTime();
const RealDate = Date;

class StoryDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(now);
    else super(...(args as [number]));
  }
  static override now(): number {
    return now;
  }
}

/** Stops the clock; call what it returns to let it run again. */
export function stopClock(): () => void {
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
