import { expect, test } from 'vitest';
import type { Form } from '../../../types/config.gen.ts';
import { withOwnCaptcha } from './own-captcha.ts';

const crms = { siteKey: 'crm', script: 'https://crm.example/api.js' };
const accounts = { siteKey: 'accounts', script: 'https://accounts.example/api.js' };
const form = (strategy: string) => ({ submit: { strategy } }) as Form;

test.each([
  ['crm', { captcha: accounts }, crms],
  ['supabase-auth', { captcha: accounts }, accounts],
  ['supabase-auth', {}, undefined],
  ['supabase-auth', undefined, undefined],
])('the captcha of a form of %s with auth %j', (strategy, auth, captcha) => {
  const all = { siteUrl: 'https://a.example', captcha: crms, auth };
  expect(withOwnCaptcha(form(strategy), all).captcha).toEqual(captcha);
});
