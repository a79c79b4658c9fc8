import type { SiteAnswer, StudioRecord } from '../../shared/protocol.ts';

/** The forms for any page; those of the accounts have pages of their own. */
export const publicForms = ({ sources }: SiteAnswer): StudioRecord[] =>
  (sources.records.forms ?? []).filter(({ group }) => !group);
