import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import type { LogFigures, OutcomeFigures } from '../api/figures.ts';
import { duration, share } from './period.ts';

type Section = SectionOf<'submission-figures'>;
type Group = OutcomeFigures & { label: string };

interface Props {
  section: Section;
  figures: LogFigures;
}

/** The outcomes of the submissions, by form and by source. */
export function GroupTables({ section, figures: { by_form, by_source } }: Props) {
  const { groups: texts, totals, forms } = section;
  return (
    <Pair>
      <GroupTable
        texts={texts}
        none={totals.none}
        title={texts.byForm}
        head={texts.form}
        groups={by_form.map((group) => ({
          ...group,
          label: forms.find(({ name }) => name === group.form)?.label ?? group.form,
        }))}
      />
      <GroupTable
        texts={texts}
        none={totals.none}
        title={texts.bySource}
        head={texts.source}
        groups={by_source.map((group) => ({
          ...group,
          label: group.source.replace(/^https?:\/\//, '') || texts.direct,
        }))}
      />
      <Note color="textSecondary">{texts.bars}</Note>
    </Pair>
  );
}

interface TableProps {
  texts: Section['groups'];
  title: string;
  head: string;
  groups: Group[];
  /** Shown instead of a missing median. */
  none: string;
}

function GroupTable({ texts, title, head, groups, none }: TableProps) {
  const id = useId();
  const { lang } = document.documentElement;
  const most = Math.max(...groups.map(({ count }) => count));
  const number = (value: number) => new Intl.NumberFormat(lang).format(value);
  return (
    <div>
      <ItemTitle>
        <span id={id}>{title}</span>
      </ItemTitle>
      <Groups size="small" aria-labelledby={id}>
        <TableHead>
          <TableRow>
            {[head, texts.count, texts.median, texts.won].map((cell) => (
              <TableCell key={cell}>{cell}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map(({ label, count, contacted, median, won }) => (
            <TableRow key={label}>
              <Name component="th" scope="row">
                {label}
                <ShareBar whole={count} part={won} most={most} />
              </Name>
              <TableCell>{number(count)}</TableCell>
              <TableCell>
                {median === null
                  ? none
                  : format(texts.medianOf, {
                      median: duration(median, lang),
                      contacted: number(contacted),
                    })}
              </TableCell>
              <TableCell>
                {format(texts.wonOf, {
                  ...{ won: number(won), count: number(count), share: share(won, count, lang) },
                })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Groups>
    </div>
  );
}

const Pair = styled('div')({
  display: 'grid',
  gap: '48px clamp(32px, 5vw, 72px)',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Note = styled(Typography)({ gridColumn: '1 / -1', fontSize: '.9375rem' });

const Groups = styled(Table)({
  marginTop: spacing(1.5),
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { verticalAlign: 'top' },
});

const Name = styled(TableCell)({ width: '38%', overflowWrap: 'anywhere' }) as typeof TableCell;

/** Thin bars from the left: all of it as a line around, the part that is filled in ink. Numbers stand beside it. */
function ShareBar({ whole, part, most }: { whole: number; part: number; most: number }) {
  const width = (value: number) => `${most > 0 ? (100 * value) / most : 0}%`;
  return (
    <Bar aria-hidden="true">
      <rect className="whole" width={width(whole)} height="100%" />
      <rect className="part" width={width(part)} height="100%" />
    </Bar>
  );
}

const Bar = styled('svg')({
  display: 'block',
  width: '100%',
  height: 10,
  marginTop: spacing(1),
  '& .whole': { fill: 'color-mix(in srgb, var(--fg) 18%, transparent)' },
  '& .part': { fill: 'var(--fg)' },
  '@media (forced-colors: active)': {
    '& .whole': { fill: 'GrayText' },
    '& .part': { fill: 'CanvasText' },
  },
});
