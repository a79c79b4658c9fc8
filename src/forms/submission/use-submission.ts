import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../data/site-context.ts';
import type { Field, Form, Integrations } from '../../types/config.gen.ts';
import { strategies } from '../strategies/registry.ts';
import type { Strategy, SubmitResult, Values } from '../types.ts';
import { removeDraft, writeDraft } from './draft.ts';
import { claim, enqueue, settle } from './outbox.ts';
import { newSubmissionId } from './submission-id.ts';
import { entriesOf } from './values.ts';

interface Options {
  formId: string;
  form: Form;
  integrations: Integrations;
}

/** Sends a form's values by its strategy. Nothing is sent before it is kept, and nothing twice. */
export function useSubmission({ formId, form, integrations }: Options) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  /** Of the submission the visitor means now: the same until it is known how it went. */
  const id = useRef<string>(undefined);
  const strategy = strategies[form.submit.strategy];

  async function send(values: Values): Promise<SubmitResult> {
    id.current ??= newSubmissionId();
    const submission = { id: id.current, formId, at: Date.now(), values: queueable(form, values) };
    if (strategy.queues && !navigator.onLine)
      return enqueue(submission) ? { status: 'queued' } : { status: 'refused' };
    if ((await claim(submission.id)) === 'taken') return { status: 'unknown' };

    writeDraft(formId, form, { values, sent: submission.id });
    const result = await post(submission.id, values);
    settle(submission.id, result.status);
    if (result.status === 'unknown') return result;
    id.current = undefined;
    if (result.status === 'confirmed') removeDraft(formId);
    else writeDraft(formId, form, { values });
    return result;
  }

  async function post(id: string, values: Values): Promise<SubmitResult> {
    let code: Strategy;
    try {
      code = (await strategy.load()) as Strategy;
    } catch {
      return { status: 'refused' }; // its code could not be had: nothing left this machine
    }
    const entries = entriesOf(form, values);
    const submission = { id, entries, pageUrl: siteUrl + pathname, form, integrations };
    return code.submit(submission, form.submit).catch(() => ({ status: 'unknown' }) as const);
  }

  return { send, id };
}

/** Secrets, and what would have expired, are not kept. */
const NOT_QUEUED = new Set<Field['type']>(['password', 'captcha', 'honeypot']);

function queueable(form: Form, values: Values): Values {
  const dropped = form.fields.filter(({ type }) => NOT_QUEUED.has(type)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.includes(name)));
}
