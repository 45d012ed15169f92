/** The signed-in user. */
export interface User {
  id: string;
  email: string;
  /** The user's name: `full_name` in the account's metadata. */
  fullName: string | null;
}

/**
 * Returns the name that the top bar shows. It is the full name. Without one, it is the part of the e-mail address
 * before the @, or 'Usuário'.
 */
export function displayName(user: User): string {
  return user.fullName?.trim() || user.email.split('@')[0]?.trim() || 'Usuário';
}
