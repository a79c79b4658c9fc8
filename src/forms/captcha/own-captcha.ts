import type { Form, Integrations } from '../../types/config.gen.ts';

/** A CRM and a project of accounts take different captchas: each form has its own, or none. */
export const withOwnCaptcha = ({ submit }: Form, integrations: Integrations): Integrations =>
  submit.strategy === 'supabase-auth'
    ? { ...integrations, captcha: integrations.auth?.captcha }
    : integrations;
