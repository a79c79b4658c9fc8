import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { msg, type Wording } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { isHelpKeyOn, SHORTCUTS, setHelpKeyOn } from '../ui/shortcuts.ts';

/** Keys, and the message that says what they do. */
type Row = [keys: Wording, does: string];

const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: 'studio/window:anywhere',
    rows: [
      ['F6, Shift+F6', 'studio/window:key-parts'],
      [SHORTCUTS.save, 'studio/window:key-save'],
      [SHORTCUTS.undo, 'studio/window:key-undo'],
      [SHORTCUTS.redo, 'studio/window:key-redo'],
      [SHORTCUTS.search, 'studio/window:key-search'],
      ['?', 'studio/window:key-help'],
    ],
  },
  {
    title: 'studio/window:on-section',
    rows: [
      ['↑, ↓', 'studio/window:key-sections'],
      ['Enter', 'studio/window:key-to-fields'],
      ['F2', 'studio/window:key-type'],
      [SHORTCUTS.duplicate, 'studio/window:key-duplicate'],
      [SHORTCUTS.remove, 'studio/window:key-delete'],
    ],
  },
  {
    title: 'studio/window:in-list',
    rows: [
      [`${SHORTCUTS.up}, ${SHORTCUTS.down}`, 'studio/window:key-move'],
      [SHORTCUTS.copy, 'studio/window:key-copy'],
      [SHORTCUTS.paste, 'studio/window:key-paste'],
    ],
  },
  {
    title: 'studio/window:in-text',
    rows: [
      ['Tab, Shift+Tab', 'studio/window:key-texts'],
      ['Enter', 'studio/window:key-enter'],
      ['Esc', 'studio/window:key-end'],
    ],
  },
  {
    title: 'studio/window:in-fields',
    rows: [
      ['Esc', 'studio/window:key-back'],
      ['Tab, Shift+Tab', 'studio/window:key-fields'],
      [msg('studio/window:space-and-arrows'), 'studio/window:key-handle'],
    ],
  },
];

export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [isOn, setOn] = useState(isHelpKeyOn);
  return (
    <TitledDialog
      title={t('studio/window:shortcuts')}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('studio/ui:close')}</Button>}
    >
      {GROUPS.map(({ title, rows }) => (
        <Box key={title} component="section" sx={{ marginTop: 3 }}>
          <Typography variant="h3">{t(title)}</Typography>
          <Box component="dl" sx={LIST}>
            {rows.map(([keys, does]) => (
              <Box key={does} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <kbd>{worded(keys)}</kbd>
                </Box>
                <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
                  {t(does)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <FormControlLabel
        sx={{ marginTop: 4 }}
        slotProps={{ typography: { variant: 'body2' } }}
        label={t('studio/window:help-key')}
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
