import type { SubmitResult } from '../../types.ts';

export interface Post {
  endpoint: string;
  entries: [name: string, value: string][];
}

/**
 * Posts once, and calls `begun` when the post has begun. Rejects, or says `unknown`, when the answer
 * cannot be known before the signal.
 */
export type Transport = (
  post: Post,
  signal: AbortSignal,
  begun: () => void,
) => Promise<SubmitResult>;
