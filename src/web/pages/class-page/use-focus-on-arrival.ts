import { useEffect, useRef } from 'react';

/** A heading that gets the focus when its step replaces another, but not when the page opens. */
export function useFocusOnArrival(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The step before has taken the focused button with it.
    if (activeElement === null || activeElement === document.body) {
      heading.current?.focus();
      document.documentElement.scrollTop = 0;
    }
  }, [step]);
  return heading;
}
