/**
 * Stands in for reCAPTCHA v2: `recaptcha.js?onload=fn&render=explicit`. As the real one it brings the
 * rest itself, by its policy with `trustedtypes=true` and by a plain string without.
 */
import { bring, googlePolicy } from './trusted-scripts.ts';

const waiting: (() => void)[] = [];
Object.assign(window, {
  grecaptcha: { waiting, ready: (callback: () => void) => void waiting.push(callback) },
});

const { search } = new URL((document.currentScript as HTMLScriptElement).src);
const parts = `/__local/recaptcha-parts.js${search}`;
const trusted = new URLSearchParams(search).has('trustedtypes');
bring(trusted ? googlePolicy().createScriptURL(parts) : parts);
