import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startJourney } from './support/journey.ts';
import { password, type Person } from './support/person.ts';
import { askAsProgram } from './support/program.ts';

const { product, aPerson } = await startJourney();

const size = 10;
const fresh = 'A-fresh-Start-2027';

interface Process {
  readonly processId: string;
  readonly version: number;
}
interface Settings {
  readonly version: number;
  readonly slaDays: number;
  readonly steps: readonly { readonly id: string; readonly isOptional: boolean; readonly slaDays: number }[];
}

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** What the pages of someone do, as a program would ask for it. */
async function callerOf(userName: string, secret: string) {
  const login = { path: '/api/access/users?login', method: 'POST', body: { userName, password: secret } };
  const { accessToken } = (await askAsProgram(product, 'meridian', '', login)).body as {
    accessToken: string;
  };
  return async <Answer>(path: string, method = 'GET', body?: object, version?: number): Promise<Answer> => {
    const call = { path, method, ...(body && { body }), ...(version !== undefined && { version }) };
    const answer = await askAsProgram(product, 'meridian', accessToken, call);
    expect([answer.status, path, answer.body]).toEqual([200, path, answer.body]);
    return answer.body as Answer;
  };
}

/** Someone who begins today: their first password is replaced, and an authenticator app is not wanted yet. */
async function begin({ page }: Person, userName: string): Promise<void> {
  await page.goto(product.url('meridian'));
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm new password').fill(fresh);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/administration/dashboard');
  const question = page.getByRole('alertdialog', { name: '2-step verification' });
  await question.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await question.waitFor({ state: 'detached' });
}

/** Ten reviews of one step and a decision, that no one works on yet: those who work on them started them. */
async function queueUp(sanne: Caller, starters: readonly Caller[]): Promise<void> {
  const address = '/api/workflows/workflows/reviewInitial/settings';
  const { version, slaDays, steps } = await sanne<Settings>(address);
  const body = {
    isOn: true,
    slaDays,
    approval: 'twoPersons',
    steps: steps.map(({ id, isOptional, slaDays: days }) => ({
      id,
      isOn: !isOptional || id === 'checkIdentity',
      slaDays: days,
      notes: 'explained',
    })),
  };
  await sanne(address, 'PUT', body, version);
  const { items } = await sanne<{ items: { _id: string }[] }>(`/api/main/parties?max=${size}&status=A`);
  for (const [index, { _id: entityId }] of items.entries()) {
    const ask = starters[index % starters.length]!;
    const start = { workflowId: 'reviewInitial', entityType: 'party', entityId, target: null, note: null };
    const { processId, version: seen } = await ask<Process>('/api/workflows/processes', 'POST', start);
    const unassign = { move: 'assign', assigneeId: null, note: null };
    await ask(`/api/workflows/processes/${processId}/states`, 'POST', unassign, seen);
  }
}

