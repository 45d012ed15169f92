/**
 * Stands in for auth-js's passkeys (`lib/webauthn`) in the app's bundle (see scripts/webpack/unused.ts):
 * here one signs in with a password only. auth-js constructs `WebAuthnApi` and asks whether the
 * browser knows passkeys; the rest only code of our own could reach, and it is refused.
 */
export class WebAuthnApi {}

/** auth-js then answers a request for a passkey with an error of its own. */
export const browserSupportsWebAuthn = (): boolean => false;

function refuse(): never {
  throw new Error('Passkeys are not part of this build');
}

export const webAuthnAbortService = { createNewAbortSignal: refuse, cancelCeremony: refuse };
export const createCredential = refuse;
export const getCredential = refuse;
export const deserializeCredentialCreationOptions = refuse;
export const deserializeCredentialRequestOptions = refuse;
export const serializeCredentialCreationResponse = refuse;
export const serializeCredentialRequestResponse = refuse;
