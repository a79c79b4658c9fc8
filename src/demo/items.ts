import type { CrmMode } from './crm-modes.ts';

/** Fields of every entry. */
export interface Kept {
  /** The file's name without `.json`. */
  id: string;
  /** When it arrived, ISO 8601 in UTC. */
  at: string;
}

/** One submission of a web form, with every field as it arrived. */
export interface Lead extends Kept {
  /** By name; as in PHP, the last of several with one name. */
  fields: Record<string, string>;
  /** All of them in order of arrival, repeated names too. */
  fieldList: [name: string, value: string][];
  /** The mode in which the CRM answered. */
  mode: CrmMode;
}

/** One e-mail that would have been sent. */
export interface Email extends Kept {
  to: string;
  subject: string;
  html: string;
  text?: string;
  /** Whom an answer would reach. */
  replyTo?: string;
  /** The addresses a reader can follow from it. */
  links: string[];
}

/** One call of `gtag`, one entry of `dataLayer` or one call of `fbq`. */
export interface TrackingEvent extends Kept {
  tag: 'gtag' | 'fbq';
  name: string;
  params: Record<string, unknown>;
  /** The path of the page it happened on. */
  page?: string;
}

/** Everything that can be kept, by the folder it is kept in. */
export interface Kinds {
  leads: Lead;
  emails: Email;
  events: TrackingEvent;
}
export type Kind = keyof Kinds;
