import type { ReactNode } from 'react';
import { useSite } from './data/site-context.ts';

/** A number, and no letters but Latin ones after it: "8 min", "≈ 4–6 h". */
const LATIN = /^[^\p{L}\p{N}]*\p{N}\P{L}*\p{sc=Latn}[\P{L}\p{sc=Latn}]*$/u;

interface Props {
  text: string;
  /** What is shown, if it is not the text alone. */
  children?: ReactNode;
}

/** A value on its own. In a page from right to left, its number would stand behind a Latin unit. */
export function Value({ text, children = text }: Props): ReactNode {
  return useSite().isRightToLeft && LATIN.test(text) ? <bdi dir="ltr">{children}</bdi> : children;
}
