import { Button, Link, Typography } from '@mui/material';

import { getAtPointer } from '../../shared/json-pointer.ts';
import type { JsonMap } from '../../shared/protocol.ts';
import { fieldName } from '../form/words/field-name.ts';
import type { FieldLocation } from '../store/history.ts';
import type { StudioState } from '../store/state.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';
import { Caption, PlainList } from '../ui/elements.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { sectionIndex, sectionPointer } from './sections.ts';

interface Props {
  samples: readonly FieldLocation[];
  onShow(location: FieldLocation): void;
  onPublish(): void;
  onClose(): void;
}

/** Before a page is published: the texts in it that nobody has written yet, each with the way to it. */
export function SamplesDialog({ samples, onShow, onPublish, onClose }: Props) {
  const store = useStore();
  const names = useStudio((state) => samples.map((sample) => nameOf(store, state, sample)));
  return (
    <TitledDialog
      title={`Ainda há ${countText(samples.length, 'texto de exemplo', 'textos de exemplo')}`}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onPublish}>Tirar do rascunho assim mesmo</Button>
          <Button variant="contained" color="primary" autoFocus onClick={onClose}>
            Voltar a escrever
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ marginBottom: 3 }}>
        Quem visitar a página lerá estes textos, com os sinais ‹ e ›:
      </Typography>
      <PlainList>
        {samples.map((sample, index) => (
          <li key={`${sample.file}${sample.pointer}`}>
            <Link component="button" variant="body2" onClick={() => onShow(sample)}>
              {names[index]}
            </Link>
            <Caption>
              {String(getAtPointer(store.value(sample.file), sample.pointer) ?? '')}
            </Caption>
          </li>
        ))}
      </PlainList>
    </TitledDialog>
  );
}

function nameOf(store: StudioStore, { start, site }: StudioState, sample: FieldLocation): string {
  const file = site.files.find((candidate) => candidate.file === sample.file);
  if (!file) return sample.pointer;
  const value = store.value(sample.file);
  const index = file.kind === 'page' ? sectionIndex(sample.pointer) : undefined;
  if (index === undefined)
    return `${file.title} › ${fieldName(start.schemas, file.schema, value, sample.pointer)}`;
  const section = getAtPointer(value, sectionPointer(index)) as JsonMap;
  const block = start.blocks.sections.find(({ type }) => type === section.type);
  const inside = sample.pointer.slice(sectionPointer(index).length);
  const schema = `sections/${section.type}.schema.json`;
  return `${block?.title ?? section.type} › ${fieldName(start.schemas, schema, section, inside)}`;
}
