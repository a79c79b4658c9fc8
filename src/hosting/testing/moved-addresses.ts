import type { Redirect } from '../redirect-source.ts';

/** Pages of the site that the addresses are asked of. */
export const PAGES = ['/', '/404', '/sobre', '/blog'];

const LONG = `/${'longo-'.repeat(40)}/${'endereço-'.repeat(30)}`;

/** Old addresses of every form. */
export const MOVED: Redirect[] = [
  { from: '/serviços', to: '/novo' },
  { from: '/produtos/a%C3%A7%c3%a3o', to: '/novo#acao' },
  { from: '/Sobre', to: '/sobre' },
  { from: '/antigo.html', to: '/novo' },
  { from: '/Nossa Empresa.PHP', to: 'https://outro.example/a?b=c' },
  { from: '/promo', to: '/', temporary: true },
  { from: '/100%', to: '/novo' },
  { from: '/a%2Ab', to: '/novo' },
  { from: '/:pagina', to: '/novo' },
  { from: '/Ajuda:Início', to: '/novo' },
  { from: '/a"b;c{d}$e\'f`g|h<i>j[l](m)+n@o,p=q&r!s~t', to: '/novo' },
  { from: '/p^q', to: '/novo' },
  { from: '/{env.SIGNS_SECRET}', to: '/novo' },
  { from: '/$http_cookie', to: '/novo' },
  { from: '/x" { return 200 "y"; } #', to: '/novo' },
  { from: LONG, to: '/novo' },
  { from: '/index.php', to: '/sobre' },
  { from: '/index.php?p=12', to: '/novo#p' },
  { from: '/index.php?p=12&c=1', to: '/novo' },
  { from: '/?p=7', to: '/novo' },
  { from: '/sobre?versao=a%C3%A7%c3%a3o+x', to: '/novo' },
  { from: '/busca?q="$a{b}', to: '/novo' },
  { from: '/busca?vazio', to: '/novo' },
  { from: '/busca?a=ação', to: '/novo' },
  { from: '/blog/*', to: '/novo' },
  { from: '/blog/2019/*', to: 'https://outro.example/:splat' },
  { from: '/blog/2019/um', to: '/sobre' },
  { from: '/notícias/*', to: '/novo#n' },
];

/** What some host cannot do, or does in another way; docs/publishing.md says which. */
export type Limit = 'parameters' | 'odd parameters' | 'order' | 'colons' | 'carets' | 'slashes';

interface Case {
  asked: string;
  /** Undefined: no redirect answers, but the page or 404.html. */
  location: string | undefined;
  temporary?: true;
  limits?: Limit[];
}

const PARAMETERS: Limit[] = ['parameters'];
const ODD: Limit[] = ['parameters', 'odd parameters'];

const encoded = (path: string) => encodeURI(path);

/** What is asked for -> where it leads, on every host. */
export const CASES: Case[] = [
  { asked: '/servi%C3%A7os', location: '/novo' },
  { asked: '/servi%c3%a7os', location: '/novo' },
  { asked: '/servi%C3%A7os/', location: '/novo' },
  { asked: '/servi%C3%A7os?a=1&b=%20', location: '/novo?a=1&b=%20' },
  { asked: '/Servi%C3%A7os', location: undefined },
  { asked: '/servicos', location: undefined },
  { asked: '/produtos/a%C3%A7%C3%A3o?a=1', location: '/novo?a=1#acao' },
  { asked: '/produtos/a%c3%a7%c3%a3o', location: '/novo#acao' },
  { asked: '/Sobre', location: '/sobre' },
  { asked: '/Sobre/', location: '/sobre' },
  { asked: '/sobre', location: undefined },
  { asked: '/antigo.html', location: '/novo' },
  { asked: '/antigo', location: undefined },
  { asked: '/antigoxhtml', location: undefined },
  { asked: '/Nossa%20Empresa.PHP?x=1', location: 'https://outro.example/a?b=c' },
  { asked: '/nossa%20empresa.php', location: undefined },
  { asked: '/promo', location: '/', temporary: true },
  { asked: '/100%25', location: '/novo' },
  { asked: '/a%2Ab', location: '/novo' },
  { asked: '/axb', location: undefined },
  { asked: '/:pagina', location: '/novo', limits: ['colons'] },
  { asked: '/Ajuda:In%C3%ADcio', location: '/novo', limits: ['colons'] },
  { asked: '/AjudaXIn%C3%ADcio', location: undefined },
  { asked: "/a%22b;c%7Bd%7D$e'f%60g|h%3Ci%3Ej[l](m)+n@o,p=q&r!s~t", location: '/novo' },
  { asked: '/p^q', location: '/novo', limits: ['carets'] },
  { asked: '/%7Benv.SIGNS_SECRET%7D', location: '/novo' },
  { asked: '/$http_cookie', location: '/novo' },
  { asked: encoded('/x" { return 200 "y"; } ').concat('%23'), location: '/novo' },
  { asked: encoded(LONG), location: '/novo' },
  { asked: '/index.php', location: '/sobre' },
  { asked: '/index.php?p=1', location: '/sobre?p=1' },
  { asked: '/index.php?p=123', location: '/sobre?p=123' },
  { asked: '/index.php?c=1&p=12', location: '/sobre?c=1&p=12', limits: ['order'] },
  { asked: '/index.php?p=12', location: '/novo#p', limits: PARAMETERS },
  { asked: '/index.php/?p=12', location: '/novo#p', limits: PARAMETERS },
  { asked: '/index.php?p=12&utm_source=x', location: '/novo#p', limits: PARAMETERS },
  { asked: '/index.php?p=12&c=1', location: '/novo', limits: PARAMETERS },
  { asked: '/', location: undefined },
  { asked: '/?p=7', location: '/novo', limits: PARAMETERS },
  { asked: '/?p=77', location: undefined },
  { asked: '/sobre?versao=a%C3%A7%C3%A3o%20x', location: '/novo', limits: ODD },
  { asked: '/sobre?versao=a%c3%a7%c3%a3o+x', location: '/novo', limits: ODD },
  { asked: '/sobre?versao=nova', location: undefined },
  { asked: '/busca?q=%22$a%7Bb%7D', location: '/novo', limits: PARAMETERS },
  { asked: '/busca?q=%22%24a%7bb%7d', location: '/novo', limits: PARAMETERS },
  { asked: '/busca?vazio', location: '/novo', limits: ODD },
  { asked: '/busca?vazio=', location: '/novo', limits: ODD },
  { asked: '/busca?a=a%C3%A7%c3%a3o', location: '/novo', limits: PARAMETERS },
  { asked: '/busca', location: undefined },
  { asked: '/blog', location: undefined },
  { asked: '/blog/', location: '/blog', limits: ['slashes'] },
  { asked: '/blogue', location: undefined },
  { asked: '/blog/x', location: '/novo' },
  { asked: '/blog/x/y/?a=1', location: '/novo?a=1' },
  { asked: '/blog/x.html', location: '/novo' },
  { asked: '/blog/2019', location: 'https://outro.example/:splat' },
  { asked: '/blog/2019/', location: 'https://outro.example/:splat' },
  { asked: '/blog/2019/dois/x', location: 'https://outro.example/:splat' },
  { asked: '/blog/2019/um', location: '/sobre' },
  { asked: '/not%C3%ADcias', location: '/novo#n' },
  { asked: '/not%C3%ADcias/a%20b', location: '/novo#n' },
  { asked: '/not%c3%adcias/a', location: '/novo#n' },
];
