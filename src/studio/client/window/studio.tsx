import { Box, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StudioProblem } from '../../shared/protocol.ts';
import { FormPanel } from '../fields/form-panel.tsx';
import { pointerOfProblem } from '../form/problems/problem-text.ts';
import { ListPanel } from '../list/list-panel.tsx';
import { useCanvasSections } from '../outline/page-editing.ts';
import { PageDialogs, type PageTask } from '../pages/page-dialogs.tsx';
import { PicturesView } from '../pictures/pictures-view.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SaveConflicts } from '../review/save-conflicts.tsx';
import { CanvasPane } from '../selection/canvas-pane.tsx';
import { useOpenFile } from '../selection/open-file.ts';
import { useSelection } from '../selection/use-selection.ts';
import type { FieldLocation } from '../store/history.ts';
import { useVersions, type Versions } from '../versions/use-versions.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { ConnectionAlert, LeftWindows, StorageAlert } from './alerts.tsx';
import { PageAtBanner, StaleFilesAlert, VersionBanner } from './banners.tsx';
import { useCommands, useKeys } from './keys.ts';
import { PageAtButton, usePageAt } from './page-at.tsx';
import {
  areaOf,
  focusListIfLost,
  GRIDS,
  PANE_LABELS,
  PaneSwitch,
  type Panes,
  rememberFocus,
  SidePane,
  usePanes,
} from './panes.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { useJoinedFiles, useSave } from './saving.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { TopBar, WIDTHS } from './top-bar.tsx';
import { Tour, useTour } from './tour.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useSearch } from './use-search.tsx';

/** The whole window: lists on the left, the page in the middle, fields on the right. */
export function Studio() {
  const open = useOpenFile();
  const { show: select, ...selection } = useSelection(open);
  const panes = usePanes();
  const { say, announcer } = useAnnouncer();
  const { save, saving, conflicts, settle, decideLater } = useSave();
  useJoinedFiles(open.file?.file);
  const show = useShowInFields(select, panes);
  const search = useSearch(show);
  const commands = useCommands({ show, save, say, search: search.open });
  const tour = useTour();
  const pageAt = usePageAt(open.canvasFile);
  const versions = useVersions(open.file, open.canvasFile, () => panes.focus('form'));
  const showDay = (day: string) => {
    versions.choose(undefined);
    pageAt.setDay(day);
  };
  const [width, setWidth] = useState<number>(WIDTHS[panes.columns === 3 ? 2 : 0].width);
  const [live, setLive] = useState(false);
  const [dialog, setDialog] = useState<DialogName>();
  const { task, setTask, closeTask } = usePageTask();
  const { enterFields, comeFrom, onCanvasKey } = useKeys({
    panes,
    commands,
    say,
    file: open.canvasFile,
    ...useCanvasSections(open.canvasFile ?? ''),
    onHelp: () => setDialog('keys'),
  });
  const { columns } = panes;
  const onChosen = useCallback(
    (isAgain: boolean) => (isAgain || columns === 1 ? enterFields : comeFrom)('list'),
    [columns, enterFields, comeFrom],
  );
  useFieldsOfFile(open, panes);
  const onReach = async (...reached: Parameters<typeof selection.reach>) => {
    if (await selection.reach(...reached)) panes.show('form');
    comeFrom('page');
  };

  return (
    <Box sx={{ display: 'grid', height: '100dvh', gridTemplate: GRIDS[columns] }}>
      <Box sx={{ gridArea: 'top' }}>
        <TopBar
          width={width}
          onWidth={setWidth}
          pageAt={<PageAtButton file={open.canvasFile} day={pageAt.day} onDay={showDay} />}
          live={live}
          onLive={setLive}
          hasPage={panes.isShown('page')}
          saving={saving}
          onUndo={commands.undo}
          onRedo={commands.redo}
          onSearch={search.open}
          onProblems={() => setDialog('problems')}
          onReview={() => setDialog('review')}
          onSave={commands.save}
          onHelp={tour.start}
          onKeys={() => setDialog('keys')}
        />
        <ConnectionAlert />
        <StorageAlert />
        <LeftWindows />
      </Box>
      <PaneSwitch panes={panes} />
      <SidePane name="list" panes={panes} padded>
        <ListPanel
          file={open.file}
          lastField={selection.focus?.pointer}
          onTask={setTask}
          onVersions={() => {
            panes.show('form');
            versions.list();
          }}
          onShow={show}
          onChosen={onChosen}
          onReplace={search.replace}
        />
      </SidePane>
      <MainPane panes={panes}>
        <Banners pageAt={pageAt} versions={versions} panes={panes} />
        {open.isPictures ? (
          <PicturesView />
        ) : (
          <CanvasPane
            width={width}
            file={open.canvasFile}
            instead={versions.old ?? pageAt.answer}
            selection={selection.inCanvas}
            live={live}
            typing={selection.typing}
            onReach={onReach}
            onEndTyping={selection.endTyping}
            onKey={onCanvasKey}
          />
        )}
      </MainPane>
      <SidePane name="form" panes={panes}>
        <Fields open={open} versions={versions} panes={panes} selection={selection} />
      </SidePane>
      <Dialogs open={dialog} onClose={() => setDialog(undefined)} onShow={show} onSave={save} />
      <PageDialogs task={task} onClose={closeTask} onShow={show} />
      <SaveConflicts conflicts={conflicts} onSettle={settle} onClose={decideLater} />
      {search.dialog}
      <Tour {...tour} />
      {announcer}
    </Box>
  );
}

