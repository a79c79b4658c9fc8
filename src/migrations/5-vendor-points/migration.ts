import { isObject, pointerOf } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import { without } from '../values.ts';

/** Of a description. */
const LONGEST = 400;

export const migration: Migration = {
  title: msg('migrations:vendor-points'),
  change(file, value, { decide }) {
    if (file !== 'site-config/collections/vendors.json') return value;
    const vendors = Object.entries(value).map(([id, vendor]) => {
      if (!isObject(vendor) || !Array.isArray(vendor.points)) return [id, vendor];
      const description = [vendor.description, ...vendor.points].map(sentence).join(' ');
      if (description.length <= LONGEST) return [id, { ...without(vendor, 'points'), description }];
      decide(pointerOf(id, 'points'), msg('migrations:points-too-long', { most: LONGEST }));
      return [id, vendor];
    });
    return Object.fromEntries(vendors);
  },
};

function sentence(text: unknown): string {
  const written = String(text).trimEnd();
  return /[.!?…]$/.test(written) ? written : `${written}.`;
}
