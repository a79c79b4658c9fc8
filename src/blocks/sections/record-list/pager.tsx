import { styled } from '@mui/material/styles';
import type { RecordList } from '../../../ui/data/record-list.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { useNumeral } from '../../../ui/data/use-numeral.ts';
import { Link } from '../../../ui/link.tsx';
import { spacing } from '../../../ui/theme/breakpoints.ts';

type Props = NonNullable<RecordList['pages']> & {
  words: NonNullable<SectionOf<'record-list'>['pages']>;
};

/** The pages of a list: the one before, all by number, the one after. */
export function Pager({ paths, current, words }: Props) {
  const numeral = useNumeral();
  const newer = current > 0 ? paths[current - 1] : undefined;
  const older = paths[current + 1];
  return (
    <Bar aria-label={words.label} data-no-print>
      <Side>{newer && <Step to={newer}>{words.newer}</Step>}</Side>
      <Numbers>
        {paths.map((path, index) => (
          <li key={path}>
            <PageNumber to={path} aria-current={index === current ? 'page' : undefined}>
              {numeral(index + 1)}
            </PageNumber>
          </li>
        ))}
      </Numbers>
      <Side>{older && <Step to={older}>{words.older}</Step>}</Side>
    </Bar>
  );
}

const Bar = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(1, 3),
  marginTop: spacing(4),
});

const Side = styled('span')({ flex: '1 1 0', '&:last-of-type': { textAlign: 'right' } });

const Numbers = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Step = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 600,
});

const PageNumber = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: 'var(--radius)',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { border: '1px solid currentColor', fontWeight: 600 },
});
