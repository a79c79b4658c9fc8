import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import type { Action, NavigationLink } from '../../types/config.gen.ts';
import { ActionButton } from '../../ui/actions.tsx';
import { useSite } from '../../ui/data/site-context.ts';
import { Link } from '../../ui/link.tsx';
import { size } from '../../ui/theme/size.ts';
import { currentLink, currentState } from './current-link.ts';
import { current, menuHover, menuItem } from './menu-parts.tsx';

interface Props {
  link: NavigationLink;
  /** True to omit its description. */
  plain?: boolean;
  className?: string;
}

/** A link of the menu, marked if it leads to the current page or to what that stands below. */
export function MenuLink({ link, plain, className }: Props) {
  return (
    <Anchor
      to={link.to}
      className={className}
      aria-current={useCurrent(link.to)}
      data-plain={plain ? '' : undefined}
    >
      {plain ? link.label : <Label>{link.label}</Label>}
      {link.description && !plain && <Description>{link.description}</Description>}
    </Anchor>
  );
}

/** The button of the menu, marked in the same way. */
export function MenuAction(props: { action: Action; arrow?: boolean }) {
  return <ActionButton {...props} aria-current={useCurrent(props.action.to)} />;
}

function useCurrent(to: string): 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  return currentState(to, currentLink(useSite(), pathname), pathname);
}

const Anchor = styled(Link)({
  ...menuItem,
  display: 'block',
  paddingLeft: 'var(--drawing, 14px)', // space for the drawing before the text
  ...menuHover,
  '&[data-plain][aria-current]': current, // with a description, the label alone is marked
});

const Label = styled('span')({
  display: 'block',
  fontWeight: 600,
  '[aria-current] > &': current,
});

const Description = styled('span')({
  display: 'block',
  marginTop: 2,
  color: 'var(--muted)',
  fontSize: size.small,
  fontWeight: 400,
});
