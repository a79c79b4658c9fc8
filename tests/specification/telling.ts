/** What a visitor is told of accounts, as a statement. */
import { expect, type Page } from 'playwright/test';
import { fillSignIn, openForms, toast } from '../auth.ts';
import { type Edit, put } from './edits.ts';
import { alone, type Statement } from './statement.ts';
import { type Answers, refusal, startWire, USER } from './wire.ts';

export const UNKNOWN = refusal(400, 'something_else', 'Something else');

export async function signInTo(page: Page, answers: Answers): Promise<void> {
  await startWire(page, answers);
  await openForms(page, '/auth');
  const form = await fillSignIn(page, USER.email);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

/** A toast, as bad news looks. */
export async function expectBad(page: Page, title: string, text: string): Promise<void> {
  const card = page.locator('[data-tone=error]').filter({ hasText: title });
  await expect(card.getByText(title, { exact: true })).toBeVisible();
  await expect(card).toContainText(text);
}

type Act = (page: Page) => Promise<void>;

/** After an act the visitor is told so, by a toast. */
export const told = (
  id: string,
  {
    says,
    title,
    text,
    act,
    bad = false,
    differs,
  }: {
    says: string;
    title: string;
    text: string;
    /** One, or one for each trial. */
    act: Act | Act[];
    bad?: boolean;
    differs?: string;
  },
  breaks: Edit[],
): Statement => ({
  id,
  says,
  differs,
  tried: [act].flat().map((once) =>
    alone(async ({ page }) => {
      await once(page);
      if (bad) return expectBad(page, title, text);
      const notice = toast(page, title);
      await expect(notice).toBeVisible();
      if (text) await expect(notice).toContainText(text);
      await expect(page.locator('[data-tone=error]')).toHaveCount(0);
    }),
  ),
  breaks,
});

export const notice = (name: string, key: string) =>
  put('messages.json', `notices/${name}/${key}`, 'Ops');

export const message = (pointer: string) => put('messages.json', `auth/${pointer}`, 'Ops');
