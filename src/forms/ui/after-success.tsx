import { useId } from 'react';
import { styled } from '../../theme/styled.tsx';
import type { FormSuccess, Messages } from '../../types/config.gen.ts';
import { ActionButton } from '../../ui/actions.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { ReceiptLine } from '../submission/receipt.ts';

interface Props {
  success: FormSuccess;
  /** What was sent, where it is known. */
  receipt?: ReceiptLine[];
  texts: Messages['forms'];
}

/** What is of use once a form was sent: what it said, what happens when, and something meanwhile. */
export function AfterSuccess({ success: { next, action }, receipt = [], texts }: Props) {
  const id = useId();
  return (
    <>
      {receipt.length > 0 && (
        <Part>
          <strong>{texts.sentTitle}</strong>
          <Pairs>
            {receipt.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Pairs>
        </Part>
      )}
      {next && (
        <Part>
          <strong id={id}>{texts.nextTitle}</strong>
          <Steps aria-labelledby={id}>
            {next.map(({ when, text }) => (
              <li key={when}>
                <b>{when}</b>
                <p>
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </Steps>
        </Part>
      )}
      {action && <ActionButton action={action} />}
    </>
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

const Steps = styled('ol')({
  display: 'grid',
  gap: 16,
  '& > li': { paddingLeft: 16, borderLeft: '2px solid var(--line)' },
  '& p': { color: 'var(--muted)' },
});
