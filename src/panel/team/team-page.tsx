import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { ItemTitle } from '../../ui/section/headings.tsx';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { type Member, readTeam } from '../api/team.ts';
import { Gate } from '../gate.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';

type Section = SectionOf<'team'>;

/** The people with a role, for those who administer. */
export function TeamScreen({ section }: { section: Section }) {
  const { list: texts } = section;
  return (
    <Gate
      section={section}
      failed={texts.failed}
      roles={['admin']}
      waiting={<Typography role="status">{texts.loading}</Typography>}
    >
      {() => <Content section={section} />}
    </Gate>
  );
}

function Content({ section }: { section: Section }) {
  const { list: texts } = section;
  const [team, setTeam] = useState<Member[]>();
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(
    () =>
      readTeam().then(
        (found) => {
          setTeam(found);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void refresh(), [refresh]);

  return (
    <Columns>
      <section>
        {failed && <Typography role="alert">{texts.failed}</Typography>}
        {!team && !failed && <Typography role="status">{texts.loading}</Typography>}
        {team && (
          <>
            <ItemTitle>
              <span id={HEADING} tabIndex={-1}>
                {format(texts.title, { count: team.length })}
              </span>
            </ItemTitle>
            <Members aria-labelledby={HEADING}>
              {team.map((member) => (
                <MemberRow
                  key={member.id}
                  section={section}
                  member={member}
                  onChanged={refresh}
                  onRemoved={async () => {
                    await refresh();
                    document.getElementById(HEADING)?.focus();
                  }}
                />
              ))}
            </Members>
          </>
        )}
      </section>
      <InviteForm section={section} onInvited={() => void refresh()} />
    </Columns>
  );
}

const HEADING = 'team-list';

const Columns = styled('div')({
  '--field': 'var(--white)',
  display: 'grid',
  gap: '48px clamp(40px, 6vw, 96px)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  maxWidth: 1200,
  marginTop: spacing(1.5),
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(300px, 4fr)' },
});

const Members = styled('ul')({
  margin: spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  borderBottom: '1px solid var(--line)',
});
