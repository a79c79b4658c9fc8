import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type Ref, useId } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { TextControl } from '../../forms/ui/control.ts';
import { Label } from '../../forms/ui/field-frame.tsx';
import { SelectControl } from '../../forms/ui/select-control.tsx';
import { sourceLabel } from '../cell-text.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { FilterOptions } from './use-filter-options.ts';
import { useWindow } from './use-window.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  filters: Filters;
  options: FilterOptions;
  onChange(filters: Filters): void;
  search?: Ref<HTMLInputElement>;
}

type Option = [value: string, label: string];

/** The filters of the list, which apply while one types. Where there is no room, all but the search are folded up. */
export function FilterBar({ section, filters, options, onChange, search }: Props) {
  const base = useId();
  const { filters: texts, forms, statuses } = section;
  const isNarrow = useWindow('narrow');
  const control = (name: keyof Filters) => ({
    id: base + name,
    value: filters[name],
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange({ ...filters, [name]: target.value }),
  });
  const selects: [name: 'form' | 'status' | 'owner' | 'source', choices: Option[]][] = [
    ['status', statuses.map(({ value, label }) => [value, label])],
    ['owner', [['me', texts.me], ['none', texts.nobody], ...options.colleagues]],
    ['form', forms.map(({ name, label }) => [name, label])],
    ['source', options.sources.map((source) => [source, sourceLabel(source)])],
  ];
  const others = (
    <>
      {selects.map(([name, choices]) => (
        <Cell key={name}>
          <Label htmlFor={base + name}>{texts[name]}</Label>
          <SelectControl {...control(name)}>
            <option value="">{texts.all}</option>
            {withCurrent(choices, filters[name]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectControl>
        </Cell>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Cell key={name}>
          <Label htmlFor={base + name}>{texts[name]}</Label>
          <TextControl {...control(name)} type="date" disableInjectingGlobalStyles />
        </Cell>
      ))}
    </>
  );
  const isSet = [...selects.map(([name]) => name), 'from' as const, 'to' as const].some(
    (name) => filters[name] !== NO_FILTERS[name],
  );
  return (
    <Row role="search" data-no-print>
      <Cell>
        <Label htmlFor={`${base}search`}>{texts.search}</Label>
        <TextControl
          {...control('search')}
          type="search"
          inputRef={search}
          disableInjectingGlobalStyles
        />
      </Cell>
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
  gap: '12px 16px',
  '--field': 'var(--white)',
  '@media (min-width: 760px)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
    '& > :first-of-type': { gridColumn: 'span 2' },
  },
  '& .MuiInputBase-root': { minHeight: 44 },
  '& .MuiInputBase-root .MuiInputBase-input': { paddingBlock: 9 },
});

const Folded = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 144px), 1fr))',
});

const summary = { minHeight: 44, paddingBlock: 8 };

const Summary = styled('summary')({ ...summary, cursor: 'pointer' });

/** Before the app runs it stands for the summary, so that nothing shifts. */
const Folder = styled('div')({ ...summary, '@media (min-width: 760px)': { display: 'none' } });

const Unfolded = styled('div')({
  display: 'contents',
  '@media (max-width: 759.98px)': { display: 'none' },
});

const Cell = styled(Stack)({ gap: 4, minWidth: 0, fontSize: '.9375rem' });
