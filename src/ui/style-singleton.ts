// Replaces `react-style-singleton` in the build. Dialogs use it to keep the page behind them from scrolling. This
// version uses a constructed style sheet instead of a style element, which the content security policy refuses (CSP 3,
// 6.1.14 style-src).
import { useEffect } from 'react';

/**
 * A component that applies its styles to the document while at least one instance is mounted. The styles of the first
 * instance apply.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(styles: string): void {
    if (mounted++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    if (--mounted > 0) return;
    const gone = sheet;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== gone);
  }

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
