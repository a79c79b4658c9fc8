import { strategies as ofSite } from '#site-blocks/data';
import type { StrategyEntry } from '../forms/kit/types.ts';
import type { Form, Integrations, Submit } from '../types/config.gen.ts';
import { strategies } from './strategies.gen.ts';

const all: Record<string, StrategyEntry<never>> = { ...strategies, ...ofSite };

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const strategyOf = ({ strategy }: Pick<Submit, 'strategy'>): StrategyEntry =>
  all[strategy] as StrategyEntry;

/** What is known of a strategy that a file names, which may be none. */
export const strategyNamed = (name: string): Partial<StrategyEntry<never>> => all[name] ?? {};

/** The integrations with the captcha of this form: the CRM and the accounts have different ones. */
export function withOwnCaptcha({ submit }: Form, integrations: Integrations): Integrations {
  const { captcha } = strategyOf(submit);
  return captcha ? { ...integrations, captcha: captcha(integrations) } : integrations;
}

/** Whether the log keeps what a form sends, and so what may be no lead. */
export const keepsSuspected = (submit: Submit, { supabase, submissions }: Integrations): boolean =>
  Boolean(supabase && submissions?.strategies.some((logged) => logged === submit.strategy)) &&
  !('deliver' in submit && submit.deliver === false);

const strategiesWith = (trait: 'takesPasswords' | 'canBeLogged'): string[] =>
  Object.entries(all).flatMap(([name, entry]) => (entry[trait] ? [name] : []));

// Functions, so that a browser's bundle leaves them out.

/** The strategies whose forms may ask for passwords. */
export const passwordStrategies = () => strategiesWith('takesPasswords');

/** The strategies that deliver to a service of their own. */
export const deliveringStrategies = (): string[] =>
  Object.entries(all).flatMap(([name, { logOnly, takesPasswords }]) =>
    logOnly || takesPasswords ? [] : [name],
  );

/** The strategies whose submissions the log can store. */
export const loggedStrategies = () => strategiesWith('canBeLogged');
