import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { StudioProblem } from '../../shared/protocol.ts';
import { pointerOfProblem } from '../form/problems/problem-text.ts';
import { PageDialogs, type PageTask } from '../pages/page-dialogs.tsx';
import { PicturesView } from '../pictures/pictures-view.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SaveConflicts } from '../review/save-conflicts.tsx';
import { useStore } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { CanvasPane } from './canvas-pane.tsx';
import { FormPanel } from './form-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { runShortcut, useShortcuts } from './shortcuts.ts';
import { StaleFilesAlert } from './stale-files-alert.tsx';
import { TopBar, WIDTHS } from './top-bar.tsx';
import { Tour, useTour } from './tour.tsx';
import { useCommands } from './use-commands.ts';
import { useOpenFile } from './use-open-file.ts';
import { useSave } from './use-save.ts';
import { useSearch } from './use-search.tsx';
import { useSelection } from './use-selection.ts';

/** The whole window: lists on the left, the page in the middle, fields on the right. */
export function Studio() {
  const store = useStore();
  const open = useOpenFile();
  const { section, focus, inCanvas, show, selectClicked, setOpenItem } = useSelection(open);
  const { save, saving, conflicts, settle } = useSave();
  const search = useSearch(show);
  const commands = useCommands(show, save, search.open);
  useShortcuts(commands);
  const tour = useTour();
  const [width, setWidth] = useState<number>(WIDTHS[2].width);
  const [live, setLive] = useState(false);
  const [dialog, setDialog] = useState<'problems' | 'review'>();
  const [task, setTask] = useState<PageTask>();

  const followLink = (address: string) => {
    const [path] = address.split(/[?#]/);
    const page = store.get().site.files.find((file) => file.path === path);
    if (page) navigate({ target: page.file, pointer: '' });
  };
  const showProblem = (problem: StudioProblem) => {
    setDialog(undefined);
    show({ file: problem.file, pointer: pointerOfProblem(problem) });
  };

  return (
    <Box sx={GRID}>
      <TopBar
        width={width}
        onWidth={setWidth}
        live={live}
        onLive={setLive}
        saving={saving}
        onUndo={commands.undo}
        onRedo={commands.redo}
        onSearch={search.open}
        onProblems={() => setDialog('problems')}
        onReview={() => setDialog('review')}
        onSave={commands.save}
        onHelp={tour.start}
      />
      <Side area="list" label="Páginas e seções">
        <ListPanel
          file={open.file}
          lastField={focus?.pointer}
          onTask={setTask}
          onShow={show}
          onReplace={search.replace}
        />
      </Side>
      <Box component="main" sx={MAIN}>
        <StaleFilesAlert />
        {open.isPictures ? (
          <PicturesView />
        ) : (
          <CanvasPane
            width={width}
            selection={inCanvas}
            live={live}
            onSelect={selectClicked}
            onFollow={followLink}
            onKey={(key, shift) => void runShortcut(key, shift, commands)}
          />
        )}
      </Box>
      <Side area="form" label="Campos" padded={false}>
        {open.file ? (
          <FormPanel
            file={open.file}
            pointer={section === undefined ? '' : open.pointer}
            focus={focus}
            onOpen={setOpenItem}
          />
        ) : (
          <NothingOpen isGone={open.isGone} />
        )}
      </Side>
      {dialog === 'problems' && (
        <ProblemsDialog onClose={() => setDialog(undefined)} onShow={showProblem} />
      )}
      <ReviewDialog open={dialog === 'review'} onClose={() => setDialog(undefined)} onSave={save} />
      <PageDialogs task={task} onClose={() => setTask(undefined)} onShow={show} />
      <SaveConflicts conflicts={conflicts} onSettle={settle} />
      {search.dialog}
      <Tour {...tour} />
    </Box>
  );
}

const GRID = {
  display: 'grid',
  height: '100dvh',
  gridTemplate: '"top top top" 52px "list page form" minmax(0, 1fr) / 288px minmax(0, 1fr) 400px',
};
const MAIN = {
  gridArea: 'page',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
};

const NothingOpen = ({ isGone }: { isGone: boolean }) => (
  <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary' }}>
    {isGone && 'O que estava aberto aqui já não existe. '}
    Clique no que quer mudar na página, ou escolha à esquerda uma página ou outra parte do site.
  </Typography>
);

interface SideProps {
  area: string;
  label: string;
  padded?: boolean;
  children: ReactNode;
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
