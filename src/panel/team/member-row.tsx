import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { SelectControl } from '../../forms/kit/select-control.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { changeRole, type Member, type RoleChange } from '../api/team.ts';
import { ListButton } from '../list/quiet-button.ts';
import type { Role } from '../use-access.ts';
import { RoleOptions } from './role-options.tsx';

interface Props {
  section: SectionOf<'team'>;
  member: Member;
  onChanged(): Promise<void>;
  onRemoved(): Promise<void>;
}

/** A member of the team, whose role can be changed, and who can be removed after a confirmation. */
export function MemberRow({ section, member, onChanged, onRemoved }: Props) {
  const { list: texts, roles } = section;
  const { user } = useAuth();
  const base = useId();
  const [wanted, setWanted] = useState<Role>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { name, email, role, confirmed, id } = member;
  const values = { name };

  async function change(becomes: Role | 'none') {
    setBusy(true);
    setRefusal('');
    try {
      const answer = await changeRole(member, becomes);
      // A person who is no longer an administrator must not see the team.
      if (answer.status === 'changed' && id === user?.id) return location.reload();
      const { refused, text } = outcomeOf(section, name, answer);
      if (refused) setRefusal(text);
      else notify({ title: text, tone: 'success' });
      await (answer.role === 'none' ? onRemoved() : onChanged());
    } catch {
      setRefusal(texts.saveFailed);
    } finally {
      setWanted(undefined);
      setAsking(false);
      setBusy(false);
    }
  }

  return (
    <Row>
      <Who>
        <Name>
          {name} {id === user?.id && <Aside>({texts.you})</Aside>}
        </Name>
        {email !== name && <Small color="textSecondary">{email}</Small>}
        {!confirmed && <Small color="textSecondary">{texts.pending}</Small>}
      </Who>
      <Controls>
        <SelectControl
          value={wanted ?? role}
          disabled={busy}
          onChange={({ target }) => setWanted(target.value as Role)}
          inputProps={{
            'aria-label': format(texts.role, values),
            'aria-describedby': refusal ? base : undefined,
          }}
        >
          <RoleOptions roles={roles} />
        </SelectControl>
        {wanted && wanted !== role ? (
          <Buttons>
            <Button
              type="button"
              variant="contained"
              disabled={busy}
              onClick={() => void change(wanted)}
            >
              {texts.save}
            </Button>
            <ListButton type="button" onClick={() => setWanted(undefined)}>
              {texts.undo}
            </ListButton>
          </Buttons>
        ) : (
          <ListButton
            type="button"
            disabled={busy || asking}
            aria-label={format(texts.removeName, values)}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </ListButton>
        )}
      </Controls>
      {asking && (
        <Question
          texts={texts}
          name={name}
          busy={busy}
          onConfirm={() => void change('none')}
          onCancel={() => setAsking(false)}
        />
      )}
      <Refusal id={base} role="alert">
        {refusal}
      </Refusal>
    </Row>
  );
}

/** The message after a change, and whether it is a refusal shown beside the role. */
function outcomeOf(
  { list: texts, roles }: Pick<Props['section'], 'list' | 'roles'>,
  name: string,
  { status, role }: RoleChange,
): { refused: boolean; text: string } {
  if (status === 'last-admin') return { refused: true, text: texts.lastAdmin };
  const changed = status === 'changed';
  if (role === 'none')
    return { refused: false, text: format(changed ? texts.removed : texts.gone, { name }) };
  const text = format(changed ? texts.changed : texts.conflict, { name, role: roles[role].label });
  return { refused: !changed, text };
}

interface QuestionProps {
  texts: SectionOf<'team'>['list'];
  name: string;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before somebody is removed. It takes the focus. */
function Question({ texts, name, busy, onConfirm, onCancel }: QuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const question = useId();
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Sure role="group" aria-labelledby={question}>
      <Typography id={question}>{format(texts.ask, { name })}</Typography>
      <Buttons>
        <Button type="button" variant="contained" disabled={busy} onClick={onConfirm}>
          {format(texts.confirm, { name })}
        </Button>
        <Button type="button" variant="outlined" ref={cancel} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Buttons>
    </Sure>
  );
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5, 3),
  alignItems: 'center',
  paddingBlock: spacing(2),
  borderTop: '1px solid var(--line)',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

const Who = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });

const Name = styled(Typography)({ fontWeight: 600 });

const Aside = styled('span')({ color: 'var(--muted)', fontWeight: 400 });

const Small = styled(Typography)({ fontSize: '.9375rem' });

const Controls = styled(Stack)({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: spacing(1.5),
  '& .MuiInputBase-root': { width: 184 },
});

const Buttons = styled(Stack)({
  flexFlow: 'row wrap',
  gap: spacing(1.5),
  overflowWrap: 'anywhere',
});

const Sure = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: spacing(2),
  padding: spacing(2.5),
  borderLeft: '4px solid var(--error)',
  backgroundColor: 'var(--white)',
});

const Refusal = styled('div')({
  gridColumn: '1 / -1',
  color: 'var(--error)',
  fontWeight: 600,
  '&:empty': { display: 'none' },
});
