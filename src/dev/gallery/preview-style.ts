/** Hides everything on an example page except the example: shell, banner and preceding sections. */
export const PREVIEW_STYLE = `<style>
#root>div>:not(main),main>:has(#antes){display:none!important}
html,body{padding:0!important;background:none;overflow:hidden}
</style>`;
