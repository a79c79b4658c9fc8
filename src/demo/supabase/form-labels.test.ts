import { expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { readFormLabels } from './form-labels.ts';

test('forms are called as the panel calls them', () => {
  expect(readFormLabels(FIXTURE_SITE)).toEqual({
    hero_form: 'Consultoria gratuita',
    'roundtable-registration': 'Roundtable Sessions',
    contact_form: 'Fale conosco',
  });
});
