import { readFileSync } from 'node:fs';
import { commentText } from './comment-text.ts';
import { githubApi } from './github-api.ts';
import { writeComment } from './one-comment.ts';
import { readReport } from './read-report.ts';
import { artefactOf, pullsOf, type WorkflowRun } from './workflow-run.ts';

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
