import type { ReactNode } from 'react';
import { Owl } from '../shell/owl.tsx';

/** Why there is no round, with buttons to go on. */
export function NotDealt({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-5 p-6 text-center">
      <span aria-hidden>
        <Owl mood="comforting" size={104} />
      </span>
      <p role="alert" className="text-xl">
        {sentence}
      </p>
      {children}
    </div>
  );
}
