import { useId } from 'react';
import { headingFont } from '../../theme/fonts.ts';
import { styled } from '../../theme/styled.tsx';
import type { Case } from '../../types/config.gen.ts';
import { columnsFor } from '../../ui/cells.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

interface Props {
  title: string;
  results: Case['results'];
}

/** What was measured, each with how full its bar is. */
export function Results({ title, results }: Props) {
  return (
    <SectionFrame section={{ title }}>
      <List data-columns={columnsFor(results.length)}>
        {results.map((result) => (
          <Result key={result.label} {...result} />
        ))}
      </List>
    </SectionFrame>
  );
}

function Result({ label, value, progress, text }: Case['results'][number]) {
  const id = useId();
  return (
    <li>
      <Value aria-hidden="true">{value}</Value>
      <Label htmlFor={id}>{label}</Label>
      <Progress id={id} value={progress} text={value} />
      <p>
        <RichText text={text} />
      </p>
    </li>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: 'clamp(40px, 4vw, 64px) clamp(32px, 5vw, 72px)',
  '& progress': { marginTop: 14 },
  '& p': { color: 'var(--muted)', marginTop: 16 },
  '@media (min-width: 720px), print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 960px), print': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

const Value = styled('span')({
  display: 'block',
  fontFamily: headingFont,
  fontSize: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

const Label = styled('label')({ display: 'block', marginTop: 10, fontWeight: 600 });
