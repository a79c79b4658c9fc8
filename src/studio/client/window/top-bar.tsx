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
import { type ReactNode, useState } from 'react';
import { hasEdits } from '../store/edits.ts';
import { useStudio } from '../store/use-store.ts';
import { countText, visuallyHidden } from '../ui/elements.ts';
import { type Commands, SHORTCUTS } from '../ui/shortcuts.ts';
import { useConnectionProblem } from './alerts.tsx';
import { rememberFocus } from './panes.tsx';
import { ON_DARK } from './theme.ts';

const WIDTHS = [
  { width: 390, name: 'Celular', Icon: Smartphone },
  { width: 768, name: 'Tablet', Icon: TabletMac },
  { width: 1440, name: 'Computador', Icon: DesktopWindows },
] as const;

/** How the page is shown: as wide as which device, and whether its links can be used. */
export function useView(columns: number) {
  const [width, setWidth] = useState<number>(WIDTHS[columns === 3 ? 2 : 0].width);
  const [live, setLive] = useState(false);
  return { width, setWidth, live, setLive };
}

type View = ReturnType<typeof useView>;

interface Props {
  commands: Commands;
  view: View;
  /** Chooses the day of the page. */
  pageAt: ReactNode;
  hasPage: boolean;
  isSaving: boolean;
  onDialog(kind: 'problems' | 'review' | 'keys'): void;
  onTour(): void;
}

export function TopBar({ commands, view, pageAt, hasPage, isSaving, onDialog, onTour }: Props) {
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
      aria-label="Comandos"
      onFocus={rememberFocus}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        minHeight: 52,
        paddingInline: { xs: 1, md: 3 },
        ...ON_DARK,
        backgroundColor: ink ?? '#17181c',
        color: 'text.primary',
      }}
    >
      <Typography component="h1" variant="h1" noWrap sx={{ minWidth: 0, ...HIDDEN_IF_NARROW }}>
        Estúdio
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
      <HistoryButton name="Desfazer" what={past} shortcut={SHORTCUTS.undo} onClick={commands.undo}>
        <Undo fontSize="small" />
      </HistoryButton>
      <HistoryButton name="Refazer" what={future} shortcut={SHORTCUTS.redo} onClick={commands.redo}>
        <Redo fontSize="small" />
      </HistoryButton>
      {hasPage && <PageControls {...view} pageAt={pageAt} />}
      <Divider orientation="vertical" flexItem sx={{ marginBlock: 3 }} />
      <Tooltip title={`Buscar e trocar em todos os textos (${SHORTCUTS.search})`}>
        <Button onClick={commands.search}>
          <Search fontSize="small" />
          <ButtonText>Buscar</ButtonText>
        </Button>
      </Tooltip>
      <ProblemsButton onClick={() => onDialog('problems')} />
      <Button variant="outlined" onClick={() => onDialog('review')}>
        Revisar{edited > 0 ? ` (${edited})` : ''}
      </Button>
      <Tooltip title={`Salvar nos arquivos do site (${SHORTCUTS.save})`}>
        {/* Not `disabled`, which would take the focus away from who has just saved. */}
        <Button
          variant="contained"
          color="secondary"
          aria-disabled={!canSave}
          onClick={canSave ? commands.save : undefined}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' } }}
        >
          {isSaving ? 'Salvando…' : 'Salvar'}
        </Button>
      </Tooltip>
      <Tooltip title="Como funciona">
        <IconButton aria-label="Como funciona" onClick={onTour}>
          <HelpOutline fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Atalhos do teclado (?)">
        <IconButton aria-label="Atalhos do teclado" onClick={() => onDialog('keys')}>
          <Keyboard fontSize="small" />
        </IconButton>
      </Tooltip>
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
        aria-label="Largura da tela"
        onChange={(_, next) => next && setWidth(next)}
      >
        {WIDTHS.map(({ width: pixels, name, Icon }) => (
          <ToggleButton key={pixels} value={pixels} aria-label={`${name}, ${pixels} pixels`}>
            <Tooltip title={`${name} (${pixels} px)`}>
              <Icon fontSize="small" />
            </Tooltip>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip
        title={
          live
            ? 'Os cliques abrem links, abas e menus. Clique para voltar a editar.'
            : 'Um clique na página escolhe o que editar. Clique para experimentar links e abas.'
        }
      >
        <ToggleButton value="live" size="small" selected={live} onChange={() => setLive(!live)}>
          <TouchApp fontSize="small" />
          <ButtonText>Experimentar</ButtonText>
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

function ProblemsButton({ onClick }: { onClick(): void }) {
  const errors = useStudio(
    ({ problems }) => problems.filter(({ severity }) => severity === 'error').length,
  );
  const all = useStudio(({ problems }) => problems.length);
  const isChecked = useStudio(({ checked, edits }) => checked === edits);
  const isAnswered = useConnectionProblem() === undefined;
  const [text, color] = isAnswered
    ? signOf(errors, all, isChecked)
    : ['Sem resposta', 'warning.main'];
  return (
    <Button onClick={onClick} sx={{ color, minWidth: { md: 104 } }}>
      {text}
    </Button>
  );
}

/** Green alone for what the server has answered. */
function signOf(errors: number, all: number, isChecked: boolean): [text: string, color: string] {
  if (errors > 0) return [countText(errors, 'erro', 'erros'), 'error.main'];
  if (all > 0) return [countText(all, 'aviso', 'avisos'), 'warning.main'];
  return isChecked ? ['Tudo certo', 'success.main'] : ['Conferindo…', 'text.secondary'];
}
