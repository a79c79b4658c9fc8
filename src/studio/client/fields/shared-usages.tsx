import { Box, Button, Link, Typography } from '@mui/material';
import { t, worded } from '../../../words/reader.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { sectionIndex, sectionPointer } from '../outline/sections.ts';
import { separate, sharedIdOf, sharedPlace } from '../outline/sharing.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { notifyFailure } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';

interface Props {
  file: StudioFile;
  /** Of the section of a page; '' for a whole file. */
  pointer: string;
  value: Json;
}

/** Of a shared section, and of a section that stands for one: the pages that show it. Nothing for anything else. */
export function SharedUsages({ file, pointer, value }: Props) {
  const ofPage = useStudio((state) => sharedIdOf(state, value));
  const collection = useStudio(({ start }) => start.sharing?.collection);
  const isShared = collection !== undefined && file.name.startsWith(`${collection}/`);
  const id = ofPage ?? (isShared ? file.name.slice(file.name.indexOf('/') + 1) : undefined);
  if (!id || collection === undefined) return null;
  return (
    <Box sx={{ marginBottom: 4 }}>
      {ofPage !== undefined && <PageActions file={file.file} pointer={pointer} id={ofPage} />}
      <Usages collection={collection} id={id} />
    </Box>
  );
}

function PageActions({ file, pointer, id }: { file: string; pointer: string; id: string }) {
  const store = useStore();
  const place = useStudio((state) => sharedPlace(state, id)?.file);
  const index = sectionIndex(pointer);
  return (
    <>
      <Typography variant="body2">{t('studio/sharing:changes-everywhere')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: '8px 0 12px' }}>
        <Button
          variant="contained"
          disabled={!place}
          onClick={() => place && navigate({ target: place, pointer: '' })}
        >
          {t('studio/sharing:edit')}
        </Button>
        <Button
          variant="outlined"
          disabled={!place || index === undefined}
          onClick={() => index !== undefined && separate(store, file, index).catch(notifyFailure)}
        >
          {t('studio/sharing:separate')}
        </Button>
      </Box>
    </>
  );
}

function Usages({ collection, id }: { collection: string; id: string }) {
  const edits = useStudio((state) => state.edits);
  const files = useStudio(({ site }) => site.files);
  const { answer, error } = useAnswer('record-usages', { edits, kind: collection, id });
  if (!answer) return <Typography variant="body2">{error}</Typography>;
  const pages = [...new Map(answer.usages.map((usage) => [usage.file, usage])).values()];
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('studio/sharing:shown-on', { count: pages.length })}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 5, maxHeight: 220, overflow: 'auto' }}>
        {pages.map(({ file, pointer, words }) => (
          <Typography component="li" variant="body2" key={file}>
            <Link
              component="button"
              onClick={() =>
                navigate({ target: file, pointer: sectionPointer(sectionIndex(pointer) ?? 0) })
              }
            >
              {files.find((page) => page.file === file)?.title ?? worded(words)}
            </Link>
          </Typography>
        ))}
      </Box>
    </>
  );
}
