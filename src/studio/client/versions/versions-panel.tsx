import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { t, worded } from '../../../words/reader.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import type { Version } from '../../shared/versions.ts';
import { nameOnDisk } from '../store/edits.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStudio } from '../store/use-store.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { type VersionList, versionName } from './use-versions.ts';
import { VersionDetails } from './version-details.tsx';

interface Props {
  file: StudioFile;
  versions: VersionList;
  onChosen(): void;
}

/** The history of the open file in words, in place of its fields. */
export function VersionsPanel({ file, versions, onChosen }: Props) {
  const { answer, error, onMore } = useVersionList(file.file);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choose = (version: Version) => {
    versions.choose(version);
    onChosen();
  };
  return (
    <Box sx={{ padding: '14px 16px 64px', display: 'grid', gap: 3 }}>
      <div>
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('studio/versions:title')}
        </Typography>
        <Caption>{t('studio/versions:intro', { title: file.title })}</Caption>
        <Button variant="outlined" onClick={versions.close} sx={{ marginTop: 2 }}>
          {t('studio/versions:to-fields')}
        </Button>
      </div>
      {error && <Alert severity="info">{error}</Alert>}
      {answer?.versions.length === 0 && (
        <Typography variant="body2">{t('studio/versions:none')}</Typography>
      )}
      <PlainList aria-label={t('studio/versions:list')}>
        {answer?.versions.map((version) => {
          const isChosen = versions.chosen?.id === version.id;
          return (
            <Box
              component="li"
              key={version.id}
              sx={{
                paddingBlock: 2,
                paddingLeft: 3,
                borderTop: 1,
                borderColor: 'divider',
                boxShadow: isChosen ? 'inset 3px 0 var(--mui-palette-primary-main)' : undefined,
              }}
            >
              <Button
                aria-current={isChosen}
                onClick={() => choose(version)}
                sx={{ marginLeft: -2, justifyContent: 'start', textAlign: 'left' }}
              >
                {versionName(version)}
              </Button>
              {version.title && <Caption>{t('words:quoted', { text: version.title })}</Caption>}
              <ChangeList changes={version.changes} />
              {isChosen && versions.old && (
                <VersionDetails file={file} old={versions.old} onBringBack={versions.bringBack} />
              )}
            </Box>
          );
        })}
      </PlainList>
      {answer?.hasMore && <Button onClick={onMore}>{t('studio/versions:older')}</Button>}
    </Box>
  );
}

const STEP = 20;

/** Asked for again when the file is saved, by whomever. */
function useVersionList(file: string) {
  const name = useStudio(({ edits }) => nameOnDisk(edits, file));
  const stamp = useStudio(({ disk }) => disk[name]?.stamp);
  const [count, setCount] = useState(STEP);
  const list = useAnswer('versions', { file: name, count }, { again: stamp });
  return { ...list, onMore: () => setCount(count + STEP) };
}

const MAX_SHOWN = 4;

/** What changed, in words: the first few, and the rest on demand. */
function ChangeList({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return <Caption>{t('studio/versions:only-layout')}</Caption>;
  const rest = changes.slice(MAX_SHOWN);
  return (
    <>
      <Items changes={changes.slice(0, MAX_SHOWN)} />
      {rest.length > 0 && (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: 12 }}>
            {t('studio/versions:more', { count: rest.length })}
          </Box>
          <Items changes={rest} />
        </details>
      )}
    </>
  );
}

const Items = ({ changes }: { changes: readonly string[] }) => (
  <Box component="ul" sx={{ margin: 0, paddingLeft: 4 }}>
    {changes.map((change, index) => (
      <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {worded(change)}
      </Typography>
    ))}
  </Box>
);
