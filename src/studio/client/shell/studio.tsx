import { Box, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { JsonMap, StudioProblem } from '../../shared/protocol.ts';
import { pointerOfClick } from '../canvas/pointer-of-click.ts';
import { pointerOfProblem } from '../form/problems/problem-text.ts';
import { PageDialogs, type PageTask } from '../pages/page-dialogs.tsx';
import { PicturesView } from '../pictures/pictures-view.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SaveConflicts } from '../review/save-conflicts.tsx';
import { useStore, useStudio } from '../store/use-store.ts';
import { fileOfTarget, navigate, PICTURES, useRoute } from '../ui/route.ts';
import { useNotify } from '../ui/use-notify.ts';
import { CanvasPane } from './canvas-pane.tsx';
import { FileList } from './file-list.tsx';
import { findTextElsewhere } from './find-text-elsewhere.ts';
import { FormPanel } from './form-panel.tsx';
import { NextSteps } from './next-steps.tsx';
import { Outline } from './outline.tsx';
import { PageHead } from './page-head.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { sectionIndex, sectionPointer } from './sections.ts';
import { command, useShortcuts } from './shortcuts.ts';
import { StaleFilesAlert } from './stale-files-alert.tsx';
import { TopBar, WIDTHS } from './top-bar.tsx';
import { Tour, useTour } from './tour.tsx';
import { useSave } from './use-save.ts';

/** The whole window: what there is on the left, the page in the middle, its fields on the right. */
export function Studio() {
  const store = useStore();
  const { target, pointer } = useRoute();
  const file = useStudio(({ site }) => fileOfTarget(site.files, target));
  const home = useStudio(({ site }) => site.files.find(({ path }) => path === '/'));
  const [page, setPage] = useState(home?.file);
  const [width, setWidth] = useState<number>(WIDTHS[2].width);
  const [live, setLive] = useState(false);
  const [focus, setFocus] = useState<{ pointer: string }>();
  /** The section clicked in the page, while it is the chosen one. */
  const [clicked, setClicked] = useState<string>();
  /** What is open in the form: an item of a list. */
  const [opened, setOpened] = useState('');
  const [dialog, setDialog] = useState<'problems' | 'review'>();
  const [task, setTask] = useState<PageTask>();
  const notify = useNotify();
  const isGone = useStudio(
    ({ site }) => target !== '' && target !== PICTURES && !fileOfTarget(site.files, target),
  );
  const tour = useTour();
  const { save, saving, conflicts, settle } = useSave();

  // A page that was undone or removed is no longer there to be shown.
  const last = useStudio(({ site }) => site.files.find((one) => one.file === page));
  const shownFile = file?.kind === 'page' ? file.file : (last ?? home)?.file;
  useEffect(() => {
    if (file) void store.open([file.file]);
    if (file?.kind === 'page') setPage(file.file);
  }, [store, file]);
  useEffect(() => store.showPage(shownFile), [store, shownFile]);
  useEffect(() => {
    setClicked((at) => (at === pointer ? at : undefined));
    setOpened((at) => (at.startsWith(`${pointer}/`) ? at : ''));
  }, [pointer]);

  const show = useCallback((place: { file: string; pointer: string }) => {
    const section = sectionIndex(place.pointer);
    navigate({ target: place.file, pointer: section === undefined ? '' : sectionPointer(section) });
    setFocus({ pointer: place.pointer });
    setClicked(undefined);
  }, []);
  const commands = useMemo(
    () => ({
      undo: () => {
        const step = store.undo();
        if (!step) return;
        show(step.location);
        for (const path of store.unusedUploads(step))
          notify(
            `${path} continua guardada no site, sem que nada a mostre: se não vai usá-la, apague-a em Imagens.`,
          );
      },
      redo: () => {
        const step = store.redo();
        if (step) show(step.location);
      },
      save: () => void save(),
    }),
    [store, show, notify, save],
  );
  useShortcuts(commands);

  const asked = file?.kind === 'page' ? sectionIndex(pointer) : undefined;
  const type = useStudio(() => {
    const value =
      file && asked !== undefined ? getAtPointer(store.value(file.file), pointer) : undefined;
    return (value as JsonMap | undefined)?.type;
  });
  const section = type === undefined ? undefined : asked; // undoing may have taken it away
  const name = useStudio(
    ({ start }) => start.blocks.sections.find((block) => block.type === type)?.title ?? '',
  );

  const item =
    section !== undefined && opened.startsWith(`${pointer}/`) ? opened.slice(pointer.length) : '';
  const onPick = async (index: number | undefined, texts: string[], around?: string) => {
    if (!shownFile) return;
    const at = index === undefined ? '' : sectionPointer(index);
    const shown = index === undefined ? undefined : getAtPointer(store.value(shownFile), at);
    const inside = pointerOfClick(shown ?? null, texts);
    const elsewhere =
      inside === '' ? await findTextElsewhere(store, shown, texts, around) : undefined;
    if (elsewhere) return show(elsewhere);
    if (index === undefined) return;
    navigate({ target: shownFile, pointer: at });
    setClicked(at);
    setFocus({ pointer: at + inside });
  };
  const onFollow = (address: string) => {
    const [path = ''] = address.split(/[?#]/);
    const target = store.get().site.files.find((one) => one.path === path);
    if (target) navigate({ target: target.file, pointer: '' });
  };
  const onShow = (problem: StudioProblem) => {
    setDialog(undefined);
    show({ file: problem.file, pointer: pointerOfProblem(problem) });
  };

  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplate:
          '"top top top" 52px "list page form" minmax(0, 1fr) / 288px minmax(0, 1fr) 400px',
      }}
    >
      <TopBar
        width={width}
        onWidth={setWidth}
        live={live}
        onLive={setLive}
        saving={saving}
        onUndo={commands.undo}
        onRedo={commands.redo}
        onProblems={() => setDialog('problems')}
        onReview={() => setDialog('review')}
        onSave={commands.save}
        onHelp={tour.start}
      />
      <Side area="list" label="Páginas e seções">
        {file ? (
          <>
            <PageHead file={file} onTask={setTask} />
            {file.kind === 'page' && (
              <>
                <NextSteps file={file} last={focus?.pointer} onShow={show} />
                <Outline file={file.file} />
              </>
            )}
          </>
        ) : (
          <FileList
            onNewPage={() => setTask({ kind: 'new' })}
            onNewForm={() => setTask({ kind: 'form' })}
          />
        )}
      </Side>
      <Box
        component="main"
        sx={{
          gridArea: 'page',
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          minWidth: 0,
        }}
      >
        <StaleFilesAlert />
        {target === PICTURES ? (
          <PicturesView />
        ) : (
          <CanvasPane
            width={width}
            selection={{ section, name, reveal: clicked !== pointer, item }}
            live={live}
            onSelect={onPick}
            onFollow={onFollow}
            onKey={(key, shift) => void command(key, shift, commands)}
          />
        )}
      </Box>
      <Side area="form" label="Campos" padded={false}>
        {file ? (
          <FormPanel
            file={file}
            pointer={section === undefined ? '' : pointer}
            focus={focus}
            onOpen={setOpened}
          />
        ) : (
          <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary' }}>
            {isGone && 'O que estava aberto aqui já não existe. '}
            Clique no que quer mudar na página, ou escolha à esquerda uma página ou outra parte do
            site.
          </Typography>
        )}
      </Side>
      {dialog === 'problems' && (
        <ProblemsDialog onClose={() => setDialog(undefined)} onShow={onShow} />
      )}
      <ReviewDialog open={dialog === 'review'} onClose={() => setDialog(undefined)} onSave={save} />
      <PageDialogs task={task} onClose={() => setTask(undefined)} onShow={show} />
      <SaveConflicts conflicts={conflicts} onSettle={settle} />
      <Tour {...tour} />
    </Box>
  );
}

interface SideProps {
  area: string;
  label: string;
  padded?: boolean;
  children: React.ReactNode;
}

const Side = ({ area, label, padded = true, children }: SideProps) => (
  <Box
    component="aside"
    aria-label={label}
    sx={{
      gridArea: area,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      backgroundColor: 'background.paper',
      padding: padded ? 3 : 0,
      borderInline: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
