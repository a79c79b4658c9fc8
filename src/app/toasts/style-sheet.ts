/**
 * notistack's goober keeps its CSS in the text of a `<style>` that it makes with `innerHTML`: the
 * Content-Security-Policy refuses both. What it finds as `window._goober` it takes instead: here a
 * stylesheet made by script, which no policy restricts. To be imported before notistack.
 */
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const firstChild = {
    get data() {
      return css;
    },
    set data(text: string) {
      css = text;
      sheet.replaceSync(text);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild } });
}
