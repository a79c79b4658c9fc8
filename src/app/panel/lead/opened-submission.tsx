import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { SectionOf } from '../../data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, crmText, enteredText, statusText } from '../cell-text.ts';
import { ChangeForm } from './change-form.tsx';
import { Fact, Facts } from './facts.tsx';
import { Reply } from './reply.tsx';
import { Taking } from './taking.tsx';

interface Props {
  section: SectionOf<'submission-panel'>;
  submission: LoggedSubmission;
  mayChange: boolean;
  onClose(): void;
  onSaved(submission: LoggedSubmission): void;
  /** Called if somebody has erased it. */
  onGone(): void;
}

/** A submission: everything that was entered, links to reply, status and note. */
export function OpenedSubmission({
  section,
  submission,
  mayChange,
  onClose,
  onSaved,
  onGone,
}: Props) {
  const { details: texts, statuses, list } = section;
  const base = useId();
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);

  return (
    <Sheet component="section" ref={top} tabIndex={-1} aria-labelledby={base}>
      <ItemTitle>
        <span id={base}>{submission.name || list.nameless}</span>
      </ItemTitle>
      <Facts>
        <Fact label={texts.received} value={cellText(submission, 'received_at', section)} />
        {submission.fields.map((entered) => (
          <Fact key={entered.name} label={entered.label} value={enteredText(entered)} />
        ))}
        <Fact label={texts.page} value={submission.page} />
        {submission.crm_answer && (
          <Fact label={texts.crm.label} value={crmText(submission, section)} />
        )}
        <Fact label={texts.id} value={submission.id} />
      </Facts>
      <Reply texts={texts} submission={submission} country={section.phoneCountry} />
      <Taking
        texts={texts}
        submission={submission}
        mayChange={mayChange}
        onTaken={(owner) => onSaved({ ...submission, ...owner })}
      />
      {mayChange ? (
        <ChangeForm section={section} submission={submission} onRow={onSaved} onGone={onGone} />
      ) : (
        <>
          <Facts>
            <Fact label={texts.status} value={statusText(submission.status, statuses)} />
            {submission.note && <Fact label={texts.note} value={submission.note} />}
          </Facts>
          <Typography>{texts.readOnly}</Typography>
        </>
      )}
      <Button type="button" variant="outlined" onClick={onClose}>
        {texts.close}
      </Button>
    </Sheet>
  );
}

const Sheet = styled(Paper)({
  '--field': 'var(--white)',
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  padding: 'clamp(16px, 2.4vw, 32px)',
}) as typeof Paper;
