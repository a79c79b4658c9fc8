declare module 'cssjanus' {
  export function transform(css: string): string;
}