/** Presses Tab until what has the focus is this, as someone without a mouse does. */
async function tabTo(page: Page, selector: string, text: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const isThere = await page.evaluate(
      ([pattern, name]) => {
        const element = document.activeElement;
        return Boolean(element?.matches(pattern) && element.textContent?.includes(name));
      },
      [selector, text] as const,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${text}.`);
}

/** How often a mouse was used on a page from now on. */
async function countMouse(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = globalThis as { mouseUsed?: number };
    counting.mouseUsed = 0;
    for (const kind of ['mousedown', 'mousemove'])
      document.addEventListener(kind, event => {
        if (event.isTrusted) counting.mouseUsed = (counting.mouseUsed ?? 0) + 1;
      });
  });
  return () => page.evaluate(() => (globalThis as { mouseUsed?: number }).mouseUsed ?? -1);
}

const process = '/administration/workflow/';
const onProcess = `**${process}**`;

/** Takes the first task of the queue, does its step, and asks a colleague to decide. @returns which it was. */
async function workOnNext({ page }: Person, name: string): Promise<string> {
  await page.goto(product.url('meridian', '/administration/tasks?view=unassigned&type=review'));
  const mouse = await countMouse(page);
  await page.getByRole('rowheader').first().waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(onProcess);
  await page.getByRole('rowheader', { name: 'Check identity' }).waitFor();
  await page.getByRole('button', { name: 'Assign to me' }).waitFor();
  await page.keyboard.press('i');
  await page.getByText(`Assigned to ${name}`).waitFor();
  await tabTo(page, '[role="rowheader"]', '');
  await page.keyboard.press('d');
  await page.getByText(`${name} completed the step “Check identity”`, { exact: true }).waitFor();
  // Down to the last step: the decision.
  await page.keyboard.press('End');
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request approval' }).waitFor();
  await tabTo(page, 'button', 'Request approval');
  await page.keyboard.press('Enter');
  await page.getByText(`${name} requested approval`, { exact: true }).waitFor();
  expect(await mouse()).toBe(0);
  return page.url();
}

/** What waits for them on the board that is a process: the first of them; null where there is none. */
async function firstToDecide(page: Page): Promise<string | null> {
  const approvals = page.getByRole('region', { name: /^My approvals/ });
  // The figure stands there once they are read; the first of them stay until all are.
  const heading = approvals.getByRole('heading', { name: /^My approvals \d/ });
  const total = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  const all = approvals.getByRole('button', { name: 'Show all' });
  if (await all.isVisible()) {
    await tabTo(page, 'button', 'Show all');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => approvals.getByRole('link').count()).toBe(total);
  const links = approvals.locator(`a[href^="${process}"]`);
  return (await links.count()) === 0 ? null : links.first().textContent();
}

/** Decides on what waits for them on the board, until nothing does: as `answers` say, and then by `a`. */
async function decideOnAll({ page }: Person, name: string, answers: ('a' | 'r')[]): Promise<number> {
  for (let decided = 0; ; decided++) {
    await page.goto(product.url('meridian', '/administration/task'));
    const mouse = await countMouse(page);
    const client = await firstToDecide(page);
    if (client === null) return decided;
    await tabTo(page, `section a[href^="${process}"]`, client);
    await page.keyboard.press('Enter');
    await page.waitForURL(onProcess);
    const answer = answers.pop() ?? 'a';
    const label = answer === 'a' ? 'Approve' : 'Reject';
    await expect.poll(() => page.getByRole('button', { name: label, exact: true }).isEnabled()).toBe(true);
    await page.keyboard.press(answer);
    const dialog = page.getByRole('alertdialog', { name: `${label} this process?` });
    await dialog.getByRole('button', { name: label }).waitFor();
    await tabTo(page, '[role="alertdialog"] button', label);
    await page.keyboard.press('Enter');
    const outcome = answer === 'a' ? 'approved in the step “Approve”' : 'rejected';
    await page.getByText(`${name} ${outcome}`, { exact: true }).first().waitFor();
    expect(await mouse()).toBe(0);
  }
}

describe('a team of three', () => {
  // Twenty pieces of work, one after the other: each opens two pages.
  it('clears a queue of ten without a mouse', { timeout: 900_000 }, async () => {
    const [sanne, malik, nina] = [
      await aPerson('meridian'),
      await aPerson('meridian'),
      await aPerson('meridian'),
    ];
    await sanne.signIn('meridian.admin');
    await malik.signIn('meridian.user');
    await begin(nina, 'meridian.new');
    const workers = [
      { person: malik, name: 'Malik Bakker' },
      { person: nina, name: 'Nina Nieuw' },
    ];
    const [asAdmin, ...asWorkers] = await Promise.all([
      callerOf('meridian.admin', password),
      callerOf('meridian.user', password),
      callerOf('meridian.new', fresh),
    ]);
    await queueUp(asAdmin, asWorkers);
    const taken = new Set<string>();
    for (let index = 0; index < size; index++) {
      const { person, name } = workers[index % workers.length]!;
      taken.add(await workOnNext(person, name));
    }
    // No one was given what another had taken.
    expect(taken.size).toBe(size);
    // The assignee of one does not decide on it; the Admin does.
    expect(await decideOnAll(sanne, 'Sanne de Wit', ['r'])).toBe(size);
    await sanne.page.goto(product.url('meridian', '/administration/tasks?view=all&type=review'));
    await sanne.page.getByRole('heading', { name: 'No tasks match these filters' }).waitFor();
    for (const person of [sanne, malik, nina]) await person.leave();
  });
});
