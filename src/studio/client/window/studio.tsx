import { Box, Typography } from '@mui/material';
import { msg } from '../../../words/message.ts';
import { worded } from '../../../words/reader.ts';
import { isRemote } from '../../shared/host.ts';
import { FormPanel } from '../fields/form-panel.tsx';
import { useLinksRead } from '../links/use-links.ts';
import { ListPanel } from '../list/list-panel.tsx';
import { PictureLibrary } from '../pictures/pictures-view.tsx';
import { SaveConflicts } from '../review/save-conflicts.tsx';
import { CanvasPane } from '../selection/canvas-pane.tsx';
import { useOpenFile } from '../selection/open-file.ts';
import { usePageSelection } from '../selection/use-selection.ts';
import { Announcer } from '../ui/notify.tsx';
import { useVersions, type VersionList } from '../versions/use-versions.ts';
import { VersionsPanel } from '../versions/versions-panel.tsx';
import { Alerts } from './alerts.tsx';
import { Banners } from './banners.tsx';
import { useCommands, useStudioKeys } from './keys.ts';
import type { Languages } from './language-choice.tsx';
import { Dialogs, useDialogs } from './open-dialog.tsx';
import { PageAtButton, usePageAt } from './page-at.tsx';
import { GRIDS, MainPane, PaneSwitch, type Panes, SidePane, usePanes } from './panes.tsx';
import { SaveOthers } from './save-others.tsx';
import { useJoinedFiles, useSaving } from './saving.ts';
import { TopBar, useView } from './top-bar.tsx';
import { Tour, useTour } from './tour.tsx';

/** The whole window: lists on the left, the page in the middle, fields on the right. */
export function Studio({ languages }: { languages: Languages }) {
  const open = useOpenFile();
  const panes = usePanes(open);
  const selection = usePageSelection(open, {
    onFields: () => panes.show('form'),
    onReached: () => panes.comeFrom('page'),
  });
  const saving = useSaving();
  const dialogs = useDialogs();
  const commands = useCommands({
    show: selection.show,
    save: saving.save,
    search: () => dialogs.open({ kind: 'search' }),
  });
  const onCanvasKey = useStudioKeys({
    panes,
    commands,
    file: open.canvasFile,
    onHelp: () => dialogs.open({ kind: 'keys' }),
  });
  const versions = useVersions(open.file, open.canvasFile, () => panes.focus('form'));
  const pageAt = usePageAt(open.canvasFile, () => versions.choose(undefined));
  const view = useView(panes.columns);
  const tour = useTour();
  useJoinedFiles(open.file?.file);
  useLinksRead();

  return (
    <Box sx={{ display: 'grid', height: '100dvh', gridTemplate: GRIDS[panes.columns] }}>
      <Box sx={{ gridArea: 'top' }}>
        <TopBar
          {...{ commands, view, languages }}
          pageAt={<PageAtButton file={open.canvasFile} day={pageAt.day} onDay={pageAt.setDay} />}
          hasPage={panes.isShown('page')}
          isSaving={saving.isSaving}
          onDialog={(kind) => dialogs.open({ kind })}
          onTour={tour.start}
        />
        <Alerts />
      </Box>
      <PaneSwitch panes={panes} />
      <SidePane name="list" panes={panes} padded>
        <ListPanel
          file={open.file}
          lastField={selection.focus?.pointer}
          onTask={dialogs.open}
          onShowTo={isRemote() ? (file) => dialogs.open({ kind: 'show', file }) : undefined}
          onVersions={() => {
            panes.show('form');
            versions.list();
          }}
          onShow={selection.show}
          onChosen={panes.onChosen}
          onSearch={(words, by) => dialogs.open({ kind: 'search', words, by })}
        />
      </SidePane>
      <MainPane panes={panes}>
        <Banners {...{ pageAt, versions, panes }} />
        {open.isPictures ? (
          <PictureLibrary />
        ) : (
          <CanvasPane
            {...view}
            file={open.canvasFile}
            instead={versions.old ?? pageAt.answer}
            selection={selection.inCanvas}
            typing={selection.typing}
            onReach={selection.reach}
            onEndTyping={selection.endTyping}
            onKey={onCanvasKey}
          />
        )}
      </MainPane>
      <SidePane name="form" panes={panes}>
        <Fields {...{ open, selection, versions, panes }} />
      </SidePane>
      <Dialogs dialogs={dialogs} onShow={selection.show} onSave={saving.save} />
      <SaveConflicts
        conflicts={saving.conflicts}
        onSettle={saving.settle}
        onClose={saving.decideLater}
      />
      {saving.refused && (
        <SaveOthers
          {...saving.refused}
          onSave={saving.saveOthers}
          onShow={() => dialogs.open({ kind: 'problems' })}
          onClose={saving.leaveRefused}
        />
      )}
      {tour.isOpen && <Tour onEnd={tour.end} />}
      <Announcer />
    </Box>
  );
}

interface FieldsProps {
  open: ReturnType<typeof useOpenFile>;
  selection: ReturnType<typeof usePageSelection>;
  versions: VersionList;
  panes: Panes;
}

function Fields({ open, selection, versions, panes }: FieldsProps) {
  const { file, pointer, isGone, setOpenItem } = open;
  const { columns, show } = panes;
  if (!file)
    return (
      <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary' }}>
        {worded([isGone ? msg('studio/window:gone') : undefined, msg('studio/window:choose')])}
      </Typography>
    );
  if (versions.isListed)
    return (
      <VersionsPanel file={file} versions={versions} onChosen={() => columns < 3 && show('page')} />
    );
  return (
    <FormPanel
      file={file}
      pointer={selection.section === undefined ? '' : pointer}
      focus={selection.focus}
      ofAll={selection.ofAll}
      onOpen={setOpenItem}
      onVersions={versions.list}
    />
  );
}
