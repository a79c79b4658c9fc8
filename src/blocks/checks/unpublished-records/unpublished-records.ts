import { draftRecords, isItem } from '../../../content/publication/draft-records.ts';
import { spansIn } from '../../../content/publication/links-over-time.ts';
import { usesNaming } from '../../../content/references/link-uses.ts';
import { collectionsOf, siteCheck } from '../../../content/site.ts';
import { quote } from '../../../content/words/wording.ts';

/** No page that visitors see is made of a record that is a draft. Lists of records leave it out. */
export const checkUnpublishedRecords = siteCheck(['record-unpublished'], (site, report) => {
  const spanAt = spansIn(site.clock.timeZone);
  for (const draft of draftRecords(collectionsOf(site))) {
    const [kind = '', id = ''] = draft.split('/');
    const files = site.mentions.names.get(kind)?.get(id) ?? [];
    for (const { entry, reference } of usesNaming([kind, id], files)) {
      const { pointer } = reference;
      if (entry.kind !== 'page' || isItem(pointer)) continue;
      if (spanAt(entry, pointer).from === Infinity) continue;
      report(entry, {
        code: 'record-unpublished',
        pointer,
        message: `O registro ${quote(id)} é rascunho, e esta seção o mostraria ao visitante.`,
        hint: 'Publique o registro (tire "draft" dele), ou faça também desta seção, ou desta página, um rascunho.',
      });
    }
  }
});
