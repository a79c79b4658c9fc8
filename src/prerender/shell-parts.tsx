import type { ComponentType } from 'react';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { ConsentProvider } from '../consent/consent-provider.tsx';
import { SiteProvider } from '../data/site-context.ts';
import type { SiteData } from '../data/types.ts';
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
const PARTS = Object.keys(COMPONENTS) as Part[];

const hole = (part: Part) => `<template data-hole="${part}"></template>`;

/** What a page is rendered with in their place. */
export const HOLES: ShellParts = {
  banner: <template data-hole="banner" />,
  header: <template data-hole="header" />,
  footer: <template data-hole="footer" />,
};

/** Puts the parts, rendered once for all pages alike, into a page that was rendered with `HOLES`. */
export function fillHoles(html: string, site: SiteData, path: string): string {
  const known = rendered.get(site) ?? new Map<string, string>();
  rendered.set(site, known);
  return PARTS.reduce((page, part) => {
    // The menu marks the page being read, if it leads there at all.
    const at = part === 'header' && menuPaths(site).includes(path) ? path : NOWHERE;
    const key = `${part} ${at}`;
    const found = known.get(key) ?? renderPart(COMPONENTS[part], site, at);
    known.set(key, found);
    return page.replace(hole(part), () => found);
  }, html);
}

const NOWHERE = '/_';
const rendered = new WeakMap<SiteData, Map<string, string>>();

function menuPaths({ navigation: { header } }: SiteData): string[] {
  const links = [...header.groups.flatMap((group) => group.links), ...header.links, header.action];
  return links.map(({ to }) => to);
}

function renderPart(Component: ComponentType, site: SiteData, path: string): string {
  return render(
    path,
    <SiteProvider value={site}>
      <ConsentProvider>
        <Component />
      </ConsentProvider>
    </SiteProvider>,
  );
}
