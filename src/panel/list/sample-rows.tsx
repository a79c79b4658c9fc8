import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';

/** What work with submissions looks like. No row of the database: only this list shows them, until they are taken away. */
export function SampleRows({ section }: { section: SectionOf<'submission-panel'> }) {
  const { statuses, list } = section;
  const { samples } = list.first;
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="outlined"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? samples.hide : samples.show}
      </Button>
      {shown && (
        <>
          <Typography>{samples.text}</Typography>
          <Ruled disablePadding aria-label={samples.mark}>
            {samples.rows.map(({ name, meaning, text }) => (
              <Row key={name} data-new={meaning === 'new' || undefined}>
                <Mark>{samples.mark}</Mark>
                <Name>{name}</Name>
                <span>{statuses.find((status) => status.meaning === meaning)?.label}</span>
                <Typography color="textSecondary">{text}</Typography>
              </Row>
            ))}
          </Ruled>
        </>
      )}
    </>
  );
}

const Ruled = styled(List)({ width: '100%', borderTop: '1px solid var(--fg)' });

/** As new submissions are, a new one is bold. */
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: spacing(0.5, 1.5),
  paddingBlock: spacing(1.5),
  borderBottom: '1px solid var(--line)',
  lineHeight: 1.45,
  '& > p': { flex: '1 0 100%', maxWidth: 620 },
  '&[data-new] > b': { fontWeight: 640 },
});

const Name = styled('b')({ fontWeight: 400 });

const Mark = styled('strong')({
  padding: '1px 8px',
  border: '1px dashed var(--fg)',
  borderRadius: 'var(--radius)',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
});
