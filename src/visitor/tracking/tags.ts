import type { ConsentCategoryData, SiteTags } from '../../ui/data/types.ts';
import { currentDecision, onDecision } from '../consent/consent.ts';
import { forgetCookies } from './cookies.ts';
import { google } from './google.ts';
import { meta } from './meta.ts';
import { carriesSecret } from './secret-address.ts';
import type { Grants, Service, TagAddress } from './service.ts';
import { addReceiver, removeReceiver } from './track.ts';

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
