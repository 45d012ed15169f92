/**
 * Stands in for auth-js's sign-in by an Ethereum wallet (`lib/web3/ethereum`) in the app's bundle
 * (see scripts/webpack/unused.ts). Nothing here is called unless by `signInWithWeb3`.
 */
function refuse(): never {
  throw new Error('Signing in with a wallet is not part of this build');
}

export const createSiweMessage = refuse;
export const fromHex = refuse;
export const getAddress = refuse;
export const toHex = refuse;
