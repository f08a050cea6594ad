import { Fragment } from 'react';

/** A line for the settings file, chosen whole at a press; where it is too long, it breaks between its parts. */
export function EnvLine({ children }: { children: string }) {
  return (
    <code className="block self-start rounded-xl border-2 border-line bg-cream px-3 py-1 text-base wrap-anywhere select-all">
      {children.split(/(?<=[=/_])(?=...)/).map((part, nth) => (
        <Fragment key={`${nth} ${part}`}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
