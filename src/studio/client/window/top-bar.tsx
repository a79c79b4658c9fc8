import DesktopWindows from '@mui/icons-material/DesktopWindows';
import HelpOutline from '@mui/icons-material/HelpOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/Search';
import Smartphone from '@mui/icons-material/Smartphone';
import TabletMac from '@mui/icons-material/TabletMac';
import TouchApp from '@mui/icons-material/TouchApp';
import Undo from '@mui/icons-material/Undo';
import {
  Box,
  Button,
  Divider,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { t } from '../../../words/reader.ts';
import { host, isRemote } from '../../shared/host.ts';
import { hasEdits } from '../store/edits.ts';
import { useStudio } from '../store/use-store.ts';
import { visuallyHidden } from '../ui/elements.ts';
import { type Commands, SHORTCUTS } from '../ui/shortcuts.ts';
import { useConnectionProblem } from './alerts.tsx';
import { LanguageChoice, type Languages } from './language-choice.tsx';
import { rememberFocus } from './panes.tsx';
import { ON_DARK } from './theme.ts';

const WIDTHS = [
  { width: 390, name: 'studio/window:phone', Icon: Smartphone },
  { width: 768, name: 'studio/window:tablet', Icon: TabletMac },
  { width: 1440, name: 'studio/window:computer', Icon: DesktopWindows },
] as const;

/** How the page is shown: as wide as which device, and whether its links can be used. */
export function useView(columns: number) {
  // Beside the two others, a computer's page could not be read in a narrower window.
  const [width, setWidth] = useState<number>(
    () => WIDTHS[columns === 3 && window.innerWidth >= 1280 ? 2 : 0].width,
  );
  const [live, setLive] = useState(false);
  return { width, setWidth, live, setLive };
}

const saveTip = () => (isRemote() ? 'studio/remote:save-tip' : 'studio/window:save-tip');

type View = ReturnType<typeof useView>;

interface Props {
  commands: Commands;
  view: View;
  languages: Languages;
  /** Chooses the day of the page. */
  pageAt: ReactNode;
  hasPage: boolean;
  isSaving: boolean;
  onDialog(kind: 'problems' | 'review' | 'keys'): void;
  onTour(): void;
}

export function TopBar(props: Props) {
  const { commands, view, languages, pageAt, hasPage, isSaving, onDialog, onTour } = props;
  const name = useStudio(({ site }) => site.name);
  const ink = useStudio(({ site }) => site.sources.colors.ink);
  const past = useStudio(({ history }) => history.past.at(-1)?.label);
  const future = useStudio(({ history }) => history.future[0]?.label);
  const edited = useStudio(({ edits }) => Object.keys(edits.values).length);
  const canSave = useStudio(({ edits }) => hasEdits(edits)) && !isSaving;
  return (
    <Box
      component="header"
      data-top=""
      aria-label={t('studio/window:commands')}
      onFocus={rememberFocus}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'end',
        gap: { xs: 1, md: 2 },
        minHeight: 52,
        paddingInline: { xs: 1, md: 3 },
        ...ON_DARK,
        backgroundColor: ink ?? '#17181c',
        color: 'text.primary',
      }}
    >
      <Typography component="h1" variant="h1" noWrap sx={{ minWidth: 0, ...HIDDEN_IF_NARROW }}>
        {t('studio/window:studio')}
        <Box
          component="span"
          sx={{
            color: 'text.secondary',
            fontWeight: 400,
            marginLeft: 2,
            display: { xs: 'none', md: 'inline' },
          }}
        >
          {name}
        </Box>
      </Typography>
      <Box sx={{ flex: 1 }} />
      <HistoryButton
        name={t('studio/window:undo')}
        what={past}
        shortcut={SHORTCUTS.undo}
        onClick={commands.undo}
      >
        <Undo fontSize="small" />
      </HistoryButton>
      <HistoryButton
        name={t('studio/window:redo')}
        what={future}
        shortcut={SHORTCUTS.redo}
        onClick={commands.redo}
      >
        <Redo fontSize="small" />
      </HistoryButton>
      {hasPage && <PageControls {...view} pageAt={pageAt} />}
      <Divider orientation="vertical" flexItem sx={{ marginBlock: 3 }} />
      <Tooltip title={t('studio/window:search-tip', { shortcut: SHORTCUTS.search })}>
        <Button onClick={commands.search}>
          <Search fontSize="small" />
          <ButtonText>{t('studio/window:search')}</ButtonText>
        </Button>
      </Tooltip>
      <ProblemsButton onClick={() => onDialog('problems')} />
      <WaitingButton onClick={() => onDialog('review')} />
      <Button variant="outlined" onClick={() => onDialog('review')}>
        {t('studio/window:review', { count: edited })}
      </Button>
      <Tooltip title={t(saveTip(), { shortcut: SHORTCUTS.save })}>
        {/* Not `disabled`, which would take the focus away from who has just saved. */}
        <Button
          variant="contained"
          color="secondary"
          aria-disabled={!canSave}
          onClick={canSave ? commands.save : undefined}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' } }}
        >
          {t(isSaving ? 'studio/window:saving' : 'studio/window:save')}
        </Button>
      </Tooltip>
      <Tooltip title={t('studio/window:tour')}>
        <IconButton aria-label={t('studio/window:tour')} onClick={onTour}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('studio/window:shortcuts-tip')}>
        <IconButton
          aria-label={t('studio/window:shortcuts')}
          onClick={() => onDialog('keys')}
          // A phone has no keys, and needs the row for the others.
          sx={{ '@media (max-width: 599px) and (pointer: coarse)': { display: 'none' } }}
        >
          <Keyboard fontSize="small" />
        </IconButton>
      </Tooltip>
      <LanguageChoice {...languages} />
    </Box>
  );
}