function usePageTask() {
  const [task, setTask] = useState<PageTask>();
  const closeTask = useCallback(() => {
    flushSync(() => setTask(undefined));
    focusListIfLost();
  }, []);
  return { task, setTask, closeTask };
}

type PaneProps = { versions: Versions; panes: Panes };

/** What is to be known of the page that the canvas shows. */
function Banners({
  pageAt,
  versions,
  panes,
}: PaneProps & { pageAt: ReturnType<typeof usePageAt> }) {
  const { day, answer, setDay } = pageAt;
  const toList = panes.columns === 1 ? () => panes.focus('form') : undefined;
  /** The banner, which has the focus, goes. */
  const toPage = (showPage: () => void) => () => {
    flushSync(showPage);
    panes.focus('page');
  };
  return (
    <div>
      <StaleFilesAlert />
      {versions.old ? (
        <VersionBanner
          versions={versions}
          onList={toList}
          onLeave={toPage(() => versions.choose(undefined))}
        />
      ) : (
        <PageAtBanner day={day} answer={answer} onToday={toPage(() => setDay(''))} />
      )}
    </div>
  );
}

interface FieldsProps extends PaneProps {
  open: ReturnType<typeof useOpenFile>;
  selection: Omit<ReturnType<typeof useSelection>, 'show'>;
}

function Fields({ open, selection, versions, panes }: FieldsProps) {
  const { file, pointer, isGone, setOpenItem } = open;
  const { columns, show } = panes;
  if (!file) return <NothingOpen isGone={isGone} />;
  if (versions.isListed)
    return (
      <VersionsPanel file={file} versions={versions} onChosen={() => columns < 3 && show('page')} />
    );
  return (
    <FormPanel
      file={file}
      pointer={selection.section === undefined ? '' : pointer}
      focus={selection.focus}
      onOpen={setOpenItem}
      onVersions={versions.list}
    />
  );
}

/** Shows a field, and its pane where only one is shown. */
function useShowInFields(select: (location: FieldLocation) => boolean, { show }: Panes) {
  return useCallback(
    (location: FieldLocation) => {
      if (select(location)) show('form');
    },
    [select, show],
  );
}

/** In a small window, leads from the list to what has no sections to choose from: fields alone, or pictures. */
function useFieldsOfFile({ file, isPictures }: ReturnType<typeof useOpenFile>, panes: Panes): void {
  const { columns, show } = panes;
  const name = file?.kind === 'page' ? undefined : file?.file;
  useEffect(() => {
    if (columns < 3 && isPictures) show('page');
    if (columns === 1 && name) show('form');
  }, [columns, show, name, isPictures]);
}

type DialogName = 'problems' | 'review' | 'keys';

interface DialogsProps {
  open: DialogName | undefined;
  onClose(): void;
  onShow(location: FieldLocation): void;
  onSave(): Promise<boolean>;
}

function Dialogs({ open, onClose, onShow, onSave }: DialogsProps) {
  const showProblem = (problem: StudioProblem) => {
    onClose();
    onShow({ file: problem.file, pointer: pointerOfProblem(problem) });
  };
  return (
    <>
      {open === 'problems' && <ProblemsDialog onClose={onClose} onShow={showProblem} />}
      {open === 'keys' && <ShortcutsDialog onClose={onClose} />}
      <ReviewDialog open={open === 'review'} onClose={onClose} onSave={onSave} />
    </>
  );
}

const MainPane = ({ panes, children }: { panes: Panes; children: ReactNode }) => (
  <Box
    component="main"
    data-pane="page"
    tabIndex={-1}
    aria-label={PANE_LABELS.page}
    onFocus={rememberFocus}
    sx={{
      gridArea: areaOf('page', panes.columns),
      display: panes.isShown('page') ? 'grid' : 'none',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      minWidth: 0,
    }}
  >
    {children}
  </Box>
);

const NothingOpen = ({ isGone }: { isGone: boolean }) => (
  <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary' }}>
    {isGone && 'O que estava aberto aqui já não existe. '}
    Clique no que quer mudar na página, ou escolha à esquerda uma página ou outra parte do site.
  </Typography>
);
