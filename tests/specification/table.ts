/**
 * The words, figures and limits that the client asked this site to show, as a table. They are the
 * only texts of site-config/ that a test holds, and `npm test` leaves that one out: an editor may change
 * them. Whoever does so for good changes them here too.
 */

/** Every address, and what its content says, in any order. */
export const pages: Record<string, string[]> = {
  '/': ['20+', '2000+', '150+', '24x7'],
  '/sobre': ['Missão', 'Visão', 'Valores', '2004', '2010', '2015', '2018', '2020', '2024', '1800+'],
  '/materiais': [],
  '/fale-conosco': ['24 horas'],
  '/auth': ['Acesso Administrativo', 'Entre com sua conta ou crie uma nova', 'Entrar', 'Cadastrar'],
  '/auth/reset-password': [],
  '/protecao-redes-solucoes': [],
  '/next-gen-antivirus': [],
  '/monitoramento-ti': [],
  '/treinamento-usuarios': [],
  '/acesso-remoto-seguro': [],
  '/softwares-gerenciamento-ti': [],
  '/gestao-vulnerabilidades': ['75.000'],
  '/defesa-cibernetica': [],
  '/nsoc': [],
  '/monitoramento': [],
  '/protecao-redes': [],
  '/case-barbosa': ['50+', '99,9%', '85%'],
  '/case-afip': ['100%', '98%', '5M', '2015'],
  '/case-cometa': ['12', '99,8%', '300%', '2012'],
  '/case-novaquest': ['99,99%', '8 meses', 'ROI'],
  '/lp/cybersecurity/exemplo-seguranca': [],
  '/lp/campaigns/roundtable-sessions-cotia': ['23/07/2025', '11h00', 'Almoço', 'Cotia'],
  '/termos': [],
  '/privacidade': [],
  '/cookies': [],
};

/** Addresses of the footer that lead on. */
export const redirects = ['/contato', '/portal-cliente', '/treinamentos'];

export const notFound = 'Oops! Page not found';

/** Page -> addresses that its content leads to. */
export const links: Record<string, string[]> = {
  '/': ['/defesa-cibernetica', '/monitoramento', '/protecao-redes'],
  '/materiais': ['/case-barbosa', '/case-afip', '/case-cometa', '/case-novaquest'],
  '/protecao-redes-solucoes': ['/fale-conosco'],
  '/next-gen-antivirus': ['/fale-conosco'],
  '/softwares-gerenciamento-ti': ['/fale-conosco'],
  '/defesa-cibernetica': ['/fale-conosco'],
  '/nsoc': ['/fale-conosco'],
  '/case-barbosa': ['/materiais', '/fale-conosco'],
  '/case-afip': ['/materiais', '/fale-conosco'],
  '/case-cometa': ['/materiais', '/fale-conosco'],
  '/case-novaquest': ['/materiais', '/fale-conosco'],
};

/** Page -> how many things of a kind a section type shows there, at least one section of them. */
export const counts: [path: string, section: string, list: string, count: number][] = [
  ['/', 'hero-carousel', 'slides', 3],
  ['/', 'card-grid', 'cards', 6],
  ['/', 'partner-strip', 'partners', 10],
  ['/sobre', 'tabs', 'items', 6],
  ['/materiais', 'case-cards', 'cases', 4],
  ['/materiais', 'guide-cards', 'guides', 3],
  ['/protecao-redes-solucoes', 'vendor-cards', 'vendors', 2],
  ['/gestao-vulnerabilidades', 'vendor-cards', 'vendors', 4],
  ['/softwares-gerenciamento-ti', 'accordion', 'items', 6],
  ['/defesa-cibernetica', 'steps', 'items', 6],
  ['/nsoc', 'steps', 'items', 6],
];

interface FormFields {
  page: string;
  strategy: string;
  /** Field name -> what holds of it. */
  fields: Record<string, { required?: boolean; maxLength?: number; value?: string }>;
}

/** Forms, by their file. */
export const forms: Record<string, FormFields> = {
  contato: {
    page: '/fale-conosco',
    strategy: 'crm',
    fields: {
      name: { value: 'Captação Site' },
      leadsource: { value: 'Web Site' },
      leadstatus: { value: 'Novo Lead' },
      currency: { value: '1' },
      firstname: { required: true, maxLength: 40 },
      lastname: { required: true, maxLength: 80 },
      company: { required: true, maxLength: 100 },
      email: { required: true },
      phone: { required: true, maxLength: 50 },
      emailoptin: { required: true },
    },
  },
  consultoria: {
    page: '/lp/cybersecurity/exemplo-seguranca',
    strategy: 'log-and-track',
    fields: {
      name: { required: true },
      email: { required: true },
      phone: { required: true },
      company: {},
    },
  },
  roundtable: {
    page: '/lp/campaigns/roundtable-sessions-cotia',
    strategy: 'log-and-track',
    fields: {
      name: { required: true },
      email: { required: true },
      phone: { required: true },
      company: {},
      message: {},
    },
  },
};

export const formNames = ['hero_form', 'roundtable-registration'];
export const interests = 13;
export const phone = {
  placeholder: 'Exemplo: (11) 99999-9999',
  countries: ['br', 'us', 'ar', 'cl', 'co', 'mx', 'pe', 'uy'],
};
export const passwordPlaceholder = 'Mínimo 6 caracteres';
export const passwordLength = 6;

/** Sentences that messages.json or a form says, each to the letter. */
export const sentences = [
  'Os seguintes campos são obrigatórios: {fields}',
  'Por favor, insira um endereço de email válido',
  'Por favor, complete a verificação do reCAPTCHA',
  'Entrando...',
  'Criando conta...',
];

/** Notices: title and text, together in one place. */
export const notices: [title: string, text?: string][] = [
  ['Erro no login', 'Erro ao fazer login. Tente novamente.'],
  ['Login realizado com sucesso!', 'Você foi autenticado com sucesso.'],
  ['Erro no cadastro', 'Erro ao criar conta. Tente novamente.'],
  ['Conta criada com sucesso!', 'Verifique seu email para confirmar sua conta.'],
  ['Email inválido', 'Por favor, insira um email válido.'],
  ['Campos obrigatórios', 'Por favor, preencha todos os campos.'],
  ['Senhas não coincidem', 'A senha e a confirmação devem ser iguais.'],
  ['Senha muito curta', 'A senha deve ter pelo menos 6 caracteres.'],
  ['Erro', 'Ocorreu um erro ao enviar sua solicitação. Tente novamente.'],
  ['Sucesso!', 'Sua solicitação foi enviada. Entraremos em contato em breve.'],
  ['Error', 'Failed to load user data'],
  ['Error', 'Failed to sign out'],
];

/** Links that open outside: customer portal, WhatsApp with a text, social networks. */
export const outside = { whatsapp: /^https:\/\/wa\.me\/\d+\?text=.+/, copyrightYear: 2024 };

/** Movement: a slide stays 5 s; the partner strip glides 2 px in 30 ms, a card is 280 px wide. */
export const motion = { slide: 5000, card: 280, pixels: 2, every: 30 };