function PageControls({ width, setWidth, live, setLive, pageAt }: View & Pick<Props, 'pageAt'>) {
  return (
    <>
      <Divider orientation="vertical" flexItem sx={{ marginBlock: 3 }} />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={t('studio/window:width')}
        onChange={(_, next) => next && setWidth(next)}
      >
        {WIDTHS.map(({ width: pixels, name, Icon }) => (
          <ToggleButton
            key={pixels}
            value={pixels}
            aria-label={t('studio/window:device', { device: t(name), width: pixels })}
          >
            <Tooltip title={t('studio/window:device-tip', { device: t(name), width: pixels })}>
              <Icon fontSize="small" />
            </Tooltip>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title={t(live ? 'studio/window:try-on' : 'studio/window:try-off')}>
        <ToggleButton value="live" size="small" selected={live} onChange={() => setLive(!live)}>
          <TouchApp fontSize="small" />
          <ButtonText>{t('studio/window:try')}</ButtonText>
        </ToggleButton>
      </Tooltip>
      {pageAt}
    </>
  );
}

const ButtonText = ({ children }: { children: string }) => (
  <Box component="span" sx={{ marginLeft: 2, ...HIDDEN_IF_NARROW }}>
    {children}
  </Box>
);

/** Hidden to the eye where the commands need the width. */
const HIDDEN_IF_NARROW = {
  '@media (max-width: 899px)': { ...visuallyHidden, width: '1px', height: '1px' },
};

function HistoryButton(props: {
  name: string;
  what: string | undefined;
  shortcut: string;
  onClick(): void;
  children: ReactNode;
}) {
  const { name, what, shortcut, onClick, children } = props;
  return (
    <Tooltip title={what === undefined ? name : `${name}: ${what} (${shortcut})`}>
      <span>
        <IconButton aria-label={name} disabled={what === undefined} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const nothing = () => () => {};

/** Tells an administrator that others have proposed something. */
function WaitingButton({ onClick }: { onClick(): void }) {
  const { remote } = host();
  const count = useSyncExternalStore(remote?.subscribe ?? nothing, () => remote?.waiting() ?? 0);
  return (
    <span role="status">
      {count > 0 && <Button onClick={onClick}>{t('studio/remote:wait', { count })}</Button>}
    </span>
  );
}

function ProblemsButton({ onClick }: { onClick(): void }) {
  const errors = useStudio(
    ({ problems }) => problems.filter(({ severity }) => severity === 'error').length,
  );
  const all = useStudio(({ problems }) => problems.length);
  const isChecked = useStudio(({ checked, edits }) => checked === edits);
  const isAnswered = useConnectionProblem() === undefined;
  const [text, color] = isAnswered
    ? signOf(errors, all, isChecked)
    : [t('studio/window:no-answer'), 'warning.main'];
  return (
    <Button onClick={onClick} sx={{ color, minWidth: { md: 104 } }}>
      {text}
    </Button>
  );
}

/** Green alone for what the server has answered. */
function signOf(errors: number, all: number, isChecked: boolean): [text: string, color: string] {
  if (errors > 0) return [t('studio/form:errors', { count: errors }), 'error.main'];
  if (all > 0) return [t('studio/form:warnings', { count: all }), 'warning.main'];
  return isChecked
    ? [t('studio/window:all-good'), 'success.main']
    : [t('studio/window:checking'), 'text.secondary'];
}
