import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SubmissionErasure } from '../../types/config.gen.ts';
import type { Receipt } from '../api/lead.ts';
import { Dialog } from '../dialog.tsx';
import { EraseForm } from './erase-form.tsx';
import { ErasureReceipt } from './erasure-receipt.tsx';

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
      <Button type="button" variant="outlined" onClick={() => setAsking(true)}>
        {address === undefined ? texts.open : texts.person}
      </Button>
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
