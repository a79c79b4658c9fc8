/** Of a page that shows an example, only the example: no shell, no banner, nothing before it. */
export const PREVIEW_STYLE = `<style>
#root>div>:not(main),main>:has(#antes){display:none!important}
html,body{padding:0!important;background:none;overflow:hidden}
</style>`;
