/**
 * Replaces reCAPTCHA v2: `recaptcha.js?onload=fn&render=explicit`. Like the real script it loads the rest itself,
 * through its Trusted Types policy with `trustedtypes=true`, and from a plain string without.
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
