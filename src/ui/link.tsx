import MuiLink from '@mui/material/Link';
import type { ReactNode, Ref } from 'react';
import { useSite } from './data/site-context.ts';
import type { SiteData } from './data/types.ts';
import { NoBreak } from './no-break.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** For a file to be downloaded, not opened. */
  download?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-current'?: 'page' | 'true';
  /** For what is at this site and no page of the app. */
  target?: '_self' | undefined;
  tabIndex?: number;
  onClick?: () => void;
  /** The label under which clicks are counted; see src/visitor/tracking/clicks.ts. */
  'data-track-button'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Every link of the site: a route, an anchor, another site, a phone, an e-mail, WhatsApp.
 * A plain `<a>`; `RouteLinks` opens those to other routes without a reload.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const { site, messages, moved } = useSite();
  const { href, newTab } = linkTarget(to, site.contacts, moved);
  const words =
    typeof children === 'string' ? (
      <NoBreak text={children} asSingleChild isCalled={to.startsWith('tel:')} />
    ) : (
      children
    );
  if (!newTab) {
    return (
      <MuiLink {...rest} href={href}>
        {words}
      </MuiLink>
    );
  }
  return (
    <MuiLink {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {words}
      {!rest['aria-label'] && <VisuallyHidden>{` ${messages.navigation.newTab}`}</VisuallyHidden>}
    </MuiLink>
  );
}

interface LinkTargetInfo {
  href: string;
  /** True when it opens in a new tab. */
  newTab: boolean;
}

/** Reads a `to` of the configuration. The validator has already refused unsafe addresses. */
export function linkTarget(
  to: string,
  contacts: SiteData['site']['contacts'],
  moved: SiteData['moved'] = {},
): LinkTargetInfo {
  if (to === 'tel:') return { href: contacts.phone.to, newTab: false };
  if (to === 'mailto:') return { href: contacts.email.to, newTab: false };
  const { whatsapp } = contacts;
  if (whatsapp && to.startsWith('whatsapp:')) {
    const text = to.slice('whatsapp:'.length) || whatsapp.message;
    const href = `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(text)}`;
    return { href, newTab: true };
  }
  const [, path = '', search = ''] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const href = moved[path]?.startsWith('https:') ? moved[path] + search : to;
  return { href, newTab: href.startsWith('https:') };
}
