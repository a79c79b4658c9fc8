import type { CommentAnswer, LinkAnswer } from '../../shared/links.ts';
import type { LinkSettings } from '../../shared/remote-site.ts';

export interface NewComment {
  /** Null for the page as a whole. */
  section: number | null;
  name: string;
  comment: string;
}

/** What whoever has a link may ask. Both reject where nobody answers. */
export interface AskAsGuest {
  read(): Promise<LinkAnswer>;
  comment(news: NewComment): Promise<CommentAnswer>;
}

/** In milliseconds. */
const TIMEOUT = 30_000;

/** @param token of the link; it is sent to the site's own project alone */
export function askAsGuest({ supabase }: LinkSettings, token: string): AskAsGuest {
  const { origin } = new URL(supabase.url, location.origin);
  async function call<T>(name: string, body: object): Promise<T> {
    const response = await fetch(`${origin}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: supabase.publishableKey },
      body: JSON.stringify({ token, ...body }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return response.json();
  }
  return {
    read: () => call('read_studio_link', {}),
    comment: (news) => call('comment_studio_link', news),
  };
}
