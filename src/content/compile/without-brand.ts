/** The title of a page as a menu or a list says it, without the site's name that tabs and search results show. */
export const withoutBrand = (title: string, brand: { name: string }): string =>
  title.replace(` | ${brand.name}`, '');
