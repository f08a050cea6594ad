// The form's username, kept in this tab during the payment. Never the password.
const KEY = 'registering';

export function cacheUsername(username: string): void {
  try {
    sessionStorage.setItem(KEY, username);
  } catch {}
}

export function cachedUsername(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Deletes the name when the account exists. */
export function forgetUsername(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
