import type { FieldTraits } from '../../../forms/kit/types.ts';

export const traits: FieldTraits<'checkbox'> = {
  sample: ({ checkedValue = '1' }) => checkedValue,
  // Links are beside the box alone: what else names the field, as a list of errors does, is words.
  compile(field, { plainText }) {
    const label = plainText(field.label);
    return label === field.label ? field : { ...field, label, richLabel: field.label };
  },
};
