import type { ControlSchema, Schema } from '../contract/schemas.ts';
import type { Table } from '../state/table.ts';

export type Scope = ControlSchema<'Scopes'>[number];

export type AuthorizationCode = { createdAt: number; scopes: Scope[]; isUsed: boolean };

/** All tokens that come of one code. */
export type TokenFamily = { id: string; createdAt: number; isRevoked: boolean; scopes: Scope[] };

type AccessToken = { family: string; expiresAt: number };

type RefreshToken = {
  family: string;
  expiresAt: number;
  /** The access token issued with it. */
  accessToken: string;
  /** Set by the refresh, with what it returned and the key that signed it. */
  rotation?: { at: number; keyId: string; successor: Schema<'TokenSet'> };
};

export type AuthState = {
  codes: Record<string, AuthorizationCode>;
  families: Record<string, TokenFamily>;
  accessTokens: Table<AccessToken>;
  refreshTokens: Table<RefreshToken>;
};
