import { pointerOf, segmentsOf } from '../../../../lib/json.ts';

export { pointerOf, segmentsOf };

/** Whether a pointer equals `above` or leads into it. */
export const isWithin = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);
