import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { TitledDialog } from '../ui/dialogs.tsx';
import { isHelpKeyOn, SHORTCUTS, setHelpKeyOn } from '../ui/shortcuts.ts';

type Row = [keys: string, does: string];

const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: 'Em qualquer lugar',
    rows: [
      ['F6, Shift+F6', 'Vai à parte seguinte ou à anterior: comandos, lista, página, campos'],
      [SHORTCUTS.save, 'Salva'],
      [SHORTCUTS.undo, 'Desfaz'],
      [SHORTCUTS.redo, 'Refaz'],
      [SHORTCUTS.search, 'Busca em todos os textos'],
      ['?', 'Abre esta lista, fora dos campos de texto'],
    ],
  },
  {
    title: 'Na seção escolhida, na lista ou na página',
    rows: [
      ['↑, ↓', 'Escolhe a seção anterior ou a seguinte'],
      ['Enter', 'Vai aos campos dela'],
      ['F2', 'Na página: escreve no texto em que se escreveu por último, ou no primeiro da seção'],
      [SHORTCUTS.duplicate, 'Duplica'],
      [SHORTCUTS.remove, 'Apaga; desfazer a traz de volta'],
    ],
  },
  {
    title: 'Só na lista',
    rows: [
      [`${SHORTCUTS.up}, ${SHORTCUTS.down}`, 'Muda a seção de lugar'],
      [SHORTCUTS.copy, 'Copia a seção'],
      [SHORTCUTS.paste, 'Cola depois da seção escolhida'],
    ],
  },
  {
    title: 'Em um texto da página',
    rows: [
      ['Tab, Shift+Tab', 'Vai ao texto seguinte ou ao anterior'],
      ['Enter', 'Termina um texto de uma linha; em um parágrafo, quebra a linha'],
      ['Esc', 'Termina'],
    ],
  },
  {
    title: 'Nos campos',
    rows: [
      ['Esc', 'Volta à seção, na lista ou na página'],
      ['Tab, Shift+Tab', 'Vai ao campo seguinte ou ao anterior'],
      ['Espaço, ↑, ↓', 'Na alça de um item: pega-o, muda-o de lugar e solta-o'],
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(isHelpKeyOn);
  return (
    <TitledDialog
      title="Atalhos do teclado"
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {GROUPS.map(({ title, rows }) => (
        <Box key={title} component="section" sx={{ marginTop: 3 }}>
          <Typography variant="h3">{title}</Typography>
          <Box component="dl" sx={LIST}>
            {rows.map(([keys, does]) => (
              <Box key={keys} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <kbd>{keys}</kbd>
                </Box>
                <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                  {does}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <FormControlLabel
        sx={{ marginTop: 4 }}
        slotProps={{ typography: { variant: 'body2' } }}
        label="A tecla ? abre esta lista"
        control={
          <Switch
            size="small"
            checked={isOn}
            onChange={({ target }) => {
              setHelpKeyOn(target.checked);
              setOn(target.checked);
            }}
          />
        }
      />
    </TitledDialog>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 1,
  marginBlock: 1,
  '& kbd': { font: 'inherit', fontSize: '0.8125rem', fontWeight: 600 },
};
