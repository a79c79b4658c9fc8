import type { SubmitResult } from '../../../forms/kit/types.ts';

export interface Post {
  endpoint: string;
  entries: [name: string, value: string][];
}

/**
 * Posts once, and calls `begun` when the post has begun. Rejects or returns `unknown` if there is no
 * answer before the signal.
 */
export type Transport = (
  post: Post,
  signal: AbortSignal,
  begun: () => void,
) => Promise<SubmitResult>;
