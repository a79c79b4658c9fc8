declare module 'virtual:site-data' {
  const site: import('../data/types.ts').SiteData;
  export default site;
}

declare module 'virtual:auth-texts' {
  const texts: import('./config.gen.ts').Messages['auth'];
  export default texts;
}
