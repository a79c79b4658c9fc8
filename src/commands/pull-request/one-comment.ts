import type { GithubApi } from './github-api.ts';

/** Invisible first line that identifies our comment. */
export const MARKER = '<!-- site-config-report -->';
const AUTHOR = 'github-actions[bot]';
const PAGE = 100;

interface Comment {
  id: number;
  body: string;
  user: { login: string } | null;
}

/** Writes the one comment of a pull request: over the one that is there, or a first. */
export async function writeComment(api: GithubApi, pull: number, text: string): Promise<void> {
  const body = `${MARKER}\n${text}`;
  const existing = await findComment(api, pull);
  if (!existing) await api('POST', `/issues/${pull}/comments`, { body });
  else if (existing.body !== body) await api('PATCH', `/issues/comments/${existing.id}`, { body });
}

async function findComment(api: GithubApi, pull: number): Promise<Comment | undefined> {
  for (let page = 1; ; page += 1) {
    const path = `/issues/${pull}/comments?per_page=${PAGE}&page=${page}`;
    const comments = await api<Comment[]>('GET', path);
    // Anyone can write the marker, and the token may change everyone's comments.
    const own = comments.find(
      ({ body, user }) => user?.login === AUTHOR && body.startsWith(MARKER),
    );
    if (own || comments.length < PAGE) return own;
  }
}
