import { traitsOf } from '../../blocks/traits.ts';
import type { Section } from '../../types/config.gen.ts';
import type { PageData, SiteData } from '../../ui/data/types.ts';
import { chartMakers } from './charts/draw-charts.ts';
import { withMade } from './charts/with-made.ts';
import { inColumns } from './logs/log-columns.ts';
import { withStepsDrawn } from './steps/draw-steps.ts';

/** The data that drawings need besides the page. */
type DrawnFor = {
  site: Pick<SiteData['site'], 'language'>;
  messages: Pick<SiteData['messages'], 'exhibits'>;
};

/** Compiled page -> the page with paths and words in the place of the numbers of its charts, zones and steps. */
export function withDrawings({ page, assets }: PageData, { site, messages }: DrawnFor): PageData {
  const charts = chartMakers(site.language);
  const made = withMade(page.sections, { ...charts, document: inColumns });
  const sections = withStepsDrawn(made.map(drawn), messages.exhibits);
  const { cases } = assets.records;
  const records = cases && { ...assets.records, cases: withMade(cases, charts) };
  return { page: { ...page, sections }, assets: records ? { ...assets, records } : assets };
}

const drawn = (section: Section): Section => traitsOf(section.type).draw?.(section) ?? section;
