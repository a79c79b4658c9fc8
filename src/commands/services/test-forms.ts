/** `npm run lead -- --test`: posts a marked lead to the real address of each form, and says what came back. */
import { randomBytes } from 'node:crypto';
import {
  crmEntries,
  verdictIn,
  verdictInReturn,
} from '../../../supabase/functions/new-submission/crm.ts';
import { chosenEndpoint } from '../../blocks/strategies/endpoint/entry.ts';
import {
  endpointEntries,
  endpointRequest,
  readAnswer,
} from '../../blocks/strategies/endpoint/request.ts';
import { readObject, toFormData } from '../../blocks/strategies/shared/post.ts';
import { sampleEntries } from '../../supabase/apply/sample.ts';
import type {
  ChosenAnswer,
  CrmSubmit,
  EndpointSubmit,
  Form,
  Integrations,
} from '../../types/config.gen.ts';
import { type Message, msg, type Wording } from '../../words/message.ts';

/** With its placeholders filled in. */
type Services = Pick<Integrations, 'crm' | 'endpoint' | 'siteUrl'>;

export interface TestedForm {
  /** The name of its file in `forms/`. */
  id: string;
  form: Form & { submit: CrmSubmit | EndpointSubmit };
  /** What is chosen, where it decides the address. */
  chosen?: ChosenAnswer;
}

export interface Tried {
  /** Undefined if it came as it should. */
  isWrong?: true;
  lines: Wording[];
}

const TIMEOUT = 30_000;

/**
 * The forms that a test can post, each once for each address to which it goes; what goes to the log alone is tried by
 * `npm run supabase -- --apply`.
 */
export const testedForms = (forms: Record<string, Form>, services: Services): TestedForm[] =>
  Object.entries(forms)
    .flatMap(([id, form]) => waysOf({ id, form } as TestedForm))
    .filter((tested) => addressOf(tested, services));

/** What a form sends for nobody's choice, then for each that leads elsewhere. */
function waysOf(tested: TestedForm): TestedForm[] {
  const { submit } = tested.form;
  const choices = submit.strategy === 'endpoint' ? (submit.sendTo ?? []) : [];
  return [tested, ...choices.flatMap(({ if: chosen }) => (chosen ? [{ ...tested, chosen }] : []))];
}

export function addressOf(
  { form: { submit }, chosen }: TestedForm,
  { crm, endpoint }: Services,
): string | undefined {
  if (submit.strategy === 'crm') return crm?.endpoint;
  if (submit.strategy !== 'endpoint' || !endpoint) return undefined;
  return chosenEndpoint(endpoint, submit, chosen ? [[chosen.field, chosen.is]] : []).url;
}

export async function tryForm(
  tested: TestedForm,
  services: Services,
  email: string,
): Promise<Tried> {
  const id = randomBytes(16).toString('hex');
  const entries = sampleEntries(tested, email, id).entries.filter(
    ([name]) => !choosing(tested).includes(name),
  );
  if (tested.chosen) entries.push([tested.chosen.field, tested.chosen.is]);
  const lead = { id, entries, pageUrl: `${services.siteUrl}/` };
  const { submit } = tested.form;
  try {
    return submit.strategy === 'crm'
      ? await tryCrm(submit, services, lead)
      : await tryEndpoint(submit, services, lead);
  } catch (error) {
    const reason = String((error as { cause?: unknown }).cause ?? error);
    return wrong(msg('commands/lead:no-answer', { reason }));
  }
}

/** The fields whose answers decide the address: only the one that is tried is filled in. */
const choosing = ({ form: { submit } }: TestedForm): string[] =>
  submit.strategy === 'endpoint'
    ? (submit.sendTo ?? []).flatMap((to) => (to.if ? [to.if.field] : []))
    : [];

interface Lead {
  id: string;
  entries: [name: string, value: string][];
  pageUrl: string;
}

const wrong = (...lines: Wording[]): Tried => ({ isWrong: true, lines });

async function tryCrm(
  { appendCurrentUrl }: CrmSubmit,
  { crm, siteUrl }: Services,
  { id, entries, pageUrl }: Lead,
): Promise<Tried> {
  const { endpoint = '', webformId = '', transport } = crm ?? {};
  const currentUrl = appendCurrentUrl ? pageUrl : undefined;
  const readsJson = transport === 'cors';
  const response = await fetch(endpoint, {
    method: 'POST',
    body: toFormData(crmEntries({ webformId, entries, currentUrl, id })),
    headers: { Origin: siteUrl, ...(readsJson && { Accept: 'application/json' }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const location = response.headers.get('location');
  const page = location ? new URL(location, endpoint) : undefined;
  const verdict = page
    ? verdictInReturn(page.searchParams)
    : verdictIn(await readObject(response.clone()));
  if (verdict?.status === 'refused')
    return wrong(msg('commands/lead:refused', { reason: verdict.reason }));
  if (!verdict) return wrong(await strange(response));
  if (readsJson) return allowed(response, siteUrl);
  // The browser learns it from a page of this site alone.
  return page && page.origin !== new URL(siteUrl).origin
    ? wrong(
        msg('commands/lead:arrived'),
        msg('commands/lead:return-url', { page: page.origin, site: siteUrl }),
      )
    : { lines: [msg('commands/lead:arrived')] };
}

async function tryEndpoint(
  submit: EndpointSubmit,
  { endpoint: service, siteUrl }: Services,
  lead: Lead,
): Promise<Tried> {
  if (!service) return { lines: [] };
  const endpoint = chosenEndpoint(service, submit, lead.entries);
  const request = endpointRequest(endpoint, submit, endpointEntries(endpoint, submit, lead), {
    id: lead.id,
  });
  const response = await fetch(endpoint.url, {
    ...request,
    headers: { ...request.headers, Origin: siteUrl },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const result = await readAnswer(response.clone(), endpoint.successField);
  if (result.status === 'refused')
    return wrong(
      msg('commands/lead:refused', { reason: result.reason ?? String(response.status) }),
    );
  return result.status === 'confirmed'
    ? allowed(response, siteUrl)
    : wrong(await strange(response));
}

/** It arrived; but a browser tells it only if the answer allows this site to read it. */
function allowed(response: Response, siteUrl: string): Tried {
  const origin = response.headers.get('access-control-allow-origin');
  const arrived = msg('commands/lead:arrived');
  return origin === '*' || origin === siteUrl
    ? { lines: [arrived] }
    : wrong(arrived, msg('commands/lead:no-cors', { site: siteUrl }));
}

const MOST_SHOWN = 200;

/** An answer that says neither yes nor no, such as a page of HTML. */
async function strange(response: Response): Promise<Message> {
  const text = (await response.text()).replace(/\s+/g, ' ').slice(0, MOST_SHOWN);
  return msg('commands/lead:strange', { status: response.status, text });
}
