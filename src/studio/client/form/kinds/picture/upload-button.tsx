import { useRef } from 'react';
import { TextAction } from '../../ui/controls.ts';

interface Props {
  label: string;
  busy: boolean;
  onFile(file: File): void;
}

export function UploadButton({ label, busy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextAction
        disabled={busy}
        aria-label={`Enviar arquivo: ${label}`}
        onClick={() => input.current?.click()}
      >
        {busy ? 'Enviando…' : 'Enviar arquivo'}
      </TextAction>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = ''; // so that the same file can be chosen again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
