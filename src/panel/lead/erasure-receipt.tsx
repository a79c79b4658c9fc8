import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../../lib/format.ts';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { Receipt } from '../api/lead.ts';
import { dateTime } from '../cell-text.ts';

const ACCOUNTS = {
  erased: 'accountErased',
  kept: 'accountKept',
  none: 'accountNone',
} as const satisfies Record<Receipt['account'], keyof SubmissionErasure>;

/** The result of an erasure, with the ids of the copies in the CRM. */
export function ErasureReceipt({ texts, receipt }: { texts: SubmissionErasure; receipt: Receipt }) {
  const { receipt: number, at, count, account, mentions, ids } = receipt;
  return (
    <Slip>
      <Typography>
        {format(texts.receipt, { receipt: number, at: dateTime(at), count })}{' '}
        {texts[ACCOUNTS[account]]}
      </Typography>
      {mentions > 0 && <Typography>{format(texts.mentions, { count: mentions })}</Typography>}
      <Typography>
        <RichText text={texts.elsewhere} />
      </Typography>
      {ids.length > 0 && (
        <ul aria-label={texts.ids}>
          {ids.map((id) => (
            <li key={id}>
              <code>{id}</code>
            </li>
          ))}
        </ul>
      )}
    </Slip>
  );
}

const Slip = styled(Paper)({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(2),
  overflowWrap: 'anywhere',
});
