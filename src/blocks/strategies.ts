import type { StrategyEntry } from '../forms/kit/types.ts';
import type { Form, Integrations, Submit } from '../types/config.gen.ts';
import { strategies } from './strategies.gen.ts';

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const strategyOf = ({ strategy }: Submit): StrategyEntry =>
  strategies[strategy] as StrategyEntry;

/** The integrations with the captcha of this form: the CRM and the accounts have different ones. */
export function withOwnCaptcha({ submit }: Form, integrations: Integrations): Integrations {
  const { captcha } = strategyOf(submit);
  return captcha ? { ...integrations, captcha: captcha(integrations) } : integrations;
}

/** The strategies whose forms may ask for passwords. A function, so that a browser's bundle leaves it out. */
export const passwordStrategies = (): string[] =>
  Object.entries<StrategyEntry<never>>(strategies).flatMap(([name, entry]) =>
    entry.takesPasswords ? [name] : [],
  );
