import { styled } from '../../theme/styled.tsx';
import type { FormNext } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section-frame.tsx';

/** What comes of sending: in the room below the heading on wide screens, below the form on others. */
export function NextSteps({ title, items }: FormNext) {
  return (
    <Place>
      <ItemTitle>{title}</ItemTitle>
      <ol>
        {items.map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <p>
              <RichText text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </Place>
  );
}

const Place = styled('div')({
  marginTop: 40,
  '& > ol': { marginTop: 20 },
  // Stations of one line.
  '& li': { position: 'relative', padding: '0 0 28px 32px' },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    inset: '14px auto -8px 6px',
    borderLeft: '1.5px solid var(--fg)',
  },
  '& li:last-of-type::before': { display: 'none' },
  '& li::after': {
    content: '""',
    position: 'absolute',
    left: 1,
    top: 8,
    width: 11,
    height: 11,
    border: '1.5px solid var(--fg)',
    background: 'var(--bg)',
    transform: 'rotate(45deg)',
  },
  '& p': { color: 'var(--muted)', marginTop: 4 },
  '@media (min-width: 1000px)': { gridArea: '2 / 1', alignSelf: 'start', maxWidth: 520 },
});
