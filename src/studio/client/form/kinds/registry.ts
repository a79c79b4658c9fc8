import type { ComponentType } from 'react';
import type { Kind } from '../schema/kind-of.ts';
import type { FieldProps } from '../state/form-context.ts';
import { ChoiceField } from './choice/choice-field.tsx';
import { ChoicesField } from './choices/choices-field.tsx';
import { ColorField } from './color/color-field.tsx';
import { DateField } from './date/date-field.tsx';
import { FileField } from './file/file-field.tsx';
import { GroupField } from './group/group-field.tsx';
import { IconField } from './icon/icon-field.tsx';
import { LinkField } from './link/link-field.tsx';
import { ListField } from './list/list-field.tsx';
import { MapField } from './map/map-field.tsx';
import { NumberField } from './number/number-field.tsx';
import { PictureField } from './picture/picture-field.tsx';
import { RecordField } from './record/record-field.tsx';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { SwitchField } from './switch/switch-field.tsx';
import { TextField } from './text/text-field.tsx';
import { TextsField } from './texts/texts-field.tsx';
import { UnionField } from './union/union-field.tsx';

export const KINDS: Record<Kind, ComponentType<FieldProps>> = {
  choice: ChoiceField,
  choices: ChoicesField,
  color: ColorField,
  date: DateField,
  file: FileField,
  fixed: () => null,
  group: GroupField,
  icon: IconField,
  link: LinkField,
  list: ListField,
  map: MapField,
  number: NumberField,
  picture: PictureField,
  record: RecordField,
  'rich-text': RichTextField,
  switch: SwitchField,
  text: TextField,
  texts: TextsField,
  union: UnionField,
};
