import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { cellText } from '../cell-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  row: LoggedSubmission;
  /** The id of the name. */
  id: string;
  onClose(): void;
}

/** Sender, form and time of a submission. Stays visible while the sheet scrolls. */
export function LeadHead({ section, row, id, onClose }: Props) {
  const facts = [
    row.company,
    cellText(row, 'form', section),
    cellText(row, 'received_at', section),
  ];
  return (
    <Head>
      <Name>
        <ItemTitle>
          <span id={id}>{row.name || section.list.nameless}</span>
        </ItemTitle>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Name>
      <Close aria-label={section.details.close} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </Close>
    </Head>
  );
}

const Head = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.5),
  padding: '12px 8px 12px var(--inset)',
  borderBottom: '1px solid var(--line)',
  background: 'var(--card)',
});

const Name = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Close = styled(IconButton)({ width: 44, height: 44, color: 'var(--fg)' });
