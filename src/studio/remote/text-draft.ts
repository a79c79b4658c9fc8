import { bytesOf } from '../../../supabase/functions/studio/base64.ts';
import { blobId } from '../../../supabase/functions/studio/blob-id.ts';
import type { Draft } from './copy.ts';

/** Without a text, the file is removed. */
export async function textDraft({
  was,
  base,
  text,
}: Pick<Draft, 'was' | 'base' | 'text'>): Promise<Draft> {
  if (text === undefined) return { was, base, sha: null, size: 0 };
  const bytes = new TextEncoder().encode(text);
  return { was, base, sha: await blobId(bytes), size: bytes.length, text };
}

export async function pictureDraft(
  base64: string,
): Promise<Pick<Draft, 'sha' | 'size' | 'base64'>> {
  const bytes = bytesOf(base64);
  return { sha: await blobId(bytes), size: bytes.length, base64 };
}
