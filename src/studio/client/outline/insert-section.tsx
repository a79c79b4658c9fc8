import { Box, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';
import { GALLERY_DATA, type GalleryData } from '../../../app/dev/gallery/gallery-data.ts';
import { Frame } from '../../../app/dev/gallery/preview-frame.tsx';
import { useJson } from '../../../app/dev/gallery/use-json.ts';
import { hasWords } from '../../../app/dev/query-words.ts';
import { t } from '../../../words/reader.ts';
import type { JsonMap } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { sectionBlock } from '../store/state.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { Caption, cardGrid, PlainList } from '../ui/elements.ts';
import { SearchField } from '../ui/labelled-field.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { useSections } from './page-editing.ts';
import { sectionsOf } from './sections.ts';

/** Of a preview, in CSS pixels: the window of a small computer. */
const PREVIEW_WIDTH = 1024;

/** The index before which a section is inserted; the end is known once the file has been read. */
type Position = number | 'end';

/** A dialog that inserts a section of a chosen type, and what opens it for a position. */
export function useInsertSection(
  file: string,
  insert: (index: number, sections: JsonMap[]) => void,
) {
  const store = useStore();
  const sections = useSections(file);
  const [position, setPosition] = useState<Position>();

  const above =
    typeof position === 'number' && position < sections.length && sections[position - 1];
  const aboveTitle = useStudio(
    ({ start }) => above && (sectionBlock(start, above.type)?.title ?? above.type),
  );
  const after = above ? String(aboveTitle) : undefined;
  const insertType = async (type: string) => {
    if (position === undefined) return;
    setPosition(undefined);
    try {
      const { section } = await ask('example', { edits: store.get().edits, type });
      await store.open([file]);
      insert(position === 'end' ? sectionsOf(store.value(file)).length : position, [section]);
      notify(
        after === undefined
          ? t('studio/outline:added-last')
          : t('studio/outline:added-after', { section: after }),
      );
    } catch (failure) {
      notifyFailure(failure);
    }
  };
  const dialog = position !== undefined && (
    <InsertDialog after={after} onClose={() => setPosition(undefined)} onInsert={insertType} />
  );
  return { openDialog: setPosition, dialog };
}

interface Props {
  /** The title of the section above; undefined at the end of the page. */
  after: string | undefined;
  onClose(): void;
  onInsert(type: string): void;
}

function InsertDialog({ after, onClose, onInsert }: Props) {
  const [query, setQuery] = useState('');
  const blocks = useStudio(({ start }) => start.blocks.sections);
  const isFound = hasWords(query);
  const found = blocks.filter(({ words }) => isFound(words));
  const previews = usePreviews(blocks.some(({ picture }) => !picture));
  return (
    <TitledDialog title={t('studio/outline:add')} maxWidth="md" onClose={onClose}>
      <SearchField
        autoFocus
        label={t('studio/outline:find-type')}
        placeholder={t('studio/outline:find-type-example')}
        query={query}
        onQuery={setQuery}
      />
      <Caption role="status" sx={{ marginBlock: 2 }}>
        {found.length === 0
          ? t('studio/outline:no-type', { query })
          : after === undefined
            ? t('studio/outline:goes-last')
            : t('studio/outline:goes-after', { section: after })}
      </Caption>
      <PlainList sx={cardGrid(220)}>
        {found.map(({ type, title, description, picture }) => (
          <li key={type}>
            <ButtonBase
              onClick={() => onInsert(type)}
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                textAlign: 'left',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '&:hover': { borderColor: 'text.primary' },
              }}
            >
              <Box
                component="span"
                sx={{
                  display: 'block',
                  position: 'relative',
                  overflow: 'hidden',
                  '& iframe': { border: 0, transformOrigin: '0 0', pointerEvents: 'none' },
                  aspectRatio: '8 / 5',
                  borderBottom: 1,
                  borderColor: 'divider',
                  background: picture
                    ? `#f6f5f1 url(${picture}) center / contain no-repeat`
                    : '#f6f5f1',
                }}
              >
                {!picture && previews[type] && (
                  <Frame src={previews[type]} title={title} width={PREVIEW_WIDTH} still />
                )}
              </Box>
              <Box component="span" sx={{ display: 'block', padding: 3 }}>
                <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {description}
                </Typography>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </PlainList>
    </TitledDialog>
  );
}

/** The address of an example of each type, in the words and colours of this site; none while it has errors. */
function usePreviews(areNeeded: boolean): Record<string, string | undefined> {
  const { value } = useJson<GalleryData>(areNeeded ? GALLERY_DATA : undefined);
  return Object.fromEntries(
    (value?.sections ?? []).map(({ type, examples }) => [
      type,
      examples.find(({ preview }) => preview)?.preview,
    ]),
  );
}
