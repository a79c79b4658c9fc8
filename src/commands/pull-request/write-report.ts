import { readFileSync } from 'node:fs';
import type { CorrectedProblem } from '../../content/report/corrections.ts';
import { addressBelow, formatMarkdown } from '../../content/report/markdown.ts';
import { t } from '../../words/reader.ts';
import { readReport } from './read-report.ts';
import {
  artefactOf,
  type GithubApi,
  githubApi,
  pullsOf,
  type WorkflowRun,
} from './workflow-run.ts';

/** Writes the report of a check to its pull requests. `env` as GitHub Actions sets it. */
export async function writeReport(
  reportFile: string,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const {
    GITHUB_API_URL = '',
    GITHUB_EVENT_PATH = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_SERVER_URL: server = '',
    GITHUB_TOKEN = '',
    PREVIEW_URL = '',
  } = env;
  const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
  const run: WorkflowRun = event.workflow_run;
  const api = githubApi(GITHUB_API_URL, repository, GITHUB_TOKEN);
  const problems = readReport(reportFile);
  const artefact = await artefactOf(api, run, 'site');
  for (const pull of await pullsOf(api, run)) {
    const preview = PREVIEW_URL.replaceAll('{number}', `${pull}`) || undefined;
    const text = commentText({ server, repository, run, problems, artefact, preview });
    await writeComment(api, pull, text);
    say(`#${pull}: comment written.`);
  }
}

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
async function writeComment(api: GithubApi, pull: number, text: string): Promise<void> {
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

interface CommentParts {
  /** Where GitHub is. */
  server: string;
  repository: string;
  run: WorkflowRun;
  /** Undefined where the check did not get to its end. */
  problems: readonly CorrectedProblem[] | undefined;
  /** Of the built site. */
  artefact: number | undefined;
  /** The address of the preview, if a host provides one. */
  preview: string | undefined;
}

/** The text of the comment. */
function commentText(parts: CommentParts): string {
  const { problems, run } = parts;
  const log = `[${t('commands/pull-request:log')}](${run.html_url})`;
  const report = problems
    ? formatMarkdown(problems, sourceOf(parts))
    : t('commands/pull-request:unfinished', { log });
  const about = t('commands/pull-request:about', { commit: run.head_sha.slice(0, 7), log });
  return [report, ...previewOf(parts), about].join('\n');
}

function sourceOf({ server, run }: CommentParts) {
  const { full_name } = run.head_repository;
  return {
    view: `${server}/${full_name}/blob/${run.head_sha}`,
    edit: addressBelow(`${server}/${full_name}/edit`, run.head_branch),
  };
}

function previewOf({ server, repository, run, artefact, preview }: CommentParts): string[] {
  const shown = preview ? [`[${t('commands/pull-request:view-site')}](${preview})`] : [];
  const kept =
    artefact === undefined
      ? []
      : [
          t('commands/pull-request:download', {
            link: `[${t('commands/pull-request:download-site')}](${server}/${repository}/actions/runs/${run.id}/artifacts/${artefact})`,
          }),
        ];
  const links = [...shown, ...kept];
  return links.length > 0 ? [`${links.join(' · ')}\n`] : [];
}
