/** What a form service is sent, and what its answers mean: for the browser, and for the command that tries it. */
import type { AnyField, Submission, SubmitResult } from '../../../forms/kit/types.ts';
import type { EndpointIntegration, EndpointSubmit } from '../../../types/config.gen.ts';
import { readObject, resultOf, toFormData } from '../shared/post.ts';
import { fixedFields } from './entry.ts';

type Entry = [name: string, value: string];

/** All that is sent, with the fields that the service asks for and the id by which it knows a repetition. */
export const endpointEntries = (
  endpoint: EndpointIntegration,
  { formName }: EndpointSubmit,
  { id, entries, pageUrl }: { id: string; entries: readonly Entry[]; pageUrl: string },
): Entry[] => [
  ...Object.entries(fixedFields(endpoint, formName)),
  ...entries,
  ['page', pageUrl],
  [endpoint.idempotencyKey?.field ?? 'submission_id', id],
];

/** The entries as people read them: options by their labels, days in words. What the log would not keep stays as it is. */
export const readableEntries = ({
  entries,
  entered,
  form,
}: Pick<Submission, 'entries' | 'entered' | 'form'>): Entry[] =>
  entries.map(([name, value]) => {
    // A choice that is sent with a text comes before it.
    const guests = form.fields.filter(({ sendIn }: AnyField) => sendIn === name);
    const names = [...guests.map((guest) => guest.name), name];
    const parts = names.flatMap(
      (part) => entered.find((field) => field.name === part)?.value ?? [],
    );
    return [name, parts.join('\n\n') || value];
  });

export function endpointRequest(
  { idempotencyKey }: EndpointIntegration,
  { format = 'json' }: EndpointSubmit,
  entries: Entry[],
  { id, files = [] }: { id: string; files?: Submission['files'] },
): { method: 'POST'; headers: Record<string, string>; body: string | FormData } {
  const isJson = format === 'json';
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey?.header && { [idempotencyKey.header]: id }),
    },
    body: isJson ? JSON.stringify(objectOf(entries)) : toFormData(entries, files),
  };
}

/** Several values of one name, such as ticked boxes, are one text. */
function objectOf(entries: Entry[]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of entries)
    result[name] = name in result ? `${result[name]}, ${value}` : value;
  return result;
}

/**
 * Without `successField` the status decides: 2xx has arrived, 4xx was refused. With it, the answer is confirmed by that
 * field being true, and refused by its being false. Everything else is unknown.
 */
export async function readAnswer(response: Response, successField?: string): Promise<SubmitResult> {
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
