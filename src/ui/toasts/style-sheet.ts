/**
 * notistack's CSS library, goober, writes its CSS into a `<style>` that it creates with `innerHTML`: the
 * Content-Security-Policy refuses both. It uses `window._goober` instead if that is set: here a
 * constructed style sheet, which the policy allows. Has to be imported before notistack.
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
