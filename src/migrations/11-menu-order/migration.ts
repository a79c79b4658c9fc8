import { isObject, type JsonObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import { withEach, without } from '../values.ts';

const isMenu = (file: string) => /^site-config\/(languages\/[^/]+\/)?navigation\.json$/.test(file);

export const migration: Migration = {
  title: msg('migrations:menu-order'),
  change: (file, value) => (isMenu(file) ? withEach(value, { header: inOneList }) : value),
};

/** The groups stood before the links. */
const inOneList = (header: unknown) => {
  if (!isObject(header) || !Array.isArray(header.groups)) return header;
  const links = Array.isArray(header.links) ? header.links : [];
  return {
    links: [...header.groups.map(withoutId), ...links],
    ...without(header, 'groups', 'links'),
  };
};

const withoutId = (group: unknown): unknown =>
  isObject(group) ? without(group as JsonObject, 'id') : group;
