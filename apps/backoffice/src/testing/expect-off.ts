import { expect } from 'storybook/test';

/** The button of a form that cannot be sent yet: it says so, with the reason (S1 §5), and can be reached. */
export async function expectOff(button: HTMLElement): Promise<void> {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Complete the required fields.');
}
