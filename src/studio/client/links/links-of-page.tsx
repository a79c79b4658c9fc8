import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { readerLocale } from '../../../words/locale.ts';
import { t } from '../../../words/reader.ts';
import { host } from '../../shared/host.ts';
import type { PageLink, ShownByLink } from '../../shared/links.ts';
import { told } from '../store/api.ts';
import { TaskDialog, useTask } from '../ui/dialogs.tsx';
import { Caption, PlainList } from '../ui/elements.ts';
import { notify } from '../ui/notify.tsx';
import { useLinks } from './use-links.ts';

interface Props {
  file: string;
  /** The page as it is now; rejects if it has errors. */
  shown(): Promise<ShownByLink>;
}

export function LinksOfPage({ file, shown }: Props) {
  const links = useLinks().filter((link) => link.file === file);
  if (links.length === 0) return null;
  return (
    <Box component="section" aria-label={t('studio/links:of-this-page')}>
      <Typography variant="h2" component="h3" sx={{ marginBottom: 1 }}>
        {t('studio/links:of-this-page')}
      </Typography>
      <PlainList>
        {links.map((link) => (
          <Item key={link.id} link={link} shown={shown} />
        ))}
      </PlainList>
    </Box>
  );
}

function Item({ link, shown }: { link: PageLink; shown: Props['shown'] }) {
  const { busy, error, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const links = host().remote?.links;
  const isOver = Date.parse(link.expires_at) <= Date.now();
  const [made, time] = [timeOf(link.created_at), timeOf(link.expires_at)];
  const update = () =>
    run(async () => {
      await links?.update(link.id, await shown()).catch(told);
      notify(t('studio/links:updated'));
    });
  return (
    <Box component="li" sx={{ paddingBlock: 2, borderTop: 1, borderColor: 'divider' }}>
      <Caption>
        {t(isOver ? 'studio/links:held-until' : 'studio/links:holds-until', { made, time })}
        {' · '}
        {t('studio/links:with-comments', { count: link.comments.length })}
      </Caption>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!isOver && (
          <Button
            disabled={busy}
            aria-label={t('studio/links:update-made-on', { made })}
            onClick={update}
          >
            {t('studio/links:update')}
          </Button>
        )}
        <Button
          disabled={busy}
          aria-label={t('studio/links:withdraw-made-on', { made })}
          onClick={() => setAsking(true)}
        >
          {t('studio/links:withdraw')}
        </Button>
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
      {isAsking && (
        <TaskDialog
          title={t('studio/links:withdraw-made-on', { made })}
          action={t('studio/links:withdraw')}
          danger
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await links?.withdraw(link.id).catch(told);
            notify(t('studio/links:withdrawn'));
          }}
        >
          <Typography variant="body2">{t('studio/links:withdraw-text')}</Typography>
        </TaskDialog>
      )}
    </Box>
  );
}

const timeOf = (at: string): string =>
  new Date(at).toLocaleString(readerLocale(), { dateStyle: 'short', timeStyle: 'short' });
