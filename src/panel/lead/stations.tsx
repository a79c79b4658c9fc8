import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { resendStation, type Station } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { crmText, dateTime } from '../cell-text.ts';
import { ListButton } from '../list/quiet-button.ts';
import { mayWork, type Role } from '../use-access.ts';
import { SheetList, SheetPart, SheetState } from './part.tsx';
import { isLate, stationText } from './station-text.ts';

interface Props {
  section: SectionOf<'submission-panel'>;
  row: LoggedSubmission;
  stations: Station[];
  role: Role;
  onResent(): void;
}

/** Where a submission has to arrive, and what became of it there. */
export function Stations({ section, row, stations, role, onResent }: Props) {
  const texts = section.details.stations;
  const [busy, setBusy] = useState(false);

  async function resend(station: Station) {
    setBusy(true);
    try {
      await resendStation(row.id, station);
      notify({ title: texts.resent, tone: 'success' });
      onResent();
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <SheetPart title={texts.title}>
      <SheetList>
        <Line label={texts.stored} text={dateTime(row.received_at)} />
        {stations.map((station) => (
          <Line
            key={`${station.station} ${station.address}`}
            label={format(texts[station.station], { address: station.address })}
            text={isToldByBrowser(station) ? crmText(row, section) : stationText(station, texts)}
            late={isLate(station) ? texts.late : undefined}
          >
            {mayWork(role) && (
              <ListButton type="button" disabled={busy} onClick={() => void resend(station)}>
                {texts.resend}
              </ListButton>
            )}
          </Line>
        ))}
      </SheetList>
    </SheetPart>
  );
}

/** The visitor's browser sent it to the CRM, and not the server. */
const isToldByBrowser = ({ station, tries, due }: Station) =>
  station === 'crm' && tries === 0 && !due;

interface LineProps {
  label: string;
  text: string;
  late?: string | undefined;
  children?: ReactNode;
}

const Line = ({ label, text, late, children }: LineProps) => (
  <Item>
    <div>
      <Typography>
        {label}
        {late && (
          <>
            {' · '}
            <Late>{late}</Late>
          </>
        )}
      </Typography>
      <SheetState color="textSecondary">{text}</SheetState>
    </div>
    {children}
  </Item>
);

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(0, 2),
});

const Late = styled('strong')({ color: 'var(--error)', fontWeight: 600 });
