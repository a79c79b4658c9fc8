import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { Label } from '../../forms/kit/field-frame.tsx';
import type { SectionOf } from '../../ui/data/types.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { sourceLabel } from '../cell-text.ts';
import { FilterCell, FilterDay, FilterSelect, type Option } from '../filter-fields.tsx';
import { type ListFilters, NO_FILTERS } from './filters.ts';
import type { FilterOptions } from './use-filter-options.ts';
import { useWindow } from './use-window.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  filters: ListFilters;
  options: FilterOptions;
  onChange(filters: ListFilters): void;
  search?: Ref<HTMLInputElement>;
}

type SelectName = 'form' | 'status' | 'owner' | 'source';

/** The filters of the list, which apply while one types. Where there is no room, all but the search are folded up. */
export function FilterBar({ section, filters, options, onChange, search }: Props) {
  const searchId = useId();
  const { filters: texts, forms, statuses } = section;
  const isNarrow = useWindow('narrow');
  const set = (name: keyof ListFilters) => (value: string) =>
    onChange({ ...filters, [name]: value });
  const field = (name: SelectName | 'from' | 'to') => ({
    label: texts[name],
    value: filters[name],
    onChange: set(name),
  });
  const selects: [name: SelectName, choices: Option[]][] = [
    ['status', statuses.map(({ value, label }) => [value, label])],
    ['owner', [['me', texts.me], ['none', texts.nobody], ...options.colleagues]],
    ['form', forms.map(({ name, label }) => [name, label])],
    ['source', options.sources.map((source) => [source, sourceLabel(source)])],
  ];
  const others = (
    <>
      {selects.map(([name, choices]) => (
        <FilterSelect
          key={name}
          {...field(name)}
          all={texts.all}
          options={withCurrent(choices, filters[name])}
        />
      ))}
      <FilterDay {...field('from')} />
      <FilterDay {...field('to')} />
    </>
  );
  const isSet = [...selects.map(([name]) => name), 'from' as const, 'to' as const].some(
    (name) => filters[name] !== NO_FILTERS[name],
  );
  return (
    <Row role="search" data-no-print>
      <FilterCell>
        <Label htmlFor={searchId}>{texts.search}</Label>
        <TextControl
          id={searchId}
          value={filters.search}
          onChange={({ target }) => set('search')(target.value)}
          type="search"
          inputRef={search}
          disableInjectingGlobalStyles
        />
      </FilterCell>
      {isNarrow ? (
        <details open={isSet || undefined}>
          <Summary>{texts.show}</Summary>
          <Folded>{others}</Folded>
        </details>
      ) : (
        <>
          <Folder aria-hidden="true">{texts.show}</Folder>
          <Unfolded>{others}</Unfolded>
        </>
      )}
    </Row>
  );
}

/** A link may filter by what is no choice any more: the list is filtered by it, so it is shown. */
const withCurrent = (choices: Option[], current: string): Option[] =>
  !current || choices.some(([value]) => value === current)
    ? choices
    : [...choices, [current, current]];

const Row = styled('div')({
  display: 'grid',
  gap: spacing(1.5, 2),
  '--field': 'var(--white)',
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
  '& .MuiInputBase-root': { minHeight: 44 },
  '& .MuiInputBase-root .MuiInputBase-input': { paddingBlock: 9 },
});

const Folded = styled('div')({
  display: 'grid',
  gap: spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
});

const summary = { minHeight: 44, paddingBlock: spacing(1) };

const Summary = styled('summary')({ ...summary, cursor: 'pointer' });

/** Before the app runs it stands for the summary, so that nothing shifts. */
const Folder = styled('div')({ ...summary, [breakpoints.up('md')]: { display: 'none' } });

const Unfolded = styled('div')({
  display: 'contents',
  [breakpoints.down('md')]: { display: 'none' },
});
