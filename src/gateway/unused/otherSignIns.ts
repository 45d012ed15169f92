/**
 * Replaces the modules of `@supabase/auth-js` for passkeys and wallets in the app's bundle (see the aliases in
 * webpack.config.ts). The client creates a `WebAuthnApi`, although the app signs in by e-mail only. Any use of the
 * rest throws.
 */
export class WebAuthnApi {}

export const webAuthnAbortService = {};

function missing(): never {
  throw new Error('This way to sign in is not part of this build');
}

export {
  missing as browserSupportsWebAuthn,
  missing as createCredential,
  missing as createSiweMessage,
  missing as deserializeCredentialCreationOptions,
  missing as deserializeCredentialRequestOptions,
  missing as fromHex,
  missing as getAddress,
  missing as getCredential,
  missing as serializeCredentialCreationResponse,
  missing as serializeCredentialRequestResponse,
  missing as toHex,
};
