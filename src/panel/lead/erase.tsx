import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { Receipt } from '../api/lead.ts';
import { dateTime } from '../cell-text.ts';
import { Dialog } from '../dialog.tsx';
import { ListButton } from '../list/quiet-button.ts';
import { EraseForm } from './erase-form.tsx';

interface Props {
  texts: SubmissionErasure;
  /** The person's address; if it is undefined, it is asked for. */
  address?: string;
  /** Called with the ids of the erased submissions, once the receipt is closed. */
  onErased(ids: string[]): void;
}

/** Erases a person's data after a confirmation, and says what is left to do in other systems. */
export function Erase({ texts, address, onErased }: Props) {
  const [asking, setAsking] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();

  function closed() {
    setAsking(false);
    setReceipt(undefined);
    if (receipt) onErased(receipt.ids);
  }

  return (
    <>
      {address === undefined ? (
        <ListButton type="button" onClick={() => setAsking(true)}>
          {texts.open}
        </ListButton>
      ) : (
        <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
          {texts.person}
        </Button>
      )}
      {asking && (
        <Dialog title={texts.title} onClose={closed}>
          {(close) => (
            <>
              {!receipt && (
                <EraseForm texts={texts} address={address} onErased={setReceipt} onCancel={close} />
              )}
              <div role="status">
                {receipt && <ErasureReceipt texts={texts} receipt={receipt} />}
              </div>
              {receipt && (
                <Button type="button" variant="outlined" onClick={close}>
                  {texts.close}
                </Button>
              )}
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

const ACCOUNTS = {
  erased: 'accountErased',
  kept: 'accountKept',
  none: 'accountNone',
} as const satisfies Record<Receipt['account'], keyof SubmissionErasure>;

/** The result of an erasure, with the ids of the copies in the CRM. */
function ErasureReceipt({ texts, receipt }: { texts: SubmissionErasure; receipt: Receipt }) {
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
