import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { isItem, spansIn } from '../../../content/read/site/links-over-time.ts';
import { draftsOf, siteCheck } from '../../../content/read/site/site.ts';
import { msg, quoted } from '../../../words/message.ts';
import { unpublishedNamed } from './unpublished-named.ts';

/**
 * No page that visitors see is made of a record that is a draft, or says what only a record says that is not there yet.
 * Lists of records leave it out.
 */
export const checkUnpublishedRecords = siteCheck(['record-unpublished'], (site, report) => {
  for (const { entry, ...finding } of unpublishedNamed(site))
    report(entry, { code: 'record-unpublished', ...finding });
  const spanAt = spansIn(site.clock.timeZone);
  for (const draft of draftsOf(site)) {
    const [kind = '', id = ''] = draft.split('/');
    const files = site.mentions.names.get(kind)?.get(id) ?? [];
    for (const { entry, reference } of usesNaming([kind, id], files)) {
      const { pointer } = reference;
      if (entry.kind !== 'page' || isItem(pointer)) continue;
      if (spanAt(entry, pointer).from === Infinity) continue;
      report(entry, {
        code: 'record-unpublished',
        pointer,
        message: msg('checks/unpublished-records:draft', { record: quoted(id) }),
        hint: msg('checks/unpublished-records:draft-hint'),
      });
    }
  }
});
