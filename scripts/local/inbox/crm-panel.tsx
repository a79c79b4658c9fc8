import { CRM_MODES, type CrmMode } from '../crm/modes.ts';

const modes = Object.entries(CRM_MODES) as [CrmMode, (typeof CRM_MODES)[CrmMode]][];

interface Props {
  mode: CrmMode;
  /** The mode in this browser's cookie. */
  browser?: CrmMode;
}

/** How the CRM answers, and buttons to have it answer otherwise. */
export function CrmPanel({ mode, browser }: Props) {
  return (
    <section id="crm" aria-labelledby="crm-title">
      <h2 id="crm-title">CRM</h2>
      <p className="intro">Como o CRM responde ao próximo formulário:</p>
      <p className="tag" data-sync="crm-browser" hidden={!browser}>
        Neste navegador vale “{browser ? CRM_MODES[browser].label : ''}” (cookie crm-mode), não o
        que se escolhe aqui.
      </p>
      <ul className="modes">
        {modes.map(([name, { label, help }]) => (
          <li key={name}>
            <button
              type="button"
              data-mode={name}
              data-sync={`mode-${name}`}
              aria-pressed={name === mode}
              aria-describedby={`mode-${name}`}
            >
              {label}
            </button>
            <p id={`mode-${name}`}>{help}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
