import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { Notice } from '../../ui/notice.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { releaseSubmissions } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { dateTime, reasonsText } from '../cell-text.ts';
import { mayWork, type Role } from '../use-access.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  /** Called with the rows as they are now. */
  onReleased(rows: LoggedSubmission[]): void;
}

/** Says why a submission is suspected, and releases it. */
export function Suspect({ row, role, ...props }: Props & { row: LoggedSubmission; role: Role }) {
  const { section } = props;
  return (
    <Box>
      <Typography>
        {format(section.suspects.notice, {
          reasons: reasonsText(row.suspected, section),
          day: dateTime(row.leaves_at ?? row.received_at),
        })}
      </Typography>
      {mayWork(role) && <Release {...props} rows={[row]} />}
    </Box>
  );
}

/** Puts suspected submissions on the list. */
export function Release({ section, rows, onReleased }: Props & { rows: LoggedSubmission[] }) {
  const { suspects: texts } = section;
  const [busy, setBusy] = useState(false);

  async function release() {
    setBusy(true);
    try {
      const released = await releaseSubmissions(rows.map(({ id }) => id));
      notify({ title: format(texts.done, { count: released.length }), tone: 'success' });
      onReleased(released);
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Button type="button" variant="outlined" disabled={busy} onClick={() => void release()}>
      {texts.release}
    </Button>
  );
}

const Box = styled(Notice)({ display: 'grid', justifyItems: 'start', gap: spacing(1.5) });
