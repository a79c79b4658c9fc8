import { withOwnCaptcha } from '../../blocks/fields/captcha/own-captcha.ts';
import { BUILD } from '../../lib/build-id.ts';
import type { Integrations } from '../../types/config.gen.ts';
import { normalizePath, pageDataUrl } from '../../ui/data/page-data-url.ts';
import type { PageData } from '../../ui/data/types.ts';
import type { SubmitResult } from '../kit/types.ts';
import { type FormTexts, noticeIds } from '../ui/outcomes.ts';
import type { QueuedSubmission } from './outbox.ts';

/** `proof`: a captcha has to be solved first. */
export type WaitingStatus = Exclude<SubmitResult['status'], 'invalid'> | 'proof';

/** What a waiting submission needs, of the data of the page on which it was written. */
export interface Origin extends FormTexts {
  path: string;
  integrations: Integrations;
}

/** Undefined if the page has no such form any more, or is of another build. */
export async function originOf({ path, formId }: QueuedSubmission): Promise<Origin | undefined> {
  if (!path) return undefined; // of an earlier version of this site
  const { records, forms } = (await fetchPage(path))?.assets ?? {};
  const form = records?.forms?.[formId];
  if (!form || !forms) return undefined;
  const notices = noticeIds(form).flatMap((id) => {
    const notice = records?.notices?.[id];
    return notice ? [{ ...notice, id }] : [];
  });
  const integrations = withOwnCaptcha(form, forms.integrations);
  return { path, form, notices, texts: forms.messages, integrations };
}

/** The ids of the forms of the page that is open. */
export async function formsHere(): Promise<string[]> {
  return Object.keys((await fetchPage(location.pathname))?.assets.records.forms ?? {});
}

async function fetchPage(path: string): Promise<PageData | undefined> {
  const response = await fetch(pageDataUrl(normalizePath(path)));
  const data: PageData | undefined = response.ok ? await response.json() : undefined;
  return data?.build === BUILD ? data : undefined;
}
