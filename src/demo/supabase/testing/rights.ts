/**
 * Who may do what in the database: each right with a call that needs it. Tests try each call as each role on the
 * embedded database and on PostgreSQL itself, and compare the table in docs/supabase.md.
 */

import { randomBytes } from 'node:crypto';

/** `anon` is not signed in, `none` has an account without a role. */
export const WHO = ['anon', 'none', 'editor', 'sales', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** A function with its arguments, or a command on a table. */
export type Call =
  | { rpc: string; args?: Record<string, unknown> }
  | { table: string; command: 'select' | 'insert' | 'update' | 'delete'; values?: object };

export interface Right {
  /** As docs/supabase.md calls it. */
  action: string;
  calls: Call[];
  /** Everybody else is refused. */
  may: readonly Who[];
}

/** A submission that is there before each call. */
export const KEPT = '1'.padStart(32, '0');

const NEXT_WEEK = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
const MEMBERS: Who[] = ['editor', 'sales', 'admin'];
const WORKERS: Who[] = ['sales', 'admin'];
const SIGNED_IN: Who[] = ['none', ...MEMBERS];
const NOBODY: Who[] = [];
const FIELDS = [{ name: 'name', label: 'Nome', value: 'Ana', as: 'name' }];
const change = (becomes: object) => ({
  changes: [
    { submission: KEPT, was: { status: 'new', note: '', owner: null, call_on: null }, becomes },
  ],
});
const every = (table: string, ...commands: ('select' | 'delete')[]): Call[] =>
  commands.map((command) => ({ table, command }));

const AN_OBJECT = { bucket_id: 'submission-files', name: 'x' };

/** Another token each time it is written. */
const aLink = () => ({
  get token_hash() {
    return randomBytes(32).toString('hex');
  },
  ...{ file: 'site-config/pages/home.json', title: 'x' },
  page: { data: { page: { sections: [] } } },
});

/** @param person the id of an account without a role */
export const rights = (person: string): Right[] => [
  {
    action: 'send a form',
    calls: [
      {
        rpc: 'submit_form',
        args: {
          ...{ submission_id: KEPT, form: 'hero_form', page: 'https://a.example/' },
          fields: FIELDS,
        },
      },
    ],
    may: WHO,
  },
  {
    action: 'announce files of a form, and add those to the bucket',
    calls: [{ rpc: 'announce_files', args: { submission_id: KEPT, form: 'hero_form', files: [] } }],
    may: WHO,
  },
  {
    action: 'delete the own account',
    calls: [{ rpc: 'delete_account', args: { confirmation: 'nobody@exemplo.com.br' } }],
    may: SIGNED_IN,
  },
  {
    action: 'read the own profile and role',
    calls: [...every('profiles', 'select'), ...every('user_roles', 'select')],
    may: SIGNED_IN,
  },
  {
    action: 'read the list, a hundred a call, and its sources',
    calls: [{ rpc: 'find_submissions' }, { rpc: 'list_sources' }],
    may: MEMBERS,
  },
  {
    action: 'read one with its history',
    calls: [{ rpc: 'read_submission', args: { submission: KEPT } }],
    may: MEMBERS,
  },
  {
    action: 'read which files came with one, and the files',
    calls: [{ rpc: 'list_files', args: { submission: KEPT } }],
    may: MEMBERS,
  },
  {
    action: 'read the figures',
    calls: [{ rpc: 'submission_figures', args: { since: '2026-01-01', before: '2026-01-02' } }],
    may: MEMBERS,
  },
  {
    action: 'read who can have one',
    calls: [{ rpc: 'list_colleagues' }],
    may: MEMBERS,
  },
  { action: 'let old ones go', calls: [{ rpc: 'expire_submissions' }], may: MEMBERS },
  {
    action: 'change status, note, owner and day to call',
    calls: [{ status: 'spam' }, { note: 'Liguei' }, { owner: null }, { call_on: NEXT_WEEK }].map(
      (becomes) => ({ rpc: 'change_submissions', args: change(becomes) }),
    ),
    may: WORKERS,
  },
  {
    action: 'release suspected ones',
    calls: [{ rpc: 'release_submissions', args: { ids: ['none'] } }],
    may: WORKERS,
  },
  {
    action: 'send to a station again',
    calls: [{ rpc: 'resend_station', args: { submission: KEPT, station: 'notice', address: '' } }],
    may: WORKERS,
  },
  {
    action: 'note that somebody was contacted',
    calls: [{ rpc: 'note_contact', args: { submission: KEPT, way: 'phone' } }],
    may: WORKERS,
  },
  {
    action: 'send a test',
    calls: [{ rpc: 'send_test_submission', args: { form: 'hero_form', fields: FIELDS } }],
    may: WORKERS,
  },
  {
    action: 'add one by hand',
    calls: [
      {
        rpc: 'add_submission',
        args: { submission_id: '2'.padStart(32, '0'), form: 'by-hand', fields: FIELDS },
      },
    ],
    may: WORKERS,
  },
  {
    action: 'use the studio, and read who proposed and published what',
    calls: [{ rpc: 'studio_session' }, { rpc: 'list_studio_log' }],
    may: MEMBERS,
  },
  {
    action: 'keep the own drafts of the studio',
    calls: [
      {
        ...{ table: 'studio_drafts', command: 'insert' },
        values: { file: 'site-config/site.json', was: null, text: '{}' },
      },
    ],
    may: MEMBERS,
  },
  {
    action: 'read a page by its link, and comment on it',
    calls: [
      { rpc: 'read_studio_link', args: { token: 'x' } },
      {
        rpc: 'comment_studio_link',
        args: { token: 'x', section: null, name: 'Ana', comment: 'Bom' },
      },
    ],
    may: WHO,
  },
  {
    action: 'show a page by a link of the own',
    calls: [{ table: 'studio_links', command: 'insert', values: aLink() }],
    may: MEMBERS,
  },
  {
    action: 'read and answer what is said of the own links',
    calls: [
      ...every('studio_comments', 'select'),
      { table: 'studio_comments', command: 'update', values: { answer: 'Sim', is_closed: true } },
    ],
    may: SIGNED_IN,
  },
  {
    action: 'write comments, or who sent them',
    calls: [
      ...every('studio_comments', 'delete'),
      { table: 'studio_comments', command: 'update', values: { text: 'x' } },
      { table: 'studio_comments', command: 'insert', values: { link: KEPT, name: 'x', text: 'x' } },
      ...every('private.studio_commenters', 'select', 'delete'),
    ],
    may: NOBODY,
  },
  {
    action: 'export all at once, which is noted',
    calls: [{ rpc: 'export_submissions' }],
    may: ['admin'],
  },
  {
    action: 'delete some',
    calls: [{ rpc: 'delete_submissions', args: { ids: ['none'] } }],
    may: ['admin'],
  },
  {
    action: 'erase a person',
    calls: [{ rpc: 'erase_person', args: { address: 'nobody@exemplo.com.br' } }],
    may: ['admin'],
  },
  {
    action: 'see and change the team',
    calls: [
      { rpc: 'list_team' },
      { rpc: 'change_role', args: { person, was: 'none', becomes: 'none' } },
    ],
    may: ['admin'],
  },
  {
    action: 'give a role outright',
    calls: [
      { rpc: 'set_access', args: { address: 'nobody@exemplo.com.br', access: 'admin' } },
      { table: 'user_roles', command: 'insert', values: { user_id: person, role: 'admin' } },
      { table: 'user_roles', command: 'update', values: { role: 'admin' } },
      ...every('user_roles', 'delete'),
    ],
    may: NOBODY,
  },
  {
    action: 'read or write the tables of the log outright',
    calls: [
      ...every('submissions', 'select', 'delete'),
      { table: 'submissions', command: 'insert', values: { id: KEPT, form: 'x', page: 'x' } },
      ...[{ status: 'won' }, { fields: [] }, { received_at: '2099-01-01' }, { owner: null }].map(
        (values): Call => ({ table: 'submissions', command: 'update', values }),
      ),
      ...every('submission_events', 'select', 'delete'),
      { table: 'submission_events', command: 'insert', values: { kind: 'erased' } },
      { table: 'submission_events', command: 'update', values: { kind: 'note' } },
    ],
    may: NOBODY,
  },
  {
    action: 'see the settings and the senders',
    calls: [
      ...every('private.submission_settings', 'select'),
      ...every('private.submission_senders', 'select'),
      ...every('private.submission_ids', 'select'),
    ],
    may: NOBODY,
  },
  {
    action: 'write or empty the log of the studio',
    calls: [
      { rpc: 'note_studio', args: { person, kind: 'published', branch: 'main', title: 'x' } },
      ...every('private.studio_log', 'select', 'delete'),
      ...every('private.studio_requests', 'select', 'delete'),
    ],
    may: NOBODY,
  },
  {
    action: 'put into the bucket what nobody announced, or say what is sound in it',
    calls: [
      { table: 'storage.objects', command: 'insert', values: AN_OBJECT },
      { rpc: 'file_work' },
      { rpc: 'settle_files', args: { sound: ['x'], unsound: ['x'], removed: ['x'] } },
      ...every('private.submission_files', 'select', 'delete'),
    ],
    may: NOBODY,
  },
  {
    action: 'send e-mails, check a project',
    calls: [
      { rpc: 'claim_station', args: { worker: 'x' } },
      {
        rpc: 'settle_station',
        args: { submission: KEPT, station: 'notice', address: '', outcome: 'sent' },
      },
      { rpc: 'rest_worker', args: { worker: 'x' } },
      { rpc: 'project_state' },
      ...every('private.stations', 'select'),
      ...every('private.worker', 'select'),
      ...every('private.digests', 'select'),
      ...every('private.comment_mails', 'select'),
      ...every('private.pauses', 'select'),
      ...every('private.answers', 'select'),
      ...every('private.refused_addresses', 'select'),
    ],
    may: NOBODY,
  },
];

/** A call as SQL. */
export function sqlOf(call: Call): string {
  if ('rpc' in call) {
    const given = Object.entries(call.args ?? {}).map(
      ([name, value]) => `${name} => ${literal(value)}`,
    );
    return `select public.${call.rpc}(${given.join(', ')})`;
  }
  const { table, command, values = {} } = call;
  const columns = Object.keys(values);
  const written = Object.values(values).map(literal);
  if (command === 'select') return `select * from ${table}`;
  if (command === 'delete') return `delete from ${table}`;
  if (command === 'insert')
    return `insert into ${table} (${columns.join(', ')}) values (${written.join(', ')})`;
  return `update ${table} set ${columns.map((name, index) => `${name} = ${written[index]}`).join(', ')}`;
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const text = isTexts
    ? `{${value.join(',')}}`
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
