import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  breakpoints,
  CoveringRadio,
  chosenWhenForced,
  format,
  inset,
  size,
  spacing,
  useMessages,
  VisuallyHidden,
} from 'site-in-json/blocks/v1';
import type { Screen } from '../../types.gen.ts';

type Props = Pick<Screen, 'name' | 'filters' | 'rows'>;

/** Tabs, if the rows say which filters they match; else a list of numbers. */
export function Filters({ name, filters, rows }: Props) {
  const group = useId();
  if (!filters) return null;
  if (!rows.some((row) => row.filters))
    return (
      <Summary>
        {filters.map(({ label, count }) => (
          <li key={label}>
            {label}
            {count && `: ${count}`}
          </li>
        ))}
      </Summary>
    );
  const active = Math.max(
    filters.findIndex((filter) => filter.active),
    0,
  );
  return (
    <Tabs>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      {filters.map(({ label, count }, index) => (
        <Tab key={label} data-alone={index % 2 === 0 && !filters[index + 1]}>
          <CoveringRadio name={group} value={index + 1} defaultChecked={index === active} />
          {label} <span>{count ?? shownBy(rows, index)}</span>
        </Tab>
      ))}
    </Tabs>
  );
}

/** "n of m" for each filter that matches more rows than the screen shows. */
export function ShownOf({ filters, rows }: Pick<Props, 'filters' | 'rows'>) {
  const { exhibits } = useMessages();
  if (!rows.some((row) => row.filters)) return null;
  return filters?.map(({ label, count }, index) => {
    const shown = String(shownBy(rows, index));
    return (
      count &&
      count !== shown && (
        <Note key={label} variant="body2" color="textSecondary" data-in={index + 1}>
          {format(exhibits.shown, { shown, count })}
        </Note>
      )
    );
  });
}

const shownBy = (rows: Screen['rows'], index: number) =>
  rows.filter(({ filters }) => filters?.includes(index + 1) ?? true).length;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0, 3),
  margin: 0,
  paddingBlock: 0,
  paddingInline: inset,
  border: 'solid var(--line)',
  borderWidth: '0 0 1px',
  fontSize: size.small,
  color: 'var(--muted)',
  breakAfter: 'avoid',
} as const;

const Summary = styled('ul')({ ...bar, paddingBlock: spacing(1.5) });

/** Hides the rows that the chosen filter does not match; at most six filters (src/blocks/sections/screen/schema.json). */
const hidden = [1, 2, 3, 4, 5, 6]
  .map((index) => `&:has([value="${index}"]:checked) ~ div [data-in]:not([data-in~="${index}"])`)
  .join();

const PHONE = breakpoints.down('sm');

const Tabs = styled('fieldset')({
  ...bar,
  minWidth: 0,
  // On a phone two per row, the numbers aligned.
  [PHONE]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  [hidden]: { display: 'none' },
});

const Tab = styled('label')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: spacing(1),
  paddingBlock: '12px 10px',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'var(--fg)' },
  '&:has(:checked)': { color: 'var(--fg)', fontWeight: 600, borderColor: 'var(--fg)' },
  '@media (forced-colors: active)': { '&:has(:checked)': chosenWhenForced },
  [PHONE]: { '&[data-alone=true]': { gridColumn: '1 / -1' } },
});

const Note = styled(Typography)({
  paddingBlock: spacing(1.5),
  paddingInline: inset,
  borderTop: '1px solid var(--line)',
  lineHeight: 'inherit',
});
