import type { Locator } from 'playwright-core';
import type { Visit } from './visit.js';

/** The flows that work without a mouse. */
export function keyboard(visit: Visit): void {
  /** Moves the focus on, as somebody does who has no mouse, until it is where they want it. */
  const tabTo = async (target: Locator, key = 'Tab'): Promise<void> => {
    await target.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await target.and(visit.page.locator(':focus')).count()) === 1) return;
      await visit.page.keyboard.press(key);
    }
    throw new Error(`The focus never came to ${String(target)}.`);
  };
  const press = async (target: Locator): Promise<void> => {
    await tabTo(target);
    await visit.page.keyboard.press('Enter');
  };

  it('generates, refines and deletes by the keyboard alone', async () => {
    const { page } = visit;
    await page.goto(page.url());
    await press(page.getByRole('link', { name: 'Projects', exact: true }));
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await press(page.getByRole('button', { name: 'New project' }));
    await tabTo(page.getByLabel('Name'));
    await page.keyboard.type('By hand');
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'By hand' }).waitFor();
    await tabTo(page.getByLabel('Describe the brand'));
    await page.keyboard.type('Quill, a stationer, navy');
    await press(page.getByRole('button', { name: 'Generate' }));
    const identity = page.getByRole('region', { name: 'Identity' });
    await identity.getByAltText(/^Logo for: Quill/).waitFor({ timeout: 30_000 });

    await tabTo(page.getByLabel('Refine from here'));
    await page.keyboard.type('bolder');
    await press(page.getByRole('button', { name: 'Refine' }));
    await identity.getByAltText('Logo for: bolder').waitFor({ timeout: 30_000 });
    // Back to the first one, by its node in the graph.
    await tabTo(page.getByRole('group', { name: 'Quill, a stationer, navy' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await identity.getByAltText(/^Logo for: Quill/).waitFor();

    await tabTo(page.getByRole('button', { name: 'More about this project' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete By hand' });
    await dialog.getByLabel('Type "By hand" to confirm').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
    await tabTo(dialog.getByLabel('Type "By hand" to confirm'));
    await page.keyboard.type('By hand');
    await press(dialog.getByRole('button', { name: 'Delete for good' }));
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    await page.getByRole('link', { name: 'By hand' }).waitFor({ state: 'detached' });
  });
}
