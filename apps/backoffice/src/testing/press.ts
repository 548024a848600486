import { waitFor } from 'storybook/test';

/**
 * Presses what opens something that waits for its code and then for its texts. Not by `userEvent`, which presses inside
 * React's `act`: a task that is left in the queue of an `act` that is over is never done, and what waits stays away.
 */
export const press = (element: HTMLElement): Promise<void> => waitFor(() => element.click());
