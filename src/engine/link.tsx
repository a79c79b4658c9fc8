import type { ReactNode, Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { linkTarget } from './link-target.ts';
import { usePrefetch } from './page-source.ts';
import { useSite } from './site-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  ref?: Ref<HTMLAnchorElement>;
}

/** Every link of the site: a route, an anchor, another site, a phone, an e-mail, WhatsApp. */
export function Link({ to, children, ...rest }: LinkProps) {
  const { site, messages } = useSite();
  const { href, internal, newTab } = linkTarget(to, site.contacts.whatsapp);
  const prefetch = usePrefetch();

  if (internal) {
    const load = () => prefetch(href);
    return (
      <RouterLink {...rest} to={href} onPointerEnter={load} onFocus={load} onTouchStart={load}>
        {children}
      </RouterLink>
    );
  }
  if (!newTab) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {messages.navigation.newTab}</VisuallyHidden>
    </a>
  );
}
