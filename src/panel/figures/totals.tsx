import { styled } from '@mui/material/styles';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import type { Figures } from '../api/figures.ts';
import { duration, share } from './period.ts';

interface Props {
  section: SectionOf<'submission-figures'>;
  figures: Figures;
}

/** The three numbers of the whole period, each with the count that it is of. */
export function Totals({ section: { totals: texts }, figures }: Props) {
  const { lang } = document.documentElement;
  const { count, contacted, median, by_form } = figures;
  const won = by_form.reduce((sum, group) => sum + group.won, 0);
  const number = new Intl.NumberFormat(lang);
  const values = {
    ...{ count: number.format(count), contacted: number.format(contacted) },
    won: number.format(won),
  };
  return (
    <List
      figures={[
        { value: values.count, label: texts.count },
        {
          value: median === null ? texts.none : duration(median, lang),
          label: texts.median,
          source: format(texts.medianOf, values),
        },
        { value: share(won, count, lang), label: texts.won, source: format(texts.wonOf, values) },
      ]}
    />
  );
}

const List = styled(FigureList)({ '--columns': '2fr 3fr 3fr', maxWidth: 960, borderTop: 0 });
