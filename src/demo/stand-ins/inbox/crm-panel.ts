import { CRM_MODES, type CrmMode } from '../../crm-modes.ts';
import { type Html, html } from './html.ts';

const modes = Object.entries(CRM_MODES) as [CrmMode, (typeof CRM_MODES)[CrmMode]][];

/**
 * How the CRM answers, and buttons to have it answer otherwise.
 * @param browser the mode in this browser's cookie
 */
export function crmPanel(mode: CrmMode, browser?: CrmMode): Html {
  return html`
<section id="crm" aria-labelledby="crm-title">
  <h2 id="crm-title">CRM</h2>
  <p class="intro">Como o CRM responde ao próximo formulário:</p>
  <p class="tag" data-sync="crm-browser"${!browser && html` hidden`}>Neste navegador vale
    “${browser && CRM_MODES[browser].label}” (cookie crm-mode), não o que se escolhe aqui.</p>
  <ul class="modes">
    ${modes.map(([name, { label, help }]) => {
      const pressed = String(name === mode);
      return html`
    <li>
      <button type="button" data-mode="${name}" data-sync="mode-${name}" aria-pressed="${pressed}"
        aria-describedby="mode-${name}">${label}</button>
      <p id="mode-${name}">${help}</p>
    </li>`;
    })}
  </ul>
</section>`;
}
