import type { ConsentCategoryData, SiteTags } from '../../ui/data/types.ts';
import { currentDecision, onDecision } from '../consent/consent.ts';
import { google } from './google.ts';
import { meta } from './meta.ts';
import {
  addReceiver,
  type Grants,
  removeReceiver,
  type Service,
  type TagAddress,
} from './track.ts';

type Name = keyof SiteTags;

const services: Record<Name, Service> = { tagManager: google, pixel: meta };
const started = new Set<Name>();
/** The grants that each allowed tag was last called with. */
const lastGrants = new Map<Name, string>();

/** Whether a tag's code has been loaded into this document: nothing takes it out again. */
export const tagsStarted = (): boolean => started.size > 0;

/** Loads each tag once it is allowed, and stops it on withdrawal. Returns a function that stops all of this. */
export function followConsent(categories: ConsentCategoryData[], tags: SiteTags): () => void {
  const apply = () => {
    for (const [name, tag] of Object.entries(tags) as [Name, TagAddress][]) {
      const grants = grantsOf(name, categories);
      if (grants.size > 0) allow(name, tag, grants);
      else withdraw(name);
    }
  };
  apply();
  return onDecision(apply);
}

function grantsOf(name: Name, categories: ConsentCategoryData[]): Grants {
  const answers = currentDecision()?.categories;
  const covering = categories.filter(({ services }) => services.includes(name));
  return new Set(covering.flatMap(({ id }) => (answers?.[id] === true ? id : [])));
}

function allow(name: Name, tag: TagAddress, grants: Grants): void {
  const service = services[name];
  const now = [...grants].join();
  if (lastGrants.get(name) === now) return;
  if (!started.has(name) && carriesSecret(location)) return; // the next page starts it
  lastGrants.set(name, now);
  attempt(() => (started.has(name) ? service.update(grants) : service.start(tag, grants)));
  started.add(name);
  addReceiver(service.receive);
}

/** Also deletes the cookies of a tag that did not run now: an earlier visit may have left them. */
function withdraw(name: Name): void {
  const service = services[name];
  removeReceiver(service.receive);
  if (lastGrants.delete(name)) attempt(() => service.update(new Set()));
  forgetCookies(service.cookies);
}

/** A tag is third-party code: if it is blocked, missing or broken, the page still works. */
function attempt(task: () => void | Promise<void>): void {
  try {
    Promise.resolve(task()).catch(() => undefined);
  } catch {
    // As above.
  }
}

/** Secrets of sign-in links: no third-party code may run on a page with one in its address. */
const SECRET = /[?#&](access_token|refresh_token|provider_token|token_hash|token|code)=/;

export function carriesSecret({ search, hash }: { search: string; hash: string }): boolean {
  return SECRET.test(search) || SECRET.test(hash);
}

/** Deletes the cookies whose names match, on this host and on the domains above it. */
export function forgetCookies(names: RegExp): void {
  for (const text of expired(document.cookie, location.hostname, names)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
    document.cookie = text;
  }
}

/** Values for `document.cookie`: a cookie is only deleted with the domain it was set for. */
export function expired(cookies: string, hostname: string, names: RegExp): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  return cookies
    .split(/; */)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => names.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; max-age=0; path=/${domain}`));
}
