import { Alert, Button } from '@mui/material';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';
import { useFoundTexts } from '../search/use-found-texts.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { countText } from '../ui/count-text.ts';

/** The contacts in `site.json` that texts may repeat, as people read them. */
const CONTACTS = ['/contacts/phone/label', '/contacts/email/label'];

interface Props {
  file: string;
  onReplace(words: string, by: string): void;
}

/** Offers to change a contact, which was changed here, in the texts that still have the old one. */
export function ChangedContacts({ file, onReplace }: Props) {
  const store = useStore();
  const now = useStudio(() => store.value(file));
  const saved = useStudio(({ disk }) => disk[file]?.value);
  return CONTACTS.map((pointer) => {
    const [old, next] = [textAt(saved, pointer), textAt(now, pointer)];
    if (old === '' || next === '' || old === next) return null;
    return <Offer key={pointer} old={old} next={next} onReplace={onReplace} />;
  });
}

function textAt(value: Json | undefined, pointer: string): string {
  const text = getAtPointer(value, pointer);
  return typeof text === 'string' ? text : '';
}

function Offer({ old, next, onReplace }: { old: string; next: string } & Pick<Props, 'onReplace'>) {
  const { answer } = useFoundTexts(old);
  if (!answer || answer.count === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 3, '& .MuiAlert-message': { display: 'grid', gap: 2 } }}
    >
      {countText(answer.count, 'texto ainda diz', 'textos ainda dizem')} “{old}”.
      <Button variant="outlined" onClick={() => onReplace(old, next)}>
        Trocar nos textos
      </Button>
    </Alert>
  );
}
