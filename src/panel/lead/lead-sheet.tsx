import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText, crmText, dayText } from '../cell-text.ts';
import { isNew } from '../list/due.ts';
import { mayWork, type Role } from '../use-access.ts';
import { ChangeForm } from './change-form.tsx';
import { EarlierVersions, EnteredFacts } from './entered.tsx';
import { Erase } from './erase.tsx';
import { eventText } from './event-text.ts';
import { Fact, Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { Gone } from './gone.tsx';
import { LeadHead } from './lead-head.tsx';
import { SheetPart } from './part.tsx';
import { Related } from './related.tsx';
import { Remove } from './remove.tsx';
import { Reply } from './reply.tsx';
import { Stations } from './stations.tsx';
import { Suspect } from './suspect.tsx';
import { Timeline } from './timeline.tsx';
import { useChanges } from './use-changes.ts';
import { useLead } from './use-lead.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  submission: LoggedSubmission;
  role: Role;
  onClose(): void;
  onChanged(row: LoggedSubmission): void;
  /** Called with the ids of submissions that are there no more. */
  onGone(ids: string[]): void;
}

/** The sheet of a submission with its data and actions. Fills its container and scrolls in it. */
export function LeadSheet(props: Props) {
  const { section, submission, role, onClose, onChanged, onGone } = props;
  const { details: texts, list } = section;
  const base = useId();
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { row, events, stations, files, related, gone, failed, news, adopt, refresh } =
    useLead(submission);
  const changes = useChanges({
    row,
    onRow: (changed) => {
      adopt(changed);
      if (changed) onChanged(changed);
    },
  });

  return (
    <Sheet component="section" ref={top} tabIndex={-1} aria-labelledby={base}>
      <LeadHead
        section={section}
        row={row}
        id={base}
        onClose={gone ? () => onGone([row.id]) : onClose}
      />
      <Body>
        {gone && <Gone texts={texts} submission={row.id} />}
        <News role="status">
          {news && !gone && format(texts.news, { event: eventText(news, section) })}
        </News>
        {row.suspected.length > 0 && !gone && (
          <Suspect
            {...{ section, row, role }}
            onReleased={([released]) => {
              adopt(released ?? null);
              if (released) onChanged(released);
            }}
          />
        )}
        <Entered section={section} row={row} />
        {files.length > 0 && !gone && <Files texts={texts.files} files={files} />}
        <EarlierVersions section={section} row={row} />
        {mayWork(role) && (
          <Reply
            section={section}
            submission={row}
            onNoted={() => {
              changes.offer('status', answeredStatus(row, section));
              void refresh();
            }}
          />
        )}
        {!gone && (
          <SheetPart title={texts.work}>
            {mayWork(role) ? (
              <ChangeForm {...{ section, row, changes }} />
            ) : (
              <ReadOnly section={section} row={row} />
            )}
          </SheetPart>
        )}
        <Source texts={texts} row={row} />
        {related.length > 0 && (
          <SheetPart title={texts.related.title}>
            <Related section={section} related={related} />
          </SheetPart>
        )}
        {!row.added_by && (
          <Stations {...{ section, row, stations, role }} onResent={() => void refresh()} />
        )}
        <SheetPart title={texts.history.title}>
          {events && <Timeline section={section} row={row} events={events} />}
          {failed && !events && <Typography role="alert">{list.failed}</Typography>}
        </SheetPart>
        {role === 'admin' && !gone && (
          <Ending>
            <Remove section={section} rows={[row]} label={texts.remove.ask} onGone={onGone} />
            {row.email.includes('@') && (
              <Erase texts={section.erase} address={row.email} onErased={onGone} />
            )}
          </Ending>
        )}
      </Body>
    </Sheet>
  );
}

type Shown = Pick<Props, 'section'> & { row: LoggedSubmission };

/** What the person wrote, or a colleague for them. */
const Entered = ({ section, row }: Shown) => {
  const { entered, history, crm } = section.details;
  return (
    <SheetPart title={row.added_by ? history.added : entered}>
      <Facts>
        <EnteredFacts fields={row.fields} />
        {row.crm_answer && <Fact label={crm.label} value={crmText(row, section)} />}
      </Facts>
    </SheetPart>
  );
};

/** Shown instead of the form to people who may not change the submission. */
const ReadOnly = ({ section, row }: Shown) => (
  <>
    <Facts>
      <Fact label={section.details.status} value={cellText(row, 'status', section)} />
      <Fact label={section.details.owner} value={row.owner_name ?? section.details.nobody} />
      <Fact label={section.details.callOn} value={dayText(row.call_on) || section.details.noDay} />
      {row.note && <Fact label={section.details.note} value={row.note} />}
    </Facts>
    <Typography color="textSecondary">{section.details.readOnly}</Typography>
  </>
);

const Sheet = styled(Paper)({
  '--field': 'var(--white)',
  '--inset': 'clamp(16px, 2.4vw, 28px)',
  containerType: 'inline-size',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingTop: 72, // height of the head
}) as typeof Paper;

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2.5),
  padding: '16px var(--inset) 32px',
});

/** Takes no space while it is empty. */
const News = styled(Typography)({
  '&:empty': { position: 'absolute' },
  fontSize: '.9375rem',
  fontWeight: 600,
});

const Ending = styled(Stack)({
  flexFlow: 'row wrap',
  gap: spacing(0.5),
  marginInline: -10,
  paddingTop: spacing(1.5),
  borderTop: '1px solid var(--line)',
});

const PARTS = [
  ...(['referrer', 'page'] as const),
  ...(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const),
];

interface SourceProps {
  texts: SubmissionDetails;
  row: Pick<LoggedSubmission, 'id' | 'page' | 'source'>;
}

/** Where the person came from, the page of the form, and the number of the submission. */
const Source = ({ texts, row: { id, page, source } }: SourceProps) => (
  <SheetPart title={texts.source.title}>
    <Facts>
      {PARTS.map((part) => {
        const value = source[part];
        return value && <Fact key={part} label={texts.source[part]} value={value} />;
      })}
      {page && <Fact label={texts.page} value={page} />}
      <Fact label={texts.id} value={id} />
    </Facts>
  </SheetPart>
);

/** What a new submission is once it is answered. Only offered: nobody sees from here whether the person was reached. */
const answeredStatus = (row: LoggedSubmission, { statuses }: Props['section']) =>
  isNew(row, statuses) ? statuses.find(({ meaning }) => meaning === 'open')?.value : undefined;
