import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The errors of a form, at first `none`. `show` puts them at the fields; the first field with an error is focused and
 * read out.
 */
export function useFormErrors<Errors>(none: Errors) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(none);

  function show(next: Errors): void {
    // The errors must be rendered before a field with one is focused.
    flushSync(() => setErrors(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return { form, errors, show };
}
