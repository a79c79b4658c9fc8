import { traitsOf } from '../../blocks/traits.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { chartMakers } from './charts/draw-charts.ts';
import { withMade } from './charts/with-made.ts';
import { inColumns } from './logs/log-columns.ts';

/** The data that drawings need besides the page. */
type DrawnFor = {
  site: Pick<SiteData['site'], 'language'>;
  messages: Pick<SiteData['messages'], 'exhibits'>;
};

/** Compiled page -> the page with paths and words in the place of the numbers of its charts and sections. */
export function withDrawings(data: PageData, { site, messages }: DrawnFor): PageData {
  const { page, assets } = data;
  const charts = chartMakers(site.language);
  const sections = withMade(page.sections, { ...charts, document: inColumns }).map(
    (section) => traitsOf(section.type).draw?.(section, messages, site.language) ?? section,
  );
  const records = withMade(assets.records, charts);
  return { ...data, page: { ...page, sections }, assets: { ...assets, records } };
}
