import type { CategoryId } from '../../ui/data/types.ts';

/** No event identifies the visitor: no query, no hash, nothing that was typed. */
export type TrackingEvent =
  | { name: 'page_view'; path: string }
  | { name: 'form_submit'; form: string }
  /** `to` is the address without its query, or the protocol alone (`mailto:`). */
  | { name: 'button_click'; label: string; to?: string }
  | { name: 'phone_call' };

/** A tag the visitor has allowed. */
export type Receiver = (event: TrackingEvent) => void;

export interface TagAddress {
  id: string;
  script: string;
}

/** The allowed categories of a service. */
export type Grants = ReadonlySet<CategoryId>;

/** A tag. Every function may throw; `tags.ts` and `track.ts` handle it. */
export interface Service {
  /** Prepares the queue, passes the grants, and then loads the script. */
  start(tag: TagAddress, grants: Grants): Promise<void>;
  /** Passes the new grants; none after a withdrawal. */
  update(grants: Grants): void;
  receive: Receiver;
  /** The cookies that it sets. */
  cookies: RegExp;
}

const receivers = new Set<Receiver>();
let page: { path: string; sentTo: Set<Receiver> } | undefined;

/** Sends an event to every allowed tag. A tag that throws does not affect the page. */
export function track(event: TrackingEvent): void {
  for (const receiver of receivers) tell(receiver, event);
}

/** Reports a page view. Tags that are allowed later get it then, once. */
export function reportPage(path: string): void {
  page = { path, sentTo: new Set() };
  for (const receiver of receivers) tellPage(receiver);
}

export function addReceiver(receiver: Receiver): void {
  receivers.add(receiver);
  tellPage(receiver);
}

export function removeReceiver(receiver: Receiver): void {
  receivers.delete(receiver);
}

function tellPage(receiver: Receiver): void {
  if (!page || page.sentTo.has(receiver)) return;
  page.sentTo.add(receiver);
  tell(receiver, { name: 'page_view', path: page.path });
}

function tell(receiver: Receiver, event: TrackingEvent): void {
  try {
    receiver(event);
  } catch {
    // An error of the tag's own code.
  }
}
