import type { Strategy, Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { EndpointSubmit } from '../../../types/config.gen.ts';
import { mayOutlivePage, postOnce, readObject, resultOf, toFormData } from '../shared/post.ts';
import { fixedFields } from './entry.ts';

/** Posts the form to the service of `integrations.json`: a form service, or a function of one's own. */
export const strategy: Strategy<EndpointSubmit> = {
  async submit(submission, config, { begun, signal: end }) {
    if (!submission.integrations.endpoint)
      return { status: 'refused', reason: 'integrations.json: endpoint' };
    return postOnce((signal) => {
      const answer = post(submission, config, signal);
      begun();
      return answer;
    }, end);
  },

  submitOnLeave(submission, config) {
    void postOnce((signal) => post(submission, config, signal));
    return true;
  },
};

async function post(
  { id, entries, pageUrl, integrations }: Submission,
  { formName, format = 'json' }: EndpointSubmit,
  signal: AbortSignal,
): Promise<SubmitResult> {
  const { endpoint } = integrations;
  if (!endpoint) return { status: 'refused' };
  const { header, field = 'submission_id' } = endpoint.idempotencyKey ?? {};
  const all = [
    ...Object.entries(fixedFields(endpoint, formName)),
    ...entries,
    ['page', pageUrl],
    [field, id],
  ] as [string, string][];
  const isJson = format === 'json';
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(header && { [header]: id }),
    },
    body: isJson ? JSON.stringify(objectOf(all)) : toFormData(all),
    keepalive: mayOutlivePage(all), // a visitor who leaves the page has sent it all the same
    signal,
  });
  return readAnswer(response, endpoint.successField);
}

/** Several values of one name, such as ticked boxes, are one text. */
function objectOf(entries: [string, string][]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of entries)
    result[name] = name in result ? `${result[name]}, ${value}` : value;
  return result;
}

/**
 * Without `successField` the status decides: 2xx has arrived, 4xx was refused. With it, the answer is confirmed by that
 * field being true, and refused by its being false. Everything else is unknown.
 */
async function readAnswer(response: Response, successField?: string): Promise<SubmitResult> {
  const fields = await readObject(response);
  const success = successField ? fields[successField] : response.ok || undefined;
  if (response.ok && success === true) return { status: 'confirmed' };
  const result: SubmitResult = success === false ? { status: 'refused' } : resultOf(response);
  return result.status === 'refused' ? { ...result, ...reasonIn(fields) } : result;
}

/** The sentence that form services give, by the names that they use. */
function reasonIn(fields: { message?: unknown; error?: unknown }): { reason?: string } {
  const reason = [fields.message, fields.error].find((text) => typeof text === 'string');
  return typeof reason === 'string' ? { reason } : {};
}
