import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { draftRecords, isItem, spansIn } from '../../../content/read/site/links-over-time.ts';
import { collectionsOf, siteCheck } from '../../../content/read/site/site.ts';
import { quote } from '../../../content/read/words/wording.ts';

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
