import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, ListItemButton, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { readerLocale } from '../../../words/locale.ts';
import { worded } from '../../../words/reader.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { useOpenComments } from '../links/use-links.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { GrowingRows } from '../ui/growing-rows.tsx';
import { navigate } from '../ui/route.ts';
import { useTabState } from '../ui/use-tab-state.ts';
import { type Mark, marksOf, marksOfGroup } from './file-marks.ts';

/** A larger group is folded until somebody opens it. */
const MAX_UNFOLDED = 12;

interface RowsProps {
  files: readonly StudioFile[];
  unsaved: ReadonlySet<string>;
}

export const FileRows = ({ files, unsaved }: RowsProps) => (
  <GrowingRows
    items={files}
    row={(file) => <FileRow key={file.file} file={file} isUnsaved={unsaved.has(file.file)} />}
  />
);

interface GroupProps extends RowsProps {
  title: string;
  /** While somebody searches, all that was found is shown. */
  words: string;
}

/** A group of files that opens and closes by its title. */
export function FileGroup({ title, files, unsaved, words }: GroupProps) {
  const searching = words !== '';
  const id = useId();
  const [isOpen, setOpen] = useTabState(`studio-group ${title}`, files.length <= MAX_UNFOLDED);
  const isShown = searching || isOpen;
  const head = (
    <>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Caption as="span" sx={{ flex: 1 }}>
        {files.length.toLocaleString(readerLocale())}
      </Caption>
    </>
  );
  return (
    <li>
      {searching ? (
        <Box sx={HEAD}>{head}</Box>
      ) : (
        <ListItemButton
          component="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={HEAD}
        >
          <ChevronRight
            aria-hidden
            sx={{
              fontSize: 18,
              marginLeft: '-6px',
              color: 'text.secondary',
              transform: isShown ? 'rotate(90deg)' : undefined,
            }}
          />
          {head}
          {!isShown && <FileMarks marks={marksOfGroup(files, unsaved)} />}
        </ListItemButton>
      )}
      {isShown && (
        <PlainList
          id={id}
          sx={{ marginLeft: '10px', paddingLeft: '6px', borderLeft: 1, borderColor: 'divider' }}
        >
          <FileRows key={words} files={files} unsaved={unsaved} />
        </PlainList>
      )}
    </li>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'baseline',
  width: '100%',
  gap: 1,
  padding: '3px 8px',
  borderRadius: 1,
  '& svg': { alignSelf: 'center' },
};

type FileRowProps = { file: StudioFile; isUnsaved: boolean };

/** A file in the list: its title, its path, and marks in words. */
const FileRow = memo(function FileRow({ file, isUnsaved }: FileRowProps) {
  const comments = useOpenComments().get(file.file);
  const marks = marksOf(file, isUnsaved, comments);
  const { path, state, stateText } = file;
  const date = state === 'draft' ? undefined : worded(stateText);
  return (
    <li>
      <ListItemButton
        onClick={() => navigate({ target: file.file, pointer: '' })}
        sx={{ display: 'block', padding: '3px 8px', borderRadius: 1 }}
      >
        <Typography variant="body2" noWrap dir="auto" sx={{ textAlign: 'left' }}>
          {file.title}
        </Typography>
        {(path || date || marks.length > 0) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6px' }}>
            {path && (
              <Caption sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {path}
              </Caption>
            )}
            <FileMarks marks={marks} />
            {date && <Caption>{date}</Caption>}
          </Box>
        )}
      </ListItemButton>
    </li>
  );
});

const COLORS: Record<Mark['kind'], string> = {
  error: 'error.main',
  warning: 'warning.main',
  unsaved: 'primary.main',
  comments: 'primary.main',
  state: 'text.secondary',
  language: 'text.secondary',
};

const FileMarks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ words, kind }) => (
    <Box
      key={kind}
      component="span"
      sx={{
        typography: 'caption',
        fontWeight: 600,
        lineHeight: '15px',
        paddingInline: '4px',
        border: 1,
        borderRadius: '2px',
        whiteSpace: 'nowrap',
        color: COLORS[kind],
      }}
    >
      {words}
    </Box>
  ));
