import { isObject } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';
import { withEach } from '../values.ts';

const NAMES: Record<string, string> = {
  red: 'brand',
  redDark: 'brandDark',
  redOnDark: 'brandOnDark',
};

export const migration: Migration = {
  title: msg('migrations:brand-colors'),
  change: (file, value) =>
    file === 'site-config/theme.json' ? withEach(value, { colors: withNewNames }) : value,
};

const withNewNames = (colors: unknown) =>
  isObject(colors)
    ? Object.fromEntries(Object.entries(colors).map(([key, color]) => [NAMES[key] ?? key, color]))
    : colors;
