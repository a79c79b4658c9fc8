import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Copy = (text: string, label: string) => void;

const CopyContext = createContext<Copy>(() => undefined);

export const useCopy = (): Copy => useContext(CopyContext);

export function CopyingProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = message && setTimeout(() => setMessage(''), 4000);
    return () => clearTimeout(timer || undefined);
  }, [message]);
  const copy: Copy = (text, label) =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(`Copiado: ${label}`),
      () => setMessage('O navegador não deixou copiar. Selecione o texto e tecle Ctrl+C.'),
    );
  return (
    <CopyContext.Provider value={copy}>
      {children}
      <p className="said" role="status" data-background="ink">
        {message}
      </p>
    </CopyContext.Provider>
  );
}
