import { useRef } from 'react';

/** The browser's dialog for picture files: `openPicker` opens it, `fileInput` has to be rendered. */
export function useFilePicker(onFiles: (files: File[]) => void, multiple = false) {
  const input = useRef<HTMLInputElement>(null);
  const fileInput = (
    <input
      ref={input}
      type="file"
      hidden
      multiple={multiple}
      accept="image/*"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = ''; // so that the same file can be chosen again
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { openPicker: () => input.current?.click(), fileInput };
}
