import { pointerOf, segmentsOf } from '../../../../content/json/json.ts';
import type { Json } from '../../../shared/protocol.ts';
import { isMap } from './schema-node.ts';

export { pointerOf, segmentsOf };

/** Whether a pointer equals `above` or leads into it. */
export const isWithin = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);

export function childOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isMap(value) ? value[key] : undefined;
}
