import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sameJson } from '../../../lib/same-json.ts';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import type { CanvasPage } from '../../shared/canvas-page.ts';
import { isMap } from '../../shared/json-pointer.ts';
import type { Json, StudioFile, StudioProblem } from '../../shared/protocol.ts';
import type { Version } from '../../shared/versions.ts';
import { ask } from '../store/api.ts';
import { nameOnDisk } from '../store/edits.ts';
import type { StudioStore } from '../store/store.ts';
import { showAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';

/** An old version, as the site would have it today. */
export interface OldVersion {
  version: Version;
  /** With the present address; undefined if the file could not be read then. */
  value: Json | undefined;
  /** The errors that the site would have. */
  problems: StudioProblem[];
  page: CanvasPage | undefined;
}

/** The versions of the open file: whether they are listed, and which of them the canvas shows. */
export function useVersions(
  file: StudioFile | undefined,
  canvasFile: string | undefined,
  onLeave: () => void,
) {
  const store = useStore();
  const [isListed, setListed] = useState(false);
  const [chosen, setChosen] = useState<Version>();
  const name = file?.file;
  useEffect(() => {
    setListed(false);
    setChosen(undefined);
  }, [name]);
  const old = useOldVersion(file, chosen, canvasFile);

  const close = useCallback(() => {
    flushSync(() => {
      setListed(false);
      setChosen(undefined);
    });
    onLeave();
  }, [onLeave]);
  const bringBack = async (value: Json) => {
    if (name === undefined || !chosen) return;
    const { edits } = store.get();
    await store.apply(
      { ...edits, values: { ...edits.values, [name]: value } },
      {
        label: t('studio/versions:restore-step', { moment: momentOfVersion(chosen) }),
        location: { file: name, pointer: '' },
      },
    );
    navigate({ target: name, pointer: '' });
    close();
    notify(t('studio/versions:restored'));
  };
  return {
    isListed,
    list: () => setListed(true),
    chosen,
    choose: setChosen,
    old,
    bringBack,
    close,
  };
}

export type VersionList = ReturnType<typeof useVersions>;

function useOldVersion(
  file: StudioFile | undefined,
  chosen: Version | undefined,
  canvasFile: string | undefined,
): OldVersion | undefined {
  const store = useStore();
  const edits = useStudio((state) => state.edits);
  const [old, setOld] = useState<OldVersion>();
  useEffect(() => {
    if (!file || !chosen) return setOld(undefined);
    return showAnswer(
      () => readVersion(store, file, { version: chosen, page: canvasFile }),
      setOld,
      (failure) => failure && notify(failure),
    );
  }, [store, file, chosen, canvasFile, edits]);
  return old?.version === chosen ? old : undefined;
}

async function readVersion(
  store: StudioStore,
  { file, kind }: StudioFile,
  { version, page }: { version: Version; page: string | undefined },
): Promise<OldVersion> {
  const { edits, problems: problemsNow } = store.get();
  const { value: then } = await ask('version', { file: nameOnDisk(edits, file), id: version.id });
  if (then === undefined) return { version, value: undefined, problems: [], page: undefined };
  const value = kind === 'page' ? withPath(then, store.value(file)) : then;
  const values = { ...edits.values, [file]: value };
  const answer = await ask('check', { edits: { ...edits, values }, page });
  const isOfToday = (problem: StudioProblem) =>
    problemsNow.some(
      ({ file, message }) => file === problem.file && sameJson(message, problem.message),
    );
  const problems = answer.problems.filter(
    (problem) => problem.severity === 'error' && (problem.file === file || !isOfToday(problem)),
  );
  return { version, value, problems, page: answer.page };
}

/** The address of a page stays what it is: links and redirects lead there. */
function withPath(then: Json, now: Json | undefined): Json {
  return isMap(then) && isMap(now) && now.path !== undefined ? { ...then, path: now.path } : then;
}

/** "12/11/2026, 14:03"; a version that was not sent has no moment. */
export const momentOfVersion = ({ date }: Version): string =>
  date === undefined
    ? t('studio/versions:saved')
    : new Date(date).toLocaleString(readerLocale(), {
        dateStyle: 'short',
        timeStyle: 'short',
      });

/** What a version is called in a list: when, and by whom. */
export const versionName = (version: Version): string =>
  version.author === undefined
    ? t('studio/versions:saved-not-sent')
    : `${momentOfVersion(version)}, ${version.author}`;
