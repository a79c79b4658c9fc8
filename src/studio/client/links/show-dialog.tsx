import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import { host } from '../../shared/host.ts';
import { LINK_DAYS, type ShownByLink } from '../../shared/links.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { ask, told } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { TitledDialog, useTask } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { LinksOfPage } from './links-of-page.tsx';

const DAY = 86_400_000;

/** Makes a link that shows the page as it is now, and lists those that there are. */
export function ShowDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const store = useStore();
  const links = host().remote?.links;
  const [days, setDays] = useState<number>(LINK_DAYS[0]);
  const [made, setMade] = useState<{ address: string; until: number }>();
  const { busy, error, run } = useTask();
  if (!links) return null;

  /** The page with what is typed and not saved. */
  async function shown(): Promise<ShownByLink> {
    const { page } = await ask('check', { edits: store.get().edits, page: file.file });
    if (!page) throw new Error(t('studio/links:has-errors'));
    return { file: file.file, title: file.title, page: published(page as never) };
  }
  const make = () =>
    run(async () => {
      const address = await links.make(await shown(), days).catch(told);
      setMade({ address, until: Date.now() + days * DAY });
    });

  return (
    <TitledDialog
      title={t('studio/links:show-titled', { title: file.title })}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('studio/ui:close')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2">{t('studio/links:what-it-is')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
          <LabelledField
            label={t('studio/links:holds-for')}
            value={String(days)}
            onChange={(next) => setDays(Number(next))}
            options={[...LINK_DAYS]
              .sort((a, b) => a - b)
              .map((one) => ({ id: String(one), title: t('studio/links:days', { days: one }) }))}
          />
          <Button variant="contained" disabled={busy} onClick={make}>
            {t(busy ? 'studio/links:making' : 'studio/links:make')}
          </Button>
        </Box>
        {error && <Alert severity="error">{error}</Alert>}
        {made && <Made key={made.address} {...made} />}
        <LinksOfPage file={file.file} shown={shown} />
      </Box>
    </TitledDialog>
  );
}

/** What canvas and editor are told of a page, and the services that no draft may use. */
const NOT_SHOWN = ['unpublished', 'supabase', 'tags', 'consent'];

const without = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !NOT_SHOWN.includes(name)));

const published = ({ data, site }: { data: object; site: object }): ShownByLink['page'] => ({
  data: without(data),
  site: without(site),
});

function Made({ address, until }: { address: string; until: number }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify(t('studio/links:copied')),
      () => notify(t('studio/links:not-copied')),
    );
  const time = new Date(until).toLocaleString(readerLocale(), {
    ...{ dateStyle: 'long', timeStyle: 'short' },
  });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TextField
          autoFocus
          fullWidth
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { 'aria-label': t('studio/links:address'), readOnly: true } }}
        />
        <Button variant="outlined" onClick={copy}>
          {t('studio/links:copy')}
        </Button>
      </Box>
      <Typography variant="body2">{t('studio/links:copy-now', { time })}</Typography>
    </Box>
  );
}
