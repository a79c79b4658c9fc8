import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Label } from '../../forms/kit/field-frame.tsx';
import { SelectControl } from '../../forms/kit/select-control.tsx';
import { format } from '../../lib/format-in-page.ts';
import type { SectionOf } from '../../ui/data/types.ts';
import { breakpoints, spacing } from '../../ui/theme/breakpoints.ts';
import type { Changed } from '../api/lead.ts';
import { statusText } from '../cell-text.ts';
import { ListButton } from '../list/quiet-button.ts';
import type { Role } from '../use-access.ts';
import { Remove } from './remove.tsx';
import { Release } from './suspect.tsx';
import { type Chosen, NOBODY, type Selected, useBulkChange } from './use-bulk-change.ts';
import { useColleagues } from './use-colleagues.ts';

interface Props extends Selected {
  section: SectionOf<'submission-panel'>;
  role: Role;
}

const UNCHANGED: Chosen = { status: '', owner: '' };

/** Actions on several submissions at once, for people who may change them. */
export function SelectionBar({ section, role, ...selected }: Props) {
  const { selection: texts, details, statuses } = section;
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState(UNCHANGED);
  const { busy, refused, apply } = useBulkChange(texts, selected);
  const { rows, onGone, onSelect } = selected;
  const suspects = rows.filter(({ suspected }) => suspected.length > 0);

  const change = async () => {
    if (await apply(chosen)) setChosen(UNCHANGED);
  };
  const choice = (field: keyof Chosen, options: [value: string, label: string][]) => (
    <Choice
      label={texts[field]}
      value={chosen[field]}
      onChange={(value) => setChosen({ ...chosen, [field]: value })}
    >
      <option value="">{texts.keep}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Choice>
  );

  return (
    <Bar component="section" aria-label={texts.label} data-no-print>
      <Count role="status">{format(texts.count, { count: rows.length })}</Count>
      {choice(
        'status',
        statuses.map(({ value, label }) => [value, label]),
      )}
      {choice('owner', [
        [NOBODY, details.nobody],
        ...colleagues.map(({ id, name }): [string, string] => [id, name]),
      ])}
      <Buttons>
        <Button
          type="button"
          variant="contained"
          disabled={busy || (!chosen.status && !chosen.owner)}
          onClick={() => void change()}
        >
          {texts.apply}
        </Button>
        {suspects.length > 0 && (
          <Release section={section} rows={suspects} onReleased={selected.onChanged} />
        )}
        {role === 'admin' && (
          <Remove section={section} rows={rows} label={texts.remove} onGone={onGone} />
        )}
        <ListButton type="button" onClick={() => onSelect([])}>
          {texts.clear}
        </ListButton>
      </Buttons>
      <Refused section={section} refused={refused} />
    </Bar>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Cell>
      <Label htmlFor={id}>{label}</Label>
      <SelectControl id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </SelectControl>
    </Cell>
  );
}

const Bar = styled(Paper)({
  '--field': 'var(--white)',
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: spacing(1, 2),
  marginBottom: spacing(1.5),
  padding: '10px 16px 14px',
}) as typeof Paper;

const Count = styled(Typography)({ flex: '0 0 auto', lineHeight: '52px', fontWeight: 600 });

const Cell = styled('div')({
  display: 'grid',
  flex: '1 1 180px',
  gap: spacing(0.5),
  minWidth: 0,
  [breakpoints.up('sm')]: { maxWidth: 260 },
});

const Buttons = styled(Stack)({ flexFlow: 'row wrap', alignItems: 'center', gap: spacing(0.5, 1) });

interface RefusedProps {
  section: SectionOf<'submission-panel'>;
  refused: Changed[];
}

/** Submissions that were not changed, as somebody else had changed them. */
function Refused({ section, refused }: RefusedProps) {
  const { selection: texts, details, statuses, list } = section;
  const lineOf = ({ row, conflicts }: Changed): string => {
    const now = [
      'status' in conflicts && row && statusText(row.status, statuses),
      'owner' in conflicts && (row?.owner_name ?? details.nobody),
    ];
    return format(texts.conflict, {
      name: row?.name || list.nameless,
      now: now.filter(Boolean).join(', '),
      who: conflicts.status ?? conflicts.owner ?? details.someone,
    });
  };
  return (
    <Alert role="alert">
      {refused.length > 0 && (
        <>
          <Typography>{texts.conflicts}</Typography>
          <Names>
            {refused.map((changed) => (
              <li key={changed.submission}>{lineOf(changed)}</li>
            ))}
          </Names>
        </>
      )}
    </Alert>
  );
}

const Alert = styled('div')({ flexBasis: '100%', '&:empty': { position: 'absolute' } });

const Names = styled('ul')({
  display: 'grid',
  gap: spacing(0.5),
  margin: spacing(0.5, 0, 0),
  paddingLeft: spacing(2.5),
});
