/** What has become of a commit at the host, as it tells the forge. */
import type { Handler } from './asked.ts';
import { expected } from './forge.ts';
import type { DeployState } from './protocol.ts';
import { isSha } from './repository.ts';

/** By the states of a deployment, GitHub's page "REST API endpoints for deployment statuses". */
const OF_DEPLOYMENT: Record<string, DeployState> = {
  success: 'live',
  inactive: 'live',
  failure: 'failed',
  error: 'failed',
  in_progress: 'building',
  queued: 'waiting',
  pending: 'waiting',
};

export const readDeploy: Handler = async ({ body: { commit }, forge }) => {
  if (!isSha(commit)) return { status: 'malformed' };
  const told = await forge.ask('GET', `deployments?sha=${commit}&per_page=10`);
  const [deployment]: { id: number }[] = expected(told, 200);
  if (!deployment) {
    const runs = await forge.ask('GET', `commits/${commit}/check-runs?per_page=100`);
    return { status: 'ok', deploy: ofChecks(expected(runs, 200).check_runs) };
  }
  const path = `deployments/${deployment.id}/statuses?per_page=1`;
  const [last]: { state: string; environment_url?: string }[] = expected(
    await forge.ask('GET', path),
    200,
  );
  const url = /^https?:\/\//.test(last?.environment_url ?? '') ? last?.environment_url : undefined;
  const deploy = last ? (OF_DEPLOYMENT[last.state] ?? 'unknown') : 'waiting';
  return { status: 'ok', deploy, ...(url && { url }) };
};

interface CheckRun {
  status: string;
  conclusion: string | null;
}

/** A host that makes no deployments of the forge's may tell by checks; those say nothing of when it is live. */
function ofChecks(runs: readonly CheckRun[]): DeployState {
  if (runs.some(({ conclusion }) => conclusion === 'failure' || conclusion === 'timed_out'))
    return 'failed';
  return runs.some(({ status }) => status !== 'completed') ? 'building' : 'unknown';
}
