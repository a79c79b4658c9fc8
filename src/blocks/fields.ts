import { fields as ofSite } from '#site-blocks/fields';
import type { Kind } from '../forms/kit/types.ts';
import type { Field } from '../types/config.gen.ts';
import { fields } from './fields.gen.ts';

const all: Record<string, unknown> = { ...fields, ...ofSite };

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const kindOf = ({ type }: Field): Kind => all[type] as Kind;
