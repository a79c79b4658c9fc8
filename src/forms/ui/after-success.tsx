import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type } from '../../theme/typography.ts';
import type { FormSuccess, Messages } from '../../types/config.gen.ts';
import { ActionButton } from '../../ui/actions.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { ReceiptLine } from '../submission/receipt.ts';
import type { Afterwards } from '../types.ts';

interface Props {
  success: FormSuccess;
  /** What was sent, where it is known. */
  receipt?: ReceiptLine[];
  /** More to say of what was chosen. */
  afterwards?: Afterwards[];
  texts: Messages['forms'];
}

/** What is of use once a form was sent: what it said, what happens when, and something meanwhile. */
export function AfterSuccess({
  success: { next, action },
  receipt = [],
  afterwards,
  texts,
}: Props) {
  const id = useId();
  return (
    <>
      {receipt.length > 0 && <Told title={texts.sentTitle} lines={receipt} />}
      {next && (
        <Part>
          <strong id={id}>{texts.nextTitle}</strong>
          <Steps aria-labelledby={id}>
            {next.map(({ when, text }) => (
              <li key={when}>
                <i />
                <b>{when}</b>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </Steps>
        </Part>
      )}
      {afterwards?.map((told) => (
        <Told key={told.title} {...told} />
      ))}
      {action && <ActionButton action={action} />}
    </>
  );
}

function Told({ title, lines }: Afterwards) {
  return (
    <Part>
      <strong>{title}</strong>
      <Pairs>
        {lines.map(({ label, value, afterwards }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{afterwards ? <RichText text={afterwards} /> : value}</dd>
          </div>
        ))}
      </Pairs>
    </Part>
  );
}

const Part = styled('div')({
  display: 'grid',
  gap: 12,
  width: '100%',
  paddingTop: 20,
  borderTop: '1px solid var(--line)',
  breakInside: 'avoid',
  '&:not(* + *)': { paddingTop: 0, border: 0 }, // nothing above to be told from
});

/** Label and value side by side. */
const Pairs = styled('dl')({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(104px, 1fr) minmax(0, 3fr)', gap: 16 },
  '& dt': { color: 'var(--muted)' },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Stations of one line, each a numbered diamond. */
const Steps = styled('ol')({
  counterReset: 'station',
  display: 'grid',
  gap: 28,
  paddingTop: 8,
  '& > li': { position: 'relative', minHeight: 32, paddingLeft: 56, counterIncrement: 'station' },
  '& > li::before': {
    content: 'counter(station)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 32,
    fontWeight: 600,
    lineHeight: '32px',
    textAlign: 'center',
  },
  // A square on its corner, the size of the number's box.
  '& > li > i': {
    position: 'absolute',
    left: 4,
    top: 4,
    width: 24,
    height: 24,
    border: '1.5px solid var(--muted)',
    transform: 'rotate(45deg)',
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    inset: '38px auto -22px 15px',
    borderLeft: '1.5px solid var(--muted)',
  },
  '& b': { ...type.h3, lineHeight: '32px' },
  '& p': { color: 'var(--muted)' },
});
