import type { ComponentType } from 'react';
import type { SiteData } from '../../ui/data/types.ts';
import { SiteRoot } from '../../ui/site-root.tsx';
import { ConsentBanner } from '../../visitor/consent/consent-banner.tsx';
import { ConsentProvider } from '../../visitor/consent/consent-provider.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import type { ShellParts } from '../shell/shell.tsx';
import { render } from './render.tsx';

type Part = keyof ShellParts;

const COMPONENTS: Record<Part, ComponentType> = {
  banner: ConsentBanner,
  header: Header,
  footer: Footer,
};

/** Splits a page at its holes; the captured group is the name of a hole. */
const HOLE = /<template data-hole="(\w+)"><\/template>/;

/** Placeholders with which a page is rendered. */
export const HOLES: ShellParts = {
  banner: <template data-hole="banner" />,
  header: <template data-hole="header" />,
  footer: <template data-hole="footer" />,
};

/** Puts the shell's parts, which are rendered once for all pages, into a page rendered with `HOLES`. */
export function fillHoles(html: string, site: SiteData, path: string): string {
  const shell = shells.get(site) ?? { menu: menuPaths(site), rendered: new Map<string, string>() };
  shells.set(site, shell);
  const partAt = (part: Part): string => {
    // The menu marks the current page, if it links to it.
    const partPath = part === 'header' && shell.menu.includes(path) ? path : NOWHERE;
    const key = `${part} ${partPath}`;
    const found = shell.rendered.get(key) ?? renderPart(COMPONENTS[part], site, partPath);
    shell.rendered.set(key, found);
    return found;
  };
  const pieces = html.split(HOLE);
  return pieces.map((piece, index) => (index % 2 ? partAt(piece as Part) : piece)).join('');
}

const NOWHERE = '/_';
const shells = new WeakMap<SiteData, { menu: string[]; rendered: Map<string, string> }>();

function menuPaths({ navigation: { header } }: SiteData): string[] {
  const links = [...header.groups.flatMap((group) => group.links), ...header.links, header.action];
  return links.map(({ to }) => to);
}

function renderPart(Component: ComponentType, site: SiteData, path: string): string {
  return render(
    path,
    <SiteRoot site={site}>
      <ConsentProvider>
        <Component />
      </ConsentProvider>
    </SiteRoot>,
  );
}
