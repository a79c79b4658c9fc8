import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Action } from '../types/config.gen.ts';
import { Arrow } from './arrow.tsx';
import { Link } from './link.tsx';

/** A row of buttons that lead somewhere. */
export function Actions({ actions }: { actions?: Action[] }) {
  if (!actions) return null;
  return (
    <Row>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </Row>
  );
}

export function ActionButton({ action }: { action: Action }) {
  const secondary = action.style === 'secondary';
  return (
    <Button component={Link} to={action.to} variant={secondary ? 'outlined' : 'contained'}>
      {action.label}
      {!secondary && <Arrow />}
    </Button>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 36 });
