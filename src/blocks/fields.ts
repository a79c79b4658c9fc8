import { fields as ofSite } from '#site-blocks/fields';
import type { Kind } from '../forms/kit/types.ts';
import { beforeRendering } from '../lib/lazy-component.tsx';
import type { Field, Form } from '../types/config.gen.ts';
import { fields } from './fields.gen.ts';
import { lazyFields } from './lazy-fields.gen.ts';

const all: Record<string, unknown> = { ...fields, ...ofSite };
const lazy: Record<string, () => Promise<unknown>> = lazyFields;

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const kindOf = ({ type }: Field): Kind => all[type] as Kind;

/** Whether a form has kinds that are chunks of their own. */
export const hasLazyKinds = ({ fields }: Form): boolean => fields.some(({ type }) => type in lazy);

/** Loads them: before, its fields have no `kindOf`. */
export async function loadKinds({ fields }: Pick<Form, 'fields'>): Promise<void> {
  await Promise.all(fields.map(({ type }) => load(type)));
}

async function load(type: string): Promise<void> {
  all[type] ??= await lazy[type]?.();
}

if (import.meta.env.SSR)
  beforeRendering(async () => {
    for (const type of Object.keys(lazy)) await load(type);
  });
