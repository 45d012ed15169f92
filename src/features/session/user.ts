/** The signed-in user. */
export interface User {
  id: string;
  email: string;
  /** `full_name` in the account's metadata. */
  fullName: string | null;
}

/** The name the top bar shows: full name, else the e-mail's part before the @, else 'Usuário'. */
export function displayName(user: User): string {
  return user.fullName?.trim() || user.email.split('@')[0]?.trim() || 'Usuário';
}
