declare module 'virtual:site-data' {
  const site: import('../engine/types.ts').SiteData;
  export default site;
}
