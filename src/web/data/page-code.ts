/** The address of the code this page started with, without its host: it has another name in each version. */
export function pageCode(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script && new URL(script.src).pathname;
}
