import type { ComponentProps } from 'react';

/**
 * A fieldset that may stand in a column of a flex box: Safari draws one that does so too tall by its legend until the
 * page is touched, and then moves what is below away from under the finger.
 */
export function Fieldset(props: ComponentProps<'fieldset'>) {
  return (
    <div className="min-w-0">
      <fieldset className="min-w-0" {...props} />
    </div>
  );
}
