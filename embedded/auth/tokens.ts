import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { successorOf } from './refreshTokens';
import { verifiedTokenCache } from './verifiedTokens';

/** How long an access token is valid, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600;

const AUDIENCE = 'authenticated';

const claimsShape = z.looseObject({
  sub: z.guid(),
  role: z.literal('authenticated'),
  session_id: z.guid(),
  exp: z.number(),
});

/** The claims of a token that was verified. */
export type Claims = z.infer<typeof claimsShape>;

/** Why a token is refused. */
export type TokenProblem = 'expired' | 'invalid';

/**
 * The user and the session that an access token names. The user's metadata is not included, because every request sends
 * the token in a header, whose length is limited.
 */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** The time at which the password was entered, in seconds since 1970. A refreshed token keeps this time. */
  readonly signedInAt: number;
}

/** Signs and verifies access tokens (JWT, HS256), and derives the successors of refresh tokens. */
export interface TokenSigner {
  /**
   * Signs a token.
   * @param now - In seconds since 1970.
   */
  sign(subject: TokenSubject, now: number): Promise<string>;
  verify(token: string): Promise<Claims | TokenProblem>;
  /** Returns the refresh token that replaces another one in an exchange. It returns the same successor each time. */
  successorOfRefreshToken(refreshToken: string): string;
}

/**
 * Makes the signer of this backend's tokens.
 * @param issuer - The address of the authentication routes, as in GoTrue's tokens.
 */
export function tokenSigner(secret: Uint8Array, issuer: string): TokenSigner {
  const verified = verifiedTokenCache<Claims>();
  return {
    sign: (subject, now) =>
      new SignJWT({
        email: subject.email,
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: subject.signedInAt }],
        session_id: subject.sessionId,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject.userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(secret),

    verify: async (token) => {
      const known = verified.recall(token);
      if (known !== null) return known;
      try {
        // Only one algorithm is accepted, so that a token cannot choose a weaker one or none.
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          requiredClaims: ['exp', 'sub'],
        });
        const claims = claimsShape.safeParse(payload);
        if (!claims.success) return 'invalid';
        verified.remember(token, claims.data, claims.data.exp);
        return claims.data;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },

    successorOfRefreshToken: (refreshToken) => successorOf(refreshToken, secret),
  };
}
