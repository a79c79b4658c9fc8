/** A call of the accounts service, as a statement. */
import type { Page } from 'playwright/test';
import { openForms } from '../auth.ts';
import { type Edit, put } from './edits.ts';
import { alone, type Statement, type Tools } from './statement.ts';
import {
  type Answers,
  type Asked,
  sessionOf,
  startWire,
  submitForm,
  USER,
  withSession,
} from './wire.ts';

export const strategy = 'src/blocks/strategies/supabase-auth';

export const actions = `${strategy}/actions.ts`;

export const providers = `${strategy}/providers.ts`;

export const factors = `${strategy}/second-factor.ts`;

export const sends = (form: string, action: string) =>
  put(`forms/${form}.json`, 'submit/action', action);

export interface Call {
  /** `POST /auth/v1/otp`. */
  what: string;
  answers?: Answers;
  session?: object;
  act(page: Page): Promise<void>;
  /** What holds of what was asked. */
  holds(asked: Asked): void;
}

/** A call, as it goes over the wire. */
export const call = (
  id: string,
  says: string,
  { what, answers, session, act, holds }: Call,
  breaks: Edit[],
): Statement => ({
  id,
  says,
  tried: alone(async ({ page }: Tools) => {
    if (session) await withSession(page, session);
    const { first } = await startWire(page, answers);
    await act(page);
    holds(await first(what));
  }),
  breaks,
});

export const TOTP = { qr_code: '<svg/>', secret: 'ABCD', uri: 'otpauth://x' };

export const FACTOR = { id: 'f-1', status: 'verified', factor_type: 'totp' };

export const WITH_FACTOR: Answers = {
  'GET /auth/v1/user': { body: { ...USER, factors: [FACTOR] } },
  'POST /auth/v1/factors': { body: { id: 'f-2', type: 'totp', totp: TOTP } },
  'POST /auth/v1/factors/f-1/challenge': { body: { id: 'c-1' } },
  'POST /auth/v1/factors/f-1/verify': { body: sessionOf() },
};

export const enroll = (page: Page) =>
  submitForm(page, {
    form: 'mfa-enroll',
    button: 'Mostrar o código QR',
    fill: { 'Nome do aparelho': 'Celular' },
  });

export const askForReset = async (page: Page) => {
  await openForms(page, '/auth/reset-password');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar o link' }).click();
};
