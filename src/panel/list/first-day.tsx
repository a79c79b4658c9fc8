import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SectionOf } from '../../ui/data/types.ts';
import { Notice } from '../../ui/notice.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { BY_HAND, sendTest } from '../api/lead.ts';
import type { LogPage } from '../api/list.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { mayWork, type Role } from '../use-access.ts';
import { type ListFilters, queryOf } from './filters.ts';
import { SampleRows } from './sample-rows.tsx';

/** Nothing is there, hidden by a filter, or kept apart. */
export const hasNothing = (
  { rows, suspected }: Pick<LogPage, 'suspected'> & Partial<Pick<LogPage, 'rows'>>,
  filters: ListFilters,
): boolean => rows?.length === 0 && suspected === 0 && queryOf(filters) === '';

interface Props {
  section: SectionOf<'submission-panel'>;
  role: Role;
  /** Called with the row of the test. */
  onSent(row: LoggedSubmission): void;
}

/** A list without anything in it: says what comes here, from which forms, and sends a test. */
export function FirstDay({ section, role, onSent }: Props) {
  const { forms, list } = section;
  const { first: texts, heads } = list;
  const email = useAuth().user?.email;
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const row = await sendTest(forms[0]?.name ?? '', [
        { name: 'name', label: heads.name, value: texts.testName, as: 'name' },
        ...(email
          ? [{ name: 'email', label: heads.email, value: email, as: 'email' as const }]
          : []),
      ]);
      notify({ title: texts.sent, tone: 'success' });
      onSent(row);
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Box>
      <Typography>{texts.text}</Typography>
      <List>
        {forms
          .filter(({ name }) => name !== BY_HAND)
          .map(({ name, label }) => (
            <li key={name}>{label}</li>
          ))}
      </List>
      {mayWork(role) && (
        <>
          <Typography color="textSecondary">{texts.about}</Typography>
          <Button type="button" variant="outlined" disabled={busy} onClick={() => void send()}>
            {texts.test}
          </Button>
        </>
      )}
      <SampleRows section={section} />
    </Box>
  );
}

const Box = styled(Notice)({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
  borderLeftColor: 'var(--fg)', // nothing is wrong
});

const List = styled('ul')({ margin: 0 });
