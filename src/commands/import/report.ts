import { t, worded } from '../../words/reader.ts';
import { LEFT_KINDS, type LeftBehind, type LeftKind } from './left-behind.ts';
import type { OldSite } from './old-site.ts';
import { isOwn } from './old-site.ts';
import type { ImportPlan } from './plan-import.ts';

/** What was found and done, for who reads it: a person, or a program. */
export interface Report {
  source: string;
  isDryRun: boolean;
  plan: ImportPlan;
  /** Of `public/`. */
  files: readonly string[];
  hosts: OldSite['hosts'];
}

/** What is alike on several pages, told once. */
interface Group {
  kind: LeftKind;
  what: string;
  why: string;
  pages: string[];
}

function groupsOf(left: readonly LeftBehind[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { kind, page, what = '', why } of left) {
    const key = JSON.stringify([kind, what, why]);
    const group = groups.get(key) ?? { kind, what, why: worded(why), pages: [] };
    groups.set(key, group);
    if (page && !group.pages.includes(page)) group.pages.push(page);
  }
  const order = (kind: LeftKind) => LEFT_KINDS.indexOf(kind);
  return [...groups.values()].sort((a, b) => order(a.kind) - order(b.kind));
}

/** With `--format json`. */
export function jsonReport({ source, isDryRun, plan, files }: Report): string {
  const { pages, menu, redirects, left } = plan;
  return `${JSON.stringify(
    {
      source,
      dryRun: isDryRun,
      pages: pages.map(({ path, file, from, title, isDraft }) => ({
        path,
        file,
        from,
        title,
        draft: isDraft,
      })),
      files,
      menu,
      redirects,
      left: groupsOf(left).map((group) => ({
        ...group,
        message: titleOf(group.kind, group.pages.length),
      })),
    },
    null,
    2,
  )}\n`;
}

const titleOf = (kind: LeftKind, count: number) => t(`commands/import:left-${kind}`, { count });

/** Lines of one list that are shown. */
const MOST = 12;

export function textReport(report: Report, colors: boolean): string {
  const { plan, files, isDryRun, hosts } = report;
  const { pages, menu, redirects, left } = plan;
  const bold = (text: string) => (colors ? `\u001b[1m${text}\u001b[0m` : text);
  const short = (text: string) => shownAddresses(text, hosts);
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', bold(title), ...shown(lines)];
  const menuLines = menu.map((item) =>
    'to' in item
      ? `  ${item.label}  ${item.to}`
      : `  ${item.label}: ${item.links.map((link) => link.label).join(', ')}`,
  );
  const lines = [
    ...section(
      t('commands/import:pages', { count: pages.length }),
      pages.map(
        ({ path, from, isDraft }) =>
          `  ${path}  ← ${short(from)}${isDraft ? `  (${t('commands/import:draft')})` : ''}`,
      ),
    ),
    ...section(
      t('commands/import:files', { count: files.length }),
      files.map((path) => `  public${path}`),
    ),
    ...section(t('commands/import:menu'), menuLines),
    ...section(
      t('commands/import:redirects', { count: redirects.length }),
      redirects.map(({ from, to }) => `  ${from} → ${to}`),
    ),
    ...leftLines(groupsOf(left), bold, short),
    '',
    t(
      isDryRun
        ? 'commands/import:dry-run'
        : plan.changes.length > 0
          ? 'commands/import:done'
          : 'commands/import:nothing',
    ),
    '',
  ];
  return lines.join('\n');
}

function shown(lines: readonly string[]): string[] {
  const more = lines.length - MOST;
  return more > 1
    ? [...lines.slice(0, MOST), `  ${t('commands/import:more', { count: more })}`]
    : [...lines];
}

function leftLines(
  groups: readonly Group[],
  bold: (text: string) => string,
  short: (text: string) => string,
): string[] {
  if (groups.length === 0) return [];
  const lines = LEFT_KINDS.flatMap((kind) => {
    const own = groups.filter((group) => group.kind === kind);
    if (own.length === 0) return [];
    return [
      '',
      `${titleOf(kind, own.length)}`,
      ...shown(own.map((group) => leftLine(group, short))),
    ];
  });
  return ['', bold(t('commands/import:left')), ...lines];
}

function leftLine({ what, why, pages }: Group, short: (text: string) => string): string {
  const [first = '', ...others] = pages;
  const where =
    first &&
    (others.length > 0
      ? t('commands/import:page-and-others', { page: short(first), count: others.length })
      : short(first));
  const said = [what && short(what), why].filter(Boolean).join(': ');
  return `  ${said && where ? `${said}  (${where})` : said || where}`;
}

/** An address of the old site without its host. */
function shownAddresses(text: string, hosts: OldSite['hosts']): string {
  if (!/^https?:\/\/\S+$/.test(text) || !isOwn(text, hosts)) return text;
  const { pathname, search, hash } = new URL(text);
  return pathname + search + hash;
}
