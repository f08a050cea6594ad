// The form's username, kept for this tab while its owner is away to pay. Never the password.
const KEY = 'registering';

/** Keeps the name until the tab is closed. */
export function keepUsername(username: string): void {
  try {
    sessionStorage.setItem(KEY, username);
  } catch {
    // Without a storage the name has to be typed again.
  }
}

/** The kept name, or nothing. */
export function keptUsername(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Forgets the name: it has become an account. */
export function forgetUsername(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
