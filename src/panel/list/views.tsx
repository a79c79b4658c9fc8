import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Link } from '../../ui/link.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { filtersIn, type ListFilters, queryOf } from './filters.ts';

interface Props {
  /** How many submissions need a look. */
  counts: Record<'suspected' | 'late', number>;
  section: SectionOf<'submission-panel'>;
  filters: ListFilters;
  onChange(filters: ListFilters): void;
}

/** The site's views as links, then what needs a look, if there is any; the one that the list shows is marked. */
export function Views({ section, counts, filters, onChange }: Props) {
  const { list, suspects } = section;
  const { pathname } = useLocation();
  const views = [
    ...section.views,
    ...(['suspected', 'late'] as const)
      .filter((kind) => counts[kind] > 0 || filters[kind])
      .map((kind) => ({
        label: format(suspects[kind === 'late' ? 'late' : 'view'], { count: counts[kind] }),
        query: `${kind}=yes`,
      })),
  ];
  if (views.length === 0) return null;
  const shown = queryOf(filters);
  return (
    <nav aria-label={list.views} data-no-print>
      <Row disablePadding>
        {views.map(({ label, query }) => {
          const wanted = filtersIn(query);
          const show = (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault(); // as a navigation it would move the focus to the heading
            onChange(wanted);
          };
          return (
            // A press of Enter on a link is a click.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the link inside is what is clicked
            <li key={query} onClick={show}>
              <View
                to={`${pathname}?${queryOf(wanted)}`}
                data-late={wanted.late || undefined}
                aria-current={queryOf(wanted) === shown ? 'page' : undefined}
              >
                {label}
              </View>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}

const Row = styled(List)({ display: 'flex', flexWrap: 'wrap', gap: spacing(1) });

const View = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '4px 14px',
  border: '1px solid var(--line)',
  borderRadius: 18,
  background: 'var(--white)',
  fontSize: '.9375rem',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--fg)' },
  '&[data-late]': { borderColor: 'var(--error)', color: 'var(--error)', fontWeight: 600 },
  '&[aria-current]': { borderColor: 'var(--fg)', background: 'var(--fg)', color: 'var(--bg)' },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid' } },
});
