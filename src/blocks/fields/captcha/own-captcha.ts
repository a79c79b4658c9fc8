import type { Form, Integrations } from '../../../types/config.gen.ts';
import { strategyOf } from '../../strategies.ts';

/** The integrations with the captcha of this form: the CRM and the accounts have different ones. */
export function withOwnCaptcha({ submit }: Form, integrations: Integrations): Integrations {
  const { captcha } = strategyOf(submit);
  return captcha ? { ...integrations, captcha: captcha(integrations) } : integrations;
}
