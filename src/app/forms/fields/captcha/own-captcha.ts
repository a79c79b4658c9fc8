import type { Form, Integrations } from '../../../types/config.gen.ts';
import { strategyOf } from '../../strategies/registry.ts';

/** A CRM and a project of accounts take different captchas: each form has its own, or none. */
export function withOwnCaptcha({ submit }: Form, integrations: Integrations): Integrations {
  const { captcha } = strategyOf(submit);
  return captcha ? { ...integrations, captcha: captcha(integrations) } : integrations;
}
