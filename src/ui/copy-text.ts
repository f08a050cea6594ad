// Puts text on the clipboard.

/** Returns what to say: `done`, or what to do where the browser refuses. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'That could not be copied. Please write it down.';
  }
}
