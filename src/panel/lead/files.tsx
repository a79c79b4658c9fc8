import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionFiles } from '../../types/config.gen.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { linkToFile, type SentFile } from '../api/lead.ts';
import { ListButton } from '../list/quiet-button.ts';
import { sizeText } from './file-text.ts';
import { SheetList, SheetPart, SheetState } from './part.tsx';

interface Props {
  texts: SubmissionFiles;
  files: SentFile[];
}

/** The files that came with a submission. What is not sound, nobody can open. */
export function Files({ texts, files }: Props) {
  const [busy, setBusy] = useState(false);

  async function download(file: SentFile) {
    setBusy(true);
    try {
      location.assign(await linkToFile(file));
    } catch {
      notify({ title: texts.failed, tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <SheetPart title={texts.title}>
      <Typography color="textSecondary">{texts.about}</Typography>
      <SheetList>
        {files.map((file) => (
          <li key={file.path}>
            {file.state === 'sound' ? (
              <Opener
                type="button"
                disabled={busy}
                aria-label={format(texts.download, { name: file.name })}
                onClick={() => void download(file)}
              >
                {file.name}
              </Opener>
            ) : (
              <Typography>{file.name}</Typography>
            )}
            <SheetState color="textSecondary">
              {sizeText(file.size, document.documentElement.lang)}
              {file.state !== 'sound' && ` · ${texts[file.state]}`}
            </SheetState>
          </li>
        ))}
      </SheetList>
    </SheetPart>
  );
}

const Opener = styled(ListButton)({ marginInline: -10, textAlign: 'start' });
