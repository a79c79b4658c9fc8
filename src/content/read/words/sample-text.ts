import { nodesIn, pointerTo } from '../../../lib/json.ts';

const MARKED = /‹[^‹›]*›/;

/**
 * Whether a text contains sample words of an example, a template or a new item. Samples are marked with ‹ and ›,
 * which no keyboard has, so no list of them is needed.
 */
export const isSample = (text: unknown): boolean => typeof text === 'string' && MARKED.test(text);

/** Marks a text as a sample. It is cut where it would become longer than `maxLength`. */
export const asSample = (text: string, maxLength = Infinity): string =>
  isSample(text) || text === '' || maxLength < 3 ? text : `‹${text.slice(0, maxLength - 2)}›`;

/** The pointers of the samples in a value. */
export const samplesIn = (root: unknown): string[] =>
  nodesIn(root).flatMap((node) => (isSample(node.value) ? [pointerTo(node)] : []));
