import Button from '@mui/material/Button';
import { useState } from 'react';
import { format } from '../../lib/format.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { Dialog } from '../dialog.tsx';
import { AddForm } from './add-form.tsx';

interface Props {
  section: SectionOf<'submission-panel'>;
  /** Called with the new row, once the dialog is closed. */
  onAdded(row: LoggedSubmission): void;
}

/** A button, and a dialog in which one adds somebody who telephoned, for example. */
export function AddByHand({ section: { add: texts }, onAdded }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outlined" data-no-print onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Dialog title={texts.title} onClose={() => setOpen(false)}>
          {(close) => (
            <AddForm
              texts={texts}
              onClose={close}
              onAdded={(row) => {
                close();
                notify({ title: format(texts.done, { name: row.name }), tone: 'success' });
                onAdded(row);
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
