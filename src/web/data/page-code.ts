/** The path of the script this page started with, whose name differs in each version. */
export function pageCode(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script && new URL(script.src).pathname;
}
