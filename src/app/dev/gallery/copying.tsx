import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Copy = (text: string, what: string) => void;

const Copying = createContext<Copy>(() => undefined);

/** Puts a text on the clipboard, and says so. */
export const useCopy = (): Copy => useContext(Copying);

export function CopyingProvider({ children }: { children: ReactNode }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = said && setTimeout(() => say(''), 4000);
    return () => clearTimeout(timer || undefined);
  }, [said]);
  const copy: Copy = (text, what) =>
    void navigator.clipboard.writeText(text).then(
      () => say(`Copiado: ${what}`),
      () => say('O navegador não deixou copiar. Selecione o texto e tecle Ctrl+C.'),
    );
  return (
    <Copying.Provider value={copy}>
      {children}
      <p className="said" role="status" data-background="ink">
        {said}
      </p>
    </Copying.Provider>
  );
}
