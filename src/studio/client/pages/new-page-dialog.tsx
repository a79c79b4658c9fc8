import { useState } from 'react';
import { pointerOf } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { slug } from '../../../lib/slug.ts';
import { t } from '../../../words/reader.ts';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Edits, Json, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { AddressField } from './address-field.tsx';
import { nowhere, useNewPageParts } from './new-page-parts.tsx';
import { samplesOfPage } from './sample-texts.ts';

interface Props {
  /** The page to copy, instead of a template. */
  copied?: StudioFile;
  onClose(): void;
  onShow(location: FieldLocation): void;
}

const NAVIGATION = 'site-config/navigation.json';
const NO_NEEDS = { needsForm: false, needsEvent: false, needsCase: false };

/** Creates a draft, and leads to its first text. */
export function NewPageDialog({ copied, onClose, onShow }: Props) {
  const store = useStore();
  const templates = useStudio(({ start }) => start.templates);
  const menus = useStudio(({ site }) => site.sources.menus);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [template, setTemplate] = useState(templates[0]?.id ?? '');
  const [menu, setMenu] = useState('');
  const path = typed ?? pathFromTitle(title, parentPath(copied?.path ?? ''));
  const parts = useNewPageParts(
    (copied ? undefined : templates.find(({ id }) => id === template)) ?? NO_NEEDS,
  );

  const inMenu = async (edits: Edits): Promise<Edits> => {
    if (menu === '') return edits;
    await store.open([NAVIGATION]);
    const before = edits.values[NAVIGATION] ?? store.value(NAVIGATION);
    if (before === undefined) return edits;
    const links = (getAtPointer(before, menu) as Json[] | undefined) ?? [];
    const after = setAtPointer(before, menu, [...links, { label: title.trim(), to: path }]);
    return { ...edits, values: { ...edits.values, [NAVIGATION]: after } };
  };

  const make = async () => {
    if (!title.trim()) throw new Error(t('studio/pages:needs-title'));
    const { edits } = store.get();
    const page = { path, title: title.trim() };
    const answer = copied
      ? await ask('copy-page', { edits, ...page, file: copied.file })
      : await ask('new-page', {
          edits,
          ...page,
          template,
          draft: true,
          ...parts.values,
        });
    const file = answer.file ?? '';
    await store.applyToFile(await inMenu(answer.edits), t('studio/pages:page-step'), file);
    // The dialog gives the focus back first.
    setTimeout(() => onShow(firstText(edits, answer.edits, file)));
    notify(createdNotice(menu !== '', parts.values.case?.cards !== undefined));
  };

  return (
    <TaskDialog
      title={
        copied ? t('studio/pages:new-copy', { title: copied.title }) : t('studio/pages:new-page')
      }
      action={t('studio/pages:create')}
      onClose={onClose}
      onConfirm={make}
    >
      <LabelledField
        label={t('studio/pages:title')}
        value={title}
        onChange={setTitle}
        autoFocus
        help={t('studio/pages:title-help')}
      />
      {!copied && (
        <LabelledField
          label={t('studio/pages:template')}
          value={template}
          onChange={setTemplate}
          options={templates}
        />
      )}
      {parts.fields}
      <LabelledField
        label={t('studio/pages:menu')}
        value={menu}
        onChange={setMenu}
        options={[nowhere(), ...menus]}
      />
      <AddressField
        shown={title.trim() === '' ? undefined : t('studio/pages:address-will-be', { path })}
        isTyped={typed !== undefined}
        label={t('studio/pages:address')}
        value={path}
        onType={setTyped}
        help={t('studio/pages:address-help')}
      />
    </TaskDialog>
  );
}

function createdNotice(inMenu: boolean, hasCard: boolean): string {
  if (hasCard) return t('studio/pages:created-case');
  return t(inMenu ? 'studio/pages:created-in-menu' : 'studio/pages:created');
}

/** The first text to be written: of a page with a new record, in the record. */
function firstText(before: Edits, after: Edits, file: string): FieldLocation {
  const collection = Object.keys(after.values).find(
    (changed) =>
      changed.startsWith('site-config/collections/') &&
      !sameJson(before.values[changed], after.values[changed]),
  );
  if (!collection) {
    const [pointer = ''] = samplesOfPage(after.values[file]);
    return { file, pointer };
  }
  const value = after.values[collection];
  const id = Object.keys(value ?? {}).at(-1) ?? '';
  const [pointer = ''] = samplesOfPage(getAtPointer(value, pointerOf(id)));
  return { file: collection, pointer: pointerOf(id) + pointer };
}

/** "Resposta a incidentes" -> "/resposta-a-incidentes" */
export const pathFromTitle = (title: string, folder = ''): string => `${folder}/${slug(title)}`;

/** "/servicos/nsoc" -> "/servicos" */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));
