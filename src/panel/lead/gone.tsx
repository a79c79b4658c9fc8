import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextControl } from '../../forms/kit/control.ts';
import { Label } from '../../forms/kit/field-frame.tsx';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import { Notice } from '../../ui/notice.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { keptDraft } from './change-draft.ts';

interface Props {
  texts: SubmissionDetails;
  /** The id of the submission. */
  submission: string;
}

/** Says that the submission is gone, and gives back a note that was not saved. */
export function Gone({ texts, submission }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const note = keptDraft(useAuth().user?.id ?? '', submission).read()?.note?.now;

  // Old browsers, and pages that are not secure, have no clipboard: the text can be selected.
  const copy = (text: string) =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => document.getElementById(id)?.focus(),
    );

  return (
    <Box>
      <Typography role="alert">{texts.gone}</Typography>
      {note && (
        <>
          <Label htmlFor={id}>{texts.typed}</Label>
          <TextControl
            id={id}
            value={note}
            multiline
            minRows={3}
            readOnly
            onFocus={({ target }) => target.select()}
            disableInjectingGlobalStyles
          />
          <Button type="button" variant="outlined" onClick={() => void copy(note)}>
            {texts.copy}
          </Button>
          <div role="status">{copied && texts.copied}</div>
        </>
      )}
    </Box>
  );
}

const Box = styled(Notice)({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  padding: spacing(2),
});
