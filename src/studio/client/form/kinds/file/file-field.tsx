import { type FieldProps, useSources } from '../../state/form-context.ts';
import { RecordSelect } from '../record/record-field.tsx';

export function FileField(props: FieldProps) {
  const { files } = useSources();
  const paths = files[String(props.node.schema.refersTo)] ?? [];
  const ending = /\b(webm|mp4|vtt)\b/.exec(
    props.pointer.slice(props.pointer.lastIndexOf('/')),
  )?.[1];
  const fitting = ending ? paths.filter((path) => path.endsWith(ending)) : paths;
  return <RecordSelect {...props} options={fitting.map((path) => ({ id: path, title: path }))} />;
}
