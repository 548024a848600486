/** A press somewhere on the page: the pointer is down, and what it does is still to come. */
export interface Press {
  /** Runs at once, or as soon as a press that is under way has done what it does. */
  readonly after: (run: () => void) => void;
  /** Follows presses; gives back how to stop. */
  readonly watch: (page: Document) => () => void;
}

const begins = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

/**
 * A field is validated when it is left, and its error moves what stands below. Where it is left by pressing a button, the
 * button would be somewhere else when the pointer comes up, and the browser would take that for no press at all: so the
 * error waits for the press.
 */
export function createPress(): Press {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const begin = () => {
    isDown = true;
  };
  const release = () => {
    if (isDown) return;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  };
  const end = () => {
    isDown = false;
    // A click follows in the same task; after a touch the mouse's events do, and begin another press.
    setTimeout(release);
  };
  return {
    after: run => {
      if (isDown) waiting.push(run);
      else run();
    },
    watch: page => {
      for (const name of begins) page.addEventListener(name, begin, true);
      for (const name of ends) page.addEventListener(name, end, true);
      return () => {
        for (const name of begins) page.removeEventListener(name, begin, true);
        for (const name of ends) page.removeEventListener(name, end, true);
      };
    },
  };
}
