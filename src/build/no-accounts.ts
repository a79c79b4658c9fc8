/** Stands for supabase-js where pages are rendered. A bundler says so if the app imports a name that is not here. */
export const createClient = undefined;
export const AuthApiError = undefined;
export const isAuthError = undefined;
export const isAuthRetryableFetchError = undefined;
export const isAuthSessionMissingError = undefined;
