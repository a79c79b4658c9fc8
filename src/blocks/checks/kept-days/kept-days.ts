import { type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { asText, isObject, type JsonObject } from '../../../lib/json.ts';
import { RETENTION_DAYS, SUSPICION } from '../../../lib/log-defaults.ts';
import { msg } from '../../../words/message.ts';

/** A link to a page of the site, in a text. */
const LINK = /\]\((\/[^)#?\s]*)/g;

/** The page on privacy that forms link to says for how many days the log keeps what they send. */
export const checkKeptDays = siteCheck(['kept-days-untold'], ({ entries, pages }, report) => {
  const log = single(entries, 'integrations')?.value;
  if (!isObject(log) || !isObject(log.submissions) || !log.supabase) return;
  const [retentionDays, days] = daysOf(log.submissions);
  for (const path of policiesOf(entries)) {
    const page = pages.get(path);
    const text = page && textOf(page.value);
    if (!page || !text) continue;
    const isTold = (number: unknown) => new RegExp(`\\b${number}\\b`).test(text);
    if (isTold(retentionDays) && isTold(days)) continue;
    report(page, {
      code: 'kept-days-untold',
      severity: 'warning',
      pointer: '',
      message: msg('checks/kept-days:untold', {
        which: isTold(retentionDays) ? 'suspected' : isTold(days) ? 'kept' : 'both',
        kept: Number(retentionDays),
        suspected: Number(days),
      }),
      hint: msg('checks/kept-days:untold-hint'),
    });
  }
});

/** For how many days the log keeps what was sent, and what is suspected. */
function daysOf({ retentionDays = RETENTION_DAYS, suspicion }: JsonObject) {
  const { days = SUSPICION.days } = isObject(suspicion) ? suspicion : {};
  return [retentionDays, days];
}

/** The paths that forms link to beside their button. Reads forms alone, as reading its value opens a file. */
const policiesOf = (entries: Site['entries']): Set<string> =>
  new Set(
    entries
      .filter(({ kind }) => kind === 'form')
      .flatMap(({ value }) =>
        isObject(value)
          ? [...(asText(value.agreement) ?? '').matchAll(LINK)].map(([, path = '']) => path)
          : [],
      ),
  );

/** All that can be read on a page, with paths and names. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}
