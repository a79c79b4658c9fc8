import type { Strategy, Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { EndpointSubmit } from '../../../types/config.gen.ts';
import { mayOutlivePage, postOnce, timeoutWith } from '../shared/post.ts';
import { chosenEndpoint } from './entry.ts';
import { endpointEntries, endpointRequest, readAnswer, readableEntries } from './request.ts';

/** Posts the form to the service of `integrations.json`: a form service, or a function of one's own. */
export const strategy: Strategy<EndpointSubmit> = {
  async submit(submission, config, { begun, signal: end }) {
    if (!submission.integrations.endpoint)
      return { status: 'refused', reason: 'integrations.json: endpoint' };
    return postOnce(
      (signal) => {
        const answer = post(submission, config, signal);
        begun();
        return answer;
      },
      end,
      timeoutWith(submission.files),
    );
  },

  submitOnLeave(submission, config) {
    void postOnce((signal) => post(submission, config, signal));
    return true;
  },
};

async function post(
  submission: Submission,
  config: EndpointSubmit,
  signal: AbortSignal,
): Promise<SubmitResult> {
  const { endpoint: service } = submission.integrations;
  if (!service) return { status: 'refused' };
  const endpoint = chosenEndpoint(service, config, submission.entries);
  const sent = config.readable
    ? { ...submission, entries: readableEntries(submission) }
    : submission;
  const entries = endpointEntries(endpoint, config, sent);
  const response = await fetch(endpoint.url, {
    ...endpointRequest(endpoint, config, entries, submission),
    keepalive: submission.files.length === 0 && mayOutlivePage(entries), // a visitor who leaves the page has sent it all the same
    signal,
  });
  return readAnswer(response, endpoint.successField);
}
