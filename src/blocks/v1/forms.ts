/** What the field kinds and strategies of a site may import of the engine, beside what `v1` has. */
export { checkText, fault, missing, textValue } from '../../forms/kit/check.ts';
export { TextControl } from '../../forms/kit/control.ts';
export { FieldFrame } from '../../forms/kit/field-frame.tsx';
export { SelectControl } from '../../forms/kit/select-control.tsx';
export type { Kind, Strategy, Submission, SubmitResult, Values } from '../../forms/kit/types.ts';
export { useChoice, useControl, useTextControl } from '../../forms/kit/use-control.tsx';
export {
  mayOutlivePage,
  postOnce,
  readObject,
  resultOf,
  toFormData,
} from '../strategies/shared/post.ts';
