export type Json = null | boolean | number | string | Json[] | JsonMap;
export type JsonMap = { [key: string]: Json };
