import { testCheck } from '../../../content/testing/test-check.ts';
import { checkCategories } from './categories.ts';
import { categories } from './testing/codes.ts';

testCheck(checkCategories, {
  reported: {
    'capitals, and what most write is the correction': [
      categories(['ciências', 'Ciências', 'Ciências']),
      'category-spelling /description "ciências" → "Ciências"',
    ],
    'an accent left out': [
      categories(['Ciencias', 'Ciências', 'Ciências']),
      'category-spelling /description "Ciencias" → "Ciências"',
    ],
    'signs, which may mean another thing': [
      categories(['C++', 'C', 'C']),
      'category-spelling /description "C++" → "C" ?',
    ],
    'as many of both': [
      categories(['ciências', 'Ciências']),
      'category-spelling /description "ciências" → "Ciências"',
    ],
    'a category that the page of records puts together': [
      categories(['ciências', 'Ciências', 'Ciências'], 'Sobre {description}'),
      'category-spelling 1:1',
    ],
  },
  fine: {
    'one spelling': categories(['Ciências', 'Ciências', 'Artes']),
  },
});
