/**
 * Styles of presses, focus, selected text, animations and forced colours, the same on every page. The first paint
 * does not need them: they wait with those of the lower part.
 */
export const interactionCss = `:is(a,button,summary,label):active{opacity:.75}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
h1:focus,[tabindex="-1"]:focus{outline:none}
::selection{background:var(--brand);color:#fff}
@keyframes fill{from{transform:scaleX(0)}to{transform:none}}
@keyframes turn{to{transform:rotate(1turn)}}
@keyframes drop{from{opacity:0;transform:translateY(-8px)}}
:is(p,strong)>a{padding-block:.22em}
@media (forced-colors:active){svg{--bg:Canvas;--card:Canvas;--fg:CanvasText;--muted:CanvasText;--line:GrayText;--accent:Highlight}svg text{forced-color-adjust:none}}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.18s}
`;
