import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Label } from '../../forms/kit/field-frame.tsx';
import { SelectControl } from '../../forms/kit/select-control.tsx';
import type { SubmissionDetails } from '../../types/config.gen.ts';
import { spacing } from '../../ui/theme/breakpoints.ts';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import type { Colleague } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';

type Owned = Pick<LoggedSubmission, 'owner' | 'owner_name'>;

interface Props {
  texts: SubmissionDetails;
  row: Owned;
  colleagues: Colleague[];
  busy: boolean;
  /** The id of the chosen owner; empty if there is none. */
  value: string;
  onChange(owner: string): void;
  /** Called to take it, or to give it back, at once. */
  onTake(owner: string): void;
}

/** The owner of a submission, with a button to take it or give it back, and a list to hand it over. */
export function Owner({ texts, row, colleagues, busy, value, onChange, onTake }: Props) {
  const id = useId();
  const me = useAuth().user?.id ?? '';
  const isMine = row.owner === me;
  // Owners who are no longer colleagues, or all owners while the colleagues are loading.
  const others = [row.owner ?? '', value].filter(
    (owner, index, all) =>
      owner &&
      all.indexOf(owner) === index &&
      !colleagues.some((colleague) => colleague.id === owner),
  );
  return (
    <Cell>
      <Label htmlFor={id}>{texts.owner}</Label>
      <Row>
        <SelectControl id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{texts.nobody}</option>
          {colleagues.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
          {others.map((owner) => (
            <option key={owner} value={owner}>
              {nameOfOwner(owner, row, colleagues)}
            </option>
          ))}
        </SelectControl>
        <Button
          type="button"
          variant="outlined"
          disabled={busy}
          onClick={() => onTake(isMine ? '' : me)}
        >
          {isMine ? texts.giveBack : texts.take}
        </Button>
      </Row>
    </Cell>
  );
}

/** Undefined without an owner, or if the account was deleted. */
export const nameOfOwner = (id: string, row: Owned, colleagues: Colleague[]): string | undefined =>
  colleagues.find((colleague) => colleague.id === id)?.name ??
  (id && id === row.owner ? (row.owner_name ?? undefined) : undefined);

const Cell = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 6, minWidth: 0 });

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: spacing(1),
});
