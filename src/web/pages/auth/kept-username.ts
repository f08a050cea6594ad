// The form's username, kept in this tab during the payment. Never the password.
const KEY = 'registering';

export function keepUsername(username: string): void {
  try {
    sessionStorage.setItem(KEY, username);
  } catch {}
}

export function keptUsername(): string {
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
