import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { locateValue } from '../review/conflict-location.ts';
import { ScrolledText, SIDE_BY_SIDE } from '../review/scrolled-text.tsx';
import { ValueText } from '../review/value-text.tsx';
import { useStudio } from '../store/use-store.ts';
import { Caption } from '../ui/elements.ts';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { type Difference, withDifferences } from './differences.ts';

interface Props {
  file: StudioFile;
  now: Json;
  old: Json;
  found: readonly Difference[];
  onClose(): void;
  onBringBack(value: Json): Promise<void>;
}

export function FieldsDialog({ file, now, old, found, onClose, onBringBack }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<Difference>>(new Set());
  const toggle = (difference: Difference) => {
    const next = new Set(chosen);
    if (!next.delete(difference)) next.add(difference);
    setChosen(next);
  };
  const bringBack = () => {
    onClose();
    const kept = found.filter((difference) => chosen.has(difference));
    void onBringBack(withDifferences(now, kept));
  };
  return (
    <TitledDialog
      title="Escolher os campos que voltam"
      maxWidth="lg"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0}
            onClick={bringBack}
          >
            Trazer {chosen.size > 0 ? `${chosen.size} ` : ''}de volta
          </Button>
        </>
      }
    >
      <Typography variant="body2">
        Marque o que deve voltar a ser como era. O resto fica como está.
      </Typography>
      {found.map((difference) => (
        <Choice
          key={`${difference.pointer} ${difference.oldPointer}`}
          {...{ file, now, old, difference }}
          isChosen={chosen.has(difference)}
          onToggle={() => toggle(difference)}
        />
      ))}
    </TitledDialog>
  );
}

interface ChoiceProps {
  file: StudioFile;
  now: Json;
  old: Json;
  difference: Difference;
  isChosen: boolean;
  onToggle(): void;
}

function Choice({ file, now, old, difference, isChosen, onToggle }: ChoiceProps) {
  const start = useStudio((state) => state.start);
  const { steps, node } =
    difference.now === undefined
      ? locateValue(start, file, old, difference.oldPointer)
      : locateValue(start, file, now, difference.pointer);
  const name = steps.join(' › ') || file.title;
  const sides = [
    { title: 'Agora', value: difference.now, absent: 'Não há.' },
    { title: 'Nesta versão', value: difference.old, absent: 'Não havia.' },
  ];
  return (
    <Box component="section" aria-label={name} sx={{ marginTop: 4 }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />}
        label={name}
        slotProps={{ typography: { variant: 'h3', component: 'span' } }}
      />
      <Box sx={SIDE_BY_SIDE}>
        {sides.map(({ title, value, absent }) => (
          <div key={title}>
            <Caption>{title}</Caption>
            <ScrolledText
              label={`${title}: ${name}`}
              isChosen={isChosen && value === difference.old}
            >
              {value === undefined ? (
                <Typography variant="body2">{absent}</Typography>
              ) : (
                <ValueText schemas={start.schemas} node={node} value={value} />
              )}
            </ScrolledText>
          </div>
        ))}
      </Box>
    </Box>
  );
}
