import type { Kind } from '../forms/kit/types.ts';
import type { Field } from '../types/config.gen.ts';
import { fields } from './fields.gen.ts';

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const kindOf = ({ type }: Field): Kind => fields[type] as Kind;
