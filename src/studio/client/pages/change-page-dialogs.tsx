import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { type Message, msg } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import { getAtPointer, segmentsOf, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';
import { parentPath } from './new-page-dialog.tsx';
import { UsageList, useFirstEdits } from './usages.tsx';

export function RenamePageDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const { path = '' } = file;
  const store = useStore();
  const [to, setTo] = useState(path);
  const { answer: found, error } = useAnswer('page-usages', { edits: useFirstEdits(), path });

  const rename = async () => {
    if (to === path) throw new Error(t('studio/pages:same-address'));
    const answer = await ask('rename-page', { edits: store.get().edits, from: path, to });
    const target = answer.file ?? file.file;
    await store.applyToFile(answer.edits, t('studio/pages:address-step'), target);
    navigate({ target, pointer: '' });
    notify(worded([msg('studio/pages:moved', { to }), leadsHere(path, found?.isKnown)]));
  };

  return (
    <TaskDialog
      title={t('studio/pages:change-address-of', { title: file.title })}
      action={t('studio/pages:change')}
      onClose={onClose}
      onConfirm={rename}
    >
      <LabelledField
        label={t('studio/pages:new-address')}
        dir="ltr"
        value={to}
        onChange={setTo}
        autoFocus
        help={t(
          file.kind === 'record' ? 'studio/pages:record-address-help' : 'studio/pages:address-help',
        )}
      />
      <Typography variant="body2">
        {worded([
          found ? linksText(found.usages.length) : error || msg('studio/pages:finding-links'),
          msg(
            found?.isKnown === false ? 'studio/pages:never-published' : 'studio/pages:old-address',
          ),
        ])}
      </Typography>
    </TaskDialog>
  );
}

/** An address that was never published leads nowhere. */
const leadsHere = (path: string, isKnown = true): Message | undefined =>
  isKnown ? msg('studio/pages:now-leads-here', { path }) : undefined;

const linksText = (count: number): Message =>
  count === 0 ? msg('studio/pages:no-link') : msg('studio/pages:links-follow', { count });

const NAVIGATION = 'site-config/navigation.json';

export function RemovePageDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const { path = '' } = file;
  const store = useStore();
  const others = useStudio(({ site }) =>
    site.sources.pages.filter((page) => page.path !== path && page.path !== '/404'),
  );
  const above = parentPath(path);
  const [to, setTo] = useState(others.some((page) => page.path === above) ? above : '/');
  const { answer, error } = useAnswer('page-usages', { edits: useFirstEdits(), path });
  const { usages = [], named = [], isKnown = true } = answer ?? {};
  const [outOfMenus, setOutOfMenus] = useState(true);
  const [leadsOn, setLeadsOn] = useState(true);
  const redirect = isKnown && leadsOn;
  const needsTarget = redirect || usages.length > 0;

  const remove = async () => {
    const answer = await ask('remove-page', {
      ...{ edits: store.get().edits, path, redirect },
      ...(needsTarget && { to }),
    });
    const inMenus = answer.left.filter((usage) => outOfMenus && usage.file === NAVIGATION);
    const left = answer.left.filter((usage) => !inMenus.includes(usage));
    await store.open([NAVIGATION]);
    const menus = answer.edits.values[NAVIGATION] ?? store.value(NAVIGATION);
    const values = { ...answer.edits.values };
    if (menus && inMenus.length > 0)
      values[NAVIGATION] = removeItems(
        menus,
        inMenus.map(({ pointer }) => pointer),
      );
    await store.applyToFile({ ...answer.edits, values }, t('studio/pages:delete-step'), file.file);
    navigate({
      target: store.get().site.files.find((page) => page.path === to)?.file ?? '',
      pointer: '',
    });
    const items = left.map(({ words }) => worded(words)).join('; ');
    notify(
      worded([
        msg('studio/pages:deleted', { title: file.title }),
        leadsHere(path, redirect),
        left.length > 0 ? msg('studio/pages:left', { count: left.length, items }) : undefined,
      ]),
    );
  };

  return (
    <TaskDialog
      title={t('studio/pages:delete-titled', { title: file.title })}
      action={t(file.kind === 'record' ? 'studio/pages:delete-record' : 'studio/pages:delete-page')}
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      {named.length > 0 && (
        <>
          <Typography variant="body2">
            {t('studio/pages:record-named', { count: named.length })}
          </Typography>
          <UsageList usages={named} />
        </>
      )}
      {usages.length === 0 ? (
        <Typography variant="body2">
          {answer ? t('studio/pages:no-link') : error || t('studio/pages:finding-links')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            {t('studio/pages:places-lead-here', { count: usages.length })}
          </Typography>
          <UsageList usages={usages} />
          {usages.some((usage) => usage.file === NAVIGATION) && (
            <FormControlLabel
              control={
                <Switch size="small" checked={outOfMenus} onChange={(_, on) => setOutOfMenus(on)} />
              }
              label={t('studio/pages:out-of-menus')}
            />
          )}
        </>
      )}
      {isKnown ? (
        <FormControlLabel
          control={<Switch size="small" checked={leadsOn} onChange={(_, on) => setLeadsOn(on)} />}
          label={t('studio/pages:address-leads-on')}
        />
      ) : (
        <Typography variant="body2">{t('studio/pages:never-published')}</Typography>
      )}
      {needsTarget && (
        <LabelledField
          label={t(redirect ? 'studio/pages:leads-to' : 'studio/pages:links-lead-to')}
          value={to}
          onChange={setTo}
          options={others.map((page) => ({ id: page.path, title: `${page.title} (${page.path})` }))}
          help={redirect ? t('studio/pages:leads-to-help') : undefined}
        />
      )}
    </TaskDialog>
  );
}

export function removeItems(value: Json, pointers: readonly string[]): Json {
  const items = pointers.flatMap((pointer) => itemOf(value, pointer) ?? []);
  // The last item first, because removing an item shifts those after it.
  const last = [...new Set(items)].sort(byPosition).reverse();
  return last.reduce<Json>((rest, item) => setAtPointer(rest, item, undefined), value);
}

/** The pointer of the innermost list item that contains `pointer`. */
function itemOf(value: Json, pointer: string): string | undefined {
  for (let item = pointer; item !== ''; item = above(item))
    if (Array.isArray(getAtPointer(value, above(item)))) return item;
  return undefined;
}

const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function byPosition(first: string, second: string): number {
  const [a, b] = [segmentsOf(first), segmentsOf(second)];
  const difference = a.findIndex((segment, index) => segment !== b[index]);
  const [x = '', y = ''] = [a[difference], b[difference]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}
