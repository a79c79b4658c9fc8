import { buttonBox } from '../theme/button.ts';
import { styled } from '../theme/styled.tsx';
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

interface ButtonProps {
  action: Action;
  'aria-current'?: 'page';
}

/** A link that looks like a button; MUI's Button is for what is a button, in forms. */
export function ActionButton({ action, ...rest }: ButtonProps) {
  const tracked = { 'data-track-button': action.label, ...rest };
  return action.style === 'secondary' ? (
    <Outlined to={action.to} {...tracked}>
      {action.label}
    </Outlined>
  ) : (
    <Filled to={action.to} {...tracked}>
      {action.label}
      <Arrow />
    </Filled>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 36 });

const Filled = styled(Link)({
  ...buttonBox,
  background: 'var(--button, var(--red))',
  color: 'var(--button-text, #fff)',
  '&:hover': { background: 'var(--button-hover, var(--red-dark))' },
});

const Outlined = styled(Link)({
  ...buttonBox,
  border: '1px solid currentColor',
  color: 'var(--fg)',
  '&:hover': { background: 'var(--card)' },
});
