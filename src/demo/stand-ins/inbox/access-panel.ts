import { administrator } from '../../supabase/administrator.ts';
import { type Html, html } from './html.ts';

/** How to sign in as the administrator of the demo. */
export function accessPanel(): Html {
  const { email, password } = administrator();
  return html`
<section id="access" aria-labelledby="access-title">
  <h2 id="access-title">Acesso</h2>
  <p class="intro">Quem administra o site de demonstração, na página de entrada:</p>
  <p>E-mail: <code>${email}</code><br>Senha: <code>${password}</code></p>
  <p class="intro">Outras contas recebem acesso por <code>npm run access</code>.</p>
</section>`;
}
